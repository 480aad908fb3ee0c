"""Finds the brain of a game by its key."""

from __future__ import annotations

from importlib import import_module

from jeux.engine.brain import Brain


def brain(key: str) -> Brain:
    """The brain of a game of the catalogue (`jeux.engine.players.<key>.BRAIN`)."""
    found = import_module(f"jeux.engine.players.{key}").BRAIN
    assert isinstance(found, Brain), key
    return found
