"""Shared by boards of square cells: a place is the centre of a cell, a unit its side."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping

from jeux.views.style.layout import Spot
from jeux.views.style.look import Area

CELL = 0.455
"""The greatest radius of the marks around a man, clear of the lines between cells."""
RIM = 0.92
"""Distance of the labels from the centre of the outer cells."""


def cell_hit(where: Mapping[str, Spot]) -> Callable[[float, float], str | None]:
    """A hit test: the cell under a point, corners included."""
    names = {(x, y): place for place, (x, y) in where.items()}
    return lambda x, y: names.get((math.floor(x + 0.5), math.floor(y + 0.5)))


def cell_areas(where: Mapping[str, Spot], tones: Mapping[str, str]) -> tuple[Area, ...]:
    """The cells of the drawn themes; `tones` are those that are not empty."""
    areas = []
    for place, (x, y) in where.items():
        corners = ((x - 0.5, y - 0.5), (x + 0.5, y - 0.5), (x + 0.5, y + 0.5), (x - 0.5, y + 0.5))
        areas.append(Area(corners, tones.get(place, "empty")))
    return tuple(areas)


def cell_labels(columns: Iterable[str], rows: Iterable[str], rim: float = RIM) -> tuple[tuple[str, Spot], ...]:
    """The letters below the board and the numbers on its left, `rows` from the bottom up, at a distance `rim` from the
    centre of the outer cells."""
    below = [(letter, (float(x), -rim)) for x, letter in enumerate(columns)]
    beside = [(number, (-rim, float(y))) for y, number in enumerate(rows)]
    return (*below, *beside)
