"""The looks of Les Méandres."""

from __future__ import annotations

import math

from jeux.rules.contract import Position
from jeux.rules.games.meandres.board import CELLS, COLUMNS, SIZE, SLIDES, Line, winning_lines
from jeux.rules.games.meandres.game import GAME, SIDES, Meandres
from jeux.views.cells import CELL, cell_areas, cell_hit, cell_labels
from jeux.views.view import Emblem, Spot, View
from jeux.views.view import Line as Sentence

WHERE = GAME.board.where
OUTWARD = ((0.0, 0.5), (0.5, 0.0), (0.0, -0.5), (-0.5, 0.0))
"""From the middle of a tile to the middles of its sides: north, east, south, west."""
PARTS = 12
"""Straight strokes of a drawn quarter of a circle."""
WAYS = {(1.0, 0.0): "right", (-1.0, 0.0): "left", (0.0, 1.0): "up", (0.0, -1.0): "down"}


def _spot(place: str, index: int, count: int) -> Spot | None:
    return WHERE.get(place)


def _prompt(position: Position) -> Sentence:
    return "prompt-slide", {}


def _tell(position: Position, step: str) -> Sentence:
    """How many tiles slide, from where, and which way."""
    assert isinstance(position, Meandres)
    first, second = step.split("-")
    way = WAYS[WHERE[second][0] - WHERE[first][0], WHERE[second][1] - WHERE[first][1]]
    return "log-slide", {"from": first, "way": way, "n": len(SLIDES[position.hole][step])}


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


def _traced(position: Position) -> tuple[tuple[Spot, ...], ...]:
    """The winning lines."""
    assert isinstance(position, Meandres)
    return tuple(map(stroke, winning_lines(position.tiles, position.hole)))


VIEW = View(
    spot=_spot,
    prompt=_prompt,
    tell=_tell,
    man_size=1.04,
    square=True,
    pushed=True,
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
