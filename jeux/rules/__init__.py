"""The law: one module per game, and the catalogue that lists them."""

from __future__ import annotations

from importlib import import_module

from jeux.rules.contract import Game

KEYS = (
    "boite",
    "moulin",
    "assaut",
    "tablut",
    "backgammon",
    "jacquet",
    "barricades",
    "reversi",
    "agon",
    "tresor",
    "crosses",
    "dames_en_croix",
    "hex",
    "meandres",
    "mini_halma",
    "neo_pettie",
    "nim_bicolore",
    "quandary",
    "turnabout",
    "twixt",
)
"""The games, in the order of the shelf. A key names the modules, texts, pages and pictures of its game."""


def _game(key: str) -> Game:
    game = import_module(f"jeux.rules.games.{key}.game").GAME
    assert isinstance(game, Game)
    assert game.key == key
    return game


CATALOGUE: dict[str, Game] = {key: _game(key) for key in KEYS}
