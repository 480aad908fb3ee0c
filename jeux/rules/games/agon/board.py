"""Agon: the hexagon of 91 cells, its rings and its straight lines.

Masks are 91 bits wide; bit i is the i-th of `CELLS`, file a from a1 to a6, then file b, … , file k. A file x stands
1.5 x across, a height y stands y √3/2 up, where cells have sides of 1; ring 0 is the centre f6, ring 5 the rim.
"""

from __future__ import annotations

from math import sqrt

from jeux.rules.boards import bits

FILES = "abcdefghijk"
RADIUS = 5
_AT = {
    f"{name}{rank}": (x, 2 * (rank - 1) - (10 - abs(x)))
    for x, name in enumerate(FILES, -RADIUS)
    for rank in range(1, 12 - abs(x))
}
CELLS = tuple(_AT)
INDEX = {cell: i for i, cell in enumerate(CELLS)}
_CELL_AT = {at: INDEX[cell] for cell, at in _AT.items()}
AXES = ((0, 2), (1, 1), (1, -1))
"""The three straight lines through a cell, as one of their two ways."""
START = ".b..w./w.....b/......../b.......w/........../W.........B/........../b.......w/......../w.....b/.b..w."

FILE_LENGTHS = tuple(11 - abs(x) for x in range(-RADIUS, RADIUS + 1))
WHERE = {cell: (1.5 * x, y * sqrt(3) / 2) for cell, (x, y) in _AT.items()}
SIZE = (-8.5, -5.5 * sqrt(3), 8.5, 5.5 * sqrt(3))


def _around(at: tuple[int, int]) -> list[int]:
    x, y = at
    ways = [(s * dx, s * dy) for dx, dy in AXES for s in (1, -1)]
    return sorted(_CELL_AT[x + dx, y + dy] for dx, dy in ways if (x + dx, y + dy) in _CELL_AT)


def _mask(cells: list[int]) -> int:
    return sum(1 << i for i in cells)


NEAR_CELLS = tuple(tuple(_around(at)) for at in _AT.values())
NEAR = tuple(_mask(list(cells)) for cells in NEAR_CELLS)
NEIGHBOURS = {cell: tuple(CELLS[i] for i in NEAR_CELLS[INDEX[cell]]) for cell in CELLS}
RING = tuple(max(abs(x), (abs(x) + abs(y)) // 2) for x, y in _AT.values())
RINGS = tuple(_mask([i for i, ring in enumerate(RING) if ring == wanted]) for wanted in range(RADIUS + 1))
CENTRE = INDEX["f6"]
CENTRE_BIT, GUARD, RIM = RINGS[0], RINGS[1], RINGS[RADIUS]
CORNERS = _mask([INDEX[cell] for cell in ("a1", "a6", "f1", "f11", "k1", "k6")])
FULL = (1 << len(CELLS)) - 1
ONWARD = tuple(_mask([j for j in NEAR_CELLS[i] if RING[j] <= RING[i]]) for i in range(len(CELLS)))
"""The neighbours of the next ring inwards and of the same ring (R2)."""


def _brackets(at: tuple[int, int]) -> tuple[int, ...]:
    pairs = [((at[0] + dx, at[1] + dy), (at[0] - dx, at[1] - dy)) for dx, dy in AXES]
    return tuple(
        1 << _CELL_AT[one] | 1 << _CELL_AT[other] for one, other in pairs if one in _CELL_AT and other in _CELL_AT
    )


BRACKETS = tuple(_brackets(at) for at in _AT.values())
"""For each cell, the masks of the pairs of opposite neighbours."""

TEXT = tuple(tuple(f"{a}-{b}" for b in CELLS) for a in CELLS)
STEPS = {TEXT[i][j]: (i, j) for i in range(len(CELLS)) for j in range(len(CELLS)) if i != j}
"""Every text of a move: its first and its second cell."""


def named(mask: int) -> tuple[str, ...]:
    """The cells of a mask, in the order of the board."""
    return tuple(CELLS[i] for i in bits(mask))


def between(cell: int, pieces: int) -> int:
    """The first pair of `pieces` that stand on opposite neighbours of a cell, 0 when there is none."""
    for pair in BRACKETS[cell]:
        if pieces & pair == pair:
            return pair
    return 0


def squeezed(pieces: int, captors: int) -> int:
    """The mask of those of `pieces` that are between two of `captors`."""
    caught = 0
    while pieces:
        low = pieces & -pieces
        if between(low.bit_length() - 1, captors):
            caught |= low
        pieces ^= low
    return caught
