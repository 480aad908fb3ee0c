# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""The pegs and links of Twixt as numbers, and how many pegs the sides lack to join their goal lines.

A step is a hole: the peg gets all its possible links at once, as with ``links=auto``.

Types are in `compiled/games/twixt_pegs.pxd`.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable

from jeux.engine.kernels.games import twixt_tables as tables

from ..board_search import MAX_PLY, Board

_OVER = -2
_PAD, _WIDTH, _CELLS, _LAST = tables.PAD, tables.WIDTH, tables.CELLS, tables.LAST
FAR = 26
"""The length of a way that is barred, and more than any other."""
_FAR = FAR

_AROUND = array("i", tables.AROUND)
_CROSSED = array("i", tables.crossings())
_STRAIGHT = array("i", tables.STRAIGHT)
_KEYS = array("Q", tables.zobrist_keys())
_ROOM = array("b", tables.room())
_GOAL = array("b", tables.goals())
_NOWHERE = array("b", [_FAR] * _CELLS)


class Pegs(Board):
    """The position: `pegs` are 0, 1 (White) or 2 (Black) for each hole in the order of position texts, `links` pairs of
    a hole and one of the four directions; `own_crossing` whether links may cross those of their own side."""

    def __init__(self, own_crossing: bool, pegs: Iterable[int], links: Iterable[tuple[int, int]], side: int) -> None:
        super().__init__()
        self.own_crossing = own_crossing
        self.generous = False
        self.side = side
        self.may_repeat = False
        self.peg, self.linked = array("b", bytes(_CELLS)), array("i", bytes(4 * _CELLS))
        self.cut = array("b", bytes(2 * _CELLS))
        self.closed, self.bars = array("i", bytes(8 * _CELLS)), array("b", bytes(8 * _CELLS))
        self.coming = 0
        self.reached = array("b", bytes(_CELLS))
        self.now, self.next = array("i", bytes(4 * _CELLS)), array("i", bytes(4 * _CELLS))
        self.put_at, self.made = array("i", bytes(4 * (MAX_PLY + 2))), array("i", bytes(4 * (MAX_PLY + 2)))
        self.spots, self.all_pegs = array("i", bytes(4 * _CELLS)), 0
        self.depth = 0
        for i, peg in enumerate(pegs):
            if peg:
                self.put(tables.INNER[i], peg)
        for begin, direction in links:
            self.link(tables.INNER[begin], direction, 1)
        self.key ^= side
        self.turn = self.side
        if self.chained(1 - side):
            self.turn, self.winner = _OVER, 1 - side

    # --- pegs and links -------------------------------------------------------------------------------------------

    def put(self, hole: int, colour: int) -> None:
        """Put a peg without its links."""
        self.peg[hole] = colour
        self.key ^= _KEYS[2 * hole + colour - 1]
        self.spots[self.all_pegs] = hole
        self.all_pegs += 1

    def link(self, begin: int, direction: int, more: int) -> None:
        """Put a link between two pegs (`more` 1) or take it off (-1): what it crosses is barred."""
        end = begin + _AROUND[direction]
        side = self.peg[begin] - 1
        self.linked[begin] ^= 1 << direction
        self.linked[end] ^= 16 << direction
        if side == direction >> 1:
            self.cut[begin + _STRAIGHT[direction]] += more
        self.key ^= _KEYS[2 * _CELLS + 4 * begin + direction]
        for i in range(9):
            crossed = begin + _CROSSED[18 * direction + 2 * i]
            other = _CROSSED[18 * direction + 2 * i + 1]
            if not (_ROOM[crossed] or _ROOM[_CELLS + crossed]):
                continue
            at = (crossed * 4 + other) * 2
            self.bars[at + side] += more
            for owner in range(2):
                barred = self.bars[at + 1 - owner] > 0
                if not self.own_crossing:
                    barred = barred or self.bars[at + owner] > 0
                self.bar(owner, crossed, other, barred)

    def bar(self, owner: int, begin: int, direction: int, barred: bool) -> None:
        """Close a link to a side, or open it."""
        at = owner * _CELLS + begin
        far = at + _AROUND[direction]
        if barred:
            self.closed[at] |= 1 << direction
            self.closed[far] |= 16 << direction
        else:
            self.closed[at] &= ~(1 << direction)
            self.closed[far] &= ~(16 << direction)

    def play(self, step: int) -> None:
        side = self.side
        self.put(step, side + 1)
        made = 0
        closed = self.closed[side * _CELLS + step]
        for way in range(8):
            if self.peg[step + _AROUND[way]] == side + 1 and not closed >> way & 1:
                made |= 1 << way
                self.link_by(step, way, 1)
        self.put_at[self.depth], self.made[self.depth] = step, made
        self.depth += 1
        self.side = 1 - side
        self.key ^= 1
        self.turn = self.side
        if made and self.chained(side):
            self.turn, self.winner = _OVER, side

    def link_by(self, hole: int, way: int, more: int) -> None:
        """`link` from either end."""
        if way < 4:
            self.link(hole, way, more)
        else:
            self.link(hole + _AROUND[way], way - 4, more)

    def undo(self) -> None:
        self.depth -= 1
        step, made = self.put_at[self.depth], self.made[self.depth]
        self.side = 1 - self.side
        self.key ^= 1 ^ _KEYS[2 * step + self.side]
        for way in range(8):
            if made >> way & 1:
                self.link_by(step, way, -1)
        self.peg[step] = 0
        self.all_pegs -= 1
        self.turn, self.winner = self.side, -1

    def chained(self, side: int) -> bool:
        """Whether links lead from a goal line of a side to the other."""
        return self.length(side, 0) == 0

    # --- ways -----------------------------------------------------------------------------------------------------

    def length(self, side: int, most: int) -> int:
        """The fewest pegs with which a side joins its goal lines, FAR if more than `most`. `reached` tells for every
        hole the pegs that it takes from the first goal line."""
        reached, now = self.reached, self.now
        reached[:] = _NOWHERE
        waiting = coming = 0
        first = _PAD * _WIDTH + _PAD
        stride = _WIDTH if side else 1
        for i in range(1, _LAST):
            hole = first + i * stride
            if self.peg[hole] == side + 1:
                reached[hole] = 0
                now[waiting] = hole
                waiting += 1
            elif not self.peg[hole]:
                reached[hole] = 1
                self.next[coming] = hole
                coming += 1
        steps = 0
        while True:
            self.coming = coming
            if self.spread(side, steps, waiting):
                return steps
            steps += 1
            waiting, coming = self.coming, 0
            if not waiting or steps > most:
                return _FAR
            self.now, self.next = self.next, self.now

    def spread(self, side: int, steps: int, waiting: int) -> bool:
        """Go on from the `waiting` holes that were reached with so many pegs, to pegs at once, to empty holes with a
        peg more; whether the second goal line was met."""
        peg, linked, closed, reached = self.peg, self.linked, self.closed, self.reached
        now, own, shift, arrived = self.now, side + 1, side * _CELLS, False
        at = 0
        while at < waiting:
            hole = now[at]
            at += 1
            mine = peg[hole] == own
            if _GOAL[shift + hole] == 2:
                arrived = True
            shut = closed[shift + hole]
            tied = linked[hole] if mine and not self.generous else 255 & ~shut | linked[hole]
            for way in range(8):
                there = hole + _AROUND[way]
                if reached[there] != _FAR:
                    continue
                if peg[there] == own:
                    if tied >> way & 1:
                        reached[there] = steps
                        now[waiting] = there
                        waiting += 1
                elif not peg[there] and not shut >> way & 1 and _ROOM[shift + there]:
                    reached[there] = steps + 1
                    self.next[self.coming] = there
                    self.coming += 1
        return arrived
