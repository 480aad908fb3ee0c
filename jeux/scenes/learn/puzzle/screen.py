"""A problem on the table: the same board, sheet and hands as in a game, other buttons."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from jeux.common.paths import data_folder
from jeux.play.gestures.notice import Kind
from jeux.play.learn.puzzle.activity import PuzzleActivity, State
from jeux.play.learn.puzzle.puzzle_words import match_of
from jeux.play.learn.puzzle.puzzles import Puzzle, after, with_puzzles
from jeux.play.learn.puzzle.solved import Solved
from jeux.play.table.buttons import PRIMARY, Button, all_plain, moment_buttons
from jeux.play.table.conductor import Waiting
from jeux.play.table.panel_content import PanelContent
from jeux.scenes.app import App
from jeux.scenes.choice_sheet import Choice, ChoiceSheet
from jeux.scenes.files.sending import save_problem
from jeux.scenes.learn.table_choices import table_choices
from jeux.scenes.navigation.puzzles import show_puzzle, show_puzzles
from jeux.scenes.table.activity_screen import ActivityScreen, ScreenTable, commands_without, with_tip, without
from jeux.scenes.table.display.sheet_plan import A_GAME
from jeux.scenes.table.display.way_row import lay_way_row
from jeux.scenes.table.hands.key_table import KeyCommand
from jeux.scenes.table.match_keeper import MatchKeeper
from jeux.scenes.table.throwaway_keeper import ThrowawayKeeper

NOT_HERE = ("new", "redo", "teacher", "save")
"""The buttons and commands of a game that are left out here. There is no teaching beside the problem, and no redo: the
solution is to be found again."""


A_PROBLEM = replace(A_GAME, led_back=True)
"""The sheet of a game, with a way back to the problems."""


class PuzzleScreen(ActivityScreen):
    """Shows one problem and lets a person solve it."""

    with_band = False

    activity: PuzzleActivity
    plan = A_PROBLEM

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self._solved = Solved(data_folder())
        super().__init__(match_of(puzzle), PuzzleActivity(puzzle, self._keep_solved))

    def keeper(self, app: App) -> MatchKeeper:
        return ThrowawayKeeper(app, self.match)

    def _keep_solved(self) -> None:
        problem = self._solved.add(self.puzzle.id)
        if problem:
            self.table.session.notice = self.table.session.notice_of(f"error-{problem.code}", Kind.REFUSAL)

    # --- going on -------------------------------------------------------------------------------------------------

    def next_one(self) -> None:
        """The next problem of this game."""
        app = self.table.app
        shown = [key for key in with_puzzles() if app.hour.offered.game(key)]
        show_puzzle(self.table.app, after(self.puzzle, shown))

    def to_list(self) -> None:
        """Go to the list of all problems."""
        show_puzzles(self.table.app, self.puzzle.game)

    def buttons(self) -> list[Button]:
        table, activity, get = self.table, self.activity, self.table.app.texts.get
        session = table.session
        again = Button(get("problem-again"), activity.begin_again)
        kind = PRIMARY if activity.state is State.SOLVED else "plain"
        go_on = Button(get("problem-next"), self.next_one, kind, spoken=get("problem-next-told"))
        show = Button(get("problem-show"), activity.show_solution)
        if activity.state is State.SOLVED:
            return [go_on, again, Button(get("problem-list"), self.to_list)]
        if activity.answered:
            return [Button(get("problem-retry"), activity.undo, PRIMARY), show, go_on]
        of_the_game = all_plain(moment_buttons(session, table.composer)) if session.waiting() is Waiting.PERSON else []
        begun = [again] if activity.begun else []
        return [
            *of_the_game,
            *([] if activity.showing else [show]),
            *begun,
            go_on,
            *table.pan_zoom.buttons(session.texts),
        ]

    def fixed_buttons(self) -> tuple[dict[str, Button], ...]:
        rows = without(super().fixed_buttons(), NOT_HERE)
        return with_tip(rows, "hint", self.table.app.texts.get("problem-hint-help"))

    def end_layout(self) -> None:
        """The way back to the problems."""
        table, get = self.table, self.table.app.texts.get
        if not table.bare:
            lay_way_row(table.widgets, table.panel, Button(get("problem-title"), self.to_list, "back"))

    def commands(self) -> tuple[KeyCommand, ...]:
        return commands_without(super().commands(), NOT_HERE)

    def open_menu(self) -> None:
        app = self.table.app
        app.open(PuzzleMenu(app, self.table, self.to_list, partial(save_problem, app, self.puzzle)))

    # --- what is said ---------------------------------------------------------------------------------------------

    def content(self, of_game: Callable[[], PanelContent]) -> PanelContent:
        content = of_game()
        get, session, goal = self.table.app.texts.get, self.table.session, self.activity.goal()
        if session.notice:
            message = f"{goal}\n{session.notice.text}"
        elif session.waiting() is Waiting.PERSON and self.activity.begun and session.players > 1:
            message = f"{goal}\n{content.message}"
        else:
            message = goal
        players = tuple(replace(line, detail="") for line in content.players)
        return replace(
            content, players=players, subtitle=get(f"problem-degree-{self.puzzle.degree}"), message=message, outcome=()
        )


class PuzzleMenu(ChoiceSheet):
    """The menu of a problem."""

    def __init__(self, app: App, table: ScreenTable, to_list: Callable[[], None], send: Callable[[], None]) -> None:
        super().__init__(app)
        get = app.texts.get
        self.title = get("button-menu")
        self.choices: list[Choice] = [
            (get("problem-continue"), app.close, "primary"),
            (get("problem-list"), self.closing(to_list), "plain"),
            (get("problem-send"), self.closing(send), "plain"),
            *table_choices(self, table),
        ]
        self.choices = app.hour.menu(self.choices)
