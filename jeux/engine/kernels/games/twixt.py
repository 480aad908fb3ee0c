# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Twixt as numbers: holes on a padded board, and how easily the sides get across (`twixt_flow`).

A step is a hole: the peg gets all its possible links at once, as with ``links=auto``. The estimate compares the weights
of the ways of both sides, like the resistances of Anshelevich's *A hierarchical approach to computer Hex* (2002). Only
the holes of the highest ranks are generated: those where a peg multiplies the weight of the own ways and divides that
of the adverse ones by most.

Types are in `compiled/games/twixt.pxd`.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from math import log2

from jeux.engine.kernels.games import twixt_tables as tables
from jeux.rules.games.twixt.board import SIZE

from .twixt_flow import AHEAD, FLAT, STEEP, Flow
from .twixt_pegs import FAR

_WIDTH, _CELLS, _FAR = tables.WIDTH, tables.CELLS, FAR
INNER, OUTER = tables.INNER, tables.OUTER
_TURN = 20
"""What the right to put a peg is worth: a row."""
_HALVING = 20
"""What twice the weight is worth."""
_FRACTION = array("i", [round(_HALVING * log2(1 + i / 64)) for i in range(64)])
_ONE = float(1 << 40)
"""The weight 1 as a whole number."""
TRIED = 24
"""The holes tried in a position."""
_TRIED = TRIED
_PART = 64.0
"""Holes are candidates through which this part of the ways of a side goes."""
_LEAST = 1e-12
"""Added to weights that divide."""
_BARRED = 0.97
"""Of the adverse ways a peg is taken to bar this part at most."""
_SURELY = 0.9
"""The same for two pegs that two ways join."""
_FINE, _MOST = 65536.0, 1000.0
"""How finely holes are ranked, and the most."""
_AHEAD, _STEEP, _FLAT = AHEAD, STEEP, FLAT

_AROUND = array("i", tables.AROUND)
_ROOM = array("b", tables.room())
_FROM = array("i", tables.FROM)
_CROSSED, _STRAIGHT = array("i", tables.crossings()), array("i", tables.STRAIGHT)
_ORDER = array("i", tables.order())
_NOTHING, _NOBODY = array("d", bytes(8 * _CELLS)), array("i", bytes(4 * _CELLS))
_HOLES = SIZE * SIZE
_INNER = array("i", INNER)


class TwixtBoard(Flow):
    """The position as the search sees it."""

    def __init__(self, own_crossing: bool, pegs: Iterable[int], links: Iterable[tuple[int, int]], side: int) -> None:
        super().__init__(own_crossing, pegs, links, side)
        self.sure, self.best = array("d", bytes(8 * _CELLS)), array("d", bytes(8 * _CELLS))
        self.whose = array("i", bytes(4 * _CELLS))

    def evaluate(self) -> int:
        self.foresees = True
        score = self.ease(self.side) - self.ease(1 - self.side)
        self.foresees = False
        return score + _TURN

    def ease(self, side: int) -> int:
        """The binary logarithm of the weight of the ways of a side, in points."""
        weight = int(self.flow(side, 1) * _ONE)
        if weight < 128:
            return 0
        doublings = 0
        while weight >= 128:
            weight >>= 1
            doublings += 1
        return _HALVING * doublings + _FRACTION[weight - 64]

    # --- steps ----------------------------------------------------------------------------------------------------

    def generate(self, at: int) -> int:
        """The holes of the highest ranks; where no way leads on, the first that are empty."""
        into, peg, side, other = self.into, self.peg, self.side, 1 - self.side
        self.flow(side, 2)
        self.flow(other, 2)
        own, adverse = self.flow(side, 1) + _LEAST, self.flow(other, 1) + _LEAST
        self.sure[:] = _NOTHING
        self.set_up(side)
        end, shift = at, side * _CELLS
        mine, theirs = 2 * side * _CELLS, 2 * other * _CELLS
        for i in range(_HOLES):
            hole = _INNER[i]
            if peg[hole] or not _ROOM[shift + hole]:
                continue
            barring = into[theirs + hole] * into[theirs + _CELLS + hole]
            passing = into[mine + hole] * into[mine + _CELLS + hole] * _PART > own or barring * _PART > adverse
            if passing or self.sure[hole] > 0.0 or self.helped(side, hole, -1):
                worth = self.opened(side, hole, own) * self.barred(side, hole, barring, adverse)
                worth *= adverse / (adverse - min(self.sure[hole], adverse * _SURELY))
                end = self.sort_in(at, end, hole, int(_FINE * min(worth, _MOST)))
        for i in range(_HOLES):
            if end > at:
                break
            hole = _INNER[i]
            if not peg[hole] and _ROOM[shift + hole]:
                end = self.sort_in(at, end, hole, 1)
        return end

    def opened(self, side: int, hole: int, total: float) -> float:
        """By how much a peg of a side in a hole multiplies the weight of its ways."""
        into, peg, shift = self.into, self.peg, side * _CELLS
        base = 2 * shift
        back = base + _CELLS
        come, go = into[base + hole], into[back + hole]
        before = come * go
        closed = self.closed[shift + hole]
        for i in range(4):
            way = _FROM[4 * side + i]
            part = _STEEP if i < 2 else _FLAT
            there = hole + _AROUND[way]
            if not closed >> way & 1:
                come += into[base + there] * (1.0 - part if peg[there] else part)
            way ^= 4
            there = hole + _AROUND[way]
            if not closed >> way & 1:
                go += into[back + there] * (1.0 - part if peg[there] else part)
        return (total - before + come * go) / total

    def barred(self, side: int, hole: int, lost: float, total: float) -> float:
        """By how much a peg of a side in a hole, where so many adverse ways are lost, and its links divide their
        weight."""
        closed = self.closed[side * _CELLS + hole]
        for way in range(8):
            there = hole + _AROUND[way]
            if self.peg[there] == side + 1 and not closed >> way & 1:
                lost += self.cut_by(side, hole if way < 4 else there, way & 3)
        return total / (total - min(lost, total * _BARRED))

    def cut_by(self, side: int, begin: int, direction: int) -> float:
        """The weight of the adverse ways that a link would cross."""
        into, other, lost = self.into, 1 - side, 0.0
        shift = other * _CELLS
        base = 2 * shift
        back = base + _CELLS
        if direction >> 1 == side:
            there = begin + _STRAIGHT[direction] - shift
            if not self.cut[shift + there]:
                lost += into[base + there - (1 if other else _WIDTH)] * _AHEAD * into[back + there]
        for i in range(9):
            one = begin + _CROSSED[18 * direction + 2 * i]
            way = _CROSSED[18 * direction + 2 * i + 1]
            two = one + _AROUND[way]
            if (self.peg[one] == other + 1 or self.peg[two] == other + 1) and not self.closed[shift + one] >> way & 1:
                part = _STEEP if way >> 1 == other else _FLAT
                if _ORDER[shift + one] < _ORDER[shift + two]:
                    lost += into[base + one] * part * into[back + two]
                else:
                    lost += into[base + two] * part * into[back + one]
        return lost

    def set_up(self, side: int) -> None:
        """Fill `sure`: for the holes from where two ways of two links lead to one own peg, so that the adversary stops
        one of them alone, the weight of his ways that either of them crosses."""
        best, whose, sure = self.best, self.whose, self.sure
        whose[:] = _NOBODY
        for i in range(self.all_pegs):
            peg = self.spots[i]
            if self.peg[peg] != side + 1:
                continue
            for way in range(8):
                middle = peg + _AROUND[way]
                if not self.may_link(side, peg, way):
                    continue
                lost = self.cut_by(side, peg if way < 4 else middle, way & 3)
                for other in range(8):
                    hole = middle + _AROUND[other]
                    if not self.may_link(side, middle, other):
                        continue
                    more = lost + self.cut_by(side, middle if other < 4 else hole, other & 3)
                    if whose[hole] != peg:
                        whose[hole], best[hole] = peg, more
                    else:
                        sure[hole] = max(sure[hole], min(best[hole], more))
                        best[hole] = max(best[hole], more)

    def may_link(self, side: int, hole: int, way: int) -> bool:
        """Whether a link may lead to an empty hole."""
        there, shift = hole + _AROUND[way], side * _CELLS
        return not self.closed[shift + hole] >> way & 1 and not self.peg[there] and _ROOM[shift + there] > 0

    def sort_in(self, at: int, end: int, hole: int, rank: int) -> int:
        """Keep a hole among the `TRIED` of the highest ranks, from `at` on; the place after the last."""
        i = end
        if end - at >= _TRIED:
            i -= 1
            if self.ranks[i] >= rank:
                return end
        else:
            end += 1
        while i > at and self.ranks[i - 1] < rank:
            self.steps[i], self.ranks[i] = self.steps[i - 1], self.ranks[i - 1]
            i -= 1
        self.steps[i], self.ranks[i] = hole, rank
        return end

    # --- the last pegs --------------------------------------------------------------------------------------------

    def nearer(self, side: int) -> list[int]:
        """The holes, in the order of position texts, where a peg joins the goal lines of a side or leaves it fewer to
        put until they are joined; links between old pegs are put as well."""
        before, self.generous = self.generous, True
        lacking = max(1, self.length(side, _FAR))
        tried = [i for i in range(_HOLES) if not self.peg[_INNER[i]] and 0 < self.reached[_INNER[i]] <= lacking < _FAR]
        holes = [i for i in tried if self.shortens(side, _INNER[i], lacking)]
        self.generous = before
        return holes

    def shortens(self, side: int, hole: int, lacking: int) -> bool:
        """Whether fewer pegs lack with a peg of a side in a hole."""
        self.peg[hole] = side + 1
        shorter: bool = self.length(side, lacking - 1) < lacking
        self.peg[hole] = 0
        return shorter
