"""La Néo-pettie: the board, the moves and the captures on it.

Masks are 100 bits wide; bit i is the i-th of `POINTS`, row 10 first. One bit more, `EDGE`, stands for what lies
beyond the board: it holds men in as a man does.
"""

from __future__ import annotations

from jeux.rules.boards import bits, mask_of, neighbours, square_places

COLUMNS = "abcdefghij"
SIZE = len(COLUMNS)
POINTS = tuple(f"{x}{y}" for y in range(SIZE, 0, -1) for x in COLUMNS)
_ROWS_AND_COLUMNS = (
    *(POINTS[i : i + SIZE] for i in range(0, len(POINTS), SIZE)),
    *(POINTS[i::SIZE] for i in range(SIZE)),
)
STARTS = {
    "interleaved": (frozenset({7, 2}), frozenset({9, 4})),
    "two-rows": (frozenset({1, 2}), frozenset({9, 10})),
}
"""The rows of White and of Black at the start (R1)."""

INDEX = {point: i for i, point in enumerate(POINTS)}
WHERE = square_places(POINTS)
NEIGHBOURS = neighbours(POINTS, _ROWS_AND_COLUMNS)
NEAR = tuple(mask_of(POINTS, NEIGHBOURS[point]) for point in POINTS)
FULL_MASK = (1 << len(POINTS)) - 1
EDGE = 1 << len(POINTS)
NOT_LEFT = FULL_MASK & ~mask_of(POINTS, (point for point in POINTS if point[0] == "a"))
NOT_RIGHT = FULL_MASK & ~mask_of(POINTS, (point for point in POINTS if point[0] == "j"))
STEPS = {f"{a}-{b}": (i, j) for i, a in enumerate(POINTS) for j, b in enumerate(POINTS) if i != j}
"""Every text of a step: its first and its second square."""


def named(mask: int) -> tuple[str, ...]:
    """The squares of a mask, in the order of the board."""
    return tuple(POINTS[i] for i in bits(mask))


def rows_mask(rows: frozenset[int]) -> int:
    """The mask of whole rows, by their numbers."""
    return mask_of(POINTS, (point for point in POINTS if int(point[1:]) in rows))


def beside(mask: int) -> int:
    """The squares that touch these in a row or in a column."""
    sides = (mask & NOT_RIGHT) << 1 | (mask & NOT_LEFT) >> 1
    return (sides | mask << SIZE | mask >> SIZE) & FULL_MASK


# --- moves ------------------------------------------------------------------------------------------------------------

WAYS = tuple(tuple((1 << INDEX[near], f"{point}-{near}") for near in NEIGHBOURS[point]) for point in POINTS)
"""From each square, its neighbours as (bit, text of the move)."""


def move_texts(men: int, empty: int) -> list[str]:
    """The moves of these men. Loops over bits are written out: a search lives here."""
    moves: list[str] = []
    men &= beside(empty)
    while men:
        low = men & -men
        for bit, text in WAYS[low.bit_length() - 1]:
            if empty & bit:
                moves.append(text)
        men ^= low
    return moves


# --- captures ---------------------------------------------------------------------------------------------------------


def _brackets(target: int) -> tuple[tuple[int, int], ...]:
    row, column = divmod(target, SIZE)
    brackets = []
    for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        if 0 <= row + down < SIZE and 0 <= column + right < SIZE:
            behind = row + 2 * down, column + 2 * right
            inside = all(0 <= part < SIZE for part in behind)
            over = 1 << (row + down) * SIZE + column + right
            brackets.append((over, 1 << behind[0] * SIZE + behind[1] if inside else EDGE))
    return tuple(brackets)


BRACKETS = tuple(_brackets(i) for i in range(len(POINTS)))
"""For each square of arrival, the (bit of the neighbour, bit straight behind it or `EDGE`) of each direction (R3)."""


def framed(target: int, own: int, adverse: int) -> int:
    """The mask of the adverse men that a man of `own` who has arrived on `target` captures (R3)."""
    if not NEAR[target] & adverse:
        return 0
    partners = own | EDGE
    taken = 0
    for over, behind in BRACKETS[target]:
        if adverse & over and partners & behind:
            taken |= over
    return taken
