# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
# cython: cdivision=True, cpow=True
"""The features of a position of Barricades, and what each seat may expect by them.

A node is a position between two turns: twelve masks, the pawns of each seat on the cells 0 to 63, those on the cells
from 64 on, the barricades likewise, and the seat that throws next.

The estimate gives each seat a strength, a sum of weights learned by `assets/workshop/training/barricades_weights.py`;
the chances are in the proportion of their exponentials, but for the win that the next throw may bring. The networks of
`barricades_net` and `barricades_many` judge better. Types are in `compiled/games/barricades_features.pxd`.
"""

from __future__ import annotations

import sys
import zlib
from array import array
from math import e

from jeux.common.assets import asset
from jeux.engine.kernels.games import barricades_tables as tables
from jeux.rules.games.barricades.board import CELLS, GOAL, PAWNS_EACH

NODE = 12
_WALLS, _SIDE = 8, 10
_CELLS, _GOAL, _PAWNS = len(CELLS), GOAL, PAWNS_EACH
SEATS = 4
_SEATS = SEATS
_WORD = (1 << 64) - 1
_E: float = e

_CACHE_SIZE = 1 << 10
"""Sets of barricades whose distances are kept."""
MAP = 2 * 96
"""Where, after two measures of distance, the turns of a pawn begin that some class may note."""
_MAP = MAP
_MAPS = MAP + 104
_COSTS = array("i", (2, 7))
"""How many cells longer a way is by a barricade on it: two measures."""
_FAR = 120

GATES = 3 * 64 + 2 * 96
_HARD, _GATES, _EXPOSED = 3 * 64, GATES, GATES + 14
_EXPOSED_TOO, _TAKES, _WAITING, _TURN = _EXPOSED + 14, _EXPOSED + 28, _EXPOSED + 42, _EXPOSED + 48
FEATURES = 11
"""The features of a seat: its three nearest pawns, the two nearest where barricades are dear, the dice that win, the
dice that send back the nearest pawn and the second, those with which these two take a barricade, the pawns on the
start line, and how long it waits for its turn."""
_FEATURES = FEATURES
WEIGHTS = _TURN + 3 * 4


def _ordinals() -> array[int]:
    """The index of a single bit, found by its remainder by 67 (all 64 differ)."""
    table = [0] * 67
    for i in range(64):
        table[(1 << i) % 67] = i
    return array("i", table)


_INDEX = _ordinals()
_NEAR = tables.NEIGHBOURS
_ENTRY = tables.ENTRY
_PAIRS, _DIE, _BETWEEN_PAIRS = tables.PAIRS


def learned_weights() -> array[float]:
    """The weights of the estimate."""
    weights = array("f", zlib.decompress(asset("tables", "barricades.bin").read_bytes()))
    if sys.byteorder == "big":
        weights.byteswap()
    assert len(weights) == WEIGHTS, "these weights belong to other features"
    return array("d", weights)


class BarricadesFeatures:
    """`seats` are those played, in the order of their turns, `teams` for each of the four seats the word of those that
    win with it, `room` how many nodes there is room for. `estimate` leaves in `chances` what each of the four seats may
    expect."""

    def __init__(self, seats: tuple[int, ...], teams: tuple[int, ...], weights: array[float], room: int) -> None:
        self.seats, self.teams = array("i", seats), array("i", teams)
        self.number = len(seats)
        self.following = array("i", bytes(4 * _SEATS))
        for i, seat in enumerate(seats):
            self.following[seat] = seats[(i + 1) % len(seats)]
        self.weights = weights
        self.nodes = array("Q", bytes(8 * NODE * room))
        self.chances = array("d", bytes(8 * _SEATS))
        self.maps = array("i", bytes(4 * _MAPS * _CACHE_SIZE))
        self.cache_keys = array("Q", bytes(8 * 2 * _CACHE_SIZE))
        self.queue = array("i", bytes(4 * 128))
        self.waiting = array("i", bytes(4 * 96))
        self.near = array("i", bytes(4 * 8))
        self.features = array("i", bytes(4 * _FEATURES * _SEATS))
        self.estimates = 0

    # --- ways to the goal -----------------------------------------------------------------------------------------

    def distances(self, low: int, high: int) -> int:
        """Where in `maps` the distances of all cells begin, for these barricades."""
        slot = ((low ^ low >> 29 ^ high * 0x9E3779B97F4A7C15) * 0xD6E8FEB86659FD93 & _WORD) >> 54
        at = slot * _MAPS
        if self.cache_keys[2 * slot] != low or self.cache_keys[2 * slot + 1] != high + 1:
            self.cache_keys[2 * slot], self.cache_keys[2 * slot + 1] = low, high + 1
            self.measure(at, low, high, _COSTS[0])
            self.measure(at + 96, low, high, _COSTS[1])
            self.time_pawns(at + _MAP, low, high)
        return at

    def measure(self, at: int, low: int, high: int, cost: int) -> None:
        """The shortest ways where a barricade makes them so much longer (label correcting, Pape 1974)."""
        maps, queue, waiting = self.maps, self.queue, self.waiting
        for i in range(_CELLS):
            maps[at + i] = _FAR
        maps[at + _GOAL] = 0
        queue[0] = _GOAL
        head, tail = 0, 1
        while head != tail:
            cell = queue[head]
            head = head + 1 & 127
            waiting[cell] = 0
            longer = maps[at + cell] + 1
            if cell != _GOAL and (low >> cell if cell < 64 else high >> cell - 64) & 1:
                longer += cost
            for i in range(4 * cell, 4 * cell + 4):
                near = _NEAR[i]
                if near >= 0 and maps[at + near] > longer:
                    maps[at + near] = longer
                    if not waiting[near]:
                        waiting[near] = 1
                        queue[tail] = near
                        tail = tail + 1 & 127

    def time_pawns(self, at: int, low: int, high: int) -> None:
        """Note in `maps` what else a class may want to know of these barricades."""

    # --- the estimate ---------------------------------------------------------------------------------------------

    def estimate(self, at: int) -> None:
        """What each seat may expect in a node, left in `chances`."""
        self.estimates += 1
        nodes, chances = self.nodes, self.chances
        for seat in range(_SEATS):
            chances[seat] = 0.0
        winner = self.winner(at)
        if winner >= 0:
            chances[winner] = 1.0
            return
        distances = self.distances(nodes[at + _WALLS], nodes[at + _WALLS + 1])
        self.value_seats(at, distances)
        dice = self.features[5] - _GATES
        left = (6 - dice) * (6 - dice) / 36.0
        for seat in range(_SEATS):
            chances[seat] *= left
        chances[nodes[at + _SIDE]] += 1.0 - left

    def value_seats(self, at: int, distances: int) -> None:
        """Leave in `chances` what each seat may expect where nobody has won and the next throw does not win."""
        chances = self.chances
        seat = self.nodes[at + _SIDE]
        total = 0.0
        for k in range(self.number):
            self.collect_features(at, distances, seat, k)
            chances[seat] = _E ** self.strength(k)
            total += chances[seat]
            seat = self.following[seat]
        for seat in range(_SEATS):
            chances[seat] /= total

    def winner(self, at: int) -> int:
        """The seat that has a pawn on the goal, -1 where there is none."""
        for seat in range(_SEATS):
            if self.nodes[at + 4 + seat] >> _GOAL - 64:
                return seat
        return -1

    def strength(self, k: int) -> float:
        """The sum of the weights of the features of the seat that throws as the k-th."""
        total = 0.0
        for i in range(_FEATURES * k, _FEATURES * k + _FEATURES):
            total += self.weights[self.features[i]]
        return total

    def collect_features(self, at: int, distances: int, seat: int, k: int) -> None:
        """Collect the features of the seat that throws as the k-th."""
        low, high = self.nodes[at + seat], self.nodes[at + 4 + seat]
        maps, near = self.maps, self.near
        near[0] = near[1] = near[2] = near[3] = near[4] = 119
        near[5] = near[6] = -1
        pawns = gates = 0
        while low or high:
            cell = self.lowest(low, high)
            if cell < 64:
                low &= low - 1
            else:
                high &= high - 1
            pawns += 1
            gates |= self.dice_between(at, cell, _GOAL)
            self.rate(maps[distances + cell], maps[distances + 96 + cell], cell)
        waiting = _PAWNS - pawns
        while pawns < _PAWNS:
            pawns += 1
            self.rate(maps[distances + _ENTRY[seat]] + 1, maps[distances + 96 + _ENTRY[seat]] + 1, -1)
        features, to, later = self.features, _FEATURES * k, 7 if k else 0
        for i in range(3):
            features[to + i] = 64 * i + min(near[i], 63)
        features[to + 3], features[to + 4] = _HARD + min(near[3], 95), _HARD + 96 + min(near[4], 95)
        features[to + 5] = _GATES + later + self.ones(gates)
        features[to + 6] = _EXPOSED + later + self.ones(self.capturing_dice(at, near[5], seat))
        features[to + 7] = _EXPOSED_TOO + later + self.ones(self.capturing_dice(at, near[6], seat))
        features[to + 8] = (
            _TAKES + later + self.ones(self.wall_taking_dice(at, near[5]) | self.wall_taking_dice(at, near[6]))
        )
        features[to + 9] = _WAITING + waiting
        features[to + 10] = _TURN + 4 * (self.number - 2) + k

    def rate(self, easy: int, hard: int, cell: int) -> None:
        """Put a pawn, by its two distances, among the nearest of its seat."""
        near = self.near
        if easy < near[0]:
            near[2], near[1], near[0], near[6], near[5] = near[1], near[0], easy, near[5], cell
        elif easy < near[1]:
            near[2], near[1], near[6] = near[1], easy, cell
        elif easy < near[2]:
            near[2] = easy
        if hard < near[3]:
            near[4], near[3] = near[3], hard
        elif hard < near[4]:
            near[4] = hard

    def dice_between(self, at: int, origin: int, target: int) -> int:
        """The dice, a bit each, that lead from an origin to a cell."""
        low, high = self.nodes[at + _WALLS], self.nodes[at + _WALLS + 1]
        dice = 0
        where = _CELLS * origin + target
        for i in range(_PAIRS[where], _PAIRS[where + 1]):
            if not (_BETWEEN_PAIRS[2 * i] & low or _BETWEEN_PAIRS[2 * i + 1] & high):
                dice |= 1 << _DIE[i]
        return dice

    def capturing_dice(self, at: int, cell: int, seat: int) -> int:
        """The dice with which some other team sends a pawn back from a cell (-1: it is on the start line)."""
        dice = 0
        if cell < 0:
            return 0
        for i in range(self.number):
            other = self.seats[i]
            if self.teams[seat] >> other & 1:
                continue
            low, high = self.nodes[at + other], self.nodes[at + 4 + other]
            if self.ones(low) + self.ones(high) < _PAWNS:
                dice |= self.dice_between(at, _CELLS + other, cell)
            while low or high:
                origin = self.lowest(low, high)
                if origin < 64:
                    low &= low - 1
                else:
                    high &= high - 1
                dice |= self.dice_between(at, origin, cell)
        return dice

    def wall_taking_dice(self, at: int, cell: int) -> int:
        """The dice with which the pawn of a cell takes a barricade (-1: it is on the start line)."""
        low, high = self.nodes[at + _WALLS], self.nodes[at + _WALLS + 1]
        dice = 0
        while cell >= 0 and (low or high):
            wall = self.lowest(low, high)
            if wall < 64:
                low &= low - 1
            else:
                high &= high - 1
            dice |= self.dice_between(at, cell, wall)
        return dice

    def lowest(self, low: int, high: int) -> int:
        """The first cell of two words that are not both empty."""
        if low:
            return _INDEX[(low & -low) % 67]
        return 64 + _INDEX[(high & -high) % 67]

    def ones(self, word: int) -> int:
        """How many bits a word holds, where there are few."""
        bits = 0
        while word:
            word &= word - 1
            bits += 1
        return bits

    # --- asked from outside ---------------------------------------------------------------------------------------

    def set_node(self, node: tuple[int, ...]) -> None:
        """Lay out a node."""
        for i in range(NODE):
            self.nodes[i] = node[i]

    def features_by_seat(self, node: tuple[int, ...]) -> list[int]:
        """The numbers of the weights of each seat in turn, in the order of the throws to come."""
        self.set_node(node)
        self.estimate(0)
        return list(self.features)

    def measured_distances(self, barricades: int, measure: int) -> list[int]:
        """The distances of all cells by one of the two measures."""
        at = self.distances(barricades & _WORD, barricades >> 64) + 96 * measure
        return list(self.maps[at : at + _CELLS])
