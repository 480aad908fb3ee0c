"""The pen interface for drawing boards and men without pictures. One implementation fills pixels for the drawn themes,
another keeps vector shapes for printing, so that drawing code is written once.

A pen has its own coordinates, y downwards, in pixels or millimetres. `on` gives a pen for a part of the paper.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Protocol, Self

import pygame

from jeux.common.palette import Colour
from jeux.common.typography import font

if TYPE_CHECKING:
    from jeux.views.style.layout import Spot

BOW = 8
"""Straight segments of a quarter circle."""


class Placing(Protocol):
    """The placement of a board on the paper of a pen."""

    @property
    def unit(self) -> float:
        """The length of a board unit."""

    def pixel(self, spot: Spot) -> Spot:
        """The point of the paper for a spot in board units."""


class Pen(Protocol):
    """Draws on a paper. Lengths are in its own unit."""

    def on(self, middle: Spot, side: float) -> Self:
        """A pen for the square around `middle`, in which (0, 0) is the centre and 1 the side."""

    def width(self, length: float, least: int = 1) -> float:
        """The width of a line of `length`; on a screen, at least `least` pixels."""

    def polygon(self, corners: Sequence[Spot], fill: Colour) -> None:
        """A filled polygon."""

    def stroke(self, points: Sequence[Spot], ink: Colour, width: float) -> None:
        """A polyline with round ends."""

    def disc(self, middle: Spot, radius: float, fill: Colour) -> None:
        """A filled circle."""

    def ring(self, middle: Spot, radius: float, ink: Colour, width: float) -> None:
        """A circle whose line lies within the radius."""

    def text(self, middle: Spot, words: str, face: str, size: float, ink: Colour) -> None:
        """One line of text, centred."""


def bow(middle: Spot, radius: float, begins: float, ends: float, parts: int = BOW) -> list[Spot]:
    """Points of an arc between two angles, clockwise on a paper whose y goes down."""
    angles = [begins + (ends - begins) * part / parts for part in range(parts + 1)]
    return [(middle[0] + radius * math.cos(angle), middle[1] + radius * math.sin(angle)) for angle in angles]


def rectangle(middle: Spot, width: float, height: float, corner: float = 0.0) -> list[Spot]:
    """The corners of a rectangle, rounded by a radius."""
    x, y, corner = width / 2, height / 2, min(corner, width / 2, height / 2)
    ends = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    if corner <= 0:
        return [(middle[0] + x * right, middle[1] + y * down) for right, down in ends]
    points = []
    for number, (right, down) in enumerate(ends):
        centre = (middle[0] + (x - corner) * right, middle[1] + (y - corner) * down)
        points += bow(centre, corner, math.pi * (1 + number / 2), math.pi * (1.5 + number / 2))
    return points


@dataclass(frozen=True, slots=True)
class PixelPen:
    """Fills pixels of a canvas that is later scaled down, because pygame's polygons are not anti-aliased."""

    canvas: pygame.Surface
    fine: int
    """The factor by which the canvas is scaled down."""
    grain: int = 1
    """Widths are multiples of this many pixels."""
    middle: Spot = (0.0, 0.0)
    side: float = 1.0

    def on(self, middle: Spot, side: float) -> PixelPen:
        return replace(self, middle=self._at(middle), side=self.side * side)

    def width(self, length: float, least: int = 1) -> float:
        pixels = self.grain * round(length * self.side / self.grain)
        return max(self.fine * least, pixels) / self.side

    def polygon(self, corners: Sequence[Spot], fill: Colour) -> None:
        pygame.draw.polygon(self.canvas, fill, list(map(self._at, corners)))

    def stroke(self, points: Sequence[Spot], ink: Colour, width: float) -> None:
        """Drawn as polygons, because pygame draws slanting lines too thin: it measures their width along an axis."""
        reach, points = width * self.side / 2, list(map(self._at, points))
        for start, end in itertools.pairwise(points):
            length = math.dist(start, end) or 1.0
            x, y = (end[1] - start[1]) / length * reach, (start[0] - end[0]) / length * reach
            corners = [(start[0] + x, start[1] + y), (end[0] + x, end[1] + y), (end[0] - x, end[1] - y)]
            pygame.draw.polygon(self.canvas, ink, [*corners, (start[0] - x, start[1] - y)])
        for point in points:
            pygame.draw.circle(self.canvas, ink, point, reach)

    def disc(self, middle: Spot, radius: float, fill: Colour) -> None:
        pygame.draw.circle(self.canvas, fill, self._at(middle), radius * self.side)

    def ring(self, middle: Spot, radius: float, ink: Colour, width: float) -> None:
        pygame.draw.circle(self.canvas, ink, self._at(middle), radius * self.side, round(width * self.side))

    def text(self, middle: Spot, words: str, face: str, size: float, ink: Colour) -> None:
        image = font(face, round(size * self.side)).render(words, True, ink)
        self.canvas.blit(image, image.get_rect(center=self._at(middle)))

    def _at(self, spot: Spot) -> Spot:
        return self.middle[0] + spot[0] * self.side, self.middle[1] + spot[1] * self.side
