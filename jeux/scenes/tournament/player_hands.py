"""What hands do with the players of a tournament."""

from __future__ import annotations

from functools import partial

from jeux.scenes.tournament.host import Host
from jeux.tournament import director
from jeux.tournament.contract import Station, Tournament


class PlayerHands:
    """One line is typed in: the name of one who comes late, or another name of a player."""

    def __init__(self, host: Host) -> None:
        self._host = host
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
        if name.strip() and not self._host.change(partial(_add, name)):
            self.entry = name
            self._host.layout()
        self._host.widgets.focus(self._host.body, "entry")

    def begin_rename(self, player: str) -> None:
        """Type another name for a player; none: leave it as it is."""
        before, self.renamed = self.renamed, player
        self.entry = self._host.tournament.player(player).name if player else ""
        self._host.layout()
        self._host.widgets.focus(self._host.body, "rename" if player else f"rename.{before}")

    def rename_player(self) -> None:
        """Take the name that was typed."""
        player, name = self.renamed, self.entry
        self.forget_typed()
        if self._host.change(partial(_rename, player, name)):
            self._host.widgets.focus(self._host.body, f"rename.{player}")

    def toggle_away(self, player: str) -> None:
        """Absent in the next round, or there after all."""
        tournament = self._host.tournament
        number = len(tournament.rounds) + 1
        self._host.change(partial(_away, player, number, number not in tournament.player(player).away))

    def toggle_gone(self, player: str) -> None:
        """Gone for the rest of the tournament, or back."""
        gone = self._host.tournament.player(player).withdrawn_after is not None
        self._host.change(partial(_back_in if gone else _gone, player))


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
