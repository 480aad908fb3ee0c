# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
# cython: cdivision=True, cpow=True
"""The network that says what each of three or four seats of Barricades may expect.

It is trained by `assets/workshop/training/barricades_many.py`, and gets of each seat what that of two seats gets
(`barricades_net`): its pawns, its features (`barricades_features`), how many turns its pawns need. One layer of units
judges a seat by its own rows, by the sum of those of all the others, and by the barricades; the chances are in the
proportion of the exponentials of what it finds. Types are in `compiled/games/barricades_many.pxd`.
"""

from __future__ import annotations

from array import array
from math import e

from jeux.rules.games.barricades.board import CELLS

from .barricades_features import FEATURES, SEATS
from .barricades_features import WEIGHTS as FEATURE_WEIGHTS
from .barricades_net import BINS, TIMED, TURNS, UNIT, BarricadesNet, Layers

WIDTH = 64
_WIDTH = WIDTH
_CELLS, _SEATS, _FEATURES = len(CELLS), SEATS, FEATURES
_WALLS, _SIDE = 8, 10
_TURNS = TURNS
_CLOCK = len(CELLS) + FEATURE_WEIGHTS
EACH = _CLOCK + TIMED * BINS
"""The rows of a seat: cells of its pawns, its features, quarters of turns."""
_EACH = EACH
_BOARD = 2 * EACH
ROWS = _BOARD + len(CELLS) + 1
"""Those of the seat judged, those of the others, barricades, the bias."""
_BIAS = ROWS - 1
WEIGHTS = (ROWS + 1) * WIDTH
"""Those of the rows of the first layer, then what its units weigh."""
_UNIT = UNIT * UNIT
_E: float = e


class BarricadesManyNet(BarricadesNet):
    """A course where more than two seats are judged by their network, given `layers`; by their strengths without."""

    def __init__(
        self, seats: tuple[int, ...], teams: tuple[int, ...], weights: array[float], layers: Layers, room: int
    ) -> None:
        super().__init__(seats, teams, weights, layers, room)
        self.crowded = self.number > 2 and len(self.first) > 0
        self.board = array("f", bytes(4 * WIDTH))
        self.own = array("f", bytes(4 * WIDTH * SEATS))
        self.others = array("f", bytes(4 * WIDTH * (SEATS + 1)))

    def value_seats(self, at: int, distances: int) -> None:
        """Leave in `chances` what each seat may expect where nobody has won and the next throw does not win."""
        if not self.crowded:
            BarricadesNet.value_seats(self, at, distances)
            return
        nodes, chances = self.nodes, self.chances
        self.begin_sums(at)
        seat = nodes[at + _SIDE]
        for k in range(self.number):
            self.add_seat_rows(at, distances, seat, k)
            self.add_to_sums(k)
            seat = self.following[seat]
        total = 0.0
        for k in range(self.number):
            chances[seat] = _E ** self.seat_score(k)
            total += chances[seat]
            seat = self.following[seat]
        for seat in range(_SEATS):
            chances[seat] /= total

    def begin_sums(self, at: int) -> None:
        """Begin the sums: by the barricades and the bias, and by nothing of the seats."""
        board, others, first = self.board, self.others, self.first
        start = _BIAS * _WIDTH
        for j in range(64):
            board[j] = first[start + j]
            others[_SEATS * _WIDTH + j] = 0.0
        self.count = 0
        self.add_rows(self.nodes[at + _WALLS], self.nodes[at + _WALLS + 1], _BOARD)
        for i in range(self.count):
            start = self.rows[i] * _WIDTH
            for j in range(64):
                board[j] += first[start + j]

    def add_seat_rows(self, at: int, distances: int, seat: int, k: int) -> None:
        """Write the rows of the seat that throws as the k-th."""
        rows = self.rows
        self.collect_features(at, distances, seat, k)
        self.count = 0
        self.add_rows(self.nodes[at + seat], self.nodes[at + 4 + seat], 0)
        pawns = self.count
        self.add_turn_rows(distances, seat, 0, 0, pawns)
        for i in range(pawns, self.count):
            rows[i] += _CLOCK - _TURNS
        for i in range(_FEATURES):
            rows[self.count] = _CELLS + self.features[_FEATURES * k + i]
            self.count += 1

    def add_to_sums(self, k: int) -> None:
        """Sum the rows of the k-th seat, as those of the seat judged and as those of another."""
        own, others, first = self.own, self.others, self.first
        here, everyone = k * _WIDTH, _SEATS * _WIDTH
        for j in range(64):
            own[here + j] = others[here + j] = 0.0
        for i in range(self.count):
            start = self.rows[i] * _WIDTH
            more = start + _EACH * _WIDTH
            for j in range(64):
                own[here + j] += first[start + j]
            for j in range(64):
                others[here + j] += first[more + j]
        for j in range(64):
            others[everyone + j] += others[here + j]

    def seat_score(self, k: int) -> float:
        """What the network makes of the k-th seat, to compare with the others."""
        own, others, board, sums, second = self.own, self.others, self.board, self.sums, self.second
        here, everyone = k * _WIDTH, _SEATS * _WIDTH
        for j in range(64):
            sums[j] = board[j] + own[here + j] + others[everyone + j] - others[here + j]
        total = float(second[_WIDTH - 1] * sums[_WIDTH - 1])
        for j in range(63):
            if sums[j] > 0.0:
                total += second[j] * sums[j]
        return max(-30.0, min(30.0, total / _UNIT))

    # --- asked from outside ---------------------------------------------------------------------------------------

    def input_rows_by_seat(self, node: tuple[int, ...]) -> list[list[int]]:
        """The rows of the barricades of a node, then those of each seat in the order of the throws to come."""
        self.set_node(node)
        at = self.distances(self.nodes[_WALLS], self.nodes[_WALLS + 1])
        self.begin_sums(0)
        rows = [list(self.rows[: self.count])]
        seat = self.nodes[_SIDE]
        for k in range(self.number):
            self.add_seat_rows(0, at, seat, k)
            rows.append(list(self.rows[: self.count]))
            seat = self.following[seat]
        return rows
