"""The games whose rules are kept to the page and to the contract, on the shelf or not yet."""

from __future__ import annotations

from importlib import import_module

from jeux.common.paths import asset
from jeux.rules import CATALOGUE
from jeux.rules.contract import Game

COMING = ("tablut", "reversi")
"""Games whose rules are written and whose other parts are not all there: a key leaves this list for the catalogue."""

GAMES: dict[str, Game] = CATALOGUE | {key: import_module(f"jeux.rules.{key}").GAME for key in COMING}
TOLD: dict[str, Game] = CATALOGUE | {key: GAMES[key] for key in COMING if asset("texts", "fr", f"{key}.ftl").is_file()}
"""The games that have their words and their looks; each of the catalogue must."""
