"""The page « Au programme »: the list of what a class will be shown, prepared before the session."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import pygame

from jeux.common.palette import colours
from jeux.common.theme import Scale
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
from jeux.ui.band import BandButton
from jeux.ui.blocks import Column, label_width, painted_text
from jeux.ui.drawing import BUTTON_HEIGHT, CHIP_GAP, LEAST_SIDE, Look, Paint, draw_box, put, radius_of, width_of
from jeux.ui.items import Spot
from jeux.ui.shapes import draw_rim
from jeux.ui.sign_tiles import ROUND, TILE, SignButton, SignRow, SignTile, row_width

ACTS = (("up", "up"), ("down", "down"), ("cross", "away"))
"""The signs and names of what is done with a point."""
PICTURE, EDGE, WORDS_LEAST = 8.0, 0.4, 9.0
"""Body sizes: the width of a board, the margin around it on its card, and the least width of the words beside one."""
PAD, NUMBER, TILE_LEAST = 0.7, 1.5, 14.0
"""Body sizes: within a plate, the letters of its number, the least width of a tile."""


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
        begin = BandButton("begin", get("animation-begin"), self.begin, "primary")
        room = self.lay_band(get("animation-programme"), self.classroom.name, begin, back="animation-title")
        self.lay_sheets(room, self._list, self._more)

    def begin(self) -> None:
        """Begin the session with this programme."""
        self.app.hour.begin(self.classroom)

    # --- the list -------------------------------------------------------------------------------------------------

    def _list(self, page: Column) -> None:
        get, points = self.app.texts.get, self.classroom.programme
        page.title(get("animation-points", n=len(points)))
        if not points:
            page.write(get("animation-programme-empty"), "serif-italic", 1.3, colours().on_cloth_soft)
        for number, point in enumerate(points):
            self._row(page, number, point)
            page.gap(0.5)
        page.gap(0.4)
        page.note(get("animation-programme-help"))

    def _row(self, page: Column, number: int, point: Point) -> None:
        """A point of the list on its plate, with the buttons that move and remove it."""
        scale, side, apart = page.scale, max(LEAST_SIDE, page.scale(ROUND)), page.scale(PAD)
        acts = self._acts(number)
        right = page.x + page.width - apart - len(ACTS) * side - (len(ACTS) - 1) * scale(CHIP_GAP)
        left = page.x + apart + width_of(str(MOST_POINTS), "title", scale(NUMBER)) + apart
        shown, words = self._picture(point, page), point_words(point, self.app.texts)
        beside = shown is not None and right - left - shown.rect.width - 2 * apart >= scale(WORDS_LEAST)
        if shown:
            shown.rect.topleft = left, page.y + apart
        if shown and beside:
            left = shown.rect.right + apart
        top = shown.rect.bottom if shown and not beside else page.y
        tall = height_of(words, "text", scale.body, right - left - apart)
        high = max(tall + scale(0.8), side + scale(0.9), shown.rect.height + 2 * apart if shown and beside else 0)
        plate = pygame.Rect(page.x, page.y, page.width, top - page.y + high)
        page.items.append(Spot(plate, partial(self._plate, number, top + high // 2 - page.y, scale)))
        rect = pygame.Rect(left, top + (high - tall) // 2, right - left - apart, tall)
        page.items.append(Spot(rect, painted_text(words, "text", scale.body, colours().ink)))
        page.items += [shown] if shown else []
        for place, (icon, name) in enumerate(ACTS):
            at = pygame.Rect(right + place * (side + scale(CHIP_GAP)), top + (high - side) // 2, side, side)
            if name in acts:
                about = self.app.texts.get(f"animation-point-{name}")
                button = SignButton(f"{name}.{number}", at, about, icon, acts[name], scale)
                button.label = words
                page.items.append(button)
        page.y = plate.bottom

    def _acts(self, number: int) -> dict[str, Callable[[], object]]:
        """What may be done with a point: the first goes no higher, the last no lower."""
        acts: dict[str, Callable[[], object]] = {"away": partial(self._drop, number)}
        if number:
            acts["up"] = partial(self._move, number, -1)
        if number + 1 < len(self.classroom.programme):
            acts["down"] = partial(self._move, number, 1)
        return acts

    def _plate(
        self, number: int, middle: int, scale: Scale, surface: pygame.Surface, at: pygame.Rect, _look: Look
    ) -> None:
        palette = colours()
        draw_box(surface, at, palette.field, palette.edge, scale)
        size = scale(NUMBER)
        words = pygame.Rect(at.x + scale(PAD), at.y + middle - leading(size) // 2, 0, leading(size))
        words.width = width_of(str(MOST_POINTS), "title", size)
        put(surface, str(number + 1), "title", size, palette.ink_soft, words, "center")

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
        keys = self.classroom.games or tuple(CATALOGUE)
        names = [self.app.texts.game(key, "name") for key in keys]
        labels = [get("animation-game"), get("animation-who")]
        page.label_room = max(label_width(label, page.scale) for label in labels)
        page.listed("game", names, keys.index(self.game), lambda number: self._turn_to(keys[number]), labels[0])
        page.gap(0.5)
        self._who(page, labels[1])
        page.label_room = None
        page.gap(0.8)
        self._tiles(page)
        self._lessons(page)
        self._problems(page)

    def _turn_to(self, key: str) -> None:
        self.game, self._said = key, ""
        self.layout()

    def _who(self, page: Column, label: str) -> None:
        """Who plays the match that is added."""
        get, levels = self.app.texts.get, (0, *self.classroom.levels)
        if max(CATALOGUE[self.game].players) < 2:
            return
        said = [get("animation-level", level=get(f"level-{level}")) for level in levels[1:]]
        chosen = levels.index(self.level) if self.level in levels else 0
        words = [get("animation-persons"), *said]
        page.listed("level", words, chosen, lambda number: self._at_level(levels[number]), label)

    def _at_level(self, level: int) -> None:
        self.level = level
        self.layout()

    def _tiles(self, page: Column) -> None:
        """What is added from any game: a match, a position, its demonstration, the problem of the day."""
        get, game = self.app.texts.get, self.game
        tiles = [
            ("add.game", "person", get("animation-add-game"), self._adding(Point("game", game, level=self.level))),
            ("add.day", "star", get("problem-day"), self._adding(Point("day"))),
            ("add.position", "tiles", get("animation-add-position"), self.paste),
        ]
        if usable_course(self.app.texts.language, game):
            tiles.insert(1, ("add.lesson.0", "play", get("lesson-demo"), self._adding(Point("demo", game))))
        scale, gap = page.scale, page.scale(0.8)
        columns = 2 if page.width >= scale(2 * TILE_LEAST) + gap else 1
        wide, high = (page.width - (columns - 1) * gap) // columns, scale(TILE)
        for number, (name, icon, words, act) in enumerate(tiles):
            rect = pygame.Rect(page.x + number % columns * (wide + gap), page.y, wide, high)
            rect.y += number // columns * (high + scale(0.6))
            tile = SignTile(name, rect, words, icon, act, scale)
            tile.about = get("animation-add-position-help") if name == "add.position" else ""
            page.items.append(tile)
        page.y += -(-len(tiles) // columns) * (high + scale(0.6))
        page.note(get("animation-add-position-help"))
        if self._said:
            page.write(self._said, colour=colours().warning)
        page.gap(1.0)

    def _adding(self, point: Point) -> Callable[[], None]:
        return lambda: self._add(point)

    def _lessons(self, page: Column) -> None:
        """The lessons, in two columns."""
        get, taught = self.app.texts.get, usable_course(self.app.texts.language, self.game)
        if not taught:
            return
        page.write(get("lesson-lessons"), "title", 1.25).heading = get("lesson-lessons")
        page.gap(0.2)
        words = [taught.said.get(each.title) for each in taught.course.lessons]
        points = [Point("lesson", self.game, each.id) for each in taught.course.lessons]
        scale, gap, high = page.scale, page.scale(0.8), max(LEAST_SIDE, page.scale(BUTTON_HEIGHT))
        wide = (page.width - gap) // 2
        columns = 2 if max(row_width(text, scale) for text in words) <= wide else 1
        wide = wide if columns == 2 else page.width
        for number, text in enumerate(words):
            rect = pygame.Rect(page.x + number % columns * (wide + gap), page.y + number // columns * high, wide, high)
            row = SignRow(f"add.lesson.{number + 1}", rect, text, "plus", self._adding(points[number]), scale)
            row.label, row.tip = get("lesson-lessons"), None
            page.items.append(row)
        page.y += -(-len(words) // columns) * high
        page.gap(0.8)

    def _problems(self, page: Column) -> None:
        """The problems with their boards and numbers, those of a difficulty together."""
        get, puzzles = self.app.texts.get, puzzles_of(self.game)
        for degree in DEGREES:
            row = [(number, one) for number, one in enumerate(puzzles, 1) if one.degree == degree]
            if row:
                words = get("animation-problems", degree=get(f"problem-degree-{degree}"))
                page.write(words, "title", 1.25).heading = words
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
            words = pygame.Rect(at.x, at.bottom - edge - leading(scale.body), at.width, leading(scale.body))
            frame = pygame.Rect((0, 0), size)
            frame.center = at.centerx, (at.y + edge + words.y) // 2
            board(surface, frame, look)
            if look.hover:
                draw_rim(surface, frame, radius_of(scale, 0.2), palette.action_edge, 2 * scale.thin)
            put(
                surface,
                str(number),
                "title",
                scale(1.1),
                palette.ink if look.hover else palette.ink_soft,
                words,
                "center",
            )

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
