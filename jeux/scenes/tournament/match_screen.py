"""A match of a tournament on the table: nobody is helped; its end and its menu lead back to the tournament."""

from __future__ import annotations

from jeux.match.match import Match
from jeux.play.table.activity import UnaidedPlay
from jeux.play.table.buttons import PRIMARY, Button
from jeux.play.table.session import Session
from jeux.scenes.app import App
from jeux.scenes.screen import Act
from jeux.scenes.table.activity_screen import ActivityScreen, Rows, commands_without, without
from jeux.scenes.table.exits import TableExits
from jeux.scenes.table.hands.key_table import KeyCommand
from jeux.scenes.table.match_keeper import MatchKeeper

NOT_HERE = ("hint", "teacher", "new")
"""The buttons and commands of a game that are left out here."""


class TournamentExits(TableExits):
    """The exits of a tournament match: they lead to the tournament."""

    home = "hall-back"
    # the tournament says who meets whom; the editor would have the position analysed
    lacks = frozenset(("menu-game-rematch", "end-same-dice", "end-same-lots", "menu-game-new", "edit-open"))

    teaches = False

    def __init__(self, app: App, session: Session, keeper: MatchKeeper, back: Act) -> None:
        super().__init__(app, session, keeper)
        self._back = back

    def to_shelf(self) -> None:
        """Back to the tournament, which reads the result by itself."""
        self._back()

    def main_button(self) -> Button:
        """The next game of the match, or back to the tournament."""
        if not self.match.match_over():
            return super().main_button()
        return Button(self.app.texts.get(self.home), self.to_shelf, PRIMARY)

    def end_buttons(self, tight: bool) -> list[Button]:
        """No button for another match: the tournament decides who plays next."""
        return [self.main_button(), self.review_button()]

    def band_buttons(self) -> list[Button]:
        """The same: no match follows, and the way to the games is the way back to the tournament."""
        return self.end_buttons(tight=False)


class TournamentScreen(ActivityScreen):
    """The screen of a tournament match; `back` leads to the tournament."""

    def __init__(self, match: Match, back: Act) -> None:
        super().__init__(match, UnaidedPlay())
        self._back = back

    def exits(self, app: App, session: Session, keeper: MatchKeeper) -> TableExits:
        return TournamentExits(app, session, keeper, self._back)

    def fixed_buttons(self) -> Rows:
        return without(super().fixed_buttons(), NOT_HERE)

    def commands(self) -> tuple[KeyCommand, ...]:
        return commands_without(super().commands(), NOT_HERE)
