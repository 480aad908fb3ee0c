"""A mistake on the table: the same board, sheet and hands as in a game, other buttons."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from jeux.common.texts import day_words
from jeux.play.gestures.notice import Kind
from jeux.play.learn.own_mistakes.activity import MistakeActivity, State
from jeux.play.learn.own_mistakes.kept_mistakes import KeptMistakes
from jeux.play.learn.own_mistakes.mistakes import Mistake, match_of
from jeux.play.table.buttons import PRIMARY, Button, all_plain, moment_buttons
from jeux.play.table.conductor import Waiting
from jeux.play.table.panel_content import PanelContent
from jeux.scenes.app import App
from jeux.scenes.choice_sheet import Choice, ChoiceSheet
from jeux.scenes.learn.table_choices import table_choices
from jeux.scenes.navigation.mistakes import show_mistakes_of
from jeux.scenes.table.activity_screen import ActivityScreen, ScreenTable, commands_without, with_tip, without
from jeux.scenes.table.display.sheet_plan import A_GAME
from jeux.scenes.table.display.way_row import lay_way_row
from jeux.scenes.table.hands.key_table import KeyCommand
from jeux.scenes.table.match_keeper import MatchKeeper
from jeux.scenes.table.throwaway_keeper import ThrowawayKeeper

NOT_HERE = ("new", "redo", "teacher", "save", "vote")
"""The buttons and commands of a game that are left out here."""
A_MISTAKE = replace(A_GAME, led_back=True)
"""The sheet of a game, with a way back to the shelf."""


class MistakeScreen(ActivityScreen):
    """Shows one mistake and lets its player find better; `others` more of them wait today."""

    with_band = False

    activity: MistakeActivity
    plan = A_MISTAKE

    def __init__(self, mistake: Mistake, others: int, kept: KeptMistakes) -> None:
        self._others, self._kept = others, kept
        super().__init__(match_of(mistake), MistakeActivity(mistake, kept.answer))

    def keeper(self, app: App) -> MatchKeeper:
        return ThrowawayKeeper(app, self.match)

    # --- going on -------------------------------------------------------------------------------------------------

    def next_one(self) -> None:
        """The next mistake of this player that waits today."""
        show_mistakes_of(self.table.app, self.activity.mistake.player)

    def drop(self) -> None:
        """Ask this one no more, and go on."""
        problem = self._kept.drop(self.activity.mistake)
        if problem:
            self.table.session.say(self.table.session.notice_of(f"error-{problem.code}", Kind.REFUSAL))
        elif self._others:
            self.next_one()
        else:
            self.table.app.show_shelf()

    def buttons(self) -> list[Button]:
        table, activity, get = self.table, self.activity, self.table.app.texts.get
        session, found = table.session, self.activity.state is State.FOUND
        of_the_game = all_plain(moment_buttons(session, table.composer)) if session.waiting() is Waiting.PERSON else []
        kind = PRIMARY if found else "plain"
        following = Button(get("problem-next"), self.next_one, kind, spoken=get("problem-next-told"))
        go_on = [following] if self._others and activity.answered else []
        if found and not self._others:
            go_on = [Button(get("menu-game-shelf"), table.app.show_shelf, kind)]
        again = [Button(get("problem-again"), activity.begin_again)] if activity.begun else []
        show = [Button(get("problem-show"), activity.show_solution)] if activity.state is not State.SHOWING else []
        if found:
            return [*go_on, *again]
        return [*of_the_game, *show, *again, *go_on, *table.pan_zoom.buttons(session.texts)]

    def fixed_buttons(self) -> tuple[dict[str, Button], ...]:
        rows = without(super().fixed_buttons(), NOT_HERE)
        return with_tip(rows, "hint", self.table.app.texts.get("mistake-hint-help"))

    def end_layout(self) -> None:
        """The way back to the shelf."""
        table, get = self.table, self.table.app.texts.get
        if not table.bare:
            lay_way_row(table.widgets, table.panel, Button(get("back-to-games"), table.app.show_shelf, "back"))

    def commands(self) -> tuple[KeyCommand, ...]:
        return commands_without(super().commands(), NOT_HERE)

    def open_menu(self) -> None:
        self.table.app.open(MistakeMenu(self.table.app, self.table, self.drop))

    # --- what is said ---------------------------------------------------------------------------------------------

    def content(self, of_game: Callable[[], PanelContent]) -> PanelContent:
        content, session, app = of_game(), self.table.session, self.table.app
        goal = self.activity.words.goal()
        message = f"{goal}\n{session.notice.text}" if session.notice else goal
        players = tuple(replace(line, detail="") for line in content.players)
        subtitle = day_words(self.activity.mistake.day, app.texts)
        return replace(content, players=players, subtitle=subtitle, message=message, outcome=())


class MistakeMenu(ChoiceSheet):
    """The menu of a mistake."""

    def __init__(self, app: App, table: ScreenTable, drop: Callable[[], None]) -> None:
        super().__init__(app)
        get = app.texts.get
        self.title = get("button-menu")
        self.choices: list[Choice] = [
            (get("problem-continue"), app.close, "primary"),
            (get("mistake-drop"), self.closing(drop), "plain"),
            *table_choices(self, table),
        ]
