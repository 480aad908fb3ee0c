"""The editors of games whose texts hold more than men on places: `EDITING` in a module of the game."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from jeux.play.editor.editing import Editing, is_plain
from jeux.rules.contract import Game, Options


def has_own(game: Game) -> bool:
    """Whether a game has an editor of its own."""
    return find_spec(f"{__name__}.{game.key}") is not None


def may_edit(game: Game) -> bool:
    """Whether the positions of a game can be set up by hand."""
    return has_own(game) or is_plain(game)


def editing_of(game: Game, options: Options, players: int) -> Editing:
    """The editor for the positions of a game that passes `may_edit`."""
    made = import_module(f"{__name__}.{game.key}").EDITING if has_own(game) else Editing
    assert issubclass(made, Editing)
    editing: Editing = made(game, options, players)
    return editing
