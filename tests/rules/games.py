"""The games whose rules are kept to the page and to the contract, on the shelf or not yet."""

from __future__ import annotations

from importlib import import_module

from jeux.rules import CATALOGUE
from jeux.rules.contract import Game

COMING = ("tablut", "reversi")
"""Games whose rules are written and whose other parts are not: a key leaves this list when it joins the catalogue."""

GAMES: dict[str, Game] = CATALOGUE | {key: import_module(f"jeux.rules.{key}").GAME for key in COMING}
