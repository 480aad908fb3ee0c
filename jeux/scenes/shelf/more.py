"""« Plus de choix »: the entries of the shelf left out in simple display, or where the window is narrow."""

from __future__ import annotations

from jeux.scenes.app import App
from jeux.scenes.choice_sheet import ChoiceSheet
from jeux.scenes.shelf.bar import BarActions


class ShelfMoreSheet(ChoiceSheet):
    """A dialogue above the shelf."""

    def __init__(self, app: App, shelf: BarActions) -> None:
        super().__init__(app)
        get = app.texts.get
        ways = {
            "simple-search": shelf.show_tools,
            "menu-random": shelf.open_random,
            "problem-title": shelf.open_puzzles,
            "hall-title": shelf.open_tournaments,
            "files-open-button": shelf.open_file,
            "past-title": shelf.open_past,
            "stats-title": shelf.open_statistics,
            "players-title": shelf.open_players,
            "animation-title": shelf.open_classroom,
            "menu-settings": shelf.open_settings,
            "menu-about": shelf.open_about,
        }
        self.title = get("simple-more")
        self.choices = [
            *((get(name), self.closing(act), "plain") for name, act in ways.items()),
            (get("button-back"), app.close, "primary"),
        ]
