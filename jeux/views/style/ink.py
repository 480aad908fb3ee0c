"""The painter of the drawn themes, such as « livret », ink on cream like the plates of a booklet, and « contraste »,
white on black.

`jeux.views.style.plates` does the drawing; this module caches the pictures.
"""

from __future__ import annotations

import math
from typing import Any

import pygame

from jeux.common.palette import Colour
from jeux.rules.contract import Game
from jeux.views.style.frame import AS_DRAWN, Frame
from jeux.views.style.layout import Spot
from jeux.views.style.look import BoardLook, Emblem
from jeux.views.style.pen import PixelPen
from jeux.views.style.picture_cache import kept_pictures
from jeux.views.style.plates import LINE, draw_board, draw_body, draw_cube, draw_die, draw_man
from jeux.views.style.styles import Style
from jeux.views.style.wood import squashed

SMOOTH = 3
LETTER, CAPITAL = 0.6, 0.75
"""The width and height of a letter in a label, in label sizes."""
FINE = 2
"""Men and boards are drawn this much larger and scaled down, because pygame's polygons are not anti-aliased."""


@kept_pictures(64)
def _man(style: Style, emblem: Emblem, size: int) -> pygame.Surface:
    canvas, pen = _square(size)
    draw_man(pen, emblem, style)
    return pygame.transform.smoothscale(canvas, (size, size))


def _square(size: int) -> tuple[pygame.Surface, PixelPen]:
    """A canvas for a square of `size` pixels, and a pen for it."""
    side = size * SMOOTH
    canvas = pygame.Surface((side, side), pygame.SRCALPHA)
    return canvas, PixelPen(canvas, SMOOTH).on((side / 2, side / 2), side)


@kept_pictures(16)
def _body(
    style: Style, emblem: Emblem, outline: tuple[Spot, ...], cells: tuple[Spot, ...], unit: float
) -> pygame.Surface:
    """A piece over several cells, with its sign on each."""
    size = tuple(math.ceil(max(spot[axis] for spot in outline)) + 2 for axis in (0, 1))
    canvas = pygame.Surface((FINE * size[0], FINE * size[1]), pygame.SRCALPHA)
    draw_body(PixelPen(canvas, FINE, side=FINE), emblem, style, outline, cells, unit)
    return pygame.transform.smoothscale(canvas, size)


@kept_pictures(32)
def _die(style: Style, dark: bool, face: int, size: int) -> pygame.Surface:
    canvas, pen = _square(size)
    draw_die(pen, face, style, dark=dark)
    return pygame.transform.smoothscale(canvas, (size, size))


@kept_pictures(8)
def _cube(style: Style, stake: int, size: int) -> pygame.Surface:
    canvas, pen = _square(size)
    draw_cube(pen, stake, style)
    return pygame.transform.smoothscale(canvas, (size, size))


def _line(frame: Frame, fine: int = 1) -> int:
    """The line width of the frame, on a canvas that is scaled down by `fine`."""
    return max(2, round(frame.unit / fine * LINE))


def _seen(frame: Frame) -> Frame:
    """The frame of a canvas after scaling down."""
    rect = pygame.Rect(*(side // FINE for side in frame.rect))
    return Frame(rect, (frame.origin[0] / FINE, frame.origin[1] / FINE), frame.unit / FINE, frame.way)


class InkPainter:
    """Paints a game with lines and areas, in one style."""

    def __init__(self, game: Game, look: BoardLook[Any], style: Style, opposite: frozenset[str] = frozenset()) -> None:
        self.game = game
        self.look = look
        self.style = style
        self.opposite = opposite
        self._sheet, self._way = pygame.Surface((0, 0)), AS_DRAWN

    @property
    def label(self) -> tuple[Colour, Colour]:
        return self.style.ink, self.style.ground

    def label_size(self, frame: Frame) -> int:
        """The size that the style asks for, reduced where the frame of the board has no room."""
        usual, room = frame.label_size(), frame.rect.inflate(-5 * _line(frame), -5 * _line(frame))
        wanted = range(round(usual * self.style.names), usual, -1)
        return next((size for size in wanted if all(map(room.contains, self._names(frame, size)))), usual)

    def ready(self, frame: Frame) -> bool:
        return True

    def ground(self, surface: pygame.Surface, frame: Frame) -> None:
        rect = frame.rect
        # scrolling a zoomed board does not change the size, so the sheet is reused
        if self._sheet.get_size() != rect.size or self._way != frame.way:
            canvas = pygame.Surface((FINE * rect.width, FINE * rect.height))
            origin = ((frame.origin[0] - rect.x) * FINE, (frame.origin[1] - rect.y) * FINE)
            self._draw(canvas, Frame(canvas.get_rect(), origin, frame.unit * FINE, frame.way))
            self._sheet, self._way = pygame.transform.smoothscale(canvas, rect.size), frame.way
        surface.blit(self._sheet, rect)

    def prepare(self) -> None:
        """Nothing is read."""

    def part(self, surface: pygame.Surface, frame: Frame) -> None:
        canvas = pygame.Surface((FINE * surface.get_width(), FINE * surface.get_height()))
        rect = pygame.Rect(FINE * frame.rect.x, FINE * frame.rect.y, FINE * frame.rect.width, FINE * frame.rect.height)
        origin = (FINE * frame.origin[0], FINE * frame.origin[1])
        self._draw(canvas, Frame(rect, origin, FINE * frame.unit, frame.way))
        surface.blit(pygame.transform.smoothscale(canvas, surface.get_size()), (0, 0))

    def _draw(self, canvas: pygame.Surface, frame: Frame) -> None:
        """The board, `FINE` times as large."""
        style = self.style
        width = FINE * _line(frame, FINE)
        canvas.fill(style.ground)
        pygame.draw.rect(canvas, style.ink, frame.rect, 2 * width)
        inner = frame.rect.inflate(-8 * width, -8 * width)
        if all(
            map(inner.contains, self._names(frame, FINE * self.label_size(_seen(frame))))
        ):  # otherwise it would cross a label
            pygame.draw.rect(canvas, style.ink, inner, max(FINE, width // 2))
        draw_board(PixelPen(canvas, FINE, grain=FINE), self.game.board, self.look, style, frame)

    def _names(self, frame: Frame, size: int) -> list[pygame.Rect]:
        """The rectangles of the labels of columns, rows and arrows, at a letter size."""
        boxes = [pygame.Rect(0, 0, LETTER * len(name) * size, CAPITAL * size) for name, _ in self.look.layout.labels]
        for box, (_, spot) in zip(boxes, self.look.layout.labels, strict=True):
            box.center = frame.pixel(spot)
        return boxes

    def man(self, kind: str, size: int) -> pygame.Surface:
        picture, over = _man(self.style, self.look.emblems[kind], size), kind in self.opposite
        return pygame.transform.flip(picture, over, over) if over else picture

    def turning(self, before: str, after: str, done: float, size: int) -> pygame.Surface:
        return squashed(self.man(before if done < 0.5 else after, size), done)

    def shadow(self, kind: str, size: int, lifted: float) -> pygame.Surface | None:
        return None

    def body(
        self, kind: str, outline: tuple[Spot, ...], cells: tuple[Spot, ...], unit: float
    ) -> tuple[pygame.Surface, pygame.Surface | None]:
        return _body(self.style, self.look.emblems[kind], outline, cells, unit), None

    def die(self, colour: str, face: int, back: float, size: int) -> pygame.Surface:
        shown = (face - 1 + round(abs(back) * 4)) % 6 + 1 if back else face
        return _die(self.style, colour == "ebony", shown, size)

    def die_shadow(self, colour: str, size: int, lifted: bool) -> pygame.Surface | None:
        return None

    def cube(self, stake: int, size: int) -> pygame.Surface:
        return _cube(self.style, stake, size)
