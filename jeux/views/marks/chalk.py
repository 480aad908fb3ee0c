"""Arrows and circles that players draw on the board. Each of the four colours has its own line style (solid, dashed,
double or dotted) and arrowhead, so that nobody depends on colour alone.

They are drawn with a pen: in pixels on the screen, in millimetres on paper.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import pygame

from jeux.common.palette import Pair, colours
from jeux.views.marks.drawn_marks import Advice, AdviceArrow, AdviceRings, Layer, draw_number
from jeux.views.place.space import BoardSpace
from jeux.views.style.layout import Spot
from jeux.views.style.pen import Pen, PixelPen
from jeux.views.style.picture_cache import kept_pictures

WHOLE, BROKEN, DOUBLE, DOTTED = 1, 2, 3, 4
"""The line styles, by number of the colour."""
PART, LEAST = 9, 4.0
"""The line width is a man's diameter divided by this, and never less than these pixels."""
EDGE = 0.6
"""The dark edge on each side, in widths of the line."""
HEAD, WING = 3.4, 0.5
"""The length of an arrowhead, in widths of the line, and half of its angle."""
DASH, GAP, DOT = 3.0, 2.8, 3.3
"""The length of a dash, the gap after it, and the distance between two dots, in line widths."""
BROAD = {WHOLE: 1.0, BROKEN: 1.25, DOUBLE: 0.62, DOTTED: 1.9}
"""The width of each style's line, dot, or one of two lines, in line widths."""
APART = 0.85
"""The distance of a double line's two lines from its centre line, in line widths."""
RING, ROUND = 1.18, 72
"""The radius of a circle, in radii of what it surrounds, and its corners."""
RIM = 0.55
"""How far from the middle of a man an arrow begins, in radii."""
ASIDE = 2.2
"""The distance between parallel arrows of two proposed turns, in line widths."""
AROUND = 1.6
"""The least radius of a circle around a letter, in radii of the letter's disc."""
LETTER_AT, LETTER_FURTHER = 0.25, 0.12
"""The position of the letter along an arrow, and the step added for each next colour."""
COLOURS = 4
FINE = 3
"""Supersampling: drawn this many times larger and scaled down."""

Stroke = list[Spot]


def _along(points: Sequence[Spot], stops: Sequence[float]) -> list[Spot]:
    """The points at these distances along a polyline, in order."""
    found: list[Spot] = []
    done, waiting = 0.0, list(stops)
    for start, end in pairwise(points):
        long = math.dist(start, end)
        while waiting and waiting[0] <= done + long + 1e-9:
            part = (waiting.pop(0) - done) / long if long else 0.0
            found.append((start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
        done += long
    return found


def _length(points: Sequence[Spot]) -> float:
    return sum(math.dist(*pair) for pair in pairwise(points))


def _pieces(points: Stroke, width: float, kind: int, closed: bool) -> list[Stroke]:
    """The parts of a line as drawn: the dashes or dots, or the whole line. A closed line is divided evenly."""
    if kind not in (BROKEN, DOTTED):
        return [points]
    whole, step = _length(points), width * ((DASH + GAP) if kind == BROKEN else DOT)
    if closed:
        step = whole / max(4, round(whole / step))
    if kind == DOTTED:
        dots = _along(points, [step * number for number in range(int(whole / step + (0 if closed else 1)))])
        return [[dot, dot] for dot in dots]
    dash = step * DASH / (DASH + GAP)
    count = max(1, math.ceil((whole - 1e-9) / step))
    inner = [(step * number, min(whole, step * number + dash)) for number in range(count)]
    return [_along(points, [first, *_bends(points, first, last), last]) for first, last in inner]


def _bends(points: Stroke, first: float, last: float) -> list[float]:
    """The distances along a polyline of the corners between two stops."""
    stops, done = [], 0.0
    for start, end in pairwise(points):
        done += math.dist(start, end)
        if first < done < last:
            stops.append(done)
    return stops


def _draw(pen: Pen, lines: Sequence[Stroke], width: float, edge: float, pair: Pair) -> None:
    """Draw lines with their edges, all edges first so that none covers another line."""
    for points in lines:
        pen.stroke(points, pair[1], width + 2 * edge)
    for points in lines:
        pen.stroke(points, pair[0], width)


def draw_arrow(pen: Pen, start: Spot, end: Spot, width: float, kind: int, pair: Pair) -> None:
    """Draw an arrow of a style and line width."""
    edge, long = width * EDGE, math.dist(start, end) or 1.0
    along = ((end[0] - start[0]) / long, (end[1] - start[1]) / long)
    head, angle = min(width * HEAD, long), math.atan2(along[1], along[0])
    tips = [end]
    if kind == DOUBLE:
        back = min(head * 0.62, long - head) if long > head else 0.0
        tips.append((end[0] - along[0] * back, end[1] - along[1] * back))
    neck = head * (0.9 if kind != BROKEN else 0.3)
    shaft = [start, (tips[-1][0] - along[0] * neck, tips[-1][1] - along[1] * neck)]
    if math.dist(end, shaft[1]) < long:
        lines = _pieces(shaft, width, kind, closed=False)
        if kind == DOUBLE:
            across = (-along[1] * width * APART, along[0] * width * APART)
            lines = [[(x + side * across[0], y + side * across[1]) for x, y in shaft] for side in (1, -1)]
        _draw(pen, lines, width * BROAD[kind], edge, pair)
    for tip in reversed(tips):
        sides = (angle + WING, angle - WING)
        wings = [(tip[0] - head * math.cos(side), tip[1] - head * math.sin(side)) for side in sides]
        if kind == BROKEN:
            _draw(pen, [[wings[0], tip, wings[1]]], width * BROAD[kind], edge, pair)
            continue
        pen.stroke([tip, *wings, tip], pair[1], 2 * edge)
        pen.polygon([tip, *wings], pair[0])
        if kind == DOTTED:  # hollow
            middle = (tip[0] - along[0] * head * 0.62, tip[1] - along[1] * head * 0.62)
            pen.disc(middle, head * 0.17, pair[1])


def draw_circle(pen: Pen, middle: Spot, radius: float, width: float, kind: int, pair: Pair) -> None:
    """Draw a circle of a style and line width."""
    edge = width * EDGE

    def around(reach: float) -> Stroke:
        angles = (2 * math.pi * corner / ROUND for corner in range(ROUND + 1))
        return [(middle[0] + reach * math.cos(angle), middle[1] + reach * math.sin(angle)) for angle in angles]

    twice = [around(radius + side * width * APART) for side in (1, -1)]
    lines = twice if kind == DOUBLE else _pieces(around(radius), width, kind, closed=True)
    _draw(pen, lines, width * BROAD[kind], edge, pair)


@kept_pictures(48)
def _picture(way: Spot | None, radius: float, width: float, kind: int, pair: Pair) -> pygame.Surface:
    """The cached picture of an arrow along the vector `way`, or without `way` of a circle, centred."""
    reach = radius + 3 * width if way is None else width * (HEAD + 1)
    across, down = way or (0.0, 0.0)
    size = (math.ceil(abs(across) + 2 * reach), math.ceil(abs(down) + 2 * reach))
    canvas = pygame.Surface((FINE * size[0], FINE * size[1]), pygame.SRCALPHA)
    pen = PixelPen(canvas, FINE).on((FINE * size[0] / 2, FINE * size[1] / 2), FINE)
    if way is None:
        draw_circle(pen, (0.0, 0.0), radius, width, kind, pair)
    else:
        draw_arrow(pen, (-across / 2, -down / 2), (across / 2, down / 2), width, kind, pair)
    return pygame.transform.smoothscale(canvas, size)


@dataclass(frozen=True, slots=True)
class ChalkMark:
    """An arrow in one of the colours, or a circle around one place, with an optional `letter`."""

    colour: int
    start: str
    end: str
    letter: str = ""
    aside: float = 0.0
    """Sideways offset in line widths, for several arrows along the same way."""
    least: float = 0.0
    """The least radius of a circle."""
    layer: Layer = Layer.TOP

    @property
    def places(self) -> tuple[str, ...]:
        """Its one or two places."""
        return tuple(dict.fromkeys((self.start, self.end)))

    def draw(self, surface: pygame.Surface, board: BoardSpace) -> None:
        """Draw the mark, if its places are visible."""
        if any(map(board.hides, self.places)):
            return
        width = max(LEAST, board.mark_size / PART)
        start, end, kind = board.pixel(self.start), board.pixel(self.end), self.colour
        pair = colours().chalk(kind)
        if start == end:
            picture = _picture(None, round(max(self.least, board.mark_size / 2 * RING)), round(width, 1), kind, pair)
        else:
            start = _begins(board, self.start, start, end)
            start, end = _shifted(start, end, self.aside * width)
            way = (round(end[0] - start[0], 1), round(end[1] - start[1], 1))
            picture = _picture(way, 0.0, round(width, 1), kind, pair)
        middle = (round((start[0] + end[0]) / 2), round((start[1] + end[1]) / 2))
        surface.blit(picture, picture.get_rect(center=middle))
        if self.letter:
            part = LETTER_AT + LETTER_FURTHER * kind
            spot = (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
            draw_number(surface, spot, _letter_radius(board), self.letter, board.line_width)


@dataclass(frozen=True, slots=True)
class CandidateMark:
    """A proposed turn: the advice marks of its steps, with a line style and letter of its own."""

    kind: int
    letter: str
    steps: tuple[Advice, ...]
    layer: Layer = Layer.TOP

    def draw(self, surface: pygame.Surface, board: BoardSpace) -> None:
        """Draw an arrow or circles for each step, or the game's own mark; then the letter."""
        for step in self.steps:
            places = step.places
            if isinstance(step, AdviceArrow) and len(places) > 1:
                aside = ASIDE * (self.kind - (COLOURS + 1) / 2)
                ChalkMark(self.kind, places[0], places[-1], self.letter, aside).draw(surface, board)
                continue
            if isinstance(step, AdviceArrow | AdviceRings):
                for place in places:
                    ChalkMark(self.kind, place, place, least=AROUND * _letter_radius(board)).draw(surface, board)
            else:
                step.draw(surface, board)
            self._draw_letter(surface, board, places)

    def _draw_letter(self, surface: pygame.Surface, board: BoardSpace, places: tuple[str, ...]) -> None:
        """Draw the letter in the centre of a free place, or beside a man."""
        seen = [place for place in places if not board.hides(place)]
        if seen:
            (x, y), away = board.pixel(seen[-1]), board.mark_size * 0.45 if board.count(seen[-1]) else 0.0
            draw_number(surface, (x + away, y - away), _letter_radius(board), self.letter, board.line_width)


def _letter_radius(board: BoardSpace) -> float:
    """The radius of the disc of a letter."""
    return max(11.0, board.mark_size * 0.3)


def _shifted(start: Spot, end: Spot, by: float) -> tuple[Spot, Spot]:
    """A line shifted sideways."""
    long = math.dist(start, end) or 1.0
    x, y = (start[1] - end[1]) / long * by, (end[0] - start[0]) / long * by
    return (start[0] + x, start[1] + y), (end[0] + x, end[1] + y)


def _begins(board: BoardSpace, place: str, start: Spot, end: Spot) -> Spot:
    """The start of an arrow: at the rim of a man, so that it stays visible."""
    if not board.count(place):
        return start
    part = min(0.4, board.mark_size / 2 * RIM / (math.dist(start, end) or 1.0))
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
