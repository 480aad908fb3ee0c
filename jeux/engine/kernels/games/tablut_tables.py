"""The lines of Tablut in tables: rows and columns of the kernel's cells, and what is read in a word of nine squares."""

from __future__ import annotations

from array import array

_WIDE, _CELLS, _LAST = 11, 121, 8


def _row(cell: int) -> int:
    return min(max(cell // _WIDE - 1, 0), _LAST)


def _column(cell: int) -> int:
    return min(max(cell % _WIDE - 1, 0), _LAST)


ROW = array("i", [_row(cell) for cell in range(_CELLS)])
COLUMN = array("i", [_column(cell) for cell in range(_CELLS)])
BIT = array("i", [1 << i for i in range(9)])
BEFORE = array("i", [(1 << i) - 1 for i in range(9)])
AFTER = array("i", [511 & ~((2 << i) - 1) for i in range(9)])
BESIDE = array("i", [511 & (1 << i + 1 | 1 << i >> 1) for i in range(9)])
COUNT = array("b", [word.bit_count() for word in range(512)])
INDEX = array("i", [max(word.bit_length() - 1, 0) for word in range(512)])
"""The index of a single bit among nine."""


def _reached(place: int, line: int) -> int:
    """The word of the squares that a rook on a square of a line reaches."""
    squares = 0
    for way in ([*range(place - 1, -1, -1)], [*range(place + 1, 9)]):
        for i in way:
            if line >> i & 1:
                break
            squares |= 1 << i
    return squares


REACHED = array("i", [_reached(place, line) for place in range(9) for line in range(512)])


def _square(cell: int) -> int:
    near, far = sorted(min(i, _LAST - i) for i in (_row(cell), _column(cell)))
    return near + far * (far + 1) // 2


SQUARE = array("i", [_square(cell) for cell in range(_CELLS)])
"""The kind of a square, alike from all sides."""
PLACE = array("i", [9 * _row(cell) + _column(cell) for cell in range(_CELLS)])
"""The number of a square from 0 to 80."""
