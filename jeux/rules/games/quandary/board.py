"""Quandary: the grid of the sheet, eight colours on 12 × 12 squares, and the ways over it.

Masks are 144 bits wide; bit i is the i-th of `POINTS`, row 12 from a to l first. White goes up, Black down.
"""

from __future__ import annotations

from jeux.rules.boards import letter_mask, square_places

COLUMNS = "abcdefghijkl"
SIZE = len(COLUMNS)
POINTS = tuple(f"{x}{y}" for y in range(SIZE, 0, -1) for x in COLUMNS)
INDEX = {point: i for i, point in enumerate(POINTS)}
WHERE = square_places(POINTS)
COLOURS = "BGJMNORV"
"""Bleu, gris, jaune, mauve, noir, orange, rouge, vert."""
GRID = (
    "BOGRJMVNRGBV"
    "JVNMOGRBMONJ"
    "GBRJVNMGJRVO"
    "MJONBOVRNMGB"
    "NRGVMGBOVBJM"
    "OMJBRVNJGNOR"
    "JVOGJMRBMRVN"
    "BNRMONGVOGBJ"
    "GJBNGRBMJNMR"
    "MRVOJVONBVGO"
    "VGNRMNGJMORV"
    "OBMJOBRVNJBG"
)
"""The letter of the colour of each square."""
AHEAD = (-SIZE, SIZE)
"""What a pawn of White, of Black, adds to its square when it goes straight ahead."""
FIRST_ROWS = (POINTS[-SIZE:], POINTS[:SIZE])
"""The first row of each side, from a to l."""


def colour_mask(letter: str) -> int:
    """The squares of a colour."""
    return letter_mask(GRID, letter)


COLOUR_MASK = tuple(colour_mask(letter) for letter in GRID)
"""For each square, all those of its colour."""


def _ahead(side: int, i: int) -> int | None:
    """The square straight ahead, None from the last row."""
    j = i + AHEAD[side]
    return j if 0 <= j < len(POINTS) else None


def _next(side: int, i: int) -> tuple[int, ...]:
    """The squares of the next row that a pawn may step to, from a to l."""
    ahead = _ahead(side, i)
    if ahead is None:
        return ()
    return tuple(ahead + x for x in (-1, 0, 1) if 0 <= i % SIZE + x < SIZE)


SQUARES_AHEAD = tuple(tuple(_ahead(side, i) for i in range(len(POINTS))) for side in (0, 1))
"""For each side and square, the square straight ahead."""
STEPS_AHEAD = tuple(tuple(_next(side, i) for i in range(len(POINTS))) for side in (0, 1))
"""For each side and square, the squares of the next row within reach."""
SHOWN = tuple(tuple(0 if ahead is None else COLOUR_MASK[ahead] for ahead in squares) for squares in SQUARES_AHEAD)
"""For each side and square, the squares of the colour that a pawn there offers to the adversary."""
MOVE_TEXT = tuple(
    tuple({j: f"{POINTS[i]}-{POINTS[j]}" for j in STEPS_AHEAD[side][i]} for i in range(len(POINTS))) for side in (0, 1)
)
ROWS_GAINED = (
    tuple(SIZE - 1 - i // SIZE for i in range(len(POINTS))),
    tuple(i // SIZE for i in range(len(POINTS))),
)
"""For each side and square, the rows between it and the side's first row."""
NEAR = {
    point: tuple(
        POINTS[j]
        for j in range(len(POINTS))
        if j != i and abs(j // SIZE - i // SIZE) <= 1 and abs(j % SIZE - i % SIZE) <= 1
    )
    for point, i in INDEX.items()
}
