"""The page « Au programme »: the list of what a class will be shown, prepared before the session."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import pygame

from jeux.common.palette import colours
from jeux.common.typography import height_of, leading
from jeux.formats.contract import FormatError
from jeux.formats.pasted import recognise_pasted
from jeux.match.again import begun_in
from jeux.match.match import Match
from jeux.match.record import RecordError, Seat
from jeux.play.classroom.classrooms import MOST_POINTS, Classroom, Point
from jeux.play.learn.lesson.usable_course import usable_course
from jeux.play.learn.puzzle.puzzle_words import asked
from jeux.play.learn.puzzle.puzzles import DEGREES, Puzzle, puzzles_of
from jeux.rules import CATALOGUE
from jeux.rules.contract import RulesError
from jeux.scenes.app import App
from jeux.scenes.classroom.showing import diagram_of, point_words
from jeux.scenes.pages.diagram_pictures import DiagramPictures
from jeux.scenes.sheet_scene import SheetScene
from jeux.ui.blocks import Column, painted_text, rows_of
from jeux.ui.controls import Button
from jeux.ui.drawing import BUTTON_HEIGHT, CHIP_GAP, Look, Paint, button_width, draw_box, put
from jeux.ui.items import Spot

UP, DOWN, AWAY = "\N{UPWARDS ARROW}", "\N{DOWNWARDS ARROW}", "\N{MULTIPLICATION SIGN}"

PICTURE, EDGE, WORDS_LEAST = 8.0, 0.4, 9.0
"""Body sizes: the width of a board, the margin around it on its card, and the least width of the words beside one."""


class ProgrammePage(SheetScene):
    """The programme on the left; on the right a game, with what can be added from it. `keep` is called with every
    change."""

    def __init__(self, app: App, classroom: Classroom, keep: Callable[[Classroom], object]) -> None:
        super().__init__(app)
        self.classroom, self._keep = classroom, keep
        self.game = (classroom.games or tuple(CATALOGUE))[0]
        self.level = 0
        self._said = ""
        self._pictures = DiagramPictures(app, small=True)
        self.makers.append(self._pictures)

    def layout(self) -> None:
        """The band, the list, what may be added."""
        get = self.app.texts.get
        room = self.lay_band(get("animation-programme"), self.classroom.name, back="animation-title")
        self.lay_sheets(room, self._list, self._more)

    # --- the list -------------------------------------------------------------------------------------------------

    def _list(self, page: Column) -> None:
        get, points = self.app.texts.get, self.classroom.programme
        if not points:
            page.write(get("animation-programme-empty"))
        for number, point in enumerate(points):
            self._row(page, number, point)
            page.gap(0.3)
            page.rule()
            page.gap(0.3)
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
        shown = self._picture(point, page)
        apart = page.scale(EDGE) * 2
        beside = shown is not None and room - shown.rect.width - apart >= page.scale(WORDS_LEAST)
        left = shown.rect.right + apart if shown and beside else page.x
        high = height_of(words, "text", page.scale.body, page.x + room - left)
        rect = pygame.Rect(left, page.y + max(0, height - high) // 2, page.x + room - left, high)
        page.items.append(Spot(rect, painted_text(words, "text", page.scale.body, colours().ink)))
        x = rect.right + gap
        for sign, name, act in buttons:
            button = Button(f"{name}.{number}", pygame.Rect(x, page.y, wide, height), sign, act, page.scale, "quiet")
            button.label = get(f"animation-point-{name}")
            page.items.append(button)
            x += wide + gap
        page.y = max(rect.bottom, page.y + height)
        if shown:
            shown.rect.y = shown.rect.y if beside else page.y + gap
            page.items.append(shown)
            page.y = max(page.y, shown.rect.bottom)

    def _picture(self, point: Point, page: Column) -> Spot | None:
        """The small board of a point, at the left; None for one without a board of its own."""
        diagram, width = diagram_of(point), page.scale(PICTURE)
        if not diagram:
            return None
        rect = pygame.Rect((page.x, page.y), self._pictures.size(diagram, width))
        return Spot(rect, self._pictures.paint(diagram, width), words="")

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
        page.button("add.day", get("problem-day"), partial(self._add, Point("day")), "link")
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
        point = Point("game", self.game, level=self.level)
        page.button("add.game", get("animation-add-game"), partial(self._add, point), "link")
        page.gap(0.4)
        page.button("add.position", get("animation-add-position"), self.paste, "link")
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
        page.write(get("lesson-lessons"), "bold")
        page.gap(0.2)
        room = pygame.Rect(page.x, page.y, page.width, page.scale(BUTTON_HEIGHT))
        widths = [button_width(text, page.scale, "link") for text in words]
        for number, rect in enumerate(rows_of(widths, room, page.scale(1.2), 0)):
            button = Button(
                f"add.lesson.{number}", rect, words[number], partial(self._add, points[number]), page.scale, "link"
            )
            button.label = get("lesson-lessons")
            page.items.append(button)
            page.y = rect.bottom
        page.gap(0.8)

    def _problems(self, page: Column) -> None:
        """The problems with their boards and numbers, those of a difficulty together."""
        get, puzzles = self.app.texts.get, puzzles_of(self.game)
        for degree in DEGREES:
            row = [(number, one) for number, one in enumerate(puzzles, 1) if one.degree == degree]
            if row:
                page.write(get("animation-problems", degree=get(f"problem-degree-{degree}")), "bold")
                page.gap(0.3)
                self._cards(page, row)
                page.gap(0.6)

    def _cards(self, page: Column, row: Sequence[tuple[int, Puzzle]]) -> None:
        """Cards with a board and a number, side by side; a click adds the problem."""
        width, gap, edge = page.scale(PICTURE), page.scale(CHIP_GAP), page.scale(EDGE)
        across = max(1, (page.width + gap) // (width + 2 * edge + gap))
        below = leading(page.scale.body)
        for first in range(0, len(row), across):
            line = row[first : first + across]
            high = max(self._pictures.size(asked(puzzle), width)[1] for _, puzzle in line) + below + 2 * edge
            for place, (number, puzzle) in enumerate(line):
                rect = pygame.Rect(page.x + place * (width + 2 * edge + gap), page.y, width + 2 * edge, high)
                point = Point("problem", self.game, puzzle.id)
                act, told = partial(self._add, point), point_words(point, self.app.texts)
                page.items.append(Spot(rect, self._card(puzzle, number, page), f"add.{puzzle.id}", act, words=told))
            page.y += high + gap

    def _card(self, puzzle: Puzzle, number: int, page: Column) -> Paint:
        scale, width = page.scale, page.scale(PICTURE)
        size, board = self._pictures.size(asked(puzzle), width), self._pictures.paint(asked(puzzle), width)

        def paint(surface: pygame.Surface, at: pygame.Rect, look: Look) -> None:
            palette, edge = colours(), scale(EDGE)
            draw_box(surface, at, palette.raised if look.hover else palette.field, palette.rule, scale)
            words = pygame.Rect(at.x, at.bottom - edge - leading(scale.body), at.width, leading(scale.body))
            frame = pygame.Rect((0, 0), size)
            frame.center = at.centerx, (at.y + edge + words.y) // 2
            board(surface, frame, look)
            put(surface, str(number), "bold", scale.body, palette.ink, words, "center")

        return paint

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
