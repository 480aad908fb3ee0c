"""« Apprendre »: the demonstration as a picture to start, the lessons of a game as rows, and what comes next."""

from __future__ import annotations

from functools import partial

import pygame

from jeux.common.palette import colours
from jeux.common.paths import config_folder
from jeux.play.learn.learnt import learnt_in
from jeux.play.learn.lesson.lessons import DEMO
from jeux.play.learn.lesson.usable_course import UsableCourse, usable_course
from jeux.play.learn.puzzle.puzzles import has_puzzles
from jeux.rules import CATALOGUE
from jeux.scenes.app import App
from jeux.scenes.navigation.learning import show_demo, show_lesson
from jeux.scenes.navigation.puzzles import show_puzzles
from jeux.scenes.pages.demo_tile import DemoTile, least_tile
from jeux.scenes.pages.game_rows import GamePictures
from jeux.scenes.screen import Act, Learning
from jeux.scenes.sheet_scene import SheetScene
from jeux.ui.band import BandButton, column
from jeux.ui.blocks import Column, rows_of
from jeux.ui.controls import Button
from jeux.ui.drawing import BUTTON_HEIGHT, button_width
from jeux.ui.items import Spot
from jeux.ui.list_row import ListRow
from jeux.ui.page import Page
from jeux.ui.spread import facing
from jeux.ui.widgets import ENTER

APART = 3.6
"""Body sizes between the demonstration and the lessons."""
ROW, SCROLLED_ROW, LEAST_ROW = 3.6, 2.8, 2.3
"""Body sizes: the height of a row where there is room, where rows are scrolled, and at least."""
SHAPE = 1.3
"""Width of the picture over its height, at least."""
TALL = 0.4
"""The share of the height of a page in one column that the picture takes."""
ACTION = 3.2
"""Body sizes: the height of what comes next."""
SAID, BELOW = 1.5, 1.2
"""Body sizes of what is done, and of the line below it."""
LEAST_SAID = 12.0
"""Body sizes: the least width of these words beside the action."""


class LearnScene(SheetScene):
    """The lessons of one game, with its demonstration."""

    named = "lesson-learn"

    def __init__(self, app: App, learning: Learning) -> None:
        super().__init__(app)
        self.learning, self.game = learning, CATALOGUE[learning.game]
        self._learnt = learnt_in(config_folder())
        self._pictures = GamePictures()
        self.makers.append(self._pictures)
        self.foot = self.new_page()
        self.pages[:] = [self.band, self.body, self.foot]

    @property
    def main(self) -> Page:
        """The page of lessons."""
        return self.body

    # --- layout ---------------------------------------------------------------------------------------------------

    def layout(self) -> None:
        """The band; the demonstration at the left and the lessons at the right, or one below the other with what comes
        next in sight above or below them."""
        get, key = self.app.texts.get, self.game.key
        self._done = self._learnt.of(key)
        taught = usable_course(self.app.texts.language, key)
        width, height = self.app.size
        tall = height > width
        beside = taught is not None and not tall and facing(width, self.app.scale)
        buttons = [self.button_back()]
        if taught and not tall and not beside:  # in a low window, a foot would leave little room for the rest
            buttons.append(BandButton("next", *self._following(taught), "primary"))
        room = self.lay_head(get("lesson-learn"), self.app.texts.game(key, "name"), buttons)
        self.foot.lay(pygame.Rect(0, height, width, 0), [], 0)
        if not taught:
            self.lay_sheets(room, self._no_lessons)
        elif beside:
            self._lay_facing(room, taught)
        else:
            self._lay_below(self._lay_foot(room, taught) if tall else room, taught)

    def _lay_facing(self, room: pygame.Rect, taught: UsableCourse) -> None:
        scale = self.app.scale
        left, inner = column(room.width, scale)
        wide = (inner - scale(APART)) // 2
        foot = Column(scale, left, 0, wide)
        self._next(foot, taught)
        page = Column(scale, left, scale(0.4), wide)
        self._broken(page)
        rows = Column(scale, left + inner - wide, page.y, wide)
        free = room.height - scale(1.2)
        high = min(round(wide / SHAPE), free - page.y - scale(1.6) - foot.y)
        self._tile(page, taught, max(high, least_tile(scale)))
        page.gap(1.6)
        for item in foot.items:
            item.rect.move_ip(0, page.y)
        count = len(taught.course.lessons)
        self._lessons(rows, taught, max(scale(LEAST_ROW), min(scale(ROW), (free - rows.y) // count)))
        deep = max(page.y + foot.y, rows.y) + scale(0.8)
        down = max(0, (room.height - deep) // 4)
        items = [*page.items, *foot.items, *rows.items]
        for item in items:
            item.rect.move_ip(0, down)
        self.body.lay(room, items, deep + down)

    def _lay_below(self, room: pygame.Rect, taught: UsableCourse) -> None:
        scale = self.app.scale
        left, inner = column(room.width, scale)
        page = Column(scale, left, scale(0.4), inner)
        self._broken(page)
        high = min(round(inner / SHAPE), max(round(room.height * TALL), least_tile(scale)))
        self._tile(page, taught, high)
        page.gap(1.2)
        self._said(page, taught)
        page.gap(0.8)
        self._lessons(page, taught, scale(ROW if room.height > room.width else SCROLLED_ROW))
        page.gap(0.6)
        self._links(page)
        self.body.lay(room, page.items, page.y + scale(0.6))

    def _lay_foot(self, room: pygame.Rect, taught: UsableCourse) -> pygame.Rect:
        """What comes next, in sight at the foot; returns the room above it."""
        scale, (words, act) = self.app.scale, self._following(taught)
        left, inner = column(room.width, scale)
        rect = pygame.Rect(left, scale(0.5), inner, scale(ACTION))
        deep = rect.bottom + scale(1.2)
        view = pygame.Rect(0, room.bottom - deep, room.width, deep)
        self.foot.lay(view, [Button("next", rect, words, act, scale, "primary")], deep)
        return pygame.Rect(room.x, room.y, room.width, max(0, room.height - deep))

    # --- parts ----------------------------------------------------------------------------------------------------

    def _broken(self, page: Column) -> None:
        """What could not be read of the lessons learnt."""
        if self._learnt.set_aside:
            words = self.app.texts.get("lesson-broken", file=self._learnt.set_aside)
            page.write(words, colour=colours().warning)
            page.gap(1.0)

    def _tile(self, page: Column, taught: UsableCourse, high: int) -> None:
        """The demonstration."""
        get = self.app.texts.get
        rect = pygame.Rect(page.x, page.y, page.width, high)
        words = get("lesson-demo"), get("lesson-demo-says", n=taught.seconds)
        image = partial(self._pictures.get, self.game.key)
        tile = DemoTile(words, image, DEMO in self._done, page.scale)
        page.items.append(Spot(rect, tile.paint, DEMO, self._watch, words=tile.heard(self.app.texts)))
        page.y = rect.bottom

    def _said(self, page: Column, taught: UsableCourse) -> None:
        """How much is done."""
        get, lessons = self.app.texts.get, taught.course.lessons
        done = sum(each.id in self._done for each in lessons)
        page.write(get("lesson-done-of", k=done, n=len(lessons)), "title", SAID, colours().on_cloth)
        page.gap(0.1)
        page.write(get("lesson-lessons-says"), "serif-italic", BELOW, colours().on_cloth_soft)

    def _next(self, page: Column, taught: UsableCourse) -> None:
        """How much is done, what comes next, and where else one goes."""
        scale, (words, act) = page.scale, self._following(taught)
        wide = max(scale(11), button_width(words, scale, "primary") + scale(1))
        beside = page.width - wide - scale(1.6) >= scale(LEAST_SAID)
        said = Column(scale, page.x, page.y, page.width - wide - scale(1.6) if beside else page.width)
        self._said(said, taught)
        rect = pygame.Rect(page.x, said.y + scale(0.8), page.width, scale(ACTION))
        if beside:
            rect = pygame.Rect(page.x + page.width - wide, page.y, wide, scale(ACTION))
        page.items += [*said.items, Button("next", rect, words, act, scale, "primary")]
        page.y = max(said.y, rect.bottom)
        page.gap(0.7)
        self._links(page)

    def _following(self, taught: UsableCourse) -> tuple[str, Act]:
        """What comes next: the demonstration, the first lesson that is not done, or a game."""
        get, lessons = self.app.texts.get, taught.course.lessons
        if DEMO not in self._done:
            return get("lesson-demo-watch"), self._watch
        for number, each in enumerate(lessons, 1):
            if each.id not in self._done:
                return get("lesson-number", n=number), partial(show_lesson, self.app, self.learning, each.id)
        return get("lesson-play"), self._play

    def _links(self, page: Column) -> None:
        """Where else one goes: the rules, the problems, a game."""
        get, scale, key = self.app.texts.get, page.scale, self.game.key
        ways: list[tuple[str, str, Act]] = [("rules", get("rules-title"), self.open_rules)]
        if has_puzzles(key) and self.app.hour.offered.has("puzzles"):
            ways.append(("puzzles", get("problem-title"), partial(show_puzzles, self.app, key)))
        ways.append(("play", get("lesson-play"), self._play))
        widths = [button_width(words, scale, "link") for _, words, _ in ways]
        rects = rows_of(widths, pygame.Rect(page.x, page.y, page.width, scale(BUTTON_HEIGHT)), scale(2), 0)
        for (name, words, act), rect in zip(ways, rects, strict=True):
            page.items.append(Button(name, rect, words, act, scale, "link"))
        page.y = rects[-1].bottom

    def _lessons(self, page: Column, taught: UsableCourse, high: int) -> None:
        """The lessons, each in a row of this height."""
        lessons = taught.course.lessons
        following = next((each.id for each in lessons if each.id not in self._done), "")
        for number, each in enumerate(lessons, 1):
            go = partial(show_lesson, self.app, self.learning, each.id)
            rect = pygame.Rect(page.x, page.y, page.width, high)
            words, done = taught.said.get(each.title), each.id in self._done
            row = ListRow(
                f"lesson.{each.id}",
                rect,
                words,
                number,
                done,
                go,
                page.scale,
                next=each.id == following and DEMO in self._done,
            )
            row.label = self.app.texts.get("lesson-lessons")
            page.items.append(row)
            page.y = rect.bottom

    def _no_lessons(self, page: Column) -> None:
        """The page when the lessons of the game cannot be read."""
        get = self.app.texts.get
        page.write(get("lesson-lessons"), "title", SAID, colours().on_cloth)
        page.gap(0.6)
        page.write(get("lesson-unusable"), colour=colours().warning)
        page.gap(1.0)
        page.button("next", get("lesson-play"), self._play, "primary")

    # --- actions --------------------------------------------------------------------------------------------------

    def _watch(self) -> None:
        show_demo(self.app, self.learning)

    def _play(self) -> None:
        self.learning.play()

    def open_rules(self) -> bool:
        """Open the rules above this page."""
        self.app.open_rules(self.game.key)
        return True

    def enter_without_focus(self, key: int) -> bool:
        """Enter does what comes next."""
        following = next((item for page in self.pages for item in page.items if item.name == "next"), None)
        return key in ENTER and following is not None and following.press()

    @property
    def way_back(self) -> Act:
        return self.learning.back

    # --- frames ---------------------------------------------------------------------------------------------------
