"""The view of Nim bicolore: heaps of matches in shallow trays, laid out anew for the heaps of each game.

Board coordinates: the board is (0, 0) to (15, 11.4). The heaps are in up to three columns and three rows, each in a
tray over its engraved number. In a heap, the matches are side by side; where there are many, the burnt ones go below
the new ones. Those that have been taken stay there as pale shapes.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

import pygame

from jeux.common.palette import PALETTES, Colour
from jeux.play.games.nim_bicolore import GESTURES
from jeux.rules.games.nim_bicolore.board import BURNT, KINDS, NEW, match
from jeux.rules.games.nim_bicolore.position import NimBicolore
from jeux.views.interfaces.own_marks import GestureSituation, OwnMarks
from jeux.views.interfaces.pieces import Pieces
from jeux.views.interfaces.view import Cues, View
from jeux.views.marks import strokes
from jeux.views.marks.drawn_marks import Advice, AdviceRings, Layer
from jeux.views.marks.marks import Marks
from jeux.views.place.space import BoardSpace
from jeux.views.style.layout import Layout, Spot, on_points
from jeux.views.style.look import FIXED, Area, BoardLook, Emblem
from jeux.views.style.pen import Pen, Placing, bow, rectangle
from jeux.views.style.picture_cache import kept_pictures
from jeux.views.style.plates import LINE
from jeux.views.style.recess import draw_recess
from jeux.views.style.styles import Style

BOARD = (0.0, 0.0, 15.0, 11.4)
NARROW = 8
"""Matches that fit in one row."""
LONGEST = 4.0
WIDEST = 0.95
"""The greatest length of a match, and the greatest distance between two."""
ROOM_FOR_NAME = 0.75
HEAP_NAME = 0.45
"""The size of the number of a heap."""
AROUND, APART, BELOW = (1.2, 0.2), 0.45, 0.4
"""The room that a tray leaves to its matches, across and along them, the least distance between two trays, and that of
the number below."""
DEPTH, TAKEN = 0.1, 46
"""How deep a tray is; the opacity (of 255) of a match that has been taken."""
PUSHED = 0.13
"""The part of its length by which a chosen match is pushed up."""


Tray = tuple[Spot, tuple[float, float]]
"""The upper left corner of a tray, its width and its height."""


def _grid(heaps: int) -> tuple[int, int]:
    """Columns and rows for a number of heaps."""
    columns = heaps if heaps <= 3 else 2 if heaps == 4 else 3
    return columns, -(-heaps // columns)


def _middle(heap: int, heaps: int) -> Spot:
    """The centre of a heap's room; an incomplete last row is centred."""
    columns, rows = _grid(heaps)
    row, column = divmod(heap, columns)
    mates = min(columns, heaps - row * columns)
    left, bottom, right, top = BOARD
    x = (left + right) / 2 + (column - (mates - 1) / 2) * (right - left) / columns
    return x, top - (row + 0.5) * (top - bottom) / rows


@dataclass(frozen=True, slots=True)
class Heaps(Layout[NimBicolore]):
    """A board that gets the trays and the places of its matches at the start of each game."""

    matches: tuple[str, ...] = ()
    trays: tuple[Tray, ...] = ()

    def at_start(self, start: NimBicolore) -> Layout[NimBicolore]:
        return heaps_laid_out(start)

    @property
    def label_part(self) -> float:
        return HEAP_NAME


class MatchMarks(OwnMarks[NimBicolore]):
    """Marks chosen matches by moving them up, with a disc at their foot, instead of a ring."""

    def in_hand(self, marks: Marks, situation: GestureSituation[NimBicolore]) -> Marks:
        board = situation.board
        pushed = tuple(place for place in marks.chosen if board.count(place))
        up = (0.0, -PUSHED * board.man_size)
        return replace(
            marks,
            chosen=tuple(place for place in marks.chosen if place not in pushed),
            shifted=dict.fromkeys(pushed, up),
            drawn=(*marks.drawn, Feet(pushed)),
        )

    def advice(self, position: NimBicolore, step: str) -> Advice:
        return AdviceRings(position.places(step))


@dataclass(frozen=True, slots=True)
class Feet:
    """A disc at the foot of matches."""

    places: tuple[str, ...]
    layer: Layer = Layer.ABOVE

    def draw(self, surface: pygame.Surface, board: BoardSpace) -> None:
        radius = max(7, board.mark_size / 2 * 0.75)
        for place in self.places:
            x, y = board.pixel(place)
            strokes.target(surface, (x, y + board.man_size * 0.46), radius)


def heaps_laid_out(position: NimBicolore) -> Layout[NimBicolore]:
    """The layout for the heaps at the start of a game."""
    heaps = len(position.heaps)
    columns, rows = _grid(heaps)
    wide, high = (BOARD[2] - BOARD[0]) / columns, (BOARD[3] - BOARD[1]) / rows
    tall = max(map(sum, position.heaps)) > NARROW
    most = max(1, *(max(heap) if tall else sum(heap) for heap in position.heaps))  # no matches in a final position
    length = min(LONGEST, (high - ROOM_FOR_NAME - 0.3) / (2 if tall else 1))
    step = min(WIDEST, length * 0.3, (wide - APART - AROUND[0] * 0.75) / most)
    size = (min(wide - APART, most * step + AROUND[0]), length * (2 if tall else 1) + AROUND[1])
    where: dict[str, Spot] = {}
    labels, trays = [], []
    for heap, counts in enumerate(position.heaps):
        x, y = _middle(heap, heaps)
        base = y + ROOM_FOR_NAME / 2
        lines = [[(NEW, counts[0])], [(BURNT, counts[1])]] if tall else [list(zip(KINDS, counts, strict=True))]
        for number, line in enumerate(lines):
            places = [match(heap, kind, k + 1) for kind, count in line for k in range(count)]
            height = base + (length / 2 - number * length if tall else 0)
            for k, place in enumerate(places):
                where[place] = (x + (k - (len(places) - 1) / 2) * step, height + _rough(heap, k) * length)
        trays.append(((x - size[0] / 2, base + size[1] / 2), size))
        labels.append((str(heap + 1), (x, base - size[1] / 2 - BELOW)))

    def hit(x: float, y: float) -> str | None:
        near = [place for place, (u, v) in where.items() if abs(x - u) <= step / 2 and abs(y - v) <= length * 0.56]
        return near[0] if near else None

    return Heaps(
        on_points(where), length, tuple(labels), hit=hit, pitch=length, matches=tuple(where), trays=tuple(trays)
    )


def _rough(heap: int, number: int) -> float:
    """A small offset, fixed for each match, so that a heap looks laid by hand."""
    return ((heap * 7 + number * 5) % 11 - 5) / 160


_LEFT, _BOTTOM, _RIGHT, _TOP = BOARD
BREADTH, EDGE, HEAD = 0.064, 0.012, (0.0575, 0.085)
"""The width of a match, its outline, half the width of its head and the head's height, all in lengths of a match."""


def new_match(pen: Pen, rim: Colour, fill: Colour) -> None:
    """An upright new match: straight, with a head."""
    x, y = _draw_stick(pen, rim, fill, bend=0.0)[-1]
    pen.polygon([(x + HEAD[0] * across, y + HEAD[1] * down) for across, down in bow((0, 0), 1, 0, math.tau, 32)], rim)


def burnt_match(pen: Pen, rim: Colour, fill: Colour) -> None:
    """An upright burnt match: bent, without a head, and charred above a line."""
    x, y = _draw_stick(pen, rim, fill, bend=0.16)[4]
    pen.stroke([(x - BREADTH / 2, y), (x + BREADTH / 2, y)], rim, pen.width(EDGE))


def _draw_stick(pen: Pen, rim: Colour, fill: Colour, *, bend: float) -> list[Spot]:
    """Draw the wood of a match; return the points of its centre line from the foot up."""
    heights = [k / 14 for k in range(15)]
    stick = [(bend * max(0.0, height - 0.2) ** 1.6, 0.45 - 0.78 * height) for height in heights]
    breadth = pen.width(BREADTH)
    pen.stroke(stick, rim, breadth + 2 * pen.width(EDGE))
    pen.stroke(stick, fill, breadth)
    return stick


class Matches(Pieces[NimBicolore]):
    """Matches in their trays; those taken stay there as pale shapes."""

    def draw_on_ground(self, surface: pygame.Surface) -> None:
        frame, layout = self.board.frame, self.board.layout
        assert isinstance(layout, Heaps)
        for corner, (wide, high) in layout.trays:
            x, y = frame.pixel(corner)
            box = pygame.Rect(round(x), round(y), round(wide * frame.unit), round(high * frame.unit))
            draw_recess(surface, box, frame.unit * DEPTH, PALETTES[self.board.theme])

    def draw_plan_on_paper(self, pen: Pen, where: Placing, style: Style) -> None:
        layout, emblems = self.board.layout, self.board.look.emblems
        assert isinstance(layout, Heaps)
        for (x, y), (wide, high) in layout.trays:
            middle = where.pixel((x + wide / 2, y - high / 2))
            tray = rectangle(middle, wide * where.unit, high * where.unit, 1.5 * DEPTH * where.unit)
            pen.stroke([*tray, tray[0]], style.ink, pen.width(LINE * where.unit))
        for place in layout.matches:
            spot = layout.spot(place, 0, 1)
            if spot is not None:
                stick = pen.on(where.pixel(spot), layout.man_size * where.unit)
                emblems[NEW if NEW in place else BURNT].shape(stick, style.ink, style.ground)

    def draw_below(self, surface: pygame.Surface, marks: Marks) -> None:
        board = self.board
        assert isinstance(board.layout, Heaps)
        for place in board.layout.matches:
            if not board.count(place) and not board.hides(place):
                kind = NEW if NEW in place else BURNT
                picture = _pale(board.painter.man(kind, board.man_size))
                x, y = board.pixel(place)
                surface.blit(picture, picture.get_rect(center=(round(x), round(y))))


@kept_pictures(8)
def _pale(picture: pygame.Surface) -> pygame.Surface:
    """The pale shape of a match that has been taken."""
    pale = picture.copy()
    pale.set_alpha(TAKEN)
    return pale


VIEW = View(
    look=BoardLook(
        layout=Heaps(
            spot=on_points({}),
            man_size=LONGEST,
            pitch=LONGEST,
        ),
        emblems={
            NEW: Emblem("light", "plain", new_match),
            BURNT: Emblem("dark", "plain", burnt_match),
            "A": Emblem("light", "ring"),
            "B": Emblem("dark", "star"),
        },
        areas=(Area(((_LEFT, _BOTTOM), (_RIGHT, _BOTTOM), (_RIGHT, _TOP), (_LEFT, _TOP))),),
        mark_size=0.5,
        seating=FIXED,  # it has no near side
        material="match",
    ),
    gestures=GESTURES,
    cues=Cues(own=MatchMarks()),
    pieces=Matches,
)
