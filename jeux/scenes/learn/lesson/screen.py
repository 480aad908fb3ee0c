"""A lesson on the table: board and input as in a game, with the task on the sheet."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from jeux.common.paths import config_folder
from jeux.common.texts import Texts
from jeux.common.theme import SMALLEST_BODY, Scale
from jeux.match.taught import taught_match
from jeux.play.gestures.notice import Kind
from jeux.play.learn.learnt import learnt_in
from jeux.play.learn.lesson.activity import LessonActivity, Phase
from jeux.play.learn.lesson.lessons import course_of, lesson_texts
from jeux.play.table.buttons import LINK, PRIMARY, Button, moment_buttons
from jeux.play.table.panel_content import PanelContent
from jeux.scenes.app import App
from jeux.scenes.choice_sheet import Choice, ChoiceSheet
from jeux.scenes.learn.lesson.panel import A_LESSON, OF_ONE_TASK, LessonContent, holds, making_way, players_at
from jeux.scenes.learn.lesson.task_button import TaskButton
from jeux.scenes.navigation.learning import show_learn, show_lesson
from jeux.scenes.screen import Learning
from jeux.scenes.table.activity_screen import MARGIN, ActivityScreen, ScreenTable, commands_without
from jeux.scenes.table.display.panel import Panel, panel_width
from jeux.scenes.table.display.turn_rows import TurnRows
from jeux.scenes.table.display.way_row import lay_way_row
from jeux.scenes.table.hands.key_table import KeyCommand
from jeux.scenes.table.match_keeper import MatchKeeper
from jeux.scenes.table.throwaway_keeper import ThrowawayKeeper
from jeux.views.games import view_of

TICK = "\N{CHECK MARK}"
NOT_HERE = ("new", "redo", "teacher", "save", "vote")
"""The commands of a game that are left out, as the lesson itself teaches."""


class LessonScreen(ActivityScreen):
    """Shows one lesson and lets a person do it."""

    with_band = False

    activity: LessonActivity

    def __init__(self, learning: Learning, lesson: str) -> None:
        self._fitted: tuple[object, Scale | None] = (None, None)
        """The cached scale of the sheet, with the values that it was computed for."""
        self.learning = learning
        self.course = course_of(learning.game)
        self.lesson = next(each for each in self.course.lessons if each.id == lesson)
        self.plan = self._whole = A_LESSON if len(self.lesson.tasks) > 1 else OF_ONE_TASK
        self._tasks: list[TaskButton] = []
        self._tasks_shown: tuple[int, frozenset[int]] = (-1, frozenset())
        match = taught_match(learning.game, self.lesson.options, self.lesson.players)
        super().__init__(match, LessonActivity(self.lesson, self._keep_learnt))

    def keeper(self, app: App) -> MatchKeeper:
        return ThrowawayKeeper(app, self.match)

    def join(self, table: ScreenTable) -> None:
        super().join(table)
        table.rules.learn = self.to_list

    def _keep_learnt(self) -> None:
        problem = learnt_in(config_folder()).add(f"{self.learning.game}/{self.lesson.id}")
        if problem:
            self.table.session.notice = self.table.session.notice_of(f"error-{problem.code}", Kind.REFUSAL)

    # --- going on -------------------------------------------------------------------------------------------------

    @property
    def next_lesson(self) -> str:
        """The id of the lesson after this one; empty after the last."""
        ids = [each.id for each in self.course.lessons]
        return next(iter(ids[ids.index(self.lesson.id) + 1 :]), "")

    def to_next(self) -> None:
        """The next lesson."""
        if self.next_lesson:
            show_lesson(self.table.app, self.learning, self.next_lesson)

    def to_list(self) -> None:
        """Go to the list of lessons of this game."""
        show_learn(self.table.app, self.learning)

    def to_game(self) -> None:
        """Start a real game."""
        self.learning.play()

    # --- layout and buttons ---------------------------------------------------------------------------------------

    def scale(self, app: App, players: int) -> Scale:
        """The scale of the sheet: limits large text if there is no room for everything that the lesson may say, even
        without its title."""
        scale = super().scale(app, players)
        what = (app.size, scale, app.texts.language)
        if self._fitted[0] != what:
            self._fitted = (what, self._fitting(app, scale, players))
        return self._fitted[1] or scale

    def _fitting(self, app: App, scale: Scale, players: int) -> Scale:
        """The largest letters, and the plan, with which there is room for all."""
        words = self._all_said(app.texts)
        while True:
            self.plan = self._whole
            panel = self._panel_at(app, scale, players)
            if not all(holds(panel, *each) for each in words):
                self.plan = making_way(panel, words)
                panel = self._panel_at(app, scale, players)
            if scale.body <= SMALLEST_BODY or all(holds(panel, *each) for each in words):
                return scale
            scale = Scale(scale.body - 1)

    def _all_said(self, texts: Texts) -> list[tuple[str, str]]:
        """All pairs of a task and a text that may be shown with it."""
        said, learnt = lesson_texts(texts.language, self.learning.game), texts.get("lesson-learnt")
        return [
            (said.get(task.text), f"{said.get(name)}\n{learnt}")
            for task in self.lesson.tasks
            for name in task.sentences
            if name != task.text
        ]

    def _panel_at(self, app: App, scale: Scale, players: int) -> Panel:
        height = app.size[1] - 2 * app.scale(MARGIN)
        rect = pygame.Rect(0, 0, panel_width(app.size, scale), height)
        trays = view_of(self.match.game, self.match.record.options).look.trays
        return Panel(rect, scale, trays, players, TurnRows(), self.plan)

    def begin_layout(self) -> None:
        self._tasks.clear()
        self._tasks_shown = (-1, frozenset())

    def fixed_buttons(self) -> tuple[dict[str, Button], ...]:
        table, get = self.table, self.table.app.texts.get
        tools = {
            "show": ("lesson-show", self.activity.show_step, "bulb", get("lesson-show-help")),
            "again": ("lesson-again", self.activity.begin_again, "start", get("lesson-again-help")),
            "rules": ("button-rules", table.rules.toggle, "book", None),
            "menu": ("button-menu", table.open_menu, "menu", None),
        }
        return ({name: Button(get(words), act, tip=tip, icon=icon) for name, (words, act, icon, tip) in tools.items()},)

    def end_layout(self) -> None:
        """The way back to the lessons, and the next one."""
        table, get = self.table, self.table.app.texts.get
        if table.bare:
            return
        back = Button(get("lesson-learn"), self.to_list, "back", get("lesson-list-help"))
        onward = Button(get("lesson-next"), self.to_next, LINK, get("lesson-next-help"))
        lay_way_row(table.widgets, table.panel, back, onward if self.next_lesson else None)

    def buttons(self) -> list[Button]:
        table, activity, get = self.table, self.activity, self.table.app.texts.get
        near = table.pan_zoom.buttons(table.session.texts)
        match activity.phase:
            case Phase.TO_DO:
                return [*moment_buttons(table.session, table.composer), *near]
            case Phase.DONE if not activity.is_last:
                return [Button(get("lesson-continue"), activity.go_on, PRIMARY, get("lesson-continue-help")), *near]
            case Phase.DONE:
                onward = Button(get("lesson-next"), self.to_next, PRIMARY, get("lesson-next-help"))
                play = Button(get("lesson-play"), self.to_game, PRIMARY, get("lesson-play-help"))
                return [onward if self.next_lesson else play, *near]
        return near

    def able(self) -> dict[str, bool]:
        return {"show": self.activity.phase in (Phase.TO_DO, Phase.WRONG)}

    def buttons_laid(self) -> None:
        """Show a disc for each task, with the current one and the completed ones marked."""
        activity, count = self.activity, len(self.lesson.tasks)
        self.table.bar.stress("show", activity.wants_help)
        state = activity.number, frozenset(activity.done)
        if count < 2 or state == self._tasks_shown:
            return
        get, sheet, before = self.table.app.texts.get, self.table.panel, self._tasks
        self._tasks, self._tasks_shown = [], state
        for k in range(count):
            cell = sheet.row(sheet.tasks, k, count, max(count, 5))
            cell.width = min(cell.width, sheet.scale(2.7))
            cell.left = sheet.tasks.left + k * (cell.width + sheet.scale(0.2))
            here = k == activity.number
            task = TaskButton(k, count, cell, partial(activity.go_to, k), sheet.scale, here=here, done=k in state[1])
            task.spoken, task.about = get("lesson-task", n=k + 1), get("lesson-task-help")
            self._tasks.append(task)
        self.table.widgets.tools(before, self._tasks)

    def commands(self) -> tuple[KeyCommand, ...]:
        return commands_without(super().commands(), NOT_HERE)

    def open_menu(self) -> None:
        self.table.app.open(LessonMenu(self.table.app, self.table, self.to_list, self.to_game))

    # --- what is said ---------------------------------------------------------------------------------------------

    def content(self, of_game: Callable[[], PanelContent]) -> PanelContent:
        session, activity, get = self.table.session, self.activity, self.table.app.texts.get
        ids = [each.id for each in self.course.lessons]
        name = session.sentences.name()
        return LessonContent(
            title=activity.said.get(self.lesson.title),
            subtitle=get("lesson-of", game=name, k=ids.index(self.lesson.id) + 1, n=len(ids)),
            players=players_at(session),
            message=activity.said.get(activity.task.text),
            refusal=bool(session.notice and session.notice.refuses),
            turns=(),
            explained=bool(session.notice and session.notice.code in self.table.rules.codes),
            said=self._said(),
        )

    def _said(self) -> str:
        """The text on the last try, and on the lesson once it is completed."""
        session, activity, get = self.table.session, self.activity, self.table.app.texts.get
        lines = [session.notice.text] if session.notice else []
        if activity.phase is Phase.DONE and session.notice and not session.notice.refuses:
            lines[0] = f"{TICK} {lines[0]}"
        if activity.phase is Phase.DONE and len(activity.done) == len(self.lesson.tasks):
            lines.append(get("lesson-learnt"))
        if activity.wants_help:
            lines.append(get("lesson-offer-help"))
        return "\n".join(lines)


class LessonMenu(ChoiceSheet):
    """The menu of a lesson."""

    def __init__(self, app: App, table: ScreenTable, to_list: Callable[[], None], to_game: Callable[[], None]) -> None:
        super().__init__(app)
        get, switches, exits = app.texts.get, table.switches, table.exits
        self.title = get("button-menu")
        self.choices: list[Choice] = [
            (get("lesson-go-on"), app.close, "primary"),
            (get("lesson-list"), self.closing(to_list), "plain"),
            (get("lesson-play"), self.closing(to_game), "plain"),
            *([(get("button-flip"), self.closing(switches.turn_board), "plain")] if switches.may_turn_board else []),
            (get("blackboard-title"), self.closing(switches.blackboard), "plain"),
            (get("menu-game-keys"), self.closing(table.open_keys), "plain"),
            (get("menu-game-settings"), self.closing(exits.open_settings), "plain"),
            (get("menu-game-shelf"), self.closing(exits.to_shelf), "plain"),
            (get("menu-game-quit"), app.quit, "plain"),
        ]
        self.choices = app.hour.menu(self.choices)
