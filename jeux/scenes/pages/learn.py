"""« Apprendre »: the demonstration and the lessons of a game, with a tick on each one completed."""

from __future__ import annotations

from functools import partial

import pygame

from jeux.common.palette import colours
from jeux.common.paths import config_folder
from jeux.play.learn.learnt import learnt_in
from jeux.play.learn.lesson.lessons import DEMO
from jeux.play.learn.lesson.usable_course import UsableCourse, usable_course
from jeux.rules import CATALOGUE
from jeux.scenes.app import App
from jeux.scenes.navigation.learning import show_demo, show_lesson
from jeux.scenes.screen import Act, Learning
from jeux.scenes.sheet_scene import SheetScene
from jeux.ui.band import BandButton
from jeux.ui.blocks import Column
from jeux.ui.controls import Button
from jeux.ui.drawing import BUTTON_HEIGHT, Look
from jeux.ui.items import Spot
from jeux.ui.list_row import ListRow
from jeux.ui.spread import facing
from jeux.ui.widgets import ENTER
from jeux.views.pictures import picture

TICK = "\N{CHECK MARK}"
BETWEEN = 0.35
"""Body sizes between two rows of the list."""
PICTURE_SHAPE = 1.6
"""Width of the picture over its height."""


class LearnScene(SheetScene):
    """The list of the lessons of one game, with its demonstration."""

    def __init__(self, app: App, learning: Learning) -> None:
        super().__init__(app)
        self.learning, self.game = learning, CATALOGUE[learning.game]
        self._learnt = learnt_in(config_folder())

    def layout(self) -> None:
        """The band, then the demonstration at the left and the lessons at the right."""
        get, key = self.app.texts.get, self.game.key
        self._done = self._learnt.of(key)
        rules = BandButton("rules", get("rules-title"), self.open_rules)
        room = self.lay_band(get("lesson-learn"), self.app.texts.game(key, "name"), rules)
        taught = usable_course(self.app.texts.language, key)
        if taught:
            self.lay_sheets(room, partial(self._demo, taught), partial(self._lessons, taught))
        else:
            self.lay_sheets(room, self._no_lessons)

    def _demo(self, taught: UsableCourse, page: Column) -> None:
        get = self.app.texts.get
        if self._learnt.set_aside:
            page.write(get("lesson-broken", file=self._learnt.set_aside), colour=colours().warning)
            page.gap(1.0)
        page.title(get("lesson-demo"))
        page.write(get("lesson-demo-says"))
        page.gap(0.6)
        watch = partial(show_demo, self.app, self.learning)
        if facing(self.app.size[0], self.app.scale):
            self._picture(page, watch)
        words = get("lesson-demo-watch", n=taught.seconds)
        kind = "plain" if DEMO in self._done else "primary"
        page.button(DEMO, f"{TICK} {words}" if DEMO in self._done else words, watch, kind)
        page.gap(1.6)
        page.title(get("lesson-then"))
        done = all(each.id in self._done for each in taught.course.lessons)
        page.button("play", get("lesson-play"), self._play, "primary" if done else "plain")

    def _picture(self, page: Column, watch: Act) -> None:
        """A picture of the game; a click starts the demonstration."""

        def paint(surface: pygame.Surface, at: pygame.Rect, look: Look) -> None:
            surface.blit(picture(self.game, at.size), at)
            pygame.draw.rect(surface, colours().ink if look.hover else colours().edge, at, self.app.scale.thin)

        rect = pygame.Rect(page.x, page.y, page.width, round(page.width / PICTURE_SHAPE))
        page.items.append(Spot(rect, paint, "picture", watch, aside=True))
        page.y = rect.bottom
        page.gap(0.7)

    def _lessons(self, taught: UsableCourse, page: Column) -> None:
        get, lessons = self.app.texts.get, taught.course.lessons
        page.title(get("lesson-lessons"))
        page.write(get("lesson-lessons-says"))
        page.gap(0.6)
        following = next((each.id for each in lessons if each.id not in self._done), "")
        for number, each in enumerate(lessons, 1):
            kind = "primary" if each.id == following and DEMO in self._done else "plain"
            go = partial(show_lesson, self.app, self.learning, each.id)
            rect = pygame.Rect(page.x, page.y, page.width, page.scale(BUTTON_HEIGHT))
            words, done = taught.said.get(each.title), each.id in self._done
            page.items.append(ListRow(f"lesson.{each.id}", rect, words, number, done, go, page.scale, kind))
            page.y = rect.bottom
            page.gap(BETWEEN)

    def _no_lessons(self, page: Column) -> None:
        """The page when the lessons of the game cannot be read."""
        get = self.app.texts.get
        page.title(get("lesson-lessons"))
        page.write(get("lesson-unusable"), colour=colours().warning)
        page.gap(1.0)
        page.button("play", get("lesson-play"), self._play, "primary")

    def _play(self) -> None:
        self.learning.play()

    def open_rules(self) -> bool:
        """Open the rules above this page."""
        self.app.open_rules(self.game.key)
        return True

    def enter_without_focus(self, key: int) -> bool:
        """Enter presses the primary button: the demonstration, the next lesson, or a game."""
        primary = [item for item in self.body.items if isinstance(item, Button) and item.kind == "primary"]
        return key in ENTER and primary[0].press()

    def back(self) -> bool:
        """Go back to the previous screen."""
        self.learning.back()
        return True
