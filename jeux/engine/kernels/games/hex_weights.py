"""The priors of the cells of Hex: their features, and where each stands among the learned weights.

The weights are logarithms, in thousandths, of how often a cell is played (`assets/tables/hex.bin`, learned by
`assets/workshop/training/hex_weights.py`; after Huang, Arneson, Hayward, Müller and Pawlewicz, *MoHex 2.0: a
pattern-based MCTS Hex player*, 2013). Of a cell they are added up: one for its six neighbours, one for the six cells to
which it bridges and one for all twelve together, the same three again where the last stone is one of the twelve, one
for its place on the board and one for the way there from the last stone. Where currents are measured (`hex_current`),
one for those through the cell comes to that.

A pattern is what a ring of six cells holds, as a number of six digits to the base 3: 0 empty, 1 one's own, 2 adverse.
Everything is numbered as White sees it.
"""

from __future__ import annotations

PATTERNS = 3**6
LINES = 5
"""So many lines from each edge are told apart."""
REACH = 4
"""Ways from the last stone are told apart up to so many columns and rows."""
PLACES = (LINES + 1) * (2 * LINES + 1)
WAYS = (2 * REACH + 1) ** 2 + 1
"""The classes of ways; the last one stands for all that lead farther."""

FAR = PATTERNS
BOTH = 2 * PATTERNS
LOCAL = BOTH + PATTERNS**2
"""Where the weights of the farther ring begin, of both together, and the same three again near the last stone."""
PLACE = 2 * LOCAL
WAY = PLACE + PLACES
CURRENT = WAY + WAYS
GRADES = 12
"""Parts of a current are told apart by so many grades, each half an octave: the first one below 2**-7."""
WEIGHTS = CURRENT + GRADES**2
"""From `CURRENT` on are those of the currents through a cell, of one's own circuit and of the adverse one."""


def pattern(code: int) -> int:
    """The number of a ring, of its code of two bits a cell; a cell filled, then emptied, that keeps marks is empty."""
    return sum((code >> 2 * i & 3) % 3 * 3**i for i in range(6))


def place(x: int, y: int, size: int) -> int:
    """The class of a cell by its place: lines from White's nearer edge, and lines from Black's edges."""
    if (2 * y, 2 * x) > (size - 1, size - 1):
        x, y = size - 1 - x, size - 1 - y
    from_right = size - 1 - x
    column = x if x < LINES else 2 * LINES - from_right if from_right < LINES else LINES
    return min(y, LINES) * (2 * LINES + 1) + column


def way(dx: int, dy: int) -> int:
    """The class of a cell so many columns and rows from the last stone."""
    if max(abs(dx), abs(dy)) > REACH:
        return WAYS - 1
    side = 2 * REACH + 1
    return min((dy + REACH) * side + dx + REACH, (REACH - dy) * side + REACH - dx)
