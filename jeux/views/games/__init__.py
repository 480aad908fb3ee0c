"""The views of the games, by key of the game. Larger parts of a view have a module ``<key>_<part>``."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from jeux.rules.contract import Game, Options
from jeux.views.interfaces.view import View


def view_of(game: Game, options: Options | None = None) -> View[Any]:
    """The view of a game: `VIEW` of its module or, with options, the result of its `view_in`."""
    module = import_module(f"jeux.views.games.{game.key}")
    view = module.view_in(options) if options and hasattr(module, "view_in") else module.VIEW
    assert isinstance(view, View)
    return view
