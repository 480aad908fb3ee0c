# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
# cython: cdivision=True, cpow=True
"""The network that says what two seats of Barricades may expect, and the turns that a pawn alone needs to the goal.

It is trained by `assets/workshop/training/barricades_net.py`. One layer of units that count from nothing up, the last
of them in both directions, gets every pawn and barricade, the features (`barricades_features`) of both seats, and how
many turns their pawns need. Its rows are whole numbers, small enough for 32-bit floats to add them without any
rounding; the counts of its loops are written out, so that the machine adds several at once. Types are in
`compiled/games/barricades_net.pxd`.
"""

from __future__ import annotations

from array import array
from math import e
from typing import TypeAlias

from jeux.engine.kernels.games import barricades_tables as tables
from jeux.rules.games.barricades.board import CELLS, GOAL, PAWNS_EACH

from .barricades_features import FEATURES, MAP, SEATS, BarricadesFeatures
from .barricades_features import WEIGHTS as FEATURE_WEIGHTS

WIDTH = 64
_WIDTH = WIDTH
_CELLS, _GOAL, _SEATS, _PAWNS = len(CELLS), GOAL, SEATS, PAWNS_EACH
_FEATURES, _MAP = FEATURES, MAP
_WALLS, _SIDE = 8, 10
_DICE = tables.DICE
_WORD = (1 << 64) - 1
BINS = 96
_BINS = BINS
_LATEST = _BINS - 1
TIMED = 3
_TIMED = TIMED
"""Pawns of a seat whose turns are inputs."""
_OWN_FEATURES = 3 * len(CELLS)
_FEATURE_WEIGHTS = FEATURE_WEIGHTS
TURNS = _OWN_FEATURES + 2 * FEATURE_WEIGHTS
_TURNS = TURNS
ROWS = TURNS + 2 * TIMED * BINS + 1
"""Own pawns, those of the other, barricades; the features of both; quarters of turns of both; the bias."""
_BIAS = ROWS - 1
WEIGHTS = (ROWS + 1) * WIDTH
"""Those of the rows of the first layer, then what its units weigh."""
_MOST = 64
"""Room for the rows of a node: 53 where all the pawns are out."""
UNIT = 4096.0
"""What 1.0 is in rows and weights."""
_UNIT = UNIT * UNIT
_LONG = 1000.0
_E: float = e
_PARTS = 4
_BEGINS, _TARGETS, _BETWEEN = tables.LISTS


Layers: TypeAlias = "tuple[array[float], array[float]]"


def layers(weights: array[int]) -> Layers:
    """The rows of the first layer, and what its units weigh, of a network as its file has it."""
    return array("f", weights[:-WIDTH]), array("d", weights[-WIDTH:])


class BarricadesNet(BarricadesFeatures):
    """A course that two seats are judged on by the network, more by their strengths (or by `barricades_many`); so are
    two where `layers`, the rows of the first layer and what its units weigh, are empty."""

    def __init__(
        self,
        seats: tuple[int, ...],
        teams: tuple[int, ...],
        weights: array[float],
        layers: Layers,
        room: int,
    ) -> None:
        super().__init__(seats, teams, weights, room)
        self.first, self.second = layers
        self.has_network = len(self.first) > 0
        self.paired = self.number == 2 and self.has_network
        self.sums = array("f", bytes(4 * _WIDTH))
        self.rows = array("i", bytes(4 * _MOST))
        self.count = 0
        self.needed = array("d", bytes(8 * 128))
        self.shares = array("d", bytes(8 * 128))
        self.means_of = array("d", bytes(8 * 128))
        self.dice = array("i", bytes(4 * 128))
        self.edge = array("i", bytes(4 * 128))
        self.open = 0
        self.dice_met = array("i", bytes(4 * 128))

    # --- turns to the goal ----------------------------------------------------------------------------------------

    def time_pawns(self, at: int, low: int, high: int) -> None:
        """Note for every cell and start line the turns that a pawn alone needs on the mean, in quarters, if none is put
        in its way and it may stay. The cells are settled from the nearest on: the dice of a cell are met from the best
        one down (as in Dijkstra 1959), and the i-th of them is the better of two in 11 - 2 i throws of 36."""
        if not self.has_network:
            return
        needed = self.needed
        for i in range(_CELLS):
            needed[i], self.shares[i], self.means_of[i] = _LONG, 0.0, 0.0
            self.dice[i] = self.dice_met[i] = 0
        needed[_GOAL] = 0.0
        self.edge[0], self.open = _GOAL, 1
        while self.open:
            cell = self.nearest()
            self.dice[cell] |= 1
            self.settle(cell, low, high)
        for i in range(_CELLS):
            self.maps[at + i] = min(int(_PARTS * needed[i]), _LATEST)
        for seat in range(_SEATS):
            self.maps[at + _CELLS + seat] = min(int(_PARTS * self.turns_from_start(seat, low, high)), _LATEST)

    def settle(self, cell: int, low: int, high: int) -> None:
        """Update the cells from where a die leads to this one by the turns needed from here."""
        needed, dice = self.needed, self.dice
        turns = needed[cell]
        for die in range(1, _DICE + 1):
            where = 7 * cell + die
            for i in range(_BEGINS[where], _BEGINS[where + 1]):
                origin = _TARGETS[i]
                if dice[origin] & (1 | 1 << die) or _BETWEEN[2 * i] & low or _BETWEEN[2 * i + 1] & high:
                    continue
                dice[origin] |= 1 << die
                if turns >= needed[origin]:
                    continue
                if needed[origin] == _LONG:
                    self.edge[self.open] = origin
                    self.open += 1
                share = (11 - 2 * self.dice_met[origin]) / 36.0
                self.dice_met[origin] += 1
                self.shares[origin] += share
                self.means_of[origin] += share * turns
                needed[origin] = (1.0 + self.means_of[origin]) / self.shares[origin]

    def nearest(self) -> int:
        """Take from the edge of what is settled the cell that needs the fewest turns."""
        edge, needed = self.edge, self.needed
        place = 0
        least = needed[edge[0]]
        for i in range(1, self.open):
            turns = needed[edge[i]]
            if turns < least:
                least, place = turns, i
        cell = edge[place]
        self.open -= 1
        edge[place] = edge[self.open]
        return cell

    def turns_from_start(self, seat: int, low: int, high: int) -> float:
        """The turns that a pawn on the start line of a seat needs."""
        share, mean, passed = 0.0, 0.0, 0
        for i in range(_DICE):
            least, best = _LONG, 0
            for die in range(1, _DICE + 1):
                where = 7 * (_CELLS + seat) + die
                for way in range(_BEGINS[where], _BEGINS[where + 1]):
                    if passed >> die & 1 or _BETWEEN[2 * way] & low or _BETWEEN[2 * way + 1] & high:
                        continue
                    if self.needed[_TARGETS[way]] < least:
                        least, best = self.needed[_TARGETS[way]], die
            if not best or (share > 0.0 and least * share >= 1.0 + mean):
                break
            passed |= 1 << best
            share += (11 - 2 * i) / 36.0
            mean += (11 - 2 * i) / 36.0 * least
        return (1.0 + mean) / share if share > 0.0 else _LONG

    # --- the network ----------------------------------------------------------------------------------------------

    def value_seats(self, at: int, distances: int) -> None:
        """Leave in `chances` what both seats may expect where nobody has won."""
        if not self.paired:
            BarricadesFeatures.value_seats(self, at, distances)
            return
        nodes, rows = self.nodes, self.rows
        side = nodes[at + _SIDE]
        other = self.following[side]
        self.count = 0
        self.add_rows(nodes[at + side], nodes[at + 4 + side], 0)
        own = self.count
        self.add_rows(nodes[at + other], nodes[at + 4 + other], _CELLS)
        pawns = self.count
        self.add_rows(nodes[at + _WALLS], nodes[at + _WALLS + 1], 2 * _CELLS)
        self.collect_features(at, distances, side, 0)
        self.collect_features(at, distances, other, 1)
        for i in range(_FEATURES):
            rows[self.count] = _OWN_FEATURES + self.features[i]
            rows[self.count + 1] = _OWN_FEATURES + _FEATURE_WEIGHTS + self.features[_FEATURES + i]
            self.count += 2
        self.add_turn_rows(distances, side, 0, 0, own)
        self.add_turn_rows(distances, other, 1, own, pawns)
        self.chances[side] = self.evaluate_rows()
        self.chances[other] = 1.0 - self.chances[side]

    def add_rows(self, low: int, high: int, base: int) -> None:
        """The rows of the cells of two words."""
        while low or high:
            cell = self.lowest(low, high)
            if cell < 64:
                low &= low - 1
            else:
                high &= high - 1
            self.rows[self.count] = base + cell
            self.count += 1

    def add_turn_rows(self, distances: int, seat: int, k: int, begin: int, end: int) -> None:
        """The rows of the turns that the three nearest pawns need of the seat that throws as the k-th, whose pawns have
        the rows from `begin` to `best_node`."""
        from_start = self.maps[distances + _MAP + _CELLS + seat]
        waiting = _PAWNS - (end - begin)
        first = from_start if waiting > 0 else _LATEST
        second = from_start if waiting > 1 else _LATEST
        third = from_start if waiting > 2 else _LATEST
        for i in range(begin, end):
            turns = self.maps[distances + _MAP + self.rows[i] - k * _CELLS]
            if turns < first:
                first, second, third = turns, first, second
            elif turns < second:
                second, third = turns, second
            elif turns < third:
                third = turns
        base = _TURNS + k * _TIMED * _BINS
        self.rows[self.count] = base + first
        self.rows[self.count + 1] = base + _BINS + second
        self.rows[self.count + 2] = base + 2 * _BINS + third
        self.count += 3

    def evaluate_rows(self) -> float:
        """The output of the network for the rows of a node."""
        sums, first, second = self.sums, self.first, self.second
        start = _BIAS * _WIDTH
        for j in range(64):
            sums[j] = first[start + j]
        for i in range(self.count):
            start = self.rows[i] * _WIDTH
            for j in range(64):
                sums[j] += first[start + j]
        total = float(second[_WIDTH - 1] * sums[_WIDTH - 1])
        for j in range(63):
            if sums[j] > 0.0:
                total += second[j] * sums[j]
        return 1.0 / (1.0 + float(_E ** -max(-30.0, min(30.0, total / _UNIT))))

    # --- asked from outside ---------------------------------------------------------------------------------------

    def pawn_turns(self, barricades: int) -> list[int]:
        """The turns, in quarters, that a pawn alone needs from every cell, then from the four start lines."""
        at = self.distances(barricades & _WORD, barricades >> 64) + _MAP
        return list(self.maps[at : at + _CELLS + _SEATS])

    def input_rows(self, node: tuple[int, ...]) -> list[int]:
        """The rows of a node, but for the bias; none where it is won."""
        self.set_node(node)
        self.count = 0
        self.estimate(0)
        return list(self.rows[: self.count])
