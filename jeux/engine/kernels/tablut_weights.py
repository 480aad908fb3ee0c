"""The weights of the estimate of Tablut, in points for White: 150 make a chance of 73 %.

The places of the men come from a logistic regression on some thirty thousand positions of games that the program played
against itself, Black with more nodes than White; the rest was chosen by matches between versions.
"""

from __future__ import annotations

WON = 2_000
"""What the next move wins."""
START = 200
"""What White is worth beyond what is counted."""
TEMPO = 5

FREE = (0, 18, 14, 14, 16)
"""A row or a column without a black man, from the border inward."""
CLOSED = ((0, -5, -20, -80, -200), (0, -10, -40, -120, -200))
"""Cells round the king that a black man or the empty throne closes, by the side to play."""
GUARDS = (-23, -17, -6, 22, 22)
"""White men beside the king."""
OPEN = (0, 30, 700, 900, 900)
"""Roads open to the king while Black plays."""
ROADS = ((-15, 25, 45, 62, 70), (-15, -3, 12, 28, 45))
"""Steps of the king that open one road, by the side to play."""
LANES = ((0, 400, 500, 500, 500), (0, 60, 140, 250, 300))
"""Steps of the king that open two roads, by the side to play."""
SPACE, MOST_SPACE = 3, 12
"""Each square that the king reaches, and how many count."""

_MEN = (
    (26, 70, 67, 75, 67),
    (0, 70, 72, 54, 65),
    (0, 0, 65, 52, 45),
    (0, 0, 0, 41, 52),
    (0, 0, 0, 0, 0),
)
_MUSCOVITES = (
    (31, 41, 44, 46, 31),
    (0, 49, 36, 49, 33),
    (0, 0, 67, 54, 39),
    (0, 0, 0, 41, 59),
    (0, 0, 0, 0, 0),
)
"""Men by their distances from the nearest two borders, the nearer first."""


def worth(kind: int, row: int, column: int) -> int:
    """What a man (1), a Muscovite (2) or the king (3) is worth on a square, for White."""
    near, far = sorted((min(row, 8 - row), min(column, 8 - column)))
    return (0, _MEN[near][far], -_MUSCOVITES[near][far], START)[kind]
