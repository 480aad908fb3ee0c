"""The ways to the page on which a game is made."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from jeux.printing.game.jobs import PROBLEMS
from jeux.printing.making import POSITION
from jeux.rules import CATALOGUE
from jeux.rules.contract import Position, complete_options
from jeux.scenes.app import App


def make_game(app: App, game: str, options: Mapping[str, str], players: int, position: str = "") -> None:
    """Print the board of a game, its men and its rules; `position` is what lies on the table."""
    from jeux.scenes.pages.make import MakeScene  # what draws sheets is imported when one is wanted

    app.open(MakeScene(app, game, options, players, position))


def print_position(
    app: App,
    game: str,
    options: Mapping[str, str],
    players: int,
    position: Position,
    drawn: tuple[tuple[int, str, str], ...] = (),
) -> None:
    """The same, the position first, with what is `drawn` over it by hand."""
    from jeux.scenes.pages.make import MakeScene

    scene = MakeScene(app, game, options, players, position.text())
    scene.making = replace(scene.making, kind=POSITION, drawn=drawn)
    app.open(scene)


def print_problems(app: App, game: str) -> None:
    """The same page with the problems of a game first."""
    from jeux.scenes.pages.make import MakeScene

    chosen = CATALOGUE[game]
    scene = MakeScene(app, game, complete_options(chosen, {}), chosen.players[0])
    scene.making = replace(scene.making, kind=PROBLEMS)
    app.open(scene)
