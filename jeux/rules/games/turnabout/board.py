"""Turnabout: the cells, the looks of a tile and the lines that tiles make.

A board is 64 bytes in the order of `POINTS`. A tile joins the middles of its sides in two pairs; with the sides
numbered N, E, S, W from 0, the side that a look joins to `s` is `s ^ look`, so the looks are 2 (crossing), 3 (arcs
N-W and S-E) and 1 (arcs N-E and S-W), and 0 is an empty cell.
"""

from __future__ import annotations

from jeux.rules.boards import neighbours, square_places

SIZE = 8
COLUMNS = "abcdefgh"
POINTS = tuple(f"{x}{y}" for y in range(SIZE, 0, -1) for x in COLUMNS)
LETTERS = ".bxa"
"""The letter of each look in a position text."""
LOOKS = "xab"
N, E, S, W = range(4)
EMPTY = bytes(len(POINTS))

INDEX = {point: i for i, point in enumerate(POINTS)}
WHERE = square_places(POINTS)
NEIGHBOURS = neighbours(
    POINTS,
    (*(POINTS[i : i + SIZE] for i in range(0, len(POINTS), SIZE)), *(POINTS[i::SIZE] for i in range(SIZE))),
)
TEXT = tuple(tuple(f"{point}:{look}" for look in LOOKS) for point in POINTS)
STEPS = {f"{point}:{look}": (i, LETTERS.index(look)) for i, point in enumerate(POINTS) for look in LOOKS}
"""Every step: its cell and its look."""
OFF = -1
"""What lies beyond the edges."""


def _beyond(cell: int) -> tuple[int, int, int, int]:
    row, column = divmod(cell, SIZE)
    return (
        cell - SIZE if row else OFF,
        cell + 1 if column < SIZE - 1 else OFF,
        cell + SIZE if row < SIZE - 1 else OFF,
        cell - 1 if column else OFF,
    )


BEYOND = tuple(_beyond(i) for i in range(len(POINTS)))
"""From each cell, the cell beyond each side."""

ENTRIES = (
    *((column, N) for column in range(SIZE)),
    *((row * SIZE, W) for row in range(SIZE)),
)
"""The border cells and outer sides from which a path may begin; S and E are where it ends."""


def follow(board: bytes, cell: int, side: int) -> tuple[int, int, list[int]]:
    """Follow a line that comes into `cell` by `side`: where it stops, and the cells passed.

    It stops at an empty cell, given with the side by which it would come in, or beyond the board, given as `OFF` with
    the edge that it leaves by. A line never closes: it is followed from outside, or back from an open end."""
    passed = []
    while cell != OFF and board[cell]:
        passed.append(cell)
        side ^= board[cell]
        cell, side = BEYOND[cell][side], side ^ 2
    return cell, side ^ 2 if cell == OFF else side, passed


def whole_path(board: bytes) -> tuple[str, ...]:
    """The cells of a path between opposite edges (R5), in order; empty when there is none."""
    for cell, side in ENTRIES:
        end, edge, passed = follow(board, cell, side)
        if end == OFF and edge == side ^ 2:
            return tuple(POINTS[i] for i in passed)
    return ()


def closes(board: bytes, cell: int) -> bool:
    """Whether a path passes the tile of `cell`, both its lines followed to their ends."""
    look = board[cell]
    for side in (N, W if look != 3 else S):
        edges = []
        for out in (side, side ^ look):
            end, edge = _leave(board, cell, out)
            if end != OFF:
                break
            edges.append(edge)
        if len(edges) == 2 and edges[0] ^ edges[1] == 2:
            return True
    return False


def _leave(board: bytes, cell: int, side: int) -> tuple[int, int]:
    """Follow the line that leaves `cell` by `side`; a line that comes round to where it began is closed."""
    first, begun = cell, side
    while True:
        cell, side = BEYOND[cell][side], side ^ 2
        if cell == OFF:
            return OFF, side ^ 2
        if not board[cell]:
            return cell, side
        side ^= board[cell]
        if cell == first and side == begun:
            return first, side
