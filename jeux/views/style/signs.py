"""The signs on men in the drawn themes, so that nobody depends on colour alone."""

from __future__ import annotations

import math
from collections.abc import Iterable

from jeux.common.palette import Colour
from jeux.views.style.layout import Spot
from jeux.views.style.pen import Pen, bow, rectangle
from jeux.views.style.shapes import MIDDLE


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
"""Three points and the band below them, relative to the centre of a man, in diameters."""
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
"""The signs that are polygons, relative to the centre of a man, in diameters."""


_GAP, _HALF = 0.16, 0.075
"""The roads of a tile: the gap where one passes under another, and half their width."""


def _roads(sign: str) -> list[list[Spot]]:
    """The outlines of a square tile's roads, from edge to edge: one over the other, or two quarter circles around
    opposite corners."""
    if sign == "through":
        long = 0.5 - _GAP
        under = [rectangle((side * (_GAP + long / 2), 0), long, 2 * _HALF) for side in (-1, 1)]
        return [rectangle(MIDDLE, 2 * _HALF, 1), *under]
    corners = ((-1, -1, 0), (1, 1, 2)) if sign == "bends" else ((1, -1, 1), (-1, 1, 3))
    roads = []
    for x, y, turn in corners:
        begins, ends = turn * math.pi / 2, (turn + 1) * math.pi / 2
        outer, inner = (bow((x / 2, y / 2), 0.5 + reach, begins, ends, 16) for reach in (_HALF, -_HALF))
        roads.append([*outer, *reversed(inner)])
    return roads


def draw_sign(pen: Pen, sign: str, ink: Colour) -> None:
    """Draw the sign or number of a man in the pen's square."""
    match sign:
        case "ring":
            pen.ring(MIDDLE, 0.27, ink, pen.width(1 / 28))
        case "dot":
            pen.disc(MIDDLE, 0.13, ink)
        case "star":
            pen.polygon(_star(MIDDLE, 0.27, 5), ink)
        case "crown":
            pen.polygon(_star(MIDDLE, 0.32, 8), ink)
        case "king":
            for part in _CROWN:
                pen.polygon(part, ink)
        case "cross":
            thick = pen.width(1 / 14)
            pen.polygon(rectangle(MIDDLE, 0.4, thick), ink)
            pen.polygon(rectangle(MIDDLE, thick, 0.4), ink)
        case "screws":
            for x in (-0.33, 0.33):
                pen.disc((x, 0), 0.05, ink)
        case "ropes":
            for x in (-0.2, 0.2):
                pen.polygon(rectangle((x, 0), pen.width(0.05), 0.76), ink)
        case "wall":
            for y in (-0.16, 0.0, 0.16):
                pen.polygon(rectangle((0, y), 0.44, 0.1), ink)
        case shape if shape in _SHAPES:
            pen.polygon(_SHAPES[shape], ink)
        case "through" | "bends" | "bends-turned":
            for road in _roads(sign):
                pen.polygon(road, ink)
        case number if number.isdigit():
            pen.text(MIDDLE, number, "title", 0.66, ink)


def put_signs(pen: Pen, sign: str, ink: Colour, cells: Iterable[Spot], side: float) -> None:
    """A sign in the middle of each cell."""
    for cell in cells:
        draw_sign(pen.on(cell, side), sign, ink)
