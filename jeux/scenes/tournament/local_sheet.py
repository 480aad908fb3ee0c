"""The players that this computer knows, to be put on the list of a tournament."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from jeux.scenes.app import App
from jeux.scenes.choice_sheet import ChoiceSheet
from jeux.tournament.draft import Draft


class Listing(Protocol):
    """The page with the list."""

    draft: Draft

    def add(self, names: Sequence[str]) -> None:
        """Put names on the list."""

    def remove(self, name: str) -> None:
        """Take a name off the list."""


class LocalSheet(ChoiceSheet):
    """Those on the list are dark; a click puts one on it or takes him off, and the sheet stays."""

    def __init__(self, app: App, page: Listing, names: Sequence[str]) -> None:
        super().__init__(app)
        self._page, self._names = page, names
        self.title = app.texts.get("hall-local-title")
        self.sentence = "" if names else app.texts.get("hall-local-none")

    def layout(self) -> None:
        """The names as they are on the list now."""
        listed = {name.casefold(): name for name in self._page.draft.names}
        self.choices = [
            *((name, self._toggling(name), "chosen" if name.casefold() in listed else "plain") for name in self._names),
            (self.app.texts.get("hall-local-done"), self.app.close, "primary"),
        ]
        super().layout()

    def _toggling(self, name: str) -> Callable[[], None]:
        return partial(self._toggle, name)

    def _toggle(self, name: str) -> None:
        listed = {each.casefold(): each for each in self._page.draft.names}
        if name.casefold() in listed:
            self._page.remove(listed[name.casefold()])
        else:
            self._page.add((name,))
        self.layout()


def known_names(app: App) -> tuple[str, ...]:
    """The names of the players that this computer knows, those who sat down last first."""
    return tuple(each.name for each in app.players.all())
