"""The page « Au programme »: the list of what a class will be shown, prepared before the session."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pygame

from jeux.common.palette import colours
from jeux.common.typography import height_of
from jeux.formats.contract import FormatError
from jeux.formats.pasted import recognise_pasted
from jeux.match.again import begun_in
from jeux.match.match import Match
from jeux.match.record import RecordError, Seat
from jeux.play.classroom.classrooms import MOST_POINTS, Classroom, Point
from jeux.play.learn.lesson.usable_course import usable_course
from jeux.play.learn.puzzle.puzzles import DEGREES, puzzles_of
from jeux.rules import CATALOGUE
from jeux.rules.contract import RulesError
from jeux.scenes.app import App
from jeux.scenes.classroom.showing import point_words
from jeux.scenes.sheet_scene import SheetScene
from jeux.ui.blocks import Column, painted_text
from jeux.ui.controls import Button
from jeux.ui.drawing import BUTTON_HEIGHT, CHIP_GAP, button_width
from jeux.ui.items import Spot

UP, DOWN, AWAY = "\N{UPWARDS ARROW}", "\N{DOWNWARDS ARROW}", "\N{MULTIPLICATION SIGN}"


class ProgrammePage(SheetScene):
    """The programme on the left; on the right a game, with what can be added from it. `keep` is called with every
    change."""

    def __init__(self, app: App, classroom: Classroom, keep: Callable[[Classroom], object]) -> None:
        super().__init__(app)
        self.classroom, self._keep = classroom, keep
        self.game = (classroom.games or tuple(CATALOGUE))[0]
        self.level = 0
        self._said = ""

    def layout(self) -> None:
        """The band, the list, what may be added."""
        get = self.app.texts.get
        room = self.lay_band(get("animation-programme"), self.classroom.name)
        self.lay_sheets(room, self._list, self._more)

    # --- the list -------------------------------------------------------------------------------------------------

    def _list(self, page: Column) -> None:
        get, points = self.app.texts.get, self.classroom.programme
        if not points:
            page.write(get("animation-programme-empty"))
        for number, point in enumerate(points):
            self._row(page, number, point)
            page.gap(0.4)
        page.gap(0.6)
        page.note(get("animation-programme-help"))

    def _row(self, page: Column, number: int, point: Point) -> None:
        """A point of the list, with the buttons that move and remove it."""
        get, height, gap = self.app.texts.get, page.scale(BUTTON_HEIGHT), page.scale(CHIP_GAP)
        acts = ((UP, "up", partial(self._move, number, -1)), (DOWN, "down", partial(self._move, number, 1)))
        buttons = [*acts, (AWAY, "away", partial(self._drop, number))]
        wide = max(height, *(button_width(sign, page.scale) for sign, _, _ in buttons))
        room = page.width - len(buttons) * (wide + gap)
        words = f"{number + 1}. {point_words(point, self.app.texts)}"
        high = height_of(words, "text", page.scale.body, room)
        rect = pygame.Rect(page.x, page.y + max(0, height - high) // 2, room, high)
        page.items.append(Spot(rect, painted_text(words, "text", page.scale.body, colours().ink)))
        x = rect.right + gap
        for sign, name, act in buttons:
            button = Button(f"{name}.{number}", pygame.Rect(x, page.y, wide, height), sign, act, page.scale)
            button.label = get(f"animation-point-{name}")
            page.items.append(button)
            x += wide + gap
        page.y = max(rect.bottom, page.y + height)

    def _move(self, number: int, by: int) -> None:
        points = list(self.classroom.programme)
        if 0 <= number + by < len(points):
            points[number], points[number + by] = points[number + by], points[number]
            self._take(tuple(points))

    def _drop(self, number: int) -> None:
        points = self.classroom.programme
        self._take((*points[:number], *points[number + 1 :]))

    def _take(self, points: tuple[Point, ...], said: str = "") -> None:
        self.classroom = replace(self.classroom, programme=points[:MOST_POINTS])
        self._said = said
        self._keep(self.classroom)
        self.layout()

    def _add(self, point: Point) -> None:
        self._take((*self.classroom.programme, point))

    # --- what may be added ----------------------------------------------------------------------------------------

    def _more(self, page: Column) -> None:
        get = self.app.texts.get
        page.title(get("animation-add"))
        page.button("add.day", get("problem-day"), partial(self._add, Point("day")))
        page.gap(0.8)
        keys = self.classroom.games or tuple(CATALOGUE)
        names = [self.app.texts.game(key, "name") for key in keys]
        page.choices("game", names, keys.index(self.game), lambda number: self._turn_to(keys[number]))
        page.gap(1.2)
        page.title(self.app.texts.game(self.game, "name"), 1.2)
        self._matches(page)
        self._taught(page)
        self._problems(page)

    def _turn_to(self, key: str) -> None:
        self.game, self._said = key, ""
        self.layout()

    def _matches(self, page: Column) -> None:
        """Buttons for a match from the start, or from a position on the clipboard."""
        get, levels = self.app.texts.get, (0, *self.classroom.levels)
        if max(CATALOGUE[self.game].players) > 1:
            words = [get("animation-persons"), *(get(f"level-{level}") for level in levels[1:])]
            chosen = levels.index(self.level) if self.level in levels else 0
            page.choices("level", words, chosen, lambda number: self._at_level(levels[number]))
            page.gap(0.5)
        page.button(
            "add.game", get("animation-add-game"), lambda: self._add(Point("game", self.game, level=self.level))
        )
        page.gap(0.4)
        page.button("add.position", get("animation-add-position"), self.paste)
        page.gap(0.2)
        page.note(get("animation-add-position-help"))
        if self._said:
            page.write(self._said, colour=colours().warning)
        page.gap(0.8)

    def _at_level(self, level: int) -> None:
        self.level = level
        self.layout()

    def _taught(self, page: Column) -> None:
        """The demonstration and the lessons."""
        get, taught = self.app.texts.get, usable_course(self.app.texts.language, self.game)
        if not taught:
            return
        lessons = taught.course.lessons
        words = [get("lesson-demo"), *(taught.said.get(each.title) for each in lessons)]
        points = [Point("demo", self.game), *(Point("lesson", self.game, each.id) for each in lessons)]
        page.choices("add.lesson", words, -1, lambda number: self._add(points[number]), get("lesson-lessons"))
        page.gap(0.8)

    def _problems(self, page: Column) -> None:
        """Buttons for the problems by number, a row for each difficulty."""
        get, puzzles = self.app.texts.get, puzzles_of(self.game)
        labels = {degree: get("animation-problems", degree=get(f"problem-degree-{degree}")) for degree in DEGREES}
        page.label_room = page.room_for_labels([(label, ("18",)) for label in labels.values()])
        for degree in DEGREES:
            row = [(number, one) for number, one in enumerate(puzzles, 1) if one.degree == degree]
            points = [Point("problem", self.game, one.id) for _, one in row]
            if row:
                act = lambda number, points=points: self._add(points[number])  # noqa: E731
                page.choices(f"add.problem.{degree}", [str(number) for number, _ in row], -1, act, labels[degree])
                page.gap(0.4)

    def paste(self) -> None:
        """A position from the clipboard: our own text of this game, or the last one of a game of any format."""
        point = copied_point(pygame.scrap.get_text(), self.game, self.level)
        if point:
            self._add(point)
        else:
            self._said = self.app.texts.get("animation-no-position")
            self.layout()

    def back(self) -> bool:
        """Back to the page « Animation »."""
        self.app.hour.prepare()
        return True


def copied_point(text: str, key: str, level: int) -> Point | None:
    """The point for what was copied, None where it is no position."""
    game = CATALOGUE[key]
    for players in game.players:
        match = Match.new(key, {}, (Seat(""),) * players)
        try:
            Match(begun_in(match, text.strip()))
        except (RecordError, RulesError, ValueError):
            continue
        return Point("position", key, text.strip(), level, dict(match.record.options), players)
    try:
        record = recognise_pasted(text)[0]
        position = Match(record).position.text()
    except (FormatError, RecordError):
        return None
    return Point("position", record.game, position, level, dict(record.games[-1].options), record.players)
