"""The features of a position of Tablut: where the weight of each lies in the table, and the windows.

Patterns are numbers in base three (1 White, 2 Black), the first square the lowest digit; the king is in none, but where
he stands on a line there is one table for each of his places, of the eight other squares.
"""

from __future__ import annotations

from array import array

NINE, EIGHT = 3**9, 3**8
LINES = 0
"""The five kinds of rows and columns, from the border inward."""
WINDOWS = LINES + 5 * NINE
"""The three kinds of windows: of a corner, an edge, the inside."""
ALONG = WINDOWS + 3 * NINE
"""The king's row and column, by their kind and his place."""
RING = ALONG + 5 * 9 * EIGHT
"""What stands round the king, by who plays and whether he is on the throne."""
STANDS = RING + 2 * 2 * EIGHT
"""The kind of his square, by who plays, as all that follows but the last."""
COUNTS = STANDS + 2 * 15
"""The numbers of men."""
SIEGE = COUNTS + 2 * 9 * 17
"""How many cells beside him are closed, and how many hold a white man."""
ROADS = SIEGE + 2 * 25
"""How many of his steps would open one road (up to four), and two (up to two)."""
ROOM = ROADS + 2 * 15
"""The squares that he reaches, up to sixteen."""
OPEN = ROOM + 2 * 17
"""The roads that are open now."""
MEN = OPEN + 2 * 5
"""Each man's square, by the king's."""
NOTHING = MEN + 81 * 2 * 81
"""A man who is gone."""
WEIGHTS = NOTHING + 1
ESCAPED = 2_000
"""The estimate where the king has a way to two roads, and White plays."""

POWERS: array[int] = array("i", [sum(3**i for i in range(9) if word >> i & 1) for word in range(512)])
"""The squares of a word as digits of base three."""


def _inward(first: int) -> list[int]:
    """The lines of a band, or the squares of a line where a band cuts it, from the border inward."""
    return [2 * first + (i if first < 2 else 2 - i) for i in range(3)]


CUTS: array[int] = array(
    "Q",
    [
        sum(3**i << 16 * cut for cut in range(4) for i, square in enumerate(_inward(cut)) if word >> square & 1)
        for word in range(512)
    ],
)
"""Four times three squares of a word as digits of base three, in sixteen bits each."""


def _kind(band: int, cut: int) -> int:
    """0 of a corner, 1 of an edge, 2 inside."""
    if band >= BY_ROWS:
        return 1
    return (band in (1, 2)) + (cut in (1, 2))


BY_ROWS = 4
BANDS = array("i", [line for first in (0, 1, 2, 3, 0, 3) for line in _inward(first)])
"""Bands of three lines that share their borders, from the border inward: four of rows, then the outer two of
columns."""
_INSIDE = [(band, cut) for band in range(6) for cut in ((0, 1, 2, 3) if band in (0, 3) else (1, 2))]
"""The windows of nine squares, of the corners, the edges and the inside, by their bands and where these are cut."""
BAND = array("i", [band for band, _ in _INSIDE])
SHIFT = array("i", [16 * cut for _, cut in _INSIDE])
"""Where the code of a window lies in the word of its band."""
FIRST = array("i", [WINDOWS + NINE * _kind(band, cut) for band, cut in _INSIDE])
"""The first weight of its kind."""
