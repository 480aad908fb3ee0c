"""The weights of the estimate of Tablut, in points for White: 150 make a chance of 73 %."""

from __future__ import annotations

WON = 2_000
"""What the next move wins."""
TEMPO = 10
MAN, MUSCOVITE = 90, 50

FREE = (0, 20, 12, 8, 8)
"""A row or a column without a black man, from the border inward."""
CLOSED = ((0, -10, -30, -120, -300), (0, -20, -60, -200, -300))
"""Cells round the king that a black man or the empty throne closes, by the side to play."""
GUARDS = (0, 5, 8, 10, 0)
"""White men beside the king."""
OPEN = (0, 60, 700, 900, 900)
"""Roads open to the king while Black plays."""
ROADS = ((0, 60, 90, 110, 120), (0, 20, 40, 60, 80))
"""Steps of the king that open one road, by the side to play."""
LANES = ((0, 400, 500, 500, 500), (0, 120, 250, 400, 500))
"""Steps of the king that open two roads, by the side to play."""
SPACE, MOST_SPACE = 4, 12
"""Each square that the king reaches, and how many count."""

_BLACK_PLACES = (
    (-20, 0, 0, 0, 0),
    (0, 6, 8, 4, 0),
    (0, 8, 7, 3, 0),
    (0, 4, 3, 0, 0),
    (0, 0, 0, 0, 0),
)


def worth(kind: int, row: int, column: int) -> int:
    """What a man (1), a Muscovite (2) or the king (3) is worth on a square, for White."""
    near, far = sorted((min(row, 8 - row), min(column, 8 - column)))
    if kind == 1:
        return MAN
    if kind == 2:
        return -MUSCOVITE - _BLACK_PLACES[near][far]
    return 0
