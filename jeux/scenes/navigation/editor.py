"""Open the position editor from a match."""

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
    """In a match played for points, the score before the current game; else empty."""
    return standing(match) if match.record.form == forms.POINTS else ()


def show_editor(app: App, match: Match, position: Position, back: Act) -> None:
    """Edit a position of a match. A game started from it keeps the seats, the length and the dice of the match."""
    record = match.record
    choice = Choice(record.seats, record.options, record.target, False, record.form, record.dice, _points(match))
    open_setup(app, Setup(record.game, choice, position.text(), back, match.persons()))
