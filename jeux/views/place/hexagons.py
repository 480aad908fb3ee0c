"""Shared by boards of hexagonal cells: a place is the centre of a cell."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from jeux.views.style.layout import Spot
from jeux.views.style.look import Area


def six_corners(middle: Spot, radius: float, *, pointed: bool) -> tuple[Spot, ...]:
    """The corners of a hexagon with a corner at the top (`pointed`) or a side at the top."""
    turn = math.pi / 6 if pointed else 0.0
    angles = [turn + k * math.pi / 3 for k in range(6)]
    return tuple((middle[0] + radius * math.cos(a), middle[1] + radius * math.sin(a)) for a in angles)


def six_areas(where: Mapping[str, Spot], radius: float, tones: Mapping[str, str], *, pointed: bool) -> tuple[Area, ...]:
    """The cells of the drawn themes; `tones` are those that are not empty."""
    return tuple(
        Area(six_corners(middle, radius, pointed=pointed), tones.get(place, "empty")) for place, middle in where.items()
    )


def six_hit(where: Mapping[str, Spot], radius: float) -> Callable[[float, float], str | None]:
    """A hit test: the cell whose centre is nearest to a point, if within this radius."""

    def hit(x: float, y: float) -> str | None:
        distance, place = min((math.dist((x, y), middle), place) for place, middle in where.items())
        return place if distance <= radius else None

    return hit
