# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Turnabout as numbers: the look of each of the 64 cells, and a mask of cells for each look.

A step is a number: 4 · cell + look. A `narrow` board generates only the steps that lie on one of the shortest paths
still open, or nearly; that is what the search plays on.

How many tiles a path still needs is found for all cells at once: a front is four masks, the cells into which a line
comes by their N, E, S and W sides. Tiles on the board are passed for nothing, an empty cell for one tile of any look.
Types are in `compiled/games/turnabout.pxd`.
"""

from __future__ import annotations

from array import array
from random import Random

from jeux.rules.games.turnabout.board import BEYOND, SIZE

from ..board_search import MAX_PLY, Board

FAR = 15
"""The distance where no path can be made any more, or a longer one than is looked for."""

_OVER = -2
_FAR = FAR
_CELLS = 64
_OFF = -1
_FULL = (1 << 64) - 1
_TOP = (1 << SIZE) - 1
_BOTTOM = _TOP << SIZE * (SIZE - 1)
_LEFT = sum(1 << SIZE * row for row in range(SIZE))
_RIGHT = _LEFT << SIZE - 1
_NOT_LEFT, _NOT_RIGHT = _FULL ^ _LEFT, _FULL ^ _RIGHT
_STARTS = array("Q", [_TOP, _RIGHT, _BOTTOM, _LEFT])
_SPAN = 4 * FAR
"""Words that the fronts from one edge take: those with 0, 1, 2… tiles, four words each."""
_BEYOND = array("i", [cell for cells in BEYOND for cell in cells])
_DRAWN = Random(64)
_KEYS = array("Q", [_DRAWN.getrandbits(64) for _ in range(4 * _CELLS)])
_DEBRUIJN = 0x03F79D71B4CB0A89


def _ordinals() -> array[int]:
    """The number of a single bit, found by the six upper bits of its product with a de Bruijn word."""
    table = [0] * _CELLS
    for i in range(_CELLS):
        table[(0x03F79D71B4CB0A89 << i & (1 << 64) - 1) >> 58] = i
    return array("i", table)


_INDEX = _ordinals()

_MOST = 30
"""The most steps looked at in a position."""
_FORCED_NODES = 40
"""The most tiles laid to see whether the attacker wins by threats alone."""
_WON = 3_000
_LOST = -3_000
_NEED, _NEED_LATE, _SLACK, _OTHER, _CELL, _OTHER_CELL = 0, 16, 32, 48, 56, 58
_MOST_CELLS = 20
WEIGHTS = array("i", [0, 900, 580, 420, 310, 240, 180, 130, 90, 70, 50, 30, 20, 10, 0, 0])
WEIGHTS += array("i", [0, 840, 520, 360, 250, 180, 120, 70, 30, 10, 0, 0, 0, 0, 0, 0])
WEIGHTS += array("i", [-900, -700, -500, -420, -360, -320, -300, -280, -260, -250, -240, -230, -220, -220, -220, -220])
WEIGHTS += array("i", [60, 40, 20, 0, 0, 0, 0, 0, 0, 0])
WEIGHTS += array("i", [4, 4])
"""Points of the estimate for the attacker: the tiles needed when he plays and when the defender plays, the tiles that
he will lay beyond those, what the path between the other edges needs more, the cells where each path may go."""


class Tiles(Board):
    """The tiles laid and what the paths still need: `looks` by cell, the words of the crossings, both arcs and the
    empty cells, `laid` the tiles on the board of `tiles`; `first_look` is 1, or 2 where arcs are not turned."""

    def __init__(self, fixed: bool, tiles: int, looks: list[int], narrow: bool) -> None:
        super().__init__()
        self.first_look = 2 if fixed else 1
        self.tiles = tiles
        self.narrow = narrow
        self.may_repeat = False
        self.laid = 0
        self.cross = self.arcs = self.turned = 0
        self.empty = _FULL
        self.looks = array("i", bytes(4 * _CELLS))
        self.saved = array("i", bytes(4 * (MAX_PLY + 66)))
        self.fronts = array("Q", bytes(8 * 4 * _SPAN))
        self.counts = array("i", bytes(4 * 4 * _CELLS))
        self.weights = WEIGHTS
        self.budget = 0
        over = False
        for cell, look in enumerate(looks):
            if look:
                self.lay(cell, look)
        for cell, look in enumerate(looks):
            over = over or bool(look and self.closes(cell))
        self.update_status(over)

    # --- steps ----------------------------------------------------------------------------------------------------

    def lay(self, cell: int, look: int) -> None:
        """Lay a tile, whatever follows from it."""
        bit = 1
        bit <<= cell
        self.looks[cell] = look
        self.empty ^= bit
        if look == 2:
            self.cross |= bit
        elif look == 3:
            self.arcs |= bit
        else:
            self.turned |= bit
        self.key ^= _KEYS[4 * cell + look]
        self.saved[self.laid] = 4 * cell + look
        self.laid += 1

    def lift(self) -> int:
        """Take the last tile away; its step."""
        self.laid -= 1
        step = self.saved[self.laid]
        cell = step >> 2
        bit = 1
        bit <<= cell
        self.looks[cell] = 0
        self.empty |= bit
        self.cross &= ~bit
        self.arcs &= ~bit
        self.turned &= ~bit
        self.key ^= _KEYS[step]
        return step

    def play(self, step: int) -> None:
        self.lay(step >> 2, step & 3)
        self.update_status(self.closes(step >> 2))

    def undo(self) -> None:
        self.lift()
        self.turn, self.winner = self.laid & 1, -1

    def update_status(self, path: bool) -> None:
        """Work out who decides and whether the game is over."""
        self.turn, self.winner = self.laid & 1, -1
        if path:
            self.turn, self.winner = _OVER, 0
        elif self.laid >= self.tiles:
            self.turn, self.winner = _OVER, 1

    def closes(self, cell: int) -> bool:
        """Whether a path passes the tile of a cell, both its lines followed to their ends."""
        look = self.looks[cell]
        side = 0
        for i in range(2):  # noqa: B007 - a name for its type
            edge = self.leave(cell, side)
            if edge >= 0:
                other = self.leave(cell, side ^ look)
                if other >= 0 and edge ^ other == 2:
                    return True
            side = 2 if look == 3 else 3
        return False

    def leave(self, cell: int, side: int) -> int:
        """Follow the line that leaves a cell by a side: the edge that it comes to, or -1."""
        first, begun = cell, side
        while True:
            cell = _BEYOND[4 * cell + side]
            if cell == _OFF:
                return side
            look = self.looks[cell]
            if not look:
                return -1
            side ^= 2 ^ look
            if cell == first and side == begun:
                return -1

    # --- distances ------------------------------------------------------------------------------------------------

    def distance(self, edge: int) -> int:
        """The tiles that a path from an edge (0 N to 3 W) to the opposite one needs, with its fronts."""
        return self.fill(edge, _FAR - 1)

    def fill(self, edge: int, limit: int) -> int:
        """Work out the fronts from an edge with 0, 1, 2… tiles up to the opposite edge; the tiles it takes, `FAR`
        where it takes more than `limit`."""
        at = edge * _SPAN
        for side in range(4):
            self.fronts[at + side] = 0
        self.fronts[at + edge] = _STARTS[edge]
        for tiles in range(limit):
            self.lead(at)
            if self.arrives(at, edge):
                return tiles
            if self.widen(at, edge):
                return tiles + 1
            at += 4
        return _FAR

    def lead(self, at: int) -> None:
        """Add to a front all that tiles lead on to."""
        cross, arcs, turned = self.cross, self.arcs, self.turned
        north, east, south, west = self.fronts[at], self.fronts[at + 1], self.fronts[at + 2], self.fronts[at + 3]
        while True:
            to_north = (north & cross | east & arcs | west & turned) << 8 & _FULL
            to_south = (south & cross | west & arcs | east & turned) >> 8
            to_east = ((east & cross | north & arcs | south & turned) & _NOT_LEFT) >> 1
            to_west = ((west & cross | south & arcs | north & turned) & _NOT_RIGHT) << 1
            if not (to_north & ~north | to_south & ~south | to_east & ~east | to_west & ~west):
                break
            north |= to_north
            south |= to_south
            east |= to_east
            west |= to_west
        self.fronts[at], self.fronts[at + 1], self.fronts[at + 2], self.fronts[at + 3] = north, east, south, west

    def arrives(self, at: int, edge: int) -> bool:
        """Whether a line of a front comes to the edge opposite by a tile that lies there."""
        cross, arcs, turned = self.cross, self.arcs, self.turned
        north, east = self.fronts[at], self.fronts[at + 1]
        south, west = self.fronts[at + 2], self.fronts[at + 3]
        if edge == 0:
            return (north & cross | east & arcs | west & turned) & _BOTTOM != 0
        if edge == 1:
            return (east & cross | north & arcs | south & turned) & _LEFT != 0
        if edge == 2:
            return (south & cross | west & arcs | east & turned) & _TOP != 0
        return (west & cross | south & arcs | north & turned) & _RIGHT != 0

    def widen(self, at: int, edge: int) -> bool:
        """Write the front with one tile more; whether that tile reaches the opposite edge."""
        empty = self.empty
        north, east = self.fronts[at] & empty, self.fronts[at + 1] & empty
        south, west = self.fronts[at + 2] & empty, self.fronts[at + 3] & empty
        if self.first_look == 1:
            out_north, out_south = east | south | west, north | east | west
            out_east, out_west = north | south | west, north | south | east
        else:
            out_north, out_south = south | west, north | east
            out_east, out_west = south | west, north | east
        self.fronts[at + 4] = self.fronts[at] | out_south << 8 & _FULL
        self.fronts[at + 5] = self.fronts[at + 1] | (out_west & _NOT_LEFT) >> 1
        self.fronts[at + 6] = self.fronts[at + 2] | out_north >> 8
        self.fronts[at + 7] = self.fronts[at + 3] | (out_east & _NOT_RIGHT) << 1
        if edge & 1:
            return (out_west & _LEFT if edge == 1 else out_east & _RIGHT) != 0
        return (out_south & _BOTTOM if edge == 0 else out_north & _TOP) != 0

    def useful(self, edge: int, tiles: int, look: int) -> int:
        """For a path of so many tiles from an edge to the opposite one: the empty cells where this look lies on such a
        path. Both fronts are worked out."""
        cells = 0
        if look < self.first_look:
            return cells
        there, back = edge * _SPAN, (edge ^ 2) * _SPAN + 4 * (tiles - 1)
        for i in range(tiles):  # noqa: B007 - a name for its type
            for side in range(4):
                cells |= self.fronts[there + side] & self.fronts[back + (side ^ look)]
            there += 4
            back -= 4
        return cells & self.empty


class TurnaboutBoard(Tiles):
    """The steps of a position and what it is worth."""

    def generate(self, at: int) -> int:
        if self.narrow:
            return self.generate_some(at)
        for cell in range(_CELLS):
            if not self.looks[cell]:
                at = self.write(at, cell, 0)
        return at

    def write(self, at: int, cell: int, rank: int) -> int:
        """Write the steps that lay a tile on a cell."""
        for look in range(self.first_look, 4):
            self.steps[at] = 4 * cell + look
            self.ranks[at] = rank
            at += 1
        return at

    # --- the steps worth looking at -------------------------------------------------------------------------------

    def generate_some(self, at: int) -> int:
        """Those that go on with a path of the fewest tiles, and any tile there for the defender."""
        first, second = self.distance(0), self.distance(3)
        near = min(first, second)
        if near >= _FAR:
            return self.write(at, index(self.empty & -self.empty & _FULL), 0)
        if near == 1:
            return self.finish(at, first, second)
        for i in range(4 * _CELLS):
            self.counts[i] = 0
        if first <= near + 1:
            self.tally(0, first, 2 if first == near else 1)
        if second <= near + 1:
            self.tally(3, second, 2 if second == near else 1)
        return self.candidates(at)

    def finish(self, at: int, first: int, second: int) -> int:
        """A tile makes a path: the attacker lays it, the defender lays another one there."""
        cells = self.closing(first, second)
        if self.laid & 1:
            return self.write(at, index(cells & -cells & _FULL), 0)
        begin = at
        while cells:
            low = cells & -cells & _FULL
            at = self.write(at, index(low), 0)
            cells ^= low
        end = begin
        for i in range(begin, at):
            self.lay(self.steps[i] >> 2, self.steps[i] & 3)
            if self.closes(self.steps[i] >> 2):
                self.steps[end] = self.steps[i]
                end += 1
            self.lift()
        return end

    def closing(self, first: int, second: int) -> int:
        """The cells where one tile makes a path."""
        cells = 0
        if first == 1:
            self.fill(2, 1)
            cells |= self.useful(0, 1, 1) | self.useful(0, 1, 2) | self.useful(0, 1, 3)
        if second == 1:
            self.fill(1, 1)
            cells |= self.useful(3, 1, 1) | self.useful(3, 1, 2) | self.useful(3, 1, 3)
        return cells

    def tally(self, edge: int, tiles: int, points: int) -> None:
        """Count, for each step, the looks with which it goes on with a path between two edges."""
        self.fill(edge ^ 2, tiles)
        for look in range(self.first_look, 4):
            word = self.useful(edge, tiles, look)
            while word:
                low = word & -word & _FULL
                cell = index(low)
                if self.laid & 1:
                    for laid in range(self.first_look, 4):
                        self.counts[4 * cell + laid] += points
                else:
                    self.counts[4 * cell + look] += points
                word ^= low

    def candidates(self, at: int) -> int:
        """Write the steps counted, those that count most where they are many."""
        begin = at
        for points in range(12, 0, -1):
            for i in range(4 * _CELLS):
                if self.counts[i] == points:
                    self.steps[at] = i
                    self.ranks[at] = points // 3
                    at += 1
            if at - begin >= _MOST:
                break
        return at

    # --- the estimate ---------------------------------------------------------------------------------------------

    def evaluate(self) -> int:
        first, second = self.distance(0), self.distance(3)
        waits = self.laid & 1
        rest = (self.tiles - self.laid + 1 - waits) >> 1
        near, far = min(first, second), max(first, second)
        score = _LOST
        if near <= rest:
            self.budget = _FORCED_NODES
            score = _WON if self.wins(first, second) else self.worth(first, second, rest)
        elif near < _FAR:
            score = _LOST + 300 - 40 * (near - rest) - far
        return -score if waits else score

    def worth(self, first: int, second: int, rest: int) -> int:
        """What the position is worth to the attacker, who lays `rest` tiles more."""
        weights, near, far = self.weights, min(first, second), max(first, second)
        score = weights[(_NEED_LATE if self.laid & 1 else _NEED) + near]
        score += weights[_SLACK + min(rest - near, 15)] + weights[_OTHER + min(far - near, 7)]
        edge = 0 if first <= second else 3
        score += weights[_CELL] * self.spread(edge, near)
        if far < _FAR:
            score += weights[_OTHER_CELL] * self.spread(edge ^ 3, far)
        return score

    def spread(self, edge: int, tiles: int) -> int:
        """The empty cells on the shortest paths from an edge, up to so many."""
        self.fill(edge ^ 2, tiles)
        cells = self.useful(edge, tiles, 1) | self.useful(edge, tiles, 2) | self.useful(edge, tiles, 3)
        return min(count(cells), _MOST_CELLS)

    def wins(self, first: int, second: int) -> bool:
        """Whether the attacker wins by threats that must be answered, as far as they are followed."""
        near = min(first, second)
        if near > 2:
            return False
        if self.laid & 1:
            return near == 1 and self.cannot_parry(first, second)
        return near == 1 or self.threatens(first, second)

    def cannot_parry(self, first: int, second: int) -> bool:
        """Whether the defender, to play, loses against the path that lacks one tile."""
        cells = self.closing(first, second)
        if cells & cells - 1:
            return True
        if self.laid + 1 >= self.tiles:
            return False
        cell = index(cells)
        for look in range(self.first_look, 4):
            self.lay(cell, look)
            self.budget -= 1
            lost = self.closes(cell) or (self.budget > 0 and self.wins(self.distance(0), self.distance(3)))
            self.lift()
            if not lost:
                return False
        return True

    def threatens(self, first: int, second: int) -> bool:
        """Whether the attacker, to play, wins by a tile that leaves one missing, and so on."""
        if self.laid + 3 > self.tiles:
            return False
        turned = cross = arcs = 0
        if first == 2:
            self.fill(2, 2)
            turned, cross, arcs = self.useful(0, 2, 1), self.useful(0, 2, 2), self.useful(0, 2, 3)
        if second == 2:
            self.fill(1, 2)
            turned |= self.useful(3, 2, 1)
            cross |= self.useful(3, 2, 2)
            arcs |= self.useful(3, 2, 3)
        return self.some_wins(turned, 1) or self.some_wins(cross, 2) or self.some_wins(arcs, 3)

    def some_wins(self, cells: int, look: int) -> bool:
        """Whether the attacker wins with this look on one of these cells, after which one tile is missing."""
        while cells and self.budget > 0:
            low = cells & -cells & _FULL
            self.lay(index(low), look)
            self.budget -= 1
            won = self.cannot_parry(self.distance(0), self.distance(3))
            self.lift()
            if won:
                return True
            cells ^= low
        return False


def index(low: int) -> int:
    """The number of a single bit."""
    return _INDEX[(low * _DEBRUIJN & _FULL) >> 58]


def count(word: int) -> int:
    """How many cells a word holds."""
    word -= word >> 1 & 0x5555555555555555
    word = (word & 0x3333333333333333) + (word >> 2 & 0x3333333333333333)
    word = word + (word >> 4) & 0x0F0F0F0F0F0F0F0F
    return (word * 0x0101010101010101 & _FULL) >> 56
