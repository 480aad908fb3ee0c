"""Open the page that prints a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from jeux.printing.game.jobs import PROBLEMS
from jeux.printing.making import POSITION
from jeux.rules import CATALOGUE
from jeux.rules.contract import Position, complete_options
from jeux.scenes.app import App


def make_game(app: App, game: str, options: Mapping[str, str], players: int, position: str = "") -> None:
    """Open the page that prints the board, men and rules of a game; `position` is the one on the table."""
    from jeux.scenes.pages.make import MakeScene  # imported only on demand: it loads the drawing of sheets

    app.open(MakeScene(app, game, options, players, position))


def print_position(
    app: App,
    game: str,
    options: Mapping[str, str],
    players: int,
    position: Position,
    drawn: tuple[tuple[int, str, str], ...] = (),
) -> None:
    """Open the same page with the position selected; `drawn` are the marks drawn over it by hand."""
    from jeux.scenes.pages.make import MakeScene

    scene = MakeScene(app, game, options, players, position.text())
    scene.making = replace(scene.making, kind=POSITION, drawn=drawn)
    app.open(scene)


def print_problems(app: App, game: str) -> None:
    """Open the same page with the problems of a game selected."""
    from jeux.scenes.pages.make import MakeScene

    chosen = CATALOGUE[game]
    scene = MakeScene(app, game, complete_options(chosen, {}), chosen.players[0])
    scene.making = replace(scene.making, kind=PROBLEMS)
    app.open(scene)
