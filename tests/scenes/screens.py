"""Screens that have much on them: lists of several games or persons, tools, a dialogue for files."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from jeux.match.record import Seat
from jeux.scenes.app import App
from jeux.scenes.pages.past import PastGames
from jeux.scenes.shelf.scene import ShelfScene
from jeux.scenes.tournament.list_scene import show_list
from jeux.scenes.tournament.scene import PLAYERS
from tests.desk import play_table, press, show
from tests.scenes.hands import begun, click_on, page_behind
from tests.scenes.reviews import ended, review
from tests.scenes.test_editor import edit
from tests.scenes.test_files import open_dialog
from tests.scenes.test_make import open_make
from tests.scenes.test_past import keep
from tests.scenes.test_tournament import hall
from tests.scenes.test_vote import vote_at


def past(app: App) -> None:
    """Two games of the same persons, on the same day."""
    keep(app)
    keep(app)
    page_behind(app, "past", PastGames)


def matches(app: App) -> None:
    """Three matches to be resumed, two of them of the same persons at the same game."""
    for key in ("moulin", "moulin", "hex"):
        begun(app, key, Seat("Zoé"), Seat("Max"))
    show(app, ShelfScene)


def tournaments(app: App) -> None:
    """Two tournaments of the same name."""
    hall(app)
    hall(app)
    show_list(app)


def players(app: App) -> None:
    """Two persons, each of whom can be renamed and left out."""
    app.players.sit(("Zoé", "Max"))
    show(app, ShelfScene)
    click_on(app, "players")


def legal_moves(app: App) -> None:
    """The list of the legal moves."""
    play_table(app, "moulin")
    press(app, pygame.K_F7)


def vote(app: App) -> None:
    """A vote of a class between three moves."""
    vote_at(app, play_table(app, "moulin", (0, 1)), ("d6",), ("b4",), ("g7",))


def tournament_players(app: App) -> None:
    """Those who take part in a tournament."""
    hall(app)
    click_on(app, f"tab.{PLAYERS}")


FULL_SCREENS: dict[str, Callable[[App], object]] = {
    "editor": lambda app: edit(app, "moulin"),
    "editor with dice": lambda app: edit(app, "backgammon"),
    "file dialog": open_dialog,
    "legal moves": legal_moves,
    "past games": past,
    "players of a house": players,
    "print shop": open_make,
    "review": lambda app: review(app, ended("moulin", 12)),
    "shelf of matches": matches,
    "tournament": hall,
    "tournaments": tournaments,
    "tournament players": tournament_players,
    "vote": vote,
}
