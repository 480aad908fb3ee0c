"""The drawn themes: « livret », ink on cream like the plates of a booklet, and « contraste », white on black.

Everything comes from the rules' geometry (`Board.lines`) and from the areas and emblems that a `BoardLook` names, so
that a game needs no picture of its own here. Two sides always differ by a sign as well as by their tone.
"""

from __future__ import annotations

import math
from typing import Any

import pygame

from jeux.common.palette import Colour
from jeux.common.typography import font
from jeux.rules.contract import Game
from jeux.views.frame import AS_DRAWN, Frame
from jeux.views.layout import Spot
from jeux.views.look import BoardLook, Emblem
from jeux.views.picture_cache import kept_pictures
from jeux.views.shapes import stroke
from jeux.views.signs import draw_sign, put_signs
from jeux.views.styles import Style
from jeux.views.wood import squashed

SMOOTH = 3
LETTER, CAPITAL = 0.6, 0.75
"""The width and the height of a letter in the name of a place, as parts of its size."""
FINE = 2
"""Men and boards are drawn this much larger and scaled down: pygame's own polygons have jagged edges."""


@kept_pictures(64)
def _man(style: Style, emblem: Emblem, size: int) -> pygame.Surface:
    side = size * SMOOTH
    canvas = pygame.Surface((side, side), pygame.SRCALPHA)
    fill, sign = style.inks(emblem.tone)
    emblem.shape(canvas, style.rim, fill, side)
    draw_sign(canvas, emblem.sign, sign, side)
    return pygame.transform.smoothscale(canvas, (size, size))


@kept_pictures(16)
def _body(
    style: Style, emblem: Emblem, outline: tuple[Spot, ...], cells: tuple[Spot, ...], unit: float
) -> pygame.Surface:
    """A piece over several cells, with its sign on each."""
    size = tuple(math.ceil(max(spot[axis] for spot in outline)) + 2 for axis in (0, 1))
    canvas = pygame.Surface((FINE * size[0], FINE * size[1]), pygame.SRCALPHA)
    fill, ink = style.inks(emblem.tone)
    corners = [(FINE * x, FINE * y) for x, y in outline]
    pygame.draw.polygon(canvas, fill, corners)
    stroke(canvas, style.rim, [*corners, corners[0]], max(FINE, round(FINE * unit * 0.045)))
    put_signs(canvas, emblem.sign, ink, [(FINE * x, FINE * y) for x, y in cells], round(FINE * unit))
    return pygame.transform.smoothscale(canvas, size)


_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}


@kept_pictures(32)
def _die(style: Style, dark: bool, face: int, size: int) -> pygame.Surface:
    side = size * SMOOTH
    canvas = pygame.Surface((side, side), pygame.SRCALPHA)
    box = pygame.Rect(0, 0, round(side * 0.72), round(side * 0.72))
    box.center = (side // 2, side // 2)
    fill, pip = (style.dark, style.light) if dark else (style.light, style.dark)
    pygame.draw.rect(canvas, style.rim, box, border_radius=box.width // 6)
    pygame.draw.rect(canvas, fill, box.inflate(-side // 18, -side // 18), border_radius=box.width // 7)
    for x, y in _PIPS[face]:
        spot = (box.centerx + x * box.width * 0.27, box.centery + y * box.width * 0.27)
        pygame.draw.circle(canvas, pip, spot, box.width * 0.085)
    return pygame.transform.smoothscale(canvas, (size, size))


class InkPainter:
    """Paints a game by its lines, in one style."""

    def __init__(self, game: Game, look: BoardLook[Any], style: Style) -> None:
        self.game = game
        self.look = look
        self.style = style
        self._sheet, self._way = pygame.Surface((0, 0)), AS_DRAWN

    @property
    def label(self) -> tuple[Colour, Colour]:
        return self.style.ink, self.style.ground

    def ground(self, surface: pygame.Surface, frame: Frame) -> None:
        rect = frame.rect
        # a board seen from near moves without a change of size
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
        style, board = self.style, self.game.board
        width = FINE * max(2, round(frame.unit / FINE * 0.035))
        canvas.fill(style.ground)
        pygame.draw.rect(canvas, style.ink, frame.rect, 2 * width)
        inner = frame.rect.inflate(-8 * width, -8 * width)
        if all(inner.contains(box) for box in self._names(frame)):  # otherwise it would strike a name through
            pygame.draw.rect(canvas, style.ink, inner, max(FINE, width // 2))
        self._draw_areas(canvas, frame, max(FINE, width // 2), above=False)
        self._draw_lines(canvas, frame, width)
        for point in board.points if board.lines else ():
            pygame.draw.circle(canvas, style.ink, frame.pixel(board.where[point]), 2.2 * width)
        self._draw_areas(canvas, frame, max(FINE, width // 2), above=True)

    def _names(self, frame: Frame) -> list[pygame.Rect]:
        """Where the names of columns, rows and arrows will be written."""
        size = frame.label_size(FINE)
        boxes = [pygame.Rect(0, 0, LETTER * len(name) * size, CAPITAL * size) for name, _ in self.look.layout.labels]
        for box, (_, spot) in zip(boxes, self.look.layout.labels, strict=True):
            box.center = frame.pixel(spot)
        return boxes

    def _draw_areas(self, canvas: pygame.Surface, frame: Frame, width: int, *, above: bool) -> None:
        for area in (area for area in self.look.areas if area.above == above):
            area.draw(canvas, frame, self.style, width)

    def _draw_lines(self, canvas: pygame.Surface, frame: Frame, width: int) -> None:
        board = self.game.board
        for chain in board.lines:
            stroke(canvas, self.style.ink, [frame.pixel(board.where[point]) for point in chain], width)

    def man(self, kind: str, size: int) -> pygame.Surface:
        return _man(self.style, self.look.emblems[kind], size)

    def turning(self, before: str, after: str, done: float, size: int) -> pygame.Surface:
        return squashed(self.man(before if done < 0.5 else after, size), done)

    def shadow(self, kind: str, size: int, lifted: bool) -> pygame.Surface | None:
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
        canvas = pygame.Surface((size, size), pygame.SRCALPHA)
        box = canvas.get_rect().inflate(-size // 8, -size // 8)
        pygame.draw.rect(canvas, self.style.rim, box, border_radius=size // 8)
        pygame.draw.rect(canvas, self.style.light, box.inflate(-size // 12, -size // 12), border_radius=size // 10)
        text = font("title", round(size * 0.42)).render(str(stake), True, self.style.dark)
        canvas.blit(text, text.get_rect(center=box.center))
        return canvas
