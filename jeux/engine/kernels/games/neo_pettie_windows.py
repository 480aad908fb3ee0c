"""The squares of nine cells that the estimate of La Néo-pettie looks at, and how each is read.

All 64 of them are read. A window is turned so that the nearest edges lie above it and to its left; those that are as
far from them, two rows or more counting alike, are of one kind and share their weights.
"""

from __future__ import annotations

from array import array

from jeux.rules.games.neo_pettie.board import SIZE

SIDE = 3
CONTENTS = 3 ** (SIDE * SIDE)
"""What a window may hold: nine cells without a man, with one of the side to play, or with an adverse one."""
KINDS = ((0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2))
"""The rows above a window and the columns to its left, at most two counted."""
TURNS = 8
_PLACES = SIZE - SIDE + 1


def turned(row: int, column: int, turn: int, last: int) -> tuple[int, int]:
    """A place of a board whose last row is `last`, turned in one of the eight ways."""
    if turn & 4:
        row, column = column, row
    return (last - row if turn & 1 else row), (last - column if turn & 2 else column)


def _powers() -> array[int]:
    """By turn and the nine bits of a side's men in a window: the number in base three of the window turned."""
    numbers = array("i")
    for turn in range(TURNS):
        places = [turned(i // SIDE, i % SIDE, turn, SIDE - 1) for i in range(SIDE * SIDE)]
        values = [3 ** (SIDE * row + column) for row, column in places]
        numbers.extend(sum(value for i, value in enumerate(values) if word >> i & 1) for word in range(512))
    return numbers


def _windows() -> array[int]:
    """For each window its row, its column, where the weights of its kind begin, and where its turn does in `POWERS`."""
    windows = array("i")
    for row in range(_PLACES):
        for column in range(_PLACES):
            ways = [(*turned(row, column, turn, _PLACES - 1), turn) for turn in range(TURNS)]
            above, left, turn = next(way for way in ways if way[0] <= way[1] < _PLACES // 2)
            kind = KINDS.index((min(above, 2), min(left, 2)))
            windows.extend((row, column, kind * CONTENTS, turn * 512))
    return windows


POWERS = _powers()
WINDOWS = _windows()
