"""The scene of a tournament, as those see it who act for it: its hands, its sheets, what goes out of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from jeux.scenes.app import App
from jeux.scenes.tournament.keeping import Keeping
from jeux.tournament.contract import Round, Station, Tournament
from jeux.ui.page import Page
from jeux.ui.widgets import Widgets

Change = Callable[[Tournament, Station], Tournament]
"""What a gesture makes of a tournament, written by this computer."""


class Host(Protocol):
    """The tournament that is shown, and its page."""

    app: App
    keeping: Keeping
    widgets: Widgets
    body: Page
    said: str
    """What is told below the band."""

    @property
    def tournament(self) -> Tournament:
        """As it is kept."""

    @property
    def shown(self) -> Round | None:
        """The round that is shown."""

    def change(self, act: Change) -> bool:
        """Change the tournament and keep it; whether that could be."""

    def say(self, sentence: str) -> None:
        """Tell something below the band."""

    def layout(self) -> None:
        """Lay the page again."""

    def back(self) -> bool:
        """Go back to the list."""
