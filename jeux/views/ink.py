"""The drawn themes: « livret », ink on cream like the plates of a booklet, and « contraste », white on black.

Everything comes from the rules' geometry (`Board.lines`) and from the areas and emblems that a `View` names, so that a
game needs no picture of its own here. Two sides always differ by a sign as well as by their tone.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

import pygame

from jeux.common.palette import Colour
from jeux.common.typography import font
from jeux.rules.contract import Game
from jeux.views.frame import Frame
from jeux.views.view import Emblem, View
from jeux.views.wood import squashed

SMOOTH = 3
"""Men are drawn this much larger and scaled down: pygame's own polygons have jagged edges."""


@dataclass(frozen=True, slots=True)
class Style:
    """The inks of a drawn theme."""

    ground: Colour
    ink: Colour
    soft: Colour
    light: Colour
    dark: Colour
    rim: Colour


STYLES = {
    "livret": Style(
        ground=(0xF6, 0xEE, 0xDD),
        ink=(0x2B, 0x1B, 0x10),
        soft=(0xDD, 0xCD, 0xAC),
        light=(0xFF, 0xFD, 0xF6),
        dark=(0x2B, 0x1B, 0x10),
        rim=(0x2B, 0x1B, 0x10),
    ),
    "contraste": Style(
        ground=(0x00, 0x00, 0x00),
        ink=(0xFF, 0xFF, 0xFF),
        soft=(0x3C, 0x3C, 0x3C),
        light=(0xFF, 0xFF, 0xFF),
        dark=(0x00, 0x00, 0x00),
        rim=(0xFF, 0xD5, 0x4A),
    ),
}


def _star(centre: tuple[float, float], radius: float, points: int) -> list[tuple[float, float]]:
    found = []
    for i in range(2 * points):
        reach = radius if i % 2 == 0 else radius * 0.45
        angle = math.pi * i / points - math.pi / 2
        found.append((centre[0] + reach * math.cos(angle), centre[1] + reach * math.sin(angle)))
    return found


def _draw_sign(canvas: pygame.Surface, sign: str, colour: Colour, side: int) -> None:
    """The sign of a man, in the middle of its square."""
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
        case "cross":
            reach, thick = side * 0.2, max(3, side // 14)
            pygame.draw.line(canvas, colour, (side / 2 - reach, side / 2), (side / 2 + reach, side / 2), thick)
            pygame.draw.line(canvas, colour, (side / 2, side / 2 - reach), (side / 2, side / 2 + reach), thick)


@lru_cache(maxsize=64)
def _man(style: Style, emblem: Emblem, size: int) -> pygame.Surface:
    side = size * SMOOTH
    canvas = pygame.Surface((side, side), pygame.SRCALPHA)
    centre, radius = (side / 2, side / 2), side * 0.46
    fill, sign = (style.light, style.dark) if emblem.tone == "light" else (style.dark, style.light)
    pygame.draw.circle(canvas, style.rim, centre, radius)
    pygame.draw.circle(canvas, fill, centre, radius - max(3, side // 20))
    _draw_sign(canvas, emblem.sign, sign, side)
    return pygame.transform.smoothscale(canvas, (size, size))


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

    def __init__(self, game: Game, view: View, style: Style) -> None:
        self.game = game
        self.view = view
        self.style = style

    @property
    def label(self) -> tuple[Colour, Colour]:
        return self.style.ink, self.style.ground

    def ground(self, surface: pygame.Surface, frame: Frame) -> None:
        style = self.style
        width = max(2, round(frame.unit * 0.035))
        pygame.draw.rect(surface, style.ground, frame.rect)
        pygame.draw.rect(surface, style.ink, frame.rect, 2 * width)
        pygame.draw.rect(surface, style.ink, frame.rect.inflate(-8 * width, -8 * width), max(1, width // 2))
        for area in self.view.areas:
            corners = [frame.pixel(spot) for spot in area.corners]
            if area.tone != "empty":
                pygame.draw.polygon(surface, style.soft if area.tone == "soft" else style.ink, corners)
            pygame.draw.aalines(surface, style.ink, True, corners)
            pygame.draw.lines(surface, style.ink, True, corners, max(1, width // 2))
        where = self.game.board.where
        for chain in self.game.board.lines:
            pygame.draw.lines(surface, style.ink, False, [frame.pixel(where[point]) for point in chain], width)
        if self.game.board.lines:
            for point in self.game.board.points:
                pygame.draw.aacircle(surface, style.ink, frame.pixel(where[point]), 2.2 * width)

    def man(self, kind: str, size: int) -> pygame.Surface:
        return _man(self.style, self.view.emblems[kind], size)

    def turning(self, before: str, after: str, done: float, size: int) -> pygame.Surface:
        return squashed(self.man(before if done < 0.5 else after, size), done)

    def shadow(self, kind: str, size: int, lifted: bool) -> pygame.Surface | None:
        return None

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
