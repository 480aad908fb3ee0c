"""The wording and the gestures of the games, one module each, found by the key of the game."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from jeux.play.gestures.gestures import Gestures
from jeux.play.gestures.wording import Wording
from jeux.rules.contract import Game


def wording_of(game: Game) -> Wording[Any]:
    """The sentences of a game: `WORDING` in its module."""
    wording = import_module(f"jeux.play.games.{game.key}").WORDING
    assert isinstance(wording, Wording)
    return wording


def gestures_of(game: Game) -> Gestures[Any]:
    """What a hand may do in a game: `GESTURES` in its module."""
    gestures = import_module(f"jeux.play.games.{game.key}").GESTURES
    assert isinstance(gestures, Gestures)
    return gestures
