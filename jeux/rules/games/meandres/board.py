"""Les Méandres: the square of 25 cells, its slides and the lines that its tiles draw.

Masks are 25 bits wide; bit i is the i-th of `CELLS`, row 5 from a to e, then row 4, … , row 1. A bit of a mask of
tiles is set where the tile is a ``b``: its arcs join north to east and west to south; those of an ``a`` join north to
west and east to south.
"""

from __future__ import annotations

from functools import lru_cache

from jeux.rules.boards import square_places

COLUMNS = "abcde"
SIZE = len(COLUMNS)
CELLS = tuple(f"{x}{y}" for y in range(SIZE, 0, -1) for x in COLUMNS)
INDEX = {cell: i for i, cell in enumerate(CELLS)}
WHERE = square_places(CELLS)
NORTH, EAST, SOUTH, WEST = range(4)
_TURN = ((WEST, SOUTH, EAST, NORTH), (EAST, NORTH, WEST, SOUTH))
"""For a tile ``a`` and for a tile ``b``, the side where a line leaves that enters by each side."""
_STEP = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""Rows and columns to go through each side."""
FEWEST = 3
"""The tiles of a winning line."""


def _beside(cell: int, side: int) -> int:
    """The cell beyond a side, or -1 outside the board."""
    row, column = cell // SIZE + _STEP[side][0], cell % SIZE + _STEP[side][1]
    return row * SIZE + column if 0 <= row < SIZE and 0 <= column < SIZE else -1


BESIDE = tuple(tuple(_beside(cell, side) for side in range(4)) for cell in range(len(CELLS)))
NEAR = {CELLS[i]: tuple(CELLS[j] for j in sorted(BESIDE[i]) if j >= 0) for i in range(len(CELLS))}
GATES = tuple((cell, side) for side in range(4) for cell in range(len(CELLS)) if BESIDE[cell][side] < 0)
"""The twenty middles of outer sides, as (border tile, side)."""


def _ray(cell: int, side: int) -> tuple[int, ...]:
    ray = []
    cell = BESIDE[cell][side]
    while cell >= 0:
        ray.append(cell)
        cell = BESIDE[cell][side]
    return tuple(ray)


RAYS = tuple(tuple(_ray(cell, side) for side in range(4)) for cell in range(len(CELLS)))
"""The cells in the four directions from each cell, the nearest first."""
SLIDES = tuple(
    {
        f"{CELLS[cell]}-{CELLS[ray[n - 1] if n else hole]}": ray[: n + 1]
        for ray in RAYS[hole]
        for n, cell in enumerate(ray)
    }
    for hole in range(len(CELLS))
)
"""For each empty cell, the eight slides: the cells of the tiles that move, the nearest to the hole first."""
STEPS = {f"{a}-{b}": (i, j) for i, a in enumerate(CELLS) for j, b in enumerate(CELLS) if i != j}
"""Every text of a step: its first and its second cell."""


def slid(tiles: int, hole: int, way: tuple[int, ...]) -> int:
    """The tiles after those of `way` have moved by one cell towards the hole; the last cell of it is the new hole."""
    target = hole
    for cell in way:
        bit = tiles >> cell & 1
        tiles = tiles & ~(1 << target) | bit << target
        target = cell
    return tiles & ~(1 << target)


Line = tuple[tuple[int, int, int], ...]
"""A line as (cell, side where it enters, side where it leaves) from tile to tile."""


def follow(tiles: int, hole: int, gate: tuple[int, int]) -> Line:
    """The line that begins at a middle of an outer side (R3): it ends outside, or at the hole."""
    line = []
    cell, side = gate
    while cell >= 0 and cell != hole:
        leaves = _TURN[tiles >> cell & 1][side]
        line.append((cell, side, leaves))
        cell, side = BESIDE[cell][leaves], (leaves + 2) % 4
    return tuple(line)


def wins(line: Line) -> bool:
    """Whether a line joins two different sides through three tiles or more (R4)."""
    if not line or BESIDE[line[-1][0]][line[-1][2]] >= 0 or line[0][1] == line[-1][2]:
        return False
    return len({cell for cell, _, _ in line}) >= FEWEST


def winning_lines(tiles: int, hole: int) -> tuple[Line, ...]:
    """The winning lines of a board, each once, from its first end in the order of `GATES`."""
    lines, ends = [], set()
    for gate in GATES:
        if gate in ends:
            continue
        line = follow(tiles, hole, gate)
        if wins(line):
            lines.append(line)
            ends.add((line[-1][0], line[-1][2]))
    return tuple(lines)


@lru_cache(maxsize=200_000)
def has_line(tiles: int, hole: int) -> bool:
    """Whether a winning line is on the board."""
    for cell, side in GATES:
        here, entry, passed = cell, side, 0
        while here >= 0 and here != hole:
            passed |= 1 << here
            leaves = _TURN[tiles >> here & 1][entry]
            here, entry = BESIDE[here][leaves], (leaves + 2) % 4
        # out of the board, by the side opposite to `entry`
        if here < 0 and (entry + 2) % 4 != side and passed.bit_count() >= FEWEST:
            return True
    return False
