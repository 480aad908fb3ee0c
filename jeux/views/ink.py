"""The drawn themes: « livret », ink on cream like the plates of a booklet, and « contraste », white on black.

Everything comes from the rules' geometry (`Board.lines`) and from the areas and emblems that a `BoardLook` names, so
that a game needs no picture of its own here. Two sides always differ by a sign as well as by their tone.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import pygame

from jeux.common.palette import Colour
from jeux.common.typography import font
from jeux.rules.contract import Game
from jeux.views.frame import Frame
from jeux.views.layout import Spot
from jeux.views.look import BoardLook, Emblem
from jeux.views.shapes import stroke
from jeux.views.wood import squashed

SMOOTH = 3
SIGN, INTO = 0.5, 0.06
"""The square of the sign of an area, in board units, and how far it reaches over the corner: its middle is filled."""
LETTER, CAPITAL = 0.6, 0.75
"""The width and the height of a letter in the name of a place, as parts of its size."""
FINE = 2
"""Men and boards are drawn this much larger and scaled down: pygame's own polygons have jagged edges."""


@dataclass(frozen=True, slots=True)
class Style:
    """The inks of a drawn theme."""

    ground: Colour
    ink: Colour
    soft: Colour
    light: Colour
    dark: Colour
    rim: Colour
    faded: float
    """The part of a hue that is mixed with the ground."""

    def mixed(self, hue: Colour) -> Colour:
        """A hue as this theme shows it."""
        red, green, blue = (
            round(own + (ground - own) * self.faded) for own, ground in zip(hue, self.ground, strict=True)
        )
        return red, green, blue


STYLES = {
    "livret": Style(
        ground=(0xF6, 0xEE, 0xDD),
        ink=(0x2B, 0x1B, 0x10),
        soft=(0xDD, 0xCD, 0xAC),
        light=(0xFF, 0xFD, 0xF6),
        dark=(0x2B, 0x1B, 0x10),
        rim=(0x2B, 0x1B, 0x10),
        faded=0.5,
    ),
    "contraste": Style(
        ground=(0x00, 0x00, 0x00),
        ink=(0xFF, 0xFF, 0xFF),
        soft=(0x3C, 0x3C, 0x3C),
        light=(0xFF, 0xFF, 0xFF),
        dark=(0x00, 0x00, 0x00),
        rim=(0xFF, 0xD5, 0x4A),
        faded=0.65,
    ),
}


def _star(centre: tuple[float, float], radius: float, points: int) -> list[tuple[float, float]]:
    found = []
    for i in range(2 * points):
        reach = radius if i % 2 == 0 else radius * 0.45
        angle = math.pi * i / points - math.pi / 2
        found.append((centre[0] + reach * math.cos(angle), centre[1] + reach * math.sin(angle)))
    return found


_CROWN = (
    ((-0.22, 0.1), (-0.28, -0.15), (-0.12, -0.02), (0.0, -0.27), (0.12, -0.02), (0.28, -0.15), (0.22, 0.1)),
    ((-0.22, 0.15), (0.22, 0.15), (0.22, 0.23), (-0.22, 0.23)),
)
"""Three points, and the band below them, from the middle of a man, in its diameter."""
_SHAPES: dict[str, tuple[Spot, ...]] = {
    "bar": ((-0.3, -0.1), (0.3, -0.1), (0.3, 0.1), (-0.3, 0.1)),
    "diamond": ((0, -0.32), (0.24, 0), (0, 0.32), (-0.24, 0)),
    "triangle": ((-0.3, 0.23), (0.3, 0.23), (0, -0.29)),
    "block": ((-0.24, -0.24), (0.24, -0.24), (0.24, 0.24), (-0.24, 0.24)),
    "arrow": ((0.2, -0.25), (0.2, 0.09), (0.1, 0.0), (-0.14, 0.26), (-0.25, 0.15), (-0.02, -0.1), (-0.13, -0.19)),
    "round": tuple((0.27 * math.cos(math.pi * k / 16), 0.27 * math.sin(math.pi * k / 16)) for k in range(32)),
    "plus": (
        *((-0.1, -0.33), (0.1, -0.33), (0.1, -0.1), (0.33, -0.1), (0.33, 0.1), (0.1, 0.1)),
        *((0.1, 0.33), (-0.1, 0.33), (-0.1, 0.1), (-0.33, 0.1), (-0.33, -0.1), (-0.1, -0.1)),
    ),
    "saltire": (
        *((0, -0.11), (0.18, -0.29), (0.29, -0.18), (0.11, 0), (0.29, 0.18), (0.18, 0.29)),
        *((0, 0.11), (-0.18, 0.29), (-0.29, 0.18), (-0.11, 0), (-0.29, -0.18), (-0.18, -0.29)),
    ),
}
"""Signs that are a polygon, from the middle of a man, in its diameter."""


def _roads(sign: str, side: int) -> list[list[Spot]]:
    """The roads of a square tile: one over the other, or two quarters of a circle around opposite corners."""
    low, high = side * 0.04, side * 0.96
    middle, gap = side / 2, side * 0.16
    if sign == "through":
        level = [[(low, middle), (middle - gap, middle)], [(middle + gap, middle), (high, middle)]]
        return [[(middle, low), (middle, high)], *level]
    corners = ((low, low, 0), (high, high, 2)) if sign == "bends" else ((high, low, 1), (low, high, 3))
    angles = [math.pi / 2 * step / 16 for step in range(17)]
    return [
        [
            (
                x + (middle - low) * math.cos(a + turn * math.pi / 2),
                y + (middle - low) * math.sin(a + turn * math.pi / 2),
            )
            for a in angles
        ]
        for x, y, turn in corners
    ]


def _draw_sign(canvas: pygame.Surface, sign: str, colour: Colour, side: int) -> None:
    """The sign of a man, or the number that it bears, in the middle of its square."""
    centre = (side / 2, side / 2)
    match sign:
        case "ring":
            pygame.draw.circle(canvas, colour, centre, side * 0.27, max(2, side // 28))
        case "dot":
            pygame.draw.circle(canvas, colour, centre, side * 0.13)
        case "star":
            pygame.draw.polygon(canvas, colour, _star(centre, side * 0.27, 5))
        case "crown":
            pygame.draw.polygon(canvas, colour, _star(centre, side * 0.32, 8))
        case "king":
            for part in _CROWN:
                pygame.draw.polygon(canvas, colour, [(side * (0.5 + x), side * (0.5 + y)) for x, y in part])
        case "cross":
            reach, thick = side * 0.2, max(3, side // 14)
            pygame.draw.line(canvas, colour, (side / 2 - reach, side / 2), (side / 2 + reach, side / 2), thick)
            pygame.draw.line(canvas, colour, (side / 2, side / 2 - reach), (side / 2, side / 2 + reach), thick)
        case "screws":
            for x in (-0.33, 0.33):
                pygame.draw.circle(canvas, colour, (side * (0.5 + x), side / 2), side * 0.05)
        case "ropes":
            for x in (-0.2, 0.2):
                top, bottom = (side * (0.5 + x), side * 0.12), (side * (0.5 + x), side * 0.88)
                pygame.draw.line(canvas, colour, top, bottom, max(3, side // 20))
        case "wall":
            for y in (-0.16, 0.0, 0.16):
                bar = pygame.Rect(0, 0, round(side * 0.44), round(side * 0.1))
                bar.center = (side // 2, round(side * (0.5 + y)))
                pygame.draw.rect(canvas, colour, bar)
        case shape if shape in _SHAPES:
            pygame.draw.polygon(canvas, colour, [(side * (0.5 + x), side * (0.5 + y)) for x, y in _SHAPES[shape]])
        case "through" | "bends" | "bends-turned":
            for road in _roads(sign, side):
                stroke(canvas, colour, road, round(side * 0.15))
        case number if number.isdigit():
            text = font("title", round(side * 0.66)).render(number, True, colour)
            canvas.blit(text, text.get_rect(center=centre))


@lru_cache(maxsize=64)
def _man(style: Style, emblem: Emblem, size: int) -> pygame.Surface:
    side = size * SMOOTH
    canvas = pygame.Surface((side, side), pygame.SRCALPHA)
    tones = {"light": (style.light, style.dark), "dark": (style.dark, style.light), "soft": (style.soft, style.ink)}
    fill, sign = tones[emblem.tone]
    emblem.shape(canvas, style.rim, fill, side)
    _draw_sign(canvas, emblem.sign, sign, side)
    return pygame.transform.smoothscale(canvas, (size, size))


@lru_cache(maxsize=16)
def _body(
    style: Style, emblem: Emblem, outline: tuple[Spot, ...], cells: tuple[Spot, ...], unit: float
) -> pygame.Surface:
    """A piece over several cells, with its sign on each."""
    size = tuple(math.ceil(max(spot[axis] for spot in outline)) + 2 for axis in (0, 1))
    canvas = pygame.Surface((FINE * size[0], FINE * size[1]), pygame.SRCALPHA)
    tones = {"light": (style.light, style.dark), "dark": (style.dark, style.light), "soft": (style.soft, style.ink)}
    fill, ink = tones[emblem.tone]
    corners = [(FINE * x, FINE * y) for x, y in outline]
    pygame.draw.polygon(canvas, fill, corners)
    stroke(canvas, style.rim, [*corners, corners[0]], max(FINE, round(FINE * unit * 0.045)))
    put_signs(canvas, emblem.sign, ink, [(FINE * x, FINE * y) for x, y in cells], round(FINE * unit))
    return pygame.transform.smoothscale(canvas, size)


def put_signs(canvas: pygame.Surface, sign: str, colour: Colour, cells: list[Spot], side: int) -> None:
    """A sign in the middle of each cell."""
    picture = pygame.Surface((side, side), pygame.SRCALPHA)
    _draw_sign(picture, sign, colour, side)
    for cell in cells:
        canvas.blit(picture, picture.get_rect(center=(round(cell[0]), round(cell[1]))))


_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}


@lru_cache(maxsize=32)
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
        self._sheet = pygame.Surface((0, 0))

    @property
    def label(self) -> tuple[Colour, Colour]:
        return self.style.ink, self.style.ground

    def ground(self, surface: pygame.Surface, frame: Frame) -> None:
        rect = frame.rect
        if self._sheet.get_size() != rect.size:  # a board seen from near moves without a change of size
            canvas = pygame.Surface((FINE * rect.width, FINE * rect.height))
            origin = ((frame.origin[0] - rect.x) * FINE, (frame.origin[1] - rect.y) * FINE)
            self._draw(canvas, Frame(canvas.get_rect(), origin, frame.unit * FINE))
            self._sheet = pygame.transform.smoothscale(canvas, rect.size)
        surface.blit(self._sheet, rect)

    def _draw(self, canvas: pygame.Surface, frame: Frame) -> None:
        """The whole board, `FINE` times as large."""
        style, board = self.style, self.game.board
        width = FINE * max(2, round(frame.unit / FINE * 0.035))
        canvas.fill(style.ground)
        pygame.draw.rect(canvas, style.ink, frame.rect, 2 * width)
        inner = frame.rect.inflate(-8 * width, -8 * width)
        if all(inner.contains(box) for box in self._names(frame)):  # otherwise it would strike a name through
            pygame.draw.rect(canvas, style.ink, inner, max(FINE, width // 2))
        self._draw_areas(canvas, frame, width, above=False)
        self._draw_lines(canvas, frame, width)
        for point in board.points if board.lines else ():
            pygame.draw.circle(canvas, style.ink, frame.pixel(board.where[point]), 2.2 * width)
        self._draw_areas(canvas, frame, width, above=True)

    def _names(self, frame: Frame) -> list[pygame.Rect]:
        """Where the names of columns, rows and arrows will be written."""
        size = frame.label_size(FINE)
        boxes = [pygame.Rect(0, 0, LETTER * len(name) * size, CAPITAL * size) for name, _ in self.look.layout.labels]
        for box, (_, spot) in zip(boxes, self.look.layout.labels, strict=True):
            box.center = frame.pixel(spot)
        return boxes

    def _draw_areas(self, canvas: pygame.Surface, frame: Frame, width: int, *, above: bool) -> None:
        style = self.style
        for area in (area for area in self.look.areas if area.above == above):
            corners = [frame.pixel(spot) for spot in area.corners]
            if area.hue:
                pygame.draw.polygon(canvas, style.mixed(area.hue), corners)
            elif area.tone != "empty" or area.above:
                tones = {"empty": style.ground, "soft": style.soft, "full": style.ink}
                tones |= {"light": style.light, "dark": style.dark}
                pygame.draw.polygon(canvas, tones[area.tone], corners)
            stroke(canvas, style.ink, [*corners, corners[0]], max(FINE, width // 2))
            if area.sign:
                self._draw_corner(canvas, area.sign, corners, round(SIGN * frame.unit))

    def _draw_corner(self, canvas: pygame.Surface, sign: str, corners: list[Spot], size: int) -> None:
        """The sign of an area, in the corner where no man hides it."""
        picture = pygame.Surface((size, size), pygame.SRCALPHA)
        _draw_sign(picture, sign, self.style.ink, size)
        canvas.blit(picture, (min(x for x, _ in corners) - size * INTO, min(y for _, y in corners) - size * INTO))

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
