"""What is seen of a position of Tablut: where the weight of each thing lies in the table, and the windows.

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
CUTS: array[int] = array(
    "i",
    [
        sum(3**i for i in range(3) if word >> (cut + i if cut < 4 else cut + 2 - i) & 1)
        for word in range(512)
        for cut in (0, 2, 4, 6)
    ],
)
"""Four times three squares of a word, as digits of base three: those beyond the middle turned round."""


def _windows() -> tuple[array[int], array[int], array[int]]:
    """Windows of nine squares that share their borders, first those read by rows, then the edges read by columns:
    kinds (0 corner, 1 edge, 2 inside), the three lines of each from the border inward, and where these are cut."""
    found = []
    for down in range(4):
        for right in range(4):
            outside = [down in (0, 3), right in (0, 3)]
            by_columns = outside == [False, True]
            first, cut = (right, down) if by_columns else (down, right)
            lines = [2 * first + (i if first < 2 else 2 - i) for i in range(3)]
            found.append((by_columns, 2 - sum(outside), lines, cut))
    found.sort(key=lambda window: window[0])
    return (
        array("i", [kind for _, kind, _, _ in found]),
        array("i", [line for _, _, lines, _ in found for line in lines]),
        array("i", [cut for _, _, _, cut in found]),
    )


KIND, BANDS, CUT = _windows()
BY_ROWS = 12
