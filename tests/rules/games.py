"""What tests must know of games that random steps do not bring to an end."""

from __future__ import annotations

from collections.abc import Callable


def _row(step: str) -> int:
    """The row that a move such as ``4:S15/e2`` leads to, 0 for any other step."""
    row = step.partition("/")[2][1:]
    return int(row) if row.isdigit() else 0


PLAYED_ON = ("twixt",)
"""Games that random steps never bring to a win."""

HURRIED: dict[str, Callable[[str], int]] = {"barricades": _row}
"""Games that random steps hardly ever end, each with what makes a step promising: of three, the best is played."""
