# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Barricades on numbers: the results of a die, and a look-ahead over all throws.

Nodes are those of `barricades_features`. Every seat is assumed to play for its own team (max^n, Luckhardt and Irani
1986). As only one die of two is played, the best node of each die determines the results of all throws. Types are in
`compiled/games/barricades.pxd`.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable

from jeux.engine.kernels.games import barricades_tables as tables
from jeux.rules.games.barricades.board import CELLS, FIRST_ROW, GOAL, PAWNS_EACH

from .barricades_features import NODE, SEATS
from .barricades_many import BarricadesManyNet
from .barricades_net import Layers

MOST_DEPTH = 6
_NODE, _DEPTH = NODE, MOST_DEPTH
_WALLS, _SIDE = 8, 10
_CELLS, _GOAL, _PAWNS = len(CELLS), GOAL, PAWNS_EACH
_SEATS = SEATS
_DICE = tables.DICE
_SLOTS = _DICE + 2
"""Nodes of a depth: the best of each die, the one where nobody moves, and the one that is tried."""
_STAY, _TRIED = _DICE, _DICE + 1
_CHECK_EVERY = 256
_FIRST_ROW = FIRST_ROW
_PLACES = 3
"""Where a barricade is tried in the way of a seat."""
_NEAR = tables.NEIGHBOURS
_ENTRY = tables.ENTRY
_BEGINS, _TARGETS, _BETWEEN = tables.LISTS


class BarricadesKernel(BarricadesManyNet):
    """`free` says whether one may pass."""

    def __init__(
        self,
        seats: tuple[int, ...],
        teams: tuple[int, ...],
        free: bool,
        weights: array[float],
        layers: Layers,
    ) -> None:
        super().__init__(seats, teams, weights, layers, 1 + _SLOTS * (_DEPTH + 1))
        self.free = free
        self.marks = array("d", bytes(8 * _SLOTS * (_DEPTH + 1)))
        self.means = array("d", bytes(8 * _SEATS * _SLOTS * (_DEPTH + 1)))
        self.cells = array("i", bytes(4 * _PLACES * _SEATS))
        self.best = array("i", bytes(4 * 8))
        self.next_check = 0
        self.stopped = False
        self.spent: Callable[[int], bool] | None = None

    # --- turns ----------------------------------------------------------------------------------------------------

    def slot(self, depth: int, number: int) -> int:
        """Where in `nodes` a node of a depth begins; the first of all is the one asked about."""
        return _NODE * (1 + _SLOTS * depth + number)

    def copy(self, source: int, to: int) -> None:
        """One node becomes another."""
        for i in range(_NODE):
            self.nodes[to + i] = self.nodes[source + i]

    def keep_best(self, at: int, depth: int, die: int) -> None:
        """Keep at this depth the best node that a die leads to; `best` says whether there is one."""
        nodes = self.nodes
        side = nodes[at + _SIDE]
        self.best[die] = 0
        low, high = nodes[at + side], nodes[at + 4 + side]
        if self.ones(low) + self.ones(high) < _PAWNS:
            self.try_moves(at, depth, die, _CELLS + side)
        while low or high:
            origin = self.lowest(low, high)
            if origin < 64:
                low &= low - 1
            else:
                high &= high - 1
            self.try_moves(at, depth, die, origin)

    def try_moves(self, at: int, depth: int, die: int, origin: int) -> None:
        """Try every way of a die from an origin."""
        nodes = self.nodes
        side = nodes[at + _SIDE]
        low, high = nodes[at + _WALLS], nodes[at + _WALLS + 1]
        mates_low = mates_high = 0
        for seat in range(_SEATS):
            if self.teams[side] >> seat & 1:
                mates_low |= nodes[at + seat]
                mates_high |= nodes[at + 4 + seat]
        where = 7 * origin + die
        before = -1
        for i in range(_BEGINS[where], _BEGINS[where + 1]):
            target = _TARGETS[i]
            if target == before or _BETWEEN[2 * i] & low or _BETWEEN[2 * i + 1] & high:
                continue
            if (mates_low >> target if target < 64 else mates_high >> target - 64) & 1:
                continue
            before = target  # the routes are in the order of their ends
            self.try_move(at, depth, die, origin, target)

    def try_move(self, at: int, depth: int, die: int, origin: int, target: int) -> None:
        """Try a move, with each place for the barricade that it may take."""
        nodes = self.nodes
        side = nodes[at + _SIDE]
        to = self.slot(depth, _TRIED)
        self.copy(at, to)
        bit = 1
        bit <<= target & 63
        half = 0 if target < 64 else 1
        taken = nodes[at + _WALLS + half] & bit
        for seat in range(_SEATS):
            nodes[to + 4 * half + seat] &= ~bit
        nodes[to + 4 * half + side] |= bit
        nodes[to + _WALLS + half] &= ~bit
        if origin < _CELLS:
            bit = 1
            bit <<= origin & 63
            nodes[to + side + (0 if origin < 64 else 4)] ^= bit
        nodes[to + _SIDE] = self.following[side]
        if not taken or target == _GOAL:
            self.keep_if_best(depth, die, side)
            return
        for i in range(self.choose_wall_cells(to, side)):
            cell = self.cells[i]
            bit = 1
            bit <<= cell & 63
            half = 0 if cell < 64 else 1
            nodes[to + _WALLS + half] |= bit
            self.keep_if_best(depth, die, side)
            nodes[to + _WALLS + half] ^= bit

    def choose_wall_cells(self, at: int, side: int) -> int:
        """Write into `cells` where a barricade is in the way of the others, before the foremost pawn of each seat that
        is no mate; how many there are."""
        nodes, maps = self.nodes, self.maps
        low, high = nodes[at + _WALLS], nodes[at + _WALLS + 1]
        distances = self.distances(low, high)
        low |= _FIRST_ROW
        for seat in range(_SEATS):
            low |= nodes[at + seat]
            high |= nodes[at + 4 + seat]
        count = 0
        for k in range(self.number):
            seat = self.seats[k]
            if self.teams[side] >> seat & 1:
                continue
            cell, before = self.foremost(at, distances, seat), count
            while cell != _GOAL and count < before + _PLACES:
                following = cell
                for i in range(4 * cell, 4 * cell + 4):
                    if _NEAR[i] >= 0 and maps[distances + _NEAR[i]] < maps[distances + following]:
                        following = _NEAR[i]
                cell = following
                if cell != _GOAL and not (low >> cell if cell < 64 else high >> cell - 64) & 1:
                    count = self.add_cell(cell, count)
        return count or self.any_free_cell(low, high)

    def add_cell(self, cell: int, count: int) -> int:
        """Write a cell into `cells` once."""
        for i in range(count):
            if self.cells[i] == cell:
                return count
        self.cells[count] = cell
        return count + 1

    def any_free_cell(self, low: int, high: int) -> int:
        """Write any free cell into `cells`."""
        cell = 0
        while (low >> cell if cell < 64 else high >> cell - 64) & 1:
            cell += 1
        self.cells[0] = cell
        return 1

    def foremost(self, at: int, distances: int, seat: int) -> int:
        """The cell of the pawn of a seat that is nearest to the goal; its entry where all are at the start."""
        low, high = self.nodes[at + seat], self.nodes[at + 4 + seat]
        nearest = -1
        while low or high:
            cell = self.lowest(low, high)
            if cell < 64:
                low &= low - 1
            else:
                high &= high - 1
            if nearest < 0 or self.maps[distances + cell] < self.maps[distances + nearest]:
                nearest = cell
        return _ENTRY[seat] if nearest < 0 else nearest

    def keep_if_best(self, depth: int, die: int, side: int) -> None:
        """Keep the node that is tried if it is the best of its die for the seat that has played."""
        self.estimate(self.slot(depth, _TRIED))
        mark = self.team_chance(side)
        where = _SLOTS * depth + die - 1
        if not self.best[die] or mark > self.marks[where]:
            self.best[die] = 1
            self.marks[where] = mark
            self.copy(self.slot(depth, _TRIED), self.slot(depth, die - 1))

    def team_chance(self, side: int) -> float:
        """What the team of a seat may expect, by `chances`."""
        chance = 0.0
        for seat in range(_SEATS):
            if self.teams[side] >> seat & 1:
                chance += self.chances[seat]
        return chance

    # --- the search -----------------------------------------------------------------------------------------------

    def value_node(self, at: int, depth: int) -> None:
        """Leave in `chances` what each seat may expect in a node, with so many turns looked at."""
        if not depth or self.winner(at) >= 0:
            self.estimate(at)
            return
        valid = 0
        for die in range(1, _DICE + 1):
            self.keep_best(at, depth, die)
            valid |= self.best[die] << die
        if self.estimates >= self.next_check:
            self.check_clock()
        side = self.nodes[at + _SIDE]
        stay = self.slot(depth, _STAY)
        self.copy(at, stay)
        self.nodes[stay + _SIDE] = self.following[side]
        for number in range(_DICE + 1):
            if self.stopped:
                return
            if number == _STAY or valid >> number + 1 & 1:
                self.value_node(self.slot(depth, number), depth - 1)
                where = _SLOTS * depth + number
                for seat in range(_SEATS):
                    self.means[_SEATS * where + seat] = self.chances[seat]
                self.marks[where] = self.team_chance(side)
        self.average(depth, valid)

    def average(self, depth: int, valid: int) -> None:
        """The mean over the throws of the nodes that the seat prefers, left in `chances`."""
        chances, means, marks = self.chances, self.means, self.marks
        here = _SLOTS * depth
        for seat in range(_SEATS):
            chances[seat] = 0.0
        for large in range(1, _DICE + 1):
            for small in range(1, large + 1):
                number = -1
                if valid >> large & 1:
                    number = large - 1
                if valid >> small & 1 and (number < 0 or marks[here + small - 1] > marks[here + number]):
                    number = small - 1
                if number < 0 or (self.free and marks[here + _STAY] > marks[here + number]):
                    number = _STAY
                chance = (1.0 if large == small else 2.0) / 36.0
                for seat in range(_SEATS):
                    chances[seat] += chance * means[_SEATS * (here + number) + seat]

    def check_clock(self) -> None:
        """Ask `spent` whether the search must end."""
        self.next_check = self.estimates + _CHECK_EVERY
        if self.spent is not None and self.spent(self.estimates):
            self.stopped = True

    # --- called from outside --------------------------------------------------------------------------------------

    def look_ahead(self, node: tuple[int, ...], depth: int, spent: Callable[[int], bool] | None) -> tuple[float, ...]:
        """What each of the four seats may expect, with so many turns looked at. `spent` hears the estimates made and
        says when to give up: then `stopped` is set and the answer is worth nothing."""
        self.set_node(node)
        self.spent, self.stopped, self.next_check = spent, False, self.estimates + _CHECK_EVERY
        self.value_node(0, depth)
        return tuple(self.chances)

    def best_node(self, node: tuple[int, ...], die: int) -> list[int]:
        """The best node that a die leads to, by the estimate; nothing where no pawn can move by it."""
        self.set_node(node)
        self.keep_best(0, 1, die)
        at = self.slot(1, die - 1)
        return list(self.nodes[at : at + _NODE]) if self.best[die] else []

    def reply(self, node: tuple[int, ...], large: int, small: int) -> list[int]:
        """The node of a throw that is chosen among the best of both dice, with one more turn looked at."""
        self.set_node(node)
        side = self.nodes[_SIDE]
        best, mark = -1, -1.0
        for die in (large, small):
            self.keep_best(0, 2, die)
            if self.best[die]:
                self.value_node(self.slot(2, die - 1), 1)
                if self.team_chance(side) > mark:
                    best, mark = die - 1, self.team_chance(side)
        if best < 0:
            self.nodes[_SIDE] = self.following[side]
            return list(self.nodes[0:_NODE])
        at = self.slot(2, best)
        return list(self.nodes[at : at + _NODE])

    def chosen_node(self, large: int, small: int) -> list[int]:
        """After a look `look_ahead` by one turn, the node that was chosen for a throw."""
        number = _STAY
        for die in (large, small):
            if self.best[die] and (number == _STAY or self.marks[_SLOTS + die - 1] > self.marks[_SLOTS + number]):
                number = die - 1
        at = self.slot(1, number)
        return list(self.nodes[at : at + _NODE])
