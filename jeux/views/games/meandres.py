"""The looks of Les Méandres."""

from __future__ import annotations

import math

from jeux.play.games.meandres import GESTURES, WHERE
from jeux.rules.games.meandres.board import CELLS, COLUMNS, SIZE, Line, winning_lines
from jeux.rules.games.meandres.position import SIDES, Meandres
from jeux.views.cells import CELL, cell_areas, cell_hit, cell_labels
from jeux.views.view import Emblem, Spot, View

OUTWARD = ((0.0, 0.5), (0.5, 0.0), (0.0, -0.5), (-0.5, 0.0))
"""From the middle of a tile to the middles of its sides: north, east, south, west."""
PARTS = 12
"""Straight strokes of a drawn quarter of a circle."""


def _spot(place: str, index: int, count: int) -> Spot | None:
    return WHERE.get(place)


def _quarter(cell: int, enters: int, leaves: int) -> list[Spot]:
    """The arc of a tile from the middle of a side to the middle of the next, around the corner between them."""
    x, y = WHERE[CELLS[cell]]
    (u, v), (s, t) = OUTWARD[enters], OUTWARD[leaves]
    angles = [math.pi / 2 * part / PARTS for part in range(PARTS + 1)]
    # from the corner (u + s, v + t) the sides lie half a side away
    return [
        (x + u + s - s * math.cos(a) - u * math.sin(a), y + v + t - t * math.cos(a) - v * math.sin(a)) for a in angles
    ]


def stroke(line: Line) -> tuple[Spot, ...]:
    """A line from side to side of the board, as it is drawn on the tiles."""
    spots = [spot for passage in line for spot in _quarter(*passage)]
    return tuple(spot for i, spot in enumerate(spots) if i == 0 or math.dist(spot, spots[i - 1]) > 1e-6)


def _traced(position: Meandres) -> tuple[tuple[Spot, ...], ...]:
    """The winning lines."""
    return tuple(map(stroke, winning_lines(position.tiles, position.hole)))


VIEW: View[Meandres] = View(
    gestures=GESTURES,
    spot=_spot,
    man_size=1.04,
    square=True,
    traced=_traced,
    spacious=True,
    within=CELL,
    labels=cell_labels(COLUMNS, map(str, range(1, SIZE + 1))),
    emblems={
        "a": Emblem("light", "bends", "tile"),
        "b": Emblem("light", "bends-turned", "tile"),
        SIDES[0]: Emblem("light", "ring"),
        SIDES[1]: Emblem("dark", "star"),
    },
    areas=cell_areas(WHERE, dict.fromkeys(CELLS, "soft")),
    hit=cell_hit(WHERE),
)
