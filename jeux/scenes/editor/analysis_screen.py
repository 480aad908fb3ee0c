"""A position looked into with the computer: persons play all sides, nothing is kept."""

from __future__ import annotations

from jeux.match.match import Match
from jeux.play.table.activity import FreePlay
from jeux.play.table.adviser import Shown
from jeux.play.table.buttons import PRIMARY, Button
from jeux.play.table.conductor import Waiting
from jeux.scenes.app import App
from jeux.scenes.screen import Act
from jeux.scenes.table.activity_screen import ActivityScreen, commands_without, without
from jeux.scenes.table.display.sheet_plan import SheetPlan
from jeux.scenes.table.hands.key_table import KeyCommand
from jeux.scenes.table.match_keeper import MatchKeeper
from jeux.scenes.table.throwaway_keeper import ThrowawayKeeper

NOT_HERE = ("teacher", "menu", "new", "vote")
"""The buttons and commands of a game that this table has not: nothing is kept or taught here."""


class AnalysisScreen(ActivityScreen):
    """Shows what the computer would play; `back` returns to the previous screen."""

    plan = SheetPlan(fixed_rows=1)
    with_band = False

    def __init__(self, match: Match, back: Act) -> None:
        self._back = back
        self._answered: Shown | None = None
        """The last advice after which more was requested."""
        super().__init__(match, FreePlay())

    def keeper(self, app: App) -> MatchKeeper:
        return ThrowawayKeeper(app, self.match)

    def advance(self, _dt: float, changed: bool) -> bool:
        return changed | self._ask_on()

    def _ask_on(self) -> bool:
        """Request more advice until the best turns are shown, as long as nobody has played; True if it was
        requested."""
        session = self.table.session
        shown, begun = session.teaching.shown, any(position.turn >= 0 for position in self.match.positions[:-1])
        if self.table.app.settings.hidden and not (shown.where or shown.turn):
            return False  # with hidden evaluations, the user must ask first
        if begun or shown is self._answered or shown.ranked or session.waiting() is not Waiting.PERSON:
            return False
        self._answered = shown
        session.advise()
        return True

    def leave_analysis(self) -> None:
        """Return to the previous screen."""
        self._back()

    def open_menu(self) -> None:
        self.leave_analysis()

    def fixed_buttons(self) -> tuple[dict[str, Button], ...]:
        get = self.table.app.texts.get
        back = Button(get("analysis-back"), self.leave_analysis, PRIMARY, get("analysis-back-help"))
        return without((*super().fixed_buttons(), {"back": back}), NOT_HERE)

    def buttons(self) -> list[Button]:
        over = self.table.session.waiting() is Waiting.OVER
        return self.table.pan_zoom.buttons(self.table.session.texts) if over else super().buttons()

    def commands(self) -> tuple[KeyCommand, ...]:
        return commands_without(super().commands(), NOT_HERE)
