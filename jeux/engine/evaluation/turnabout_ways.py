"""Turnabout: how many tiles a path still needs, and which tiles would bring it nearer.

A line is followed for all cells at once: a front is four words of 64 bits, the cells into which a line comes by their
N, E, S and W sides. Tiles on the board are passed for nothing, an empty cell for one tile of any look.
"""

from __future__ import annotations

from typing import NamedTuple

from jeux.rules.turnabout import Turnabout
from jeux.rules.turnabout_board import SIZE, TEXT

FULL = (1 << SIZE * SIZE) - 1
TOP = (1 << SIZE) - 1
BOTTOM = TOP << SIZE * (SIZE - 1)
LEFT = sum(1 << SIZE * row for row in range(SIZE))
RIGHT = LEFT << SIZE - 1
NOT_LEFT, NOT_RIGHT = FULL ^ LEFT, FULL ^ RIGHT
STARTS = ((TOP, 0, 0, 0), (0, RIGHT, 0, 0), (0, 0, BOTTOM, 0), (0, 0, 0, LEFT))
"""The front of the lines that come in from each edge."""
FAR = 99
"""The distance where no path can be made any more."""

Front = tuple[int, int, int, int]
_BITS = {look: bytes.maketrans(bytes((0, 1, 2, 3)), bytes(48 + (i == look) for i in range(4))) for look in range(4)}


class Ground(NamedTuple):
    """The cells by what they hold: the crossings, the arcs of the looks a and b, the empty ones. `all_looks`: whether
    arcs may be turned."""

    cross: int
    arcs: int
    turned: int
    empty: int
    all_looks: bool


def ground(position: Turnabout) -> Ground:
    """The words of a position."""
    board = position.board[::-1]
    cross, arcs, turned, empty = (int(board.translate(_BITS[look]), 2) for look in (2, 3, 1, 0))
    return Ground(cross, arcs, turned, empty, not position.fixed)


def _moved(out: Front) -> Front:
    """The front after lines that leave cells by these sides have come into the next ones."""
    north, east, south, west = out
    return south << SIZE & FULL, (west & NOT_LEFT) >> 1, north >> SIZE, (east & NOT_RIGHT) << 1


def _closed(front: Front, held: Ground) -> tuple[Front, Front]:
    """The front with all that tiles lead on to, and the sides by which lines leave tiles."""
    cross, arcs, turned, _, _ = held
    north, east, south, west = front
    while True:
        out = (
            south & cross | west & arcs | east & turned,
            west & cross | south & arcs | north & turned,
            north & cross | east & arcs | west & turned,
            east & cross | north & arcs | south & turned,
        )
        more = _moved(out)
        wider = (north | more[0], east | more[1], south | more[2], west | more[3])
        if wider == (north, east, south, west):
            return wider, out
        north, east, south, west = wider


def _through(front: Front, held: Ground) -> Front:
    """The sides by which lines may leave the empty cells that they come into, with one tile more."""
    empty = held.empty
    north, east, south, west = (word & empty for word in front)
    if held.all_looks:
        return east | south | west, north | south | west, north | east | west, north | east | south
    return south | west, west | south, north | east, east | north


def fronts(held: Ground, edge: int, limit: int) -> tuple[int, list[Front]]:
    """How many tiles a path from an edge (0 N to 3 W) to the opposite one needs, `FAR` beyond `limit`; and the fronts
    of lines from that edge with 0, 1, 2… tiles."""
    goal, last = edge ^ 2, STARTS[edge ^ 2][edge ^ 2]
    found: list[Front] = []
    front = STARTS[edge]
    for tiles in range(limit + 1):
        front, out = _closed(front, held)
        found.append(front)
        if out[goal] & last:
            return tiles, found
        through = _through(front, held)
        if through[goal] & last:
            return tiles + 1, found
        more = _moved(through)
        front = (front[0] | more[0], front[1] | more[1], front[2] | more[2], front[3] | more[3])
    return FAR, found


def useful(held: Ground, edge: int, tiles: int) -> list[tuple[int, int]]:
    """For a path of so many tiles from an edge to the opposite one: the looks, each with the word of the empty cells
    where it lies on such a path."""
    _, there = fronts(held, edge, tiles)
    _, back = fronts(held, edge ^ 2, tiles)
    words = {1: 0, 2: 0, 3: 0}
    for cost, front in enumerate(there):
        rest = tiles - 1 - cost
        if rest < 0:
            break
        other = back[min(rest, len(back) - 1)]
        for side in range(4):
            for out in range(4):
                if side != out:
                    words[side ^ out] |= front[side] & other[out] & held.empty
    if not held.all_looks:
        del words[1]
    return [(look, word) for look, word in words.items() if word]


_COLUMN_OF_LOOK = {2: 0, 3: 1, 1: 2}


def text_of(cell: int, look: int) -> str:
    """The step that lays this look on a cell."""
    return TEXT[cell][_COLUMN_OF_LOOK[look]]
