"""Finds the player of a game by its key."""

from __future__ import annotations

from importlib import import_module

from jeux.engine.player import EnginePlayer


def player_of(key: str) -> EnginePlayer:
    """The player of a game of the catalogue (`jeux.engine.players.<key>.PLAYER`)."""
    player = import_module(f"jeux.engine.players.{key}").PLAYER
    assert isinstance(player, EnginePlayer), key
    return player
