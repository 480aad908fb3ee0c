"""What boards of hexagons share: outlines, and cells sawn from planks of two woods."""

from __future__ import annotations

import math
from collections.abc import Sequence

import kit

WOODS = (("pear", kit.PEAR * 1.12), ("cherry", 1.0))
"""The two woods of the cells, in the middle tones where ivory and ebony both stand out."""


def hexagon(x: float, y: float, radius: float, pointed: bool) -> list[kit.Point]:
    """A hexagon with a corner at the top (`pointed`) or a side at the top, anticlockwise."""
    turn = math.pi / 6 if pointed else 0.0
    angles = [turn + k * math.pi / 3 for k in range(6)]
    return [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]


def grown(outline: Sequence[kit.Point], by: float) -> list[kit.Point]:
    """A convex outline, anticlockwise, with every side moved outwards."""
    count = len(outline)
    lines = []
    for i, (x, y) in enumerate(outline):
        dx, dy = outline[(i + 1) % count][0] - x, outline[(i + 1) % count][1] - y
        way = math.hypot(dx, dy)
        lines.append((x + by * dy / way, y - by * dx / way, dx, dy))
    found = []
    for i in range(count):
        x1, y1, dx1, dy1 = lines[i - 1]
        x2, y2, dx2, dy2 = lines[i]
        t = ((x2 - x1) * dy2 - (y2 - y1) * dx2) / (dx1 * dy2 - dy1 * dx2)
        found.append((x1 + t * dx1, y1 + t * dy1))
    return found


def cell(
    b: kit.Bench,
    at: kit.Point,
    radius: float,
    pointed: bool,
    z: float,
    plank: tuple[float, ...],
    wood: int,
    seed: float,
) -> None:
    """One cell, cut out of the plank of its row so that the grain runs on."""
    kind, tint = WOODS[wood]
    x0, y0, x1, y1 = plank
    axis = "X" if x1 - x0 > y1 - y0 else "Y"
    material = kit.wood(b, kind, (x0, y0, x1, y1), axis, seed + 0.9 * wood, 1.3, tint)
    kit.prism(b, hexagon(*at, radius * 0.985, pointed), 0, z, material, 0.018 * radius, 2)
