"""Mini-Halma: two squares of 3 × 3 that share a cell, and where the man of each step comes from.

Steps are in the notation of the sheet: ``dN``, ``sE``… a kind, then the direction in which the man travels (O is west).
"""

from __future__ import annotations

from jeux.rules.boards import square_places

CELLS = tuple("a5 b5 c5 a4 b4 c4 a3 b3 c3 d3 e3 c2 d2 e2 c1 d1 e1".split())
"""The order of `board=`: two squares of 3 × 3 that share c3."""
INDEX = {cell: i for i, cell in enumerate(CELLS)}
WHERE = square_places(CELLS)
START = "bbbbbbbb.wwwwwwww"
GOAL = "wwwwwwww.bbbbbbbb"
MINIMUM = 46
LIMIT = 999
FREE = "."
_DIRECTIONS = {"N": (0, 1), "S": (0, -1), "E": (1, 0), "O": (-1, 0)}
STEPS = tuple(f"{kind}{direction}" for kind in "ds" for direction in "ENOS")
LINES = (
    *(tuple(cell for cell in CELLS if cell[1] == row) for row in "12345"),
    *(tuple(cell for cell in CELLS if cell[0] == column) for column in "abcde"),
)


def _origin(free: str, step: str) -> str | None:
    """The cell that the man of a step comes from, None outside the board. A man jumped over stands on the board."""
    x, y = _DIRECTIONS[step[1]]
    for far in range(1, 2 if step[0] == "d" else 3):
        cell = f"{chr(ord(free[0]) - far * x)}{int(free[1]) - far * y}"
        if cell not in INDEX:
            return None
    return cell


ORIGINS = tuple(
    {step: INDEX[origin] for step in STEPS if (origin := _origin(free, step)) is not None} for free in CELLS
)
"""For each free cell, the steps there are and the cells that their men come from."""
