"""How positions are set up in games whose texts are more than men on places: `EDITING` in a module of the game."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from jeux.play.editor.editing import Editing
from jeux.rules.contract import Game, Options


def editing_of(game: Game, options: Options, players: int) -> Editing:
    """How the positions of a game are set up."""
    name = f"{__name__}.{game.key}"
    made = import_module(name).EDITING if find_spec(name) else Editing
    assert issubclass(made, Editing)
    editing: Editing = made(game, options, players)
    return editing
