"""The starts with an advantage of each game, found by its key."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from jeux.rules.contract import Game, Options
from jeux.rules.handicap import Handicap


def handicaps_of(game: Game) -> tuple[Handicap, ...]:
    """Those of a game, each kind from the weakest strength on."""
    name = f"jeux.rules.games.{game.key}.handicap"
    if not find_spec(name):
        return ()
    found = import_module(name).HANDICAPS
    assert all(isinstance(each, Handicap) for each in found)
    return tuple(found)


def start_of(game: Game, name: str, options: Options, players: int, side: int) -> str:
    """The position of a handicap by its name; empty where there is none of this name for this side."""
    return next((each.begin(options, players, side) for each in handicaps_of(game) if each.name == name), "")
