"""The views of the games, found by the key of the game; what is larger than a view has a module ``<key>_<part>``."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from jeux.rules.contract import Game, Options
from jeux.views.interfaces.view import View


def view_of(game: Game, options: Options | None = None) -> View[Any]:
    """The view of a game: `VIEW` in its module, or what `view_in` makes of the options there."""
    module = import_module(f"jeux.views.games.{game.key}")
    view = module.view_in(options) if options and hasattr(module, "view_in") else module.VIEW
    assert isinstance(view, View)
    return view
