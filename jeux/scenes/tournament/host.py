"""The interface of the tournament scene for its helpers: table actions, player actions, sheets and export."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from jeux.scenes.app import App
from jeux.scenes.tournament.keeping import Keeping
from jeux.tournament.contract import Round, Station, Tournament
from jeux.ui.page import Page
from jeux.ui.widgets import Widgets

Change = Callable[[Tournament, Station], Tournament]
"""A change to a tournament, recorded as made by this computer."""


class Host(Protocol):
    """The tournament that is shown, and its page."""

    app: App
    keeping: Keeping
    widgets: Widgets
    body: Page
    said: str
    """The message below the band."""

    @property
    def tournament(self) -> Tournament:
        """The tournament as stored."""

    @property
    def shown(self) -> Round | None:
        """The round that is shown."""

    def change(self, act: Change) -> bool:
        """Change and save the tournament; False when that failed."""

    def say(self, sentence: str) -> None:
        """Show a message below the band."""

    def layout(self) -> None:
        """Lay out the page again."""

    def back(self) -> bool:
        """Go back to the list."""
