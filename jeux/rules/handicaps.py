"""The handicaps of each game, found by its key."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from jeux.rules.contract import Game, Options
from jeux.rules.handicap import Handicap


def handicaps_of(game: Game) -> tuple[Handicap, ...]:
    """The handicaps of a game, each kind in increasing strength."""
    name = f"jeux.rules.games.{game.key}.handicap"
    if not find_spec(name):
        return ()
    found = import_module(name).HANDICAPS
    assert all(isinstance(each, Handicap) for each in found)
    return tuple(found)


def start_of(game: Game, name: str, options: Options, players: int, side: int) -> str:
    """The starting position of a handicap; empty if this side has none of that name."""
    return next((each.begin(options, players, side) for each in handicaps_of(game) if each.name == name), "")
