"""The signs that men bear in the drawn themes, so that nobody tells them by their colour alone."""

from __future__ import annotations

import math

import pygame

from jeux.common.palette import Colour
from jeux.common.typography import font
from jeux.views.layout import Spot
from jeux.views.shapes import stroke


def _star(centre: tuple[float, float], radius: float, points: int) -> list[tuple[float, float]]:
    corners = []
    for i in range(2 * points):
        reach = radius if i % 2 == 0 else radius * 0.45
        angle = math.pi * i / points - math.pi / 2
        corners.append((centre[0] + reach * math.cos(angle), centre[1] + reach * math.sin(angle)))
    return corners


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


def draw_sign(canvas: pygame.Surface, sign: str, colour: Colour, side: int) -> None:
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


def put_signs(canvas: pygame.Surface, sign: str, colour: Colour, cells: list[Spot], side: int) -> None:
    """A sign in the middle of each cell."""
    picture = pygame.Surface((side, side), pygame.SRCALPHA)
    draw_sign(picture, sign, colour, side)
    for cell in cells:
        canvas.blit(picture, picture.get_rect(center=(round(cell[0]), round(cell[1]))))
