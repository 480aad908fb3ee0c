"""A lesson on the table: the same board and hands as in a game, on the sheet what is to be done."""

from __future__ import annotations

from functools import partial

import pygame

from jeux.common.paths import config_folder
from jeux.common.theme import SMALLEST_BODY, Scale
from jeux.match.match import Match
from jeux.play.gestures.notice import Kind, Notice
from jeux.play.learn.learnt import learnt_in
from jeux.play.learn.lesson.lesson_session import LessonSession, Phase, match_of
from jeux.play.learn.lesson.lessons import course_of, lesson_texts
from jeux.play.table.buttons import PLAIN, PRIMARY, Button, moment_buttons
from jeux.play.table.panel_content import PanelContent
from jeux.play.table.session import Session
from jeux.scenes.app import App
from jeux.scenes.choice_sheet import Choice, ChoiceSheet
from jeux.scenes.learn.lesson.panel import LessonContent, LessonPanel, SinglePanel, players_at
from jeux.scenes.navigation.learning import show_learn, show_lesson
from jeux.scenes.screen import Learning
from jeux.scenes.table.display.panel import panel_width
from jeux.scenes.table.display.turn_rows import TurnRows
from jeux.scenes.table.hands.key_table import KeyCommand
from jeux.scenes.table.match_keeper import MatchKeeper
from jeux.scenes.table.scene import MARGIN, GameScene, Show
from jeux.scenes.table.throwaway_keeper import ThrowawayKeeper
from jeux.ui import controls
from jeux.views.games import view_of

TICK = "\N{CHECK MARK}"
NOT_HERE = ("new", "redo", "teacher", "save", "vote")
"""The commands of a game that a lesson has not: the lesson itself teaches."""


class LessonScene(GameScene):
    """Shows one lesson and lets a person do it."""

    session: LessonSession
    panel: LessonPanel
    sheet: type[LessonPanel]

    def __init__(self, app: App, learning: Learning, lesson: str) -> None:
        self._fitted: tuple[object, Scale] = (None, app.scale)
        """The scale of the sheet, and for what it was found."""
        self.learning = learning
        self.course = course_of(learning.game)
        self.lesson = next(each for each in self.course.lessons if each.id == lesson)
        self.sheet = LessonPanel if len(self.lesson.tasks) > 1 else SinglePanel
        self._tasks: list[controls.Button] = []
        self._tasks_shown: tuple[str, ...] = ()
        self._taught = match_of(learning.game, self.lesson.options, self.lesson.players)
        super().__init__(app, self._taught, self._sit)
        self.rules.learn = self.to_list

    def _sit(self, app: App, match: Match, show: Show) -> tuple[MatchKeeper, Session]:
        keeper, settings, taught = ThrowawayKeeper(app, match), lambda: app.settings, self._taught
        session = LessonSession(taught, self.lesson, app.engine, keeper, app.texts, settings, show, self._keep_learnt)
        return keeper, session

    def _keep_learnt(self) -> None:
        problem = learnt_in(config_folder()).add(f"{self.learning.game}/{self.lesson.id}")
        if problem:
            self.session.notice = Notice(self.app.texts.get(f"error-{problem.code}"), Kind.REFUSAL)

    # --- going on -------------------------------------------------------------------------------------------------

    @property
    def next_lesson(self) -> str:
        """The id of the lesson after this one; empty after the last."""
        ids = [each.id for each in self.course.lessons]
        return next(iter(ids[ids.index(self.lesson.id) + 1 :]), "")

    def to_next(self) -> None:
        """The next lesson."""
        if self.next_lesson:
            show_lesson(self.app, self.learning, self.next_lesson)

    def to_list(self) -> None:
        """All the lessons of this game."""
        show_learn(self.app, self.learning)

    def to_game(self) -> None:
        """A real game."""
        self.learning.play()

    # --- layout and buttons ---------------------------------------------------------------------------------------

    @property
    def widget_scale(self) -> Scale:
        """Large text is held back where the sheet has no room for all that the lesson may say."""
        scale = super().widget_scale
        what = (self.app.size, scale, self.app.texts.language)
        if self._fitted[0] != what:
            words = self._all_said()
            while scale.body > SMALLEST_BODY and not self._has_room(scale, words):
                scale = Scale(scale.body - 1)
            self._fitted = (what, scale)
        return self._fitted[1]

    def _all_said(self) -> list[tuple[str, str]]:
        """Each task with each thing that may be said of it."""
        texts = self.app.texts
        said, learnt = lesson_texts(texts.language, self.learning.game), texts.get("lesson-learnt")
        return [
            (said.get(task.text), f"{said.get(name)}\n{learnt}")
            for task in self.lesson.tasks
            for name in task.sentences
            if name != task.text
        ]

    def _has_room(self, scale: Scale, words: list[tuple[str, str]]) -> bool:
        height = self.app.size[1] - 2 * self.app.scale(MARGIN)
        rect = pygame.Rect(0, 0, panel_width(self.app.size, scale), height)
        trays = view_of(self.match.game, self.match.record.options).look.trays
        panel = self.sheet(rect, scale, trays, self.session.players, TurnRows())
        return all(panel.holds(*each) for each in words)

    def layout(self) -> None:
        self._tasks.clear()
        self._tasks_shown = ()
        super().layout()

    def _fixed_buttons(self) -> tuple[dict[str, Button], ...]:
        get, session = self.app.texts.get, self.session
        rows = (
            {"show": session.show_step, "again": session.begin_again},
            {"list": self.to_list, "next": self.to_next},
        )
        named = [
            {name: Button(get(f"lesson-{name}"), act, PLAIN, get(f"lesson-{name}-help")) for name, act in row.items()}
            for row in rows
        ]
        last = {"rules": self.rules.toggle, "menu": self.open_menu}
        return (*named, {name: Button(get(f"button-{name}"), act) for name, act in last.items()})

    def _buttons(self) -> list[Button]:
        get, session = self.app.texts.get, self.session
        near = self.pan_zoom.buttons(session.texts)
        match session.phase:
            case Phase.TO_DO:
                return [*moment_buttons(session, self.composer), *near]
            case Phase.DONE if not session.is_last:
                return [Button(get("lesson-continue"), session.go_on, PRIMARY, get("lesson-continue-help")), *near]
            case Phase.DONE:
                onward = Button(get("lesson-next"), self.to_next, PRIMARY, get("lesson-next-help"))
                play = Button(get("lesson-play"), self.to_game, PRIMARY, get("lesson-play-help"))
                return [onward if self.next_lesson else play, *near]
        return near

    def _show_buttons(self) -> None:
        if self.bare:
            return
        session = self.session
        to_do = session.phase in (Phase.TO_DO, Phase.WRONG)
        self.bar.enable(show=to_do, next=bool(self.next_lesson))
        self.bar.stress("show", session.wants_help)
        self._lay_buttons()
        self._show_tasks()

    def _show_tasks(self) -> None:
        """A dot for each task: the one that one is at, those that are done."""
        session, count = self.session, len(self.lesson.tasks)
        words = tuple(f"{k + 1} {TICK}" if k in session.done else str(k + 1) for k in range(count))
        state = (*words, str(session.number))
        if count < 2 or state == self._tasks_shown:
            return
        for each in self._tasks:
            self.widgets.remove(each)
        self._tasks, self._tasks_shown = [], state
        tip = self.app.texts.get("lesson-task-help")
        for k, text in enumerate(words):
            cell = self.panel.row(self.panel.tasks, k, count, max(count, 5))
            cell.width = min(cell.width, self.panel.scale(4))
            cell.left = self.panel.tasks.left + k * (cell.width + self.panel.gap)
            kind = "chosen" if k == session.number else PLAIN
            self._tasks.append(self.widgets.button(cell, text, partial(session.go_to, k), kind, tip))

    def _commands(self) -> tuple[KeyCommand, ...]:
        return tuple(one for one in super()._commands() if one.name not in NOT_HERE)

    def open_menu(self) -> None:
        self.app.open(LessonMenu(self.app, self))

    # --- what is said ---------------------------------------------------------------------------------------------

    def content_now(self) -> PanelContent:
        session, get = self.session, self.app.texts.get
        ids = [each.id for each in self.course.lessons]
        name = session.sentences.name()
        return LessonContent(
            title=session.said.get(self.lesson.title),
            subtitle=get("lesson-of", game=name, k=ids.index(self.lesson.id) + 1, n=len(ids)),
            players=players_at(session),
            message=session.said.get(session.task.text),
            refusal=bool(session.notice and session.notice.refuses),
            turns=(),
            explained=bool(session.notice and session.notice.code in self.rules.codes),
            said=self._said(),
        )

    def _said(self) -> str:
        """What is said of the last try, and of the lesson once it is done."""
        session, get = self.session, self.app.texts.get
        lines = [session.notice.text] if session.notice else []
        if session.phase is Phase.DONE and session.notice and not session.notice.refuses:
            lines[0] = f"{TICK} {lines[0]}"
        if session.phase is Phase.DONE and len(session.done) == len(self.lesson.tasks):
            lines.append(get("lesson-learnt"))
        if session.wants_help:
            lines.append(get("lesson-offer-help"))
        return "\n".join(lines)


class LessonMenu(ChoiceSheet):
    """What may be done beside the lesson."""

    def __init__(self, app: App, scene: LessonScene) -> None:
        super().__init__(app)
        get, switches, exits = app.texts.get, scene.switches, scene.exits
        self.title = get("button-menu")
        self.choices: list[Choice] = [
            (get("lesson-go-on"), app.close, "primary"),
            (get("lesson-list"), self._do(scene.to_list), "plain"),
            (get("lesson-play"), self._do(scene.to_game), "plain"),
            *([(get("button-flip"), self._do(switches.turn_board), "plain")] if switches.may_turn_board else []),
            (get("blackboard-title"), self._do(switches.blackboard), "plain"),
            (get("menu-game-keys"), self._do(scene.open_keys), "plain"),
            (get("menu-game-settings"), self._do(exits.open_settings), "plain"),
            (get("menu-game-shelf"), self._do(exits.to_shelf), "plain"),
            (get("menu-game-quit"), app.quit, "plain"),
        ]
        self.choices = app.hour.menu(self.choices)
