"""The games whose rules are kept to the page and to the contract, on the shelf or not yet."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from jeux.common.paths import asset
from jeux.rules import CATALOGUE
from jeux.rules.contract import Game

COMING: tuple[str, ...] = (
    "hex",
    "mini_halma",
    "twixt",
)
"""Games whose rules are written and whose other parts are not all there: a key leaves this list for the catalogue."""

GAMES: dict[str, Game] = CATALOGUE | {key: import_module(f"jeux.rules.{key}").GAME for key in COMING}
TOLD: dict[str, Game] = CATALOGUE | {key: GAMES[key] for key in COMING if asset("texts", "fr", f"{key}.ftl").is_file()}
"""The games that have their words and their looks; each of the catalogue must."""


def _row(step: str) -> int:
    """The row that a move such as ``4:S15/e2`` leads to, 0 for any other step."""
    row = step.partition("/")[2][1:]
    return int(row) if row.isdigit() else 0


HURRIED: dict[str, Callable[[str], int]] = {"barricades": _row}
"""Games that random steps hardly ever end, each with what makes a step promising: of three, the best is played."""
