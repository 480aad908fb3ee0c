"""The actions on the players of a tournament."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from jeux.scenes.tournament.host import Host
from jeux.tournament import director
from jeux.tournament.contract import Station, Tournament


class PlayerHands:
    """Adds, renames, marks absent and withdraws players. One input line serves for a new name and for renaming."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self.entry = self.renamed = ""

    def type_name(self, name: str) -> None:
        """Remember the name being typed."""
        self.entry = name

    def forget_typed(self) -> None:
        """Clear the typed text, when another page is shown."""
        self.entry = self.renamed = ""

    def typed(self, field: str) -> bool:
        """Enter applies an input line; False if it is not one of these."""
        acts = {"entry": self.add_player, "rename": self.rename_player}
        if field in acts:
            acts[field]()
        return field in acts

    def add_player(self) -> None:
        """Add the typed name to the list, and keep the field ready for the next one."""
        name, self.entry = self.entry, ""
        if name.strip() and not self._host.change(partial(_add, name)):
            self.entry = name
            self._host.layout()
        elif count_unprinted([name]):
            self._host.say(self._host.app.texts.get("hall-names-unprinted", n=1))
        self._host.widgets.focus(self._host.body, "entry")

    def begin_rename(self, player: str) -> None:
        """Start renaming a player; an empty id cancels."""
        before, self.renamed = self.renamed, player
        self.entry = self._host.tournament.player(player).name if player else ""
        self._host.layout()
        self._host.widgets.focus(self._host.body, "rename" if player else f"rename.{before}")

    def rename_player(self) -> None:
        """Rename the player to the typed name."""
        player, name = self.renamed, self.entry
        self.forget_typed()
        if self._host.change(partial(_rename, player, name)):
            if count_unprinted([name]):
                self._host.say(self._host.app.texts.get("hall-names-unprinted", n=1))
            self._host.widgets.focus(self._host.body, f"rename.{player}")

    def toggle_away(self, player: str) -> None:
        """Mark a player absent from the next round, or undo that."""
        tournament = self._host.tournament
        number = len(tournament.rounds) + 1
        self._host.change(partial(_away, player, number, number not in tournament.player(player).away))

    def toggle_gone(self, player: str) -> None:
        """Withdraw a player for the rest of the tournament, or undo that."""
        gone = self._host.tournament.player(player).withdrawn_after is not None
        self._host.change(partial(_back_in if gone else _gone, player))


def count_unprinted(names: Iterable[str]) -> int:
    """How many of these names have letters that cannot be printed."""
    foreign = [name for name in names if not name.isascii()]
    if not foreign:
        return 0
    from jeux.printing.paper.faces import unprinted  # on demand: it loads the printing

    return sum(map(unprinted, foreign))


def _add(name: str, tournament: Tournament, by: Station) -> Tournament:
    return director.add_player(tournament, name, by)


def _rename(player: str, name: str, tournament: Tournament, by: Station) -> Tournament:
    return director.rename_player(tournament, player, name, by)


def _away(player: str, number: int, away: bool, tournament: Tournament, by: Station) -> Tournament:
    return director.set_away(tournament, player, number, away, by)


def _gone(player: str, tournament: Tournament, by: Station) -> Tournament:
    return director.withdraw(tournament, player, by)


def _back_in(player: str, tournament: Tournament, by: Station) -> Tournament:
    return director.reinstate(tournament, player, by)
