"""The shapes of men in the drawn themes, without the signs that they bear."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence

import pygame

from jeux.common.palette import Colour
from jeux.views.layout import Spot

Shape = Callable[[pygame.Surface, Colour, Colour, int], None]
"""`shape(canvas, rim, fill, side)` draws a man in a square of so many pixels. A game may have one of its own."""


def disc(canvas: pygame.Surface, rim: Colour, fill: Colour, side: int) -> None:
    """A round man."""
    pygame.draw.circle(canvas, rim, (side / 2, side / 2), side * 0.46)
    pygame.draw.circle(canvas, fill, (side / 2, side / 2), side * 0.46 - max(3, side // 20))


def square(canvas: pygame.Surface, rim: Colour, fill: Colour, side: int) -> None:
    """A square man, its corners a little round."""
    edge = max(3, side // 20)
    box = pygame.Rect(0, 0, round(side * 0.96), round(side * 0.96))
    box.center = (side // 2, side // 2)
    pygame.draw.rect(canvas, rim, box, border_radius=side // 10)
    pygame.draw.rect(canvas, fill, box.inflate(-2 * edge, -2 * edge), border_radius=side // 14)


def stroke(canvas: pygame.Surface, ink: Colour, points: Sequence[Spot], width: int) -> None:
    """A chain of strokes with round ends. pygame measures the width of a slanting line along an axis: too thin."""
    for start, end in itertools.pairwise(points):
        length = math.dist(start, end) or 1.0
        x, y = (end[1] - start[1]) / length * width / 2, (start[0] - end[0]) / length * width / 2
        corners = [(start[0] + x, start[1] + y), (end[0] + x, end[1] + y), (end[0] - x, end[1] - y)]
        pygame.draw.polygon(canvas, ink, [*corners, (start[0] - x, start[1] - y)])
    for point in points:
        pygame.draw.circle(canvas, ink, point, width / 2)
