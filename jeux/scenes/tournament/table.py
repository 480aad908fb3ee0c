"""A match of a tournament on the table: at its end, and from its menu, one comes back to the tournament."""

from __future__ import annotations

from jeux.match.match import Match
from jeux.play.table.buttons import PRIMARY, Button
from jeux.scenes.app import App
from jeux.scenes.screen import Act
from jeux.scenes.table.exits import TableExits
from jeux.scenes.table.scene import GameScene


class TournamentExits(TableExits):
    """The ways out of a match that counts: home is the tournament."""

    home = "hall-back"
    leave_for: Act

    def to_shelf(self) -> None:
        """Back to the tournament, which reads the result by itself."""
        self.leave_for()

    def main_button(self) -> Button:
        """The next game of the match, or back to the tournament."""
        if not self._match.match_over():
            return super().main_button()
        return Button(self._app.texts.get(self.home), self.to_shelf, PRIMARY)

    def end_buttons(self, tight: bool) -> list[Button]:
        """No other match follows: the tournament says who plays next."""
        return [self.main_button(), self.review_button()]


class TournamentTable(GameScene):
    """`back` leads to the tournament."""

    def __init__(self, app: App, match: Match, back: Act) -> None:
        super().__init__(app, match)
        self.exits: TournamentExits = TournamentExits(app, self.session, self.keeper)
        self.exits.leave_for = back
