"""« Apprendre »: the demonstration and the lessons of a game, with a tick on each that was seen or done."""

from __future__ import annotations

from functools import partial

import pygame

from jeux.common.palette import colours
from jeux.common.paths import config_folder
from jeux.play.demo_session import demo_seconds
from jeux.play.learnt import learnt_in
from jeux.play.lessons import DEMO, course_of, lesson_texts
from jeux.rules import CATALOGUE
from jeux.scenes.app import App
from jeux.scenes.learning_ways import show_demo, show_lesson
from jeux.scenes.screen import Learning
from jeux.scenes.sheet_scene import SheetScene
from jeux.ui.band import BandButton
from jeux.ui.blocks import Column

TICK = "\N{CHECK MARK}"


class LearnScene(SheetScene):
    """The list of what teaches one game."""

    def __init__(self, app: App, learning: Learning) -> None:
        super().__init__(app)
        self.learning, self.game = learning, CATALOGUE[learning.game]
        self.course = course_of(self.game.key)
        self._learnt = learnt_in(config_folder())

    def layout(self) -> None:
        """The band, then the demonstration at the left and the lessons at the right."""
        get = self.app.texts.get
        self._said = lesson_texts(self.app.texts.language, self.game.key)
        self._done = self._learnt.of(self.game.key)
        rules = BandButton("rules", get("rules-title"), self.open_rules)
        room = self.lay_band(get("lesson-learn"), self.app.texts.game(self.game.key, "name"), rules)
        self.lay_sheets(room, self._demo, self._lessons)

    def _demo(self, page: Column) -> None:
        get = self.app.texts.get
        if self._learnt.set_aside:
            page.write(get("lesson-broken", file=self._learnt.set_aside), colour=colours().warning)
            page.gap(1.0)
        page.title(get("lesson-demo"))
        page.write(get("lesson-demo-says"))
        page.gap(0.6)
        words = get("lesson-demo-watch", n=demo_seconds(self.game, self.course.demo, self._said))
        kind = "plain" if DEMO in self._done else "primary"
        page.button(DEMO, self._ticked(DEMO, words), partial(show_demo, self.app, self.learning), kind)
        page.gap(1.6)
        page.title(get("lesson-then"))
        page.button("play", get("lesson-play"), self._play, "primary" if self._all_done else "plain")

    def _lessons(self, page: Column) -> None:
        get = self.app.texts.get
        page.title(get("lesson-lessons"))
        page.write(get("lesson-lessons-says"))
        page.gap(0.6)
        following = next((each.id for each in self.course.lessons if each.id not in self._done), "")
        for k, each in enumerate(self.course.lessons, 1):
            words = get("lesson-number", k=k, title=self._said.get(each.title))
            kind = "primary" if each.id == following and DEMO in self._done else "plain"
            go = partial(show_lesson, self.app, self.learning, each.id)
            page.button(f"lesson.{each.id}", self._ticked(each.id, words), go, kind)
            page.gap(0.5)

    @property
    def _all_done(self) -> bool:
        return all(each.id in self._done for each in self.course.lessons)

    def _ticked(self, name: str, words: str) -> str:
        return f"{TICK} {words}" if name in self._done else words

    def _play(self) -> None:
        self.learning.play()

    def open_rules(self) -> None:
        """The rule, above this page."""
        self.app.open_rules(self.game.key)

    def key(self, event: pygame.Event) -> bool:
        """F1 opens the rule."""
        if event.key == pygame.K_F1:
            self.open_rules()
            return True
        return super().key(event)

    def back(self) -> bool:
        """Back where one came from."""
        self.learning.back()
        return True
