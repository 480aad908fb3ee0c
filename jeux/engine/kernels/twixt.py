# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Twixt as numbers: holes on a padded board, and how far the sides are from joining their goal lines.

A step is a hole: the peg gets all its possible links at once, as with ``links=auto``; only the holes that promise most
are generated: those that make links or bar ways, on the shortest ways of both sides. Two measures make the estimate:

- the *run*: the rows that are left to cover straight ahead of the pegs, for a detour gives the adversary time;
- the *sure way*, the two-distance that van Rijswijck gave Hex (*Computer Hex: Are Bees Better than Fruitflies?*, 2000):
  a hole counts as reached only where two ways lead to it, or one from a peg, since the adversary stops one of two.

Types are in `jeux/engine/compiled/twixt.pxd`.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable

from jeux.engine.kernels import twixt_tables as tables
from jeux.rules.twixt_board import SIZE

from .twixt_pegs import FAR, Pegs

_PAD, _WIDTH, _CELLS, _LAST = tables.PAD, tables.WIDTH, tables.CELLS, tables.LAST
INNER, OUTER = tables.INNER, tables.OUTER
_FAR = FAR
_RUN, _SURE, _TURN = 2, 40, 45
"""What a tenth of a row less to run is worth, a peg less to put on the sure way, and the right to put one."""
_EARLY, _BLOCK, _ADVANCE = 12, 3, 1
"""With fewer pegs on the board the adverse run weighs more than the own one for who searches: barring comes first."""
_WHOLE = 10 * (SIZE - 1)
"""The run on an empty board."""
_SLACK = 2
"""Holes on ways that are so many pegs longer than the shortest are thought of."""
TRIED = 16
"""The holes tried in a position."""
_TRIED = TRIED
_OWN = array("i", [20, 0, -10] + [-15] * FAR)
"""What a hole is worth by how much longer than the shortest the own ways through it are."""
_ADVERSE = array("i", [15, 5, 0] + [-10] * FAR)
"""The same for the ways of the adversary."""
_LINKS = array("i", [0, 25] + [35] * 7)
"""What the links are worth that a peg would make."""
_LEAPING = 20
"""What a hole without link is worth at a leap's distance from the nearest peg: a block, or two ways."""
_WORTHIEST = 1000
_STOPPED = 400
"""A run that is barred, more than any other."""
_STEEP, _FLAT = 22, 15
"""What a link costs in a run: its rows, and a little for leaving the column."""
_MANY = 1 << 30
"""As many ways as are counted."""

_AROUND = array("i", tables.AROUND)
_ROOM = array("b", tables.room())
_GOAL = array("b", tables.goals())
_RING, _DISC = array("i", tables.within(tables.LEAP, tables.LEAPT)), array("i", tables.within(0, tables.LEAP - 1))
_RINGS, _DISCS = len(_RING), len(_DISC)
_FROM = array("i", tables.FROM)
_OVER_FROM, _OVER_WAY = array("i", tables.OVER_FROM), array("i", tables.OVER_WAY)
_NONE = array("b", bytes(_CELLS))
_HOLES = SIZE * SIZE
_INNER = array("i", INNER)
_NOWHERE = array("b", [_FAR] * _CELLS)
_UNREACHED = array("i", [_STOPPED] * _CELLS)


class Twixt(Pegs):
    """The position as the search sees it, for the side to play where the search begins (`root`); `apart`: whether pegs
    that stand apart are counted in ways like holes, for they are not joined yet."""

    def __init__(self, own_crossing: bool, pegs: Iterable[int], links: Iterable[tuple[int, int]], side: int) -> None:
        super().__init__(own_crossing, pegs, links, side)
        self.there, self.back_again = array("b", bytes(2 * _CELLS)), array("b", bytes(2 * _CELLS))
        self.ways, self.ways_back = array("q", bytes(16 * _CELLS)), array("q", bytes(16 * _CELLS))
        self.many, self.total = array("q", bytes(8 * _CELLS)), array("q", bytes(16))
        self.cost, self.sideways = array("i", _UNREACHED), array("i", _UNREACHED)
        self.near = array("b", bytes(_CELLS))
        self.pouring = self.counted = 0
        self.root = side
        self.early = self.all_pegs < _EARLY
        self.apart = False

    def evaluate(self) -> int:
        mine, adverse = self.run(self.root), self.run(1 - self.root)
        score = _RUN * (adverse - mine)
        if self.early:
            score = _BLOCK * (adverse - _WHOLE) - _ADVANCE * (mine - _WHOLE)
        score += _SURE * (self.length(1 - self.root, 2, _FAR) - self.length(self.root, 2, _FAR))
        return (score if self.side == self.root else -score) + _TURN

    def run(self, side: int) -> int:
        """What is left to cover straight ahead, ten for each row: a side runs along its columns (rows for Black) from
        goal line to goal line, stopped by adverse pegs and links; its pegs, wherever their chains lead, are had for
        nothing, and may be left or met sideways by a link only."""
        along = 1 if side else _WIDTH
        across = _WIDTH if side else 1
        first = _PAD * _WIDTH + _PAD
        cost, sideways = self.cost, self.sideways
        sideways[:] = _UNREACHED
        for i in range(_LAST + 1):
            for j in range(1, _LAST):
                hole = first + i * along + j * across
                if self.peg[hole] == 2 - side:
                    cost[hole] = _STOPPED
                    continue
                found = sideways[hole] if i else 0
                if i and not self.crossed(side, hole):
                    found = min(found, cost[hole - along] + 10)
                cost[hole] = found
                if self.peg[hole]:
                    self.run_on(side, hole, i)
        best = _STOPPED
        for j in range(1, _LAST):
            best = min(best, cost[first + _LAST * along + j * across])
        return best

    def run_on(self, side: int, hole: int, row: int) -> None:
        """The cost of an own peg, given to its chain and to the holes that its links lead to in the rows after it."""
        cost, found, shift = self.cost, self.cost[hole], side * _CELLS
        open_ways, linked = 255 & ~self.closed[shift + hole], self.linked[hole]
        for i in range(4):
            way = _FROM[4 * side + i]
            there = hole + _AROUND[way]
            if linked >> way & 1:
                found = min(found, cost[there])
            elif row and open_ways >> way & 1 and not self.peg[there] and _ROOM[shift + there]:
                found = min(found, cost[there] + (_STEEP if i < 2 else _FLAT))
        cost[hole] = found
        for i in range(4):
            way = _FROM[4 * side + i] ^ 4
            there = hole + _AROUND[way]
            if linked >> way & 1:
                self.sideways[there] = min(self.sideways[there], found)
            elif open_ways >> way & 1:
                self.sideways[there] = min(self.sideways[there], found + (_STEEP if i < 2 else _FLAT))

    def crossed(self, side: int, hole: int) -> bool:
        """Whether an adverse link bars the last step straight ahead to a hole."""
        begin, other = hole + _OVER_FROM[2 * side], hole + _OVER_FROM[2 * side + 1]
        if self.linked[begin] >> _OVER_WAY[2 * side] & 1 and self.peg[begin] == 2 - side:
            return True
        return bool(self.linked[other] >> _OVER_WAY[2 * side + 1] & 1 and self.peg[other] == 2 - side)

    def measure(self, side: int) -> int:
        """Fill `there` and `back_again` of a side: the pegs from either goal line to every hole, itself included, and
        in `ways` and `ways_back` how many shortest ways lead there. The length of the way."""
        at = side * _CELLS
        found = self.flood(side, 1)
        self.total[side] = self.counted
        self.there[at : at + _CELLS] = self.reached
        self.ways[at : at + _CELLS] = self.many
        self.flood(side, 2)
        self.back_again[at : at + _CELLS] = self.reached
        self.ways_back[at : at + _CELLS] = self.many
        return found

    def flood(self, side: int, begin: int) -> int:
        """The length of the shortest ways from a goal line (1, 2) to the other, going on `SLACK` pegs further; `many`
        tells how many of them lead to each hole and `counted` how many to the other goal line."""
        reached, many, now = self.reached, self.many, self.now
        reached[:] = _NOWHERE
        waiting = coming = 0
        first = _PAD * _WIDTH + _PAD
        stride = _WIDTH if side else 1
        if begin == 2:
            first += _LAST * (1 if side else _WIDTH)
        for i in range(1, _LAST):
            hole = first + i * stride
            many[hole] = 1
            if self.peg[hole] == side + 1:
                reached[hole] = 0
                now[waiting] = hole
                waiting += 1
            elif not self.peg[hole]:
                reached[hole] = 1
                self.next[coming] = hole
                coming += 1
        steps, found = 0, _FAR
        self.counted = 0
        while True:
            self.pouring, self.coming = 0, coming
            self.pour(side, steps, waiting, 3 - begin)
            if self.pouring and found == _FAR:
                found, self.counted = steps, self.pouring
            steps += 1
            waiting, coming = self.coming, 0
            if not waiting or (found != _FAR and steps > found + _SLACK):
                return found
            self.now, self.next = self.next, self.now

    def pour(self, side: int, steps: int, waiting: int, goal: int) -> None:
        """`spread` that counts the shortest ways; `pouring` are those that met the goal line."""
        peg, linked, closed, reached, many = self.peg, self.linked, self.closed, self.reached, self.many
        now, own, shift = self.now, side + 1, side * _CELLS
        at = 0
        while at < waiting:
            hole = now[at]
            at += 1
            mine, count = peg[hole] == own, many[hole]
            if _GOAL[shift + hole] == goal:
                self.pouring = min(self.pouring + count, _MANY)
            shut = closed[shift + hole]
            tied = linked[hole] if mine and not self.generous else 255 & ~shut | linked[hole]
            for way in range(8):
                there = hole + _AROUND[way]
                if peg[there] == own and mine:
                    if tied >> way & 1 and reached[there] > steps:
                        reached[there], many[there] = steps, count
                        now[waiting] = there
                        waiting += 1
                elif peg[there] == own and not self.apart:
                    if not tied >> way & 1:
                        continue
                    if reached[there] == _FAR:
                        reached[there], many[there] = steps, count
                        now[waiting] = there
                        waiting += 1
                    elif reached[there] == steps:
                        many[there] = min(many[there] + count, _MANY)
                elif peg[there] != 2 - side and not shut >> way & 1 and _ROOM[shift + there]:
                    if reached[there] == _FAR:
                        reached[there], many[there] = steps + 1, count
                        self.next[self.coming] = there
                        self.coming += 1
                    elif reached[there] == steps + 1:
                        many[there] = min(many[there] + count, _MANY)

    def share(self, side: int, hole: int) -> int:
        """How many in a hundred of the shortest ways of a side, once measured, go through a hole of one of them."""
        at = side * _CELLS + hole
        return min(100, self.ways[at] * self.ways_back[at] // (self.total[side] // 100 + 1))

    def detour(self, side: int, hole: int, shortest: int) -> int:
        """How much longer than the shortest the ways of a side through a hole are, once measured."""
        at = side * _CELLS + hole
        there, back = self.there[at], self.back_again[at]
        return _FAR if there == _FAR or back == _FAR else there + back - 1 - shortest

    def generate(self, at: int) -> int:
        """The holes through which many of the shortest ways of both sides go first; else the first that are empty."""
        self.apart = True
        own, other = self.measure(self.side), self.measure(1 - self.side)
        self.apart = False
        self.look_around()
        end = at
        for i in range(_HOLES):
            hole = _INNER[i]
            if self.peg[hole] or not _ROOM[self.side * _CELLS + hole]:
                continue
            mine, adverse = self.detour(self.side, hole, own), self.detour(1 - self.side, hole, other)
            if mine <= _SLACK or adverse <= _SLACK:
                end = self.sort_in(at, end, hole, self.misses(hole, mine, adverse))
        for i in range(_HOLES):
            if end > at:
                break
            hole = _INNER[i]
            if not self.peg[hole] and _ROOM[self.side * _CELLS + hole]:
                end = self.sort_in(at, end, hole, 0)
        for i in range(at, end):
            self.ranks[i] = 60 - (i - at)
        return end

    def misses(self, hole: int, mine: int, adverse: int) -> int:
        """What puts a hole behind others: ways that are longer, links not made, few of the shortest ways, being far
        from pegs and from the middle."""
        side, made = self.side, 0
        closed = self.closed[side * _CELLS + hole]
        for way in range(8):
            if self.peg[hole + _AROUND[way]] == side + 1 and not closed >> way & 1:
                made += 1
        worth = _OWN[max(0, mine)] + _ADVERSE[max(0, adverse)] + _LINKS[made]
        if made == 0 and self.near[hole] == 1:
            worth += _LEAPING
        shares = (self.share(side, hole) if mine <= 0 else 0) + (self.share(1 - side, hole) if adverse <= 0 else 0)
        down, right = 2 * (hole // _WIDTH) - _WIDTH + 1, 2 * (hole % _WIDTH) - _WIDTH + 1
        behind = (_WORTHIEST - 10 * worth - shares) * 4 + 2 - self.near[hole]
        return behind * 4096 + (down * down + right * right) // 2

    def look_around(self) -> None:
        """Fill `near`: 2 where a peg is close, 1 where the nearest is a leap away."""
        near = self.near
        near[:] = _NONE
        for i in range(self.all_pegs):
            for j in range(_RINGS):
                there = self.spots[i] + _RING[j]
                if 0 <= there < _CELLS and not near[there]:
                    near[there] = 1
            for j in range(_DISCS):
                near[self.spots[i] + _DISC[j]] = 2

    def sort_in(self, at: int, end: int, hole: int, misses: int) -> int:
        """Keep a hole among the `TRIED` that miss least, from `at` on; the place after the last."""
        i = end
        if end - at >= _TRIED:
            i -= 1
            if self.ranks[i] <= misses:
                return end
        else:
            end += 1
        while i > at and self.ranks[i - 1] > misses:
            self.steps[i], self.ranks[i] = self.steps[i - 1], self.ranks[i - 1]
            i -= 1
        self.steps[i], self.ranks[i] = hole, misses
        return end

    def corridor(self, side: int, slack: int) -> list[int]:
        """The holes, in the order of position texts, of the ways that are so much longer than the shortest."""
        shortest = self.measure(side)
        empty = [i for i in range(_HOLES) if not self.peg[_INNER[i]]]
        return [i for i in empty if self.detour(side, _INNER[i], shortest) == slack]
