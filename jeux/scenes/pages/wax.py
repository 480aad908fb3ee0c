"""What is drawn on the page of the dice: a wax seal, the faces of a die, a number as a column."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

import pygame

from jeux.common.palette import Colour, colours
from jeux.ui.shapes import FINE, draw_rounded, draw_shadow

_WAX: Colour = (0xA6, 0x24, 0x20)
_DEEP: Colour = (0x6E, 0x12, 0x12)
_LIT: Colour = (0xD4, 0x5A, 0x4C)
PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""The places of the pips of each face, from -1 to 1."""
_LOBES = ((3, 0.4, 0.035), (5, 1.9, 0.03), (9, 0.8, 0.015))
"""The waves of the edge of poured wax: how many, where they begin, how high."""


def draw_seal(surface: pygame.Surface, at: pygame.Rect) -> None:
    """Draw a seal with a die on it, in the middle of `at`: of wax, in lines in flat themes."""
    palette, side = colours(), min(at.size)
    square = pygame.Rect(0, 0, side, side)
    square.center = at.center
    if palette.pictured:
        draw_shadow(surface, square.inflate(-side // 6, -side // 6), side * 5 // 12, side // 24, side // 9, 0.6)
        surface.blit(_seal(side), square)
    else:
        surface.blit(_lines(side, palette.on_cloth), square)


def _edge(middle: float, reach: float) -> list[tuple[float, float]]:
    points = []
    for k in range(180):
        turn = 2 * pi * k / 180
        far = reach * (1 + sum(high * sin(count * turn + first) for count, first, high in _LOBES))
        points.append((middle + far * cos(turn), middle + far * sin(turn)))
    return points


@lru_cache(maxsize=2)
def _seal(side: int) -> pygame.Surface:
    fine = side * FINE
    canvas = pygame.Surface((fine, fine), pygame.SRCALPHA)
    canvas.fill((*_DEEP, 0))
    middle = fine / 2
    pygame.draw.polygon(canvas, _DEEP, _edge(middle, fine * 0.455))
    for step in range(10):  # the poured edge rises to its brim
        part = step / 9
        tone = tuple(round(low + (high - low) * part) for low, high in zip(_DEEP, _WAX, strict=True))
        pygame.draw.polygon(canvas, tone, _edge(middle - part * fine * 0.006, fine * (0.45 - 0.04 * part)))
    for reach, tone, line in ((0.335, _DEEP, 0.016), (0.325, _LIT, 0.006), (0.31, _DEEP, 0.03)):
        pygame.draw.circle(canvas, tone, (middle, middle), fine * reach, max(1, round(fine * line)))
    pygame.draw.circle(canvas, (0x98, 0x1F, 0x1C), (middle, middle), fine * 0.29)
    pygame.draw.arc(
        canvas, _LIT, pygame.Rect(0, 0, fine * 0.8, fine * 0.8).move(middle - fine * 0.4, middle - fine * 0.4),
        pi * 0.55, pi * 0.95, max(1, fine // 90),
    )  # fmt: skip
    for shift, tone in ((0.008, _LIT), (0.0, _DEEP)):
        box = pygame.Rect(0, 0, round(fine * 0.27), round(fine * 0.27))
        box.center = (round(middle + shift * fine), round(middle + shift * fine))
        pygame.draw.rect(canvas, tone, box, max(1, fine // 60), border_radius=fine // 28)
        for x, y in PIPS[5]:
            pygame.draw.circle(
                canvas, tone, (box.centerx + x * fine * 0.075, box.centery + y * fine * 0.075), fine / 56
            )
    return pygame.transform.smoothscale(canvas, (side, side))


@lru_cache(maxsize=2)
def _lines(side: int, ink: Colour) -> pygame.Surface:
    fine = side * FINE
    canvas = pygame.Surface((fine, fine), pygame.SRCALPHA)
    canvas.fill((*ink, 0))
    middle, line = fine / 2, max(FINE, fine // 80)
    pygame.draw.lines(canvas, ink, True, _edge(middle, fine * 0.45), line)
    pygame.draw.circle(canvas, ink, (middle, middle), fine * 0.33, line)
    box = pygame.Rect(0, 0, round(fine * 0.27), round(fine * 0.27))
    box.center = (round(middle), round(middle))
    pygame.draw.rect(canvas, ink, box, line, border_radius=fine // 28)
    for x, y in PIPS[5]:
        pygame.draw.circle(canvas, ink, (middle + x * fine * 0.075, middle + y * fine * 0.075), fine / 50)
    return pygame.transform.smoothscale(canvas, (side, side))


@lru_cache(maxsize=16)
def _die(face: int, side: int, fill: Colour, ink: Colour, edge: Colour) -> pygame.Surface:
    fine = side * FINE
    canvas = pygame.Surface((fine, fine), pygame.SRCALPHA)
    canvas.fill((*edge, 0))
    pygame.draw.rect(canvas, edge, canvas.get_rect(), border_radius=fine // 5)
    line = max(FINE, fine // 22)
    pygame.draw.rect(canvas, fill, canvas.get_rect().inflate(-2 * line, -2 * line), border_radius=fine // 5 - line)
    for x, y in PIPS[face]:
        pygame.draw.circle(canvas, ink, (fine / 2 + x * fine * 0.26, fine / 2 + y * fine * 0.26), fine * 0.085)
    return pygame.transform.smoothscale(canvas, (side, side))


def draw_die(surface: pygame.Surface, centre: tuple[int, int], side: int, face: int) -> None:
    """Draw the face of a die."""
    palette = colours()
    if palette.pictured:
        picture = _die(face, side, (0xF6, 0xEE, 0xDD), (0x2B, 0x1B, 0x10), (0xC9, 0xB7, 0x9C))
    else:
        picture = _die(face, side, palette.ground, palette.ink, palette.ink)
    surface.blit(picture, picture.get_rect(center=centre))


def draw_columns(surface: pygame.Surface, places: list[pygame.Rect], numbers: list[int], expected: float) -> None:
    """Draw numbers as columns that stand on the bottom of their places, with a broken line at what is expected."""
    palette = colours()
    most = max(*numbers, expected * 1.15, 1)
    for place, number in zip(places, numbers, strict=True):
        high = round(place.height * number / most)
        if high:
            bar = pygame.Rect(place.x, place.bottom - high, place.width, high)
            draw_rounded(surface, bar, 3, palette.raised if palette.pictured else palette.turn, palette.edge)
    y = places[0].bottom - round(places[0].height * expected / most)
    for x in range(places[0].x, places[-1].right, 12):
        pygame.draw.line(surface, palette.accent, (x, y), (min(x + 6, places[-1].right), y), palette.border)
