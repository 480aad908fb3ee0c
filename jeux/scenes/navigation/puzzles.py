"""Open the problems: the list, or one of them on the table."""

from __future__ import annotations

from jeux.play.learn.puzzle.puzzles import Puzzle
from jeux.scenes.app import App


def show_puzzles(app: App, key: str = "") -> None:
    """Go to the list of problems, those of the game `key` first."""
    app.go(lambda app: app.routes.puzzles(app, key), f"puzzles {key}")


def show_puzzle(app: App, puzzle: Puzzle) -> None:
    """Go to a problem."""
    app.go(lambda app: app.routes.puzzle(app, puzzle), f"puzzle {puzzle.id}")
