"""What hands do with the players of an evening."""

from __future__ import annotations

from functools import partial
from typing import Protocol

from jeux.evening import desk
from jeux.evening.contract import Desk, Evening
from jeux.scenes.evening.table_hands import Change
from jeux.ui.page import Page
from jeux.ui.widgets import Widgets


class Hall(Protocol):
    """The scene of an evening."""

    widgets: Widgets
    body: Page

    @property
    def evening(self) -> Evening:
        """As it is kept."""

    def change(self, act: Change) -> bool:
        """Change the evening and keep it."""

    def layout(self) -> None:
        """Lay the page again."""


class PlayerHands:
    """One line is typed in: the name of one who comes late, or another name of a player."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.entry = self.renamed = ""

    def type_name(self, name: str) -> None:
        """A name while it is typed."""
        self.entry = name

    def forget_typed(self) -> None:
        """Another page is shown."""
        self.entry = self.renamed = ""

    def typed(self, field: str) -> bool:
        """Enter ends a line; False where it is none of these."""
        acts = {"entry": self.add_player, "rename": self.rename_player}
        if field in acts:
            acts[field]()
        return field in acts

    def add_player(self) -> None:
        """Put the name that was typed on the list; the next one can be typed."""
        name, self.entry = self.entry, ""
        if name.strip() and not self._hall.change(partial(_add, name)):
            self.entry = name
            self._hall.layout()
        self._hall.widgets.focus(self._hall.body, "entry")

    def begin_rename(self, player: str) -> None:
        """Type another name for a player; none: leave it as it is."""
        before, self.renamed = self.renamed, player
        self.entry = self._hall.evening.player(player).name if player else ""
        self._hall.layout()
        self._hall.widgets.focus(self._hall.body, "rename" if player else f"rename.{before}")

    def rename_player(self) -> None:
        """Take the name that was typed."""
        player, name = self.renamed, self.entry
        self.forget_typed()
        if self._hall.change(partial(_rename, player, name)):
            self._hall.widgets.focus(self._hall.body, f"rename.{player}")

    def toggle_away(self, player: str) -> None:
        """Absent in the next round, or there after all."""
        evening = self._hall.evening
        number = len(evening.rounds) + 1
        self._hall.change(partial(_away, player, number, number not in evening.player(player).away))

    def toggle_gone(self, player: str) -> None:
        """Gone for the rest of the evening, or back."""
        gone = self._hall.evening.player(player).withdrawn_after is not None
        self._hall.change(partial(_back_in if gone else _gone, player))


def _add(name: str, evening: Evening, by: Desk) -> Evening:
    return desk.add_player(evening, name, by)


def _rename(player: str, name: str, evening: Evening, by: Desk) -> Evening:
    return desk.rename_player(evening, player, name, by)


def _away(player: str, number: int, away: bool, evening: Evening, by: Desk) -> Evening:
    return desk.set_away(evening, player, number, away, by)


def _gone(player: str, evening: Evening, by: Desk) -> Evening:
    return desk.withdraw(evening, player, by)


def _back_in(player: str, evening: Evening, by: Desk) -> Evening:
    return desk.reinstate(evening, player, by)
