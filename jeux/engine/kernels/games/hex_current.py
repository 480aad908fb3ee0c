# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""The board of Hex as two electric circuits: how well each side is connected, and by which cells (Anshelevich, *A
Hierarchical Approach to Computer Hex*, 2002).

For each side an empty cell is a resistor, one's own stones are wires, and adverse ones take a cell out. Cells that make
a bridge are joined like neighbours, and stones that make one by a wire. Between the two edges of the side lies a
tension of 1.

The potentials are found by conjugate gradients.

Types are in `compiled/games/hex_current.pxd`.
"""

from __future__ import annotations

from array import array
from math import exp

from jeux.engine.kernels.games.hex_weights import CURRENT, GRADES, WEIGHTS

from .hex import HexBoard

_PAD, _FAR_EDGE = 2, 4
_EMPTY, _WIRE = 1, 2
"""What cells are for a side; 0 for those that are out."""
_FIRST, _FAR = 0, 1
"""The nodes of the two edges: cells of the padded board that hold nothing."""
_TURNS, _ENOUGH = 40, 1e-3
"""Steps of the conjugate gradients at most, and when they are good enough: grades are far apart."""
_GRADES = GRADES
_BOUNDS = array("d", [2.0 ** (0.5 * i - 7.0) for i in range(GRADES - 1)])


class Current:
    """The circuits of both sides on a board as it stands. After `measure(side)` (1 White, 2 Black)
    `through[(side - 1) * area + cell]` is the part of the whole current that goes through an empty cell."""

    def __init__(self, board: HexBoard) -> None:
        self.board = board
        area = self.area = board.area
        self.kind = array("b", bytes(area))
        self.point = array("i", bytes(4 * area))
        self.used = self.live = 0
        self.one, self.two = (array("i", bytes(4 * 6 * area)) for _ in range(2))
        self.gain = array("d", bytes(8 * 6 * area))
        self.node = array("i", bytes(4 * area))
        self.volt, self.rest, self.way, self.drain, self.sum = (array("d", bytes(8 * area)) for _ in range(5))
        self.through = array("d", bytes(16 * area))
        self.factors = array("d", [exp(weight / 1000) for weight in self.board.weights[CURRENT:WEIGHTS]])

    def measure(self, side: int) -> None:
        """Find the currents of a side."""
        base = (side - 1) * self.area
        for cell in range(self.area):
            self.through[base + cell] = 0.0
        if self.make_wires(side):
            return
        self.make_resistors()
        self.begin(side)
        self.relax()
        self.collect(side)

    def make_wires(self, side: int) -> bool:
        """Make one node of the stones that are joined; whether the edges are."""
        kind, point, ring, bridge = self.kind, self.point, self.board.ring, self.board.bridge
        colour, width, size = self.board.colour, self.board.width, self.board.size
        for cell in range(self.area):
            kind[cell] = _WIRE if colour[cell] & 3 == side else 0
            point[cell] = _FAR if colour[cell] & _FAR_EDGE else _FIRST
        point[_FAR] = _FAR
        for row in range(_PAD, size + _PAD):
            for cell in range(row * width + _PAD, row * width + _PAD + size):
                point[cell] = cell
                if not colour[cell]:
                    kind[cell] = _EMPTY
        for cell in range(width, self.area - width):
            if kind[cell] == _WIRE:
                for k in range(3):
                    if kind[cell + ring[k]] == _WIRE:
                        self.join(cell, cell + ring[k])
                    if self.makes_bridge(cell, k) and kind[cell + bridge[k]] == _WIRE:
                        self.join(cell, cell + bridge[k])
        return self.root(_FIRST) == self.root(_FAR)

    def makes_bridge(self, cell: int, k: int) -> bool:
        """Whether the two cells between a cell and the one that it bridges to in a direction are empty."""
        return self.kind[cell + self.board.ring[k]] == _EMPTY and self.kind[cell + self.board.ring[k + 1]] == _EMPTY

    def root(self, cell: int) -> int:
        """The node of a cell."""
        while self.point[cell] != cell:
            self.point[cell] = self.point[self.point[cell]]
            cell = self.point[cell]
        return cell

    def join(self, cell: int, other: int) -> None:
        """Make one node of two."""
        one, two = self.root(cell), self.root(other)
        if one < two:
            self.point[two] = one
        else:
            self.point[one] = two

    def make_resistors(self) -> None:
        """List what joins the nodes."""
        ring, bridge, width = self.board.ring, self.board.bridge, self.board.width
        self.used = 0
        for cell in range(width, self.area - width):
            if self.kind[cell]:
                for k in range(3):
                    self.resist(cell, cell + ring[k])
                    if self.makes_bridge(cell, k):
                        self.resist(cell, cell + bridge[k])

    def resist(self, cell: int, other: int) -> None:
        """Note what joins two cells: a whole resistor, or half of one where one of them is a wire."""
        kind = self.kind
        if not kind[other] or kind[cell] == kind[other] == _WIRE:
            return
        one, two = self.root(cell), self.root(other)
        if one != two:
            at = self.used
            self.one[at], self.two[at] = one, two
            self.gain[at] = 1.0 if kind[cell] == kind[other] else 2.0
            self.used = at + 1

    def begin(self, side: int) -> None:
        """Potentials to begin with, by the rows, and the nodes that are to be found."""
        volt, drain, width, size = self.volt, self.drain, self.board.width, self.board.size
        for cell in range(self.area):
            drain[cell] = 0.0
        for at in range(self.used):
            drain[self.one[at]] += self.gain[at]
            drain[self.two[at]] += self.gain[at]
        self.live = 0
        for cell in range(2, self.area):
            row = (cell // width if side == 1 else cell % width) - 1
            volt[cell] = 1.0 - row / (size + 1.0)
            if drain[cell] > 0.0 and self.point[cell] == cell:
                self.node[self.live] = cell
                self.live += 1
        volt[_FIRST], volt[_FAR] = 1.0, 0.0

    def spread(self, of: array[float]) -> None:
        """What flows out of the nodes at such potentials, in `sum`."""
        one, two, gain, total = self.one, self.two, self.gain, self.sum
        for cell in range(self.area):
            total[cell] = 0.0
        for at in range(self.used):
            flow = gain[at] * (of[one[at]] - of[two[at]])
            total[one[at]] += flow
            total[two[at]] -= flow

    def relax(self) -> None:
        """Find the potentials."""
        volt, rest, way, drain, node, total = self.volt, self.rest, self.way, self.drain, self.node, self.sum
        self.spread(volt)
        old = 0.0
        for cell in range(self.area):
            way[cell] = 0.0
        for i in range(self.live):
            cell = node[i]
            rest[cell] = -total[cell]
            way[cell] = rest[cell] / drain[cell]
            old += rest[cell] * way[cell]
        for _ in range(_TURNS):
            if old < _ENOUGH:
                return
            self.spread(way)
            bend = 0.0
            for i in range(self.live):
                bend += way[node[i]] * total[node[i]]
            step, new = old / bend, 0.0
            for i in range(self.live):
                cell = node[i]
                volt[cell] += step * way[cell]
                rest[cell] -= step * total[cell]
                new += rest[cell] * rest[cell] / drain[cell]
            ratio = new / old
            for i in range(self.live):
                cell = node[i]
                way[cell] = rest[cell] / drain[cell] + ratio * way[cell]
            old = new

    def collect(self, side: int) -> None:
        """Add up the currents."""
        one, two, gain, volt, through = self.one, self.two, self.gain, self.volt, self.through
        base, whole = (side - 1) * self.area, 0.0
        for at in range(self.used):
            flow = gain[at] * (volt[one[at]] - volt[two[at]])
            if one[at] == _FIRST:
                whole += flow
            elif two[at] == _FIRST:
                whole -= flow
            flow = flow if flow > 0.0 else -flow
            through[base + one[at]] += flow
            through[base + two[at]] += flow
        for cell in range(self.area):
            through[base + cell] = 0.5 * through[base + cell] / whole if whole > 0.0 else 0.0

    def factor(self, cell: int, side: int) -> float:
        """How many times as promising an empty cell is for a side as without the currents through it."""
        return self.factors[self.grades(cell, side)]

    def grades(self, cell: int, side: int) -> int:
        """The class of an empty cell for a side, by the currents of both sides through it."""
        own, adverse = self.through[(side - 1) * self.area + cell], self.through[(2 - side) * self.area + cell]
        return self.grade(own) * _GRADES + self.grade(adverse)

    def grade(self, current: float) -> int:
        """The grade of a part of a current."""
        grade = 0
        while grade < _GRADES - 1 and current >= _BOUNDS[grade]:
            grade += 1
        return grade
