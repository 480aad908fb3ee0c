"""The way to the editor from a match."""

from __future__ import annotations

from jeux.match import forms
from jeux.match.again import standing
from jeux.match.match import Match
from jeux.play.setup.choosing import Choice
from jeux.rules.contract import Position
from jeux.scenes.app import App
from jeux.scenes.screen import Act, Setup


def open_setup(app: App, setup: Setup) -> None:
    """Go to the editor."""
    app.go(lambda app: app.routes.edit(app, setup), f"edit {setup.game}")


def _points(match: Match) -> tuple[float, ...]:
    """The points before the game on the table, of a match in points."""
    return standing(match) if match.record.form == forms.POINTS else ()


def show_editor(app: App, match: Match, position: Position, back: Act) -> None:
    """Set up a position of a match: what is played from there has its seats, its length and its dice."""
    record = match.record
    choice = Choice(record.seats, record.options, record.target, False, record.form, record.dice, _points(match))
    open_setup(app, Setup(record.game, choice, position.text(), back))
