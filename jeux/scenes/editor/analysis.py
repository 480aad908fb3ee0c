"""A position looked into with the computer: persons play all sides, nothing is kept."""

from __future__ import annotations

from jeux.match.match import Match
from jeux.play.table.adviser import Shown
from jeux.play.table.buttons import PRIMARY, Button
from jeux.play.table.conductor import Waiting
from jeux.play.table.session import Session
from jeux.scenes.app import App
from jeux.scenes.screen import Act
from jeux.scenes.table.hands.key_table import KeyCommand
from jeux.scenes.table.match_keeper import MatchKeeper
from jeux.scenes.table.scene import GameScene, Show
from jeux.scenes.table.throwaway_keeper import ThrowawayKeeper

NOT_HERE = ("teacher", "menu", "new", "vote")
"""The buttons and commands of a game that this table has not: nothing is kept or taught here."""


def looked_into(app: App, match: Match, show: Show) -> tuple[MatchKeeper, Session]:
    """Nothing is kept; no professor asks anything."""
    keeper = ThrowawayKeeper(app, match)
    session = Session(match, app.engine, keeper, app.texts, lambda: app.settings, show)
    session.teaching.quiet = True
    return keeper, session


class AnalysisScene(GameScene):
    """Shows what the computer would play; `back` leads to where one came from."""

    def __init__(self, app: App, match: Match, back: Act) -> None:
        self._back = back
        self._answered: Shown | None = None
        """The last advice that more was asked about."""
        super().__init__(app, match, looked_into)

    def advance(self, dt: float) -> bool:
        return super().advance(dt) | self._ask_on()

    def _ask_on(self) -> bool:
        """Ask further until the best turns are shown, as long as nobody has played; whether that was asked."""
        session = self.session
        shown, begun = session.teaching.shown, any(position.turn >= 0 for position in self.match.positions[:-1])
        if self.app.settings.hidden and not (shown.where or shown.turn):
            return False  # the first time somebody asks
        if begun or shown is self._answered or shown.ranked or session.waiting() is not Waiting.PERSON:
            return False
        self._answered = shown
        session.advise()
        return True

    def leave_analysis(self) -> None:
        """Back to where one came from."""
        self._back()

    def open_menu(self) -> None:
        self.leave_analysis()

    def _fixed_buttons(self) -> tuple[dict[str, Button], ...]:
        get = self.app.texts.get
        back = Button(get("analysis-back"), self.leave_analysis, PRIMARY, get("analysis-back-help"))
        upper, lower = super()._fixed_buttons()
        return tuple(
            {name: button for name, button in row.items() if name not in NOT_HERE}
            for row in (upper, {**lower, "back": back})
        )

    def _buttons(self) -> list[Button]:
        over = self.session.waiting() is Waiting.OVER
        return self.pan_zoom.buttons(self.session.texts) if over else super()._buttons()

    def _commands(self) -> tuple[KeyCommand, ...]:
        return tuple(one for one in super()._commands() if one.name not in NOT_HERE)
