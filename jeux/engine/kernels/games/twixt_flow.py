# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""How easily the sides of Twixt get across: the sum of the weights of all ways, straight ahead and by links.

A side runs along its columns (rows for Black) from goal line to goal line, blocked by opposing pegs and links. Its own
pegs cost nothing, wherever their chains lead, and may be left or reached sideways by a link. Every uncovered row halves
the weight of a way. The weights of all ways are added, like currents in parallel wires: many ways are worth more than
one, because the opponent blocks one at a time.

Ladders are decided statically, because no search sees their end: where two chains run side by side, the one behind gets
through only if it reaches its goal line before the edge, as shown by the corner-to-corner lines on commercial boards.

Types are in `compiled/games/twixt_flow.pxd`.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable

from jeux.engine.kernels.games import twixt_tables as tables

from .twixt_pegs import Pegs

_PAD, _WIDTH, _CELLS, _LAST = tables.PAD, tables.WIDTH, tables.CELLS, tables.LAST
AHEAD, STEEP, FLAT = 0.5, 0.25, 0.375
"""The weight of a row straight ahead, of a link over two rows, and over one."""
_AHEAD, _STEEP, _FLAT = AHEAD, STEEP, FLAT
_SEVERED = 511
"""All the ways of links, and the one straight ahead."""

_AROUND = array("i", tables.AROUND)
_ROOM = array("b", tables.room())
_FROM = array("i", tables.FROM)
_ORDER = array("i", tables.order())
_LEADS = array("i", tables.leads())
_NOTHING = array("d", bytes(8 * _CELLS))


class Flow(Pegs):
    """Pegs with the weights of the ways: `into` holds those to every hole from White's first goal line, from his
    second one, then from Black's; `foresees`: whether the ladders that the side to play may begin to lead are settled
    as well. What tells a goal line below is 0 for the first and 4 for the second: ways turn round by it."""

    def __init__(self, own_crossing: bool, pegs: Iterable[int], links: Iterable[tuple[int, int]], side: int) -> None:
        super().__init__(own_crossing, pegs, links, side)
        self.into, self.aside = array("d", bytes(32 * _CELLS)), array("d", bytes(8 * _CELLS))
        self.waits = array("i", bytes(4 * _CELLS))
        self.foresees = False

    def flow(self, side: int, begin: int) -> float:
        """The weight of all the ways of a side; `into` is filled from its goal line 1 or 2."""
        into, aside, peg, cut, shift = self.into, self.aside, self.peg, self.cut, side * _CELLS
        base = (2 * side + begin - 1) * _CELLS
        along = 1 if side else _WIDTH
        across = _WIDTH if side else 1
        first, step = _PAD * _WIDTH + _PAD, 0
        if begin == 2:
            first += _LAST * (along + across)
            step = along
            along, across = -along, -across
        aside[:] = _NOTHING
        for i in range(_LAST + 1):
            for j in range(1, _LAST):
                hole = first + i * along + j * across
                if peg[hole] == 2 - side:
                    into[base + hole] = 0.0
                    continue
                weight = aside[hole] if i else 1.0
                if i and not cut[shift + hole + step]:
                    weight += into[base + hole - along] * _AHEAD
                into[base + hole] = weight
                if peg[hole]:
                    self.gather(side, hole, base, 4 * begin - 4)
        total = 0.0
        for j in range(1, _LAST):
            total += into[base + first + _LAST * along + j * across]
        return total

    def gather(self, side: int, hole: int, base: int, goal: int) -> None:
        """Add what reaches an own peg sideways from the goal line, and hand it on."""
        into, shift = self.into, side * _CELLS
        weight = into[base + hole]
        led, linked = self.led(side, hole, goal), self.linked[hole]
        shut = self.closed[shift + hole] | linked | led
        along = 1 if side else _WIDTH
        if goal:
            along = -along
        if led == _SEVERED and not self.cut[shift + hole - (along if goal else 0)]:
            weight -= into[base + hole - along] * _AHEAD
        for i in range(4):
            way = _FROM[4 * side + i] ^ goal
            there = hole + _AROUND[way]
            if not shut >> way & 1 and not self.peg[there] and _ROOM[shift + there]:
                weight += into[base + there] * (_STEEP if i < 2 else _FLAT)
        into[base + hole] = 0.0
        self.hand_on(side, hole, base, goal, weight)

    def hand_on(self, side: int, hole: int, base: int, goal: int, weight: float) -> None:
        """A chain is had as a whole: give a weight to a peg, to the holes that its links lead to in the rows after it,
        and to the pegs linked to it which the flow has passed already with less."""
        into, waits, shift = self.into, self.waits, side * _CELLS
        sign = -1 if goal else 1
        now = sign * _ORDER[shift + hole]
        waits[0] = hole
        waiting = 1
        while waiting:
            waiting -= 1
            hole = waits[waiting]
            more = weight - into[base + hole]
            if more <= 0.0:
                continue
            into[base + hole] = weight
            linked = self.linked[hole]
            self.spill(side, hole, goal, more)
            for way in range(8):
                there = hole + _AROUND[way]
                if linked >> way & 1 and sign * _ORDER[shift + there] < now:
                    waits[waiting] = there
                    waiting += 1

    def spill(self, side: int, hole: int, goal: int, more: float) -> None:
        """Let the weight of an own peg go on by links to the rows after it."""
        aside, shift = self.aside, side * _CELLS
        linked, led = self.linked[hole], self.led(side, hole, 4 - goal)
        shut = self.closed[shift + hole] | led
        along = 1 if side else _WIDTH
        if goal:
            along = -along
        if led == _SEVERED and not self.cut[shift + hole + (0 if goal else along)]:
            aside[hole + along] -= more * _AHEAD
        for i in range(4):
            way = _FROM[4 * side + i] ^ goal ^ 4
            if linked >> way & 1:
                aside[hole + _AROUND[way]] += more
            elif not shut >> way & 1:
                aside[hole + _AROUND[way]] += more * (_STEEP if i < 2 else _FLAT)

    # --- ladders --------------------------------------------------------------------------------------------------

    def led(self, side: int, hole: int, goal: int) -> int:
        """The ways of links towards a goal line that only go on with a ladder which the adversary wins: his chain runs
        alongside, a step ahead; `SEVERED` where he has yet to put the peg that leads."""
        ways, other = 0, (1 - side) * _CELLS
        foresees = self.foresees and self.side != side
        for i in range(4):
            lead = hole + _LEADS[8 * side + goal + i]
            way = _FROM[4 * side + i] ^ goal
            if self.peg[lead] == 2 - side:
                if self.linked[lead] >> (way ^ 4) & 1 and self.lost(side, hole, lead, way):
                    ways |= 1 << way | 1 << (_FROM[4 * side + (i ^ 2)] ^ goal)
            elif foresees and not self.peg[lead] and _ROOM[other + lead]:
                tail = lead - _AROUND[way]
                runs = self.peg[tail] == 2 - side and not self.closed[other + tail] >> way & 1
                if runs and self.lost(side, hole, lead, way):
                    return _SEVERED
        return ways

    def lost(self, side: int, hole: int, lead: int, way: int) -> bool:
        """Whether a ladder is lost by the side that follows with a peg in a hole: it meets the edge or an adverse peg
        before its goal line, where the leader can follow no more, or a peg that helps it."""
        shift, other = side * _CELLS, (1 - side) * _CELLS
        step = _AROUND[way]
        while True:
            tied = self.linked[hole] >> way & 1
            if not tied and self.closed[shift + hole] >> way & 1:
                return True
            if not self.linked[lead] >> way & 1 and self.closed[other + lead] >> way & 1:
                return False
            hole += step
            lead += step
            if not _ROOM[shift + hole] or self.peg[hole] == 2 - side:
                return True
            if not _ROOM[other + lead] or self.peg[lead] == side + 1:
                return False
            if not tied and (self.peg[hole] or self.helped(side, hole, way ^ 4)):
                return False

    def helped(self, side: int, hole: int, back: int) -> bool:
        """Whether a peg put in a hole would find an own one to link to, but for the way that it comes from."""
        closed = self.closed[side * _CELLS + hole]
        for way in range(8):
            if way != back and self.peg[hole + _AROUND[way]] == side + 1 and not closed >> way & 1:
                return True
        return False
