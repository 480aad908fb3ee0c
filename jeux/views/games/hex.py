"""The view of Hex."""

from __future__ import annotations

from typing import Any

from jeux.play.games.hex import GESTURES
from jeux.rules.contract import Board, Options, Position, in_use
from jeux.rules.games.hex.board import COLUMNS, ROW_HEIGHT
from jeux.rules.games.hex.game import GAME
from jeux.rules.games.hex.position import SIDES
from jeux.views.interfaces.view import Cues, View
from jeux.views.place.hexagons import six_areas, six_hit
from jeux.views.style.layout import Layout, Names, Spot, on_points
from jeux.views.style.look import Area, BoardLook

RADIUS = 0.5 / ROW_HEIGHT
"""From the centre of a cell to its corners, for cells of width 1."""
NAMES = 1.36
"""Distance of the labels from the centre of the outer cells."""
FIGURE = 0.12
"""Extra distance of a two-digit number, so that it does not touch the band."""
EDGE = (0.03, 0.25)
"""The inner and outer distance of the edge bands from the outermost corners of the cells."""


def _labels(board: Board, size: int) -> Names:
    """Letters above row 1, numbers at the left of column a."""
    above = [(name, board.where[f"{name}1"]) for name in COLUMNS[:size]]
    beside = [(str(row), board.where[f"a{row}"]) for row in range(1, size + 1)]
    return (
        *((name, (x - NAMES / 2, y + NAMES * ROW_HEIGHT)) for name, (x, y) in above),
        *((name, (x - NAMES - FIGURE * (len(name) - 1), y)) for name, (x, y) in beside),
    )


def _edges(board: Board, size: int) -> tuple[Area, ...]:
    """The bands of the edges, White's above and below, Black's at the sides."""
    inside, outside = (_corners(board, size, reach) for reach in EDGE)
    bands = []
    for i in range(4):
        j = (i + 1) % 4
        bands.append(Area((inside[i], inside[j], outside[j], outside[i]), "dark" if i % 2 else "light"))
    return tuple(bands)


def _corners(board: Board, size: int, reach: float) -> list[Spot]:
    """The corners of a rhombus at a distance `reach` from the cells, clockwise from the upper left."""
    x, top = board.where["a1"]
    wide = size - 1 + 2 * (2 / 3 + reach / ROW_HEIGHT)
    corners = []
    for y, far in ((top + RADIUS + reach, False), (-RADIUS - reach, True)):
        left = x - 2 / 3 - reach / ROW_HEIGHT + (top - y) * 0.5 / ROW_HEIGHT
        corners += [(left + wide, y), (left, y)] if far else [(left, y), (left + wide, y)]
    return corners


class Rhombus(Layout[Position]):
    """Names the board picture by board size: each size has its own."""

    @property
    def picture(self) -> str:
        size = len(self.labels) // 2
        return "board" if size == 16 else f"board_{size}"


def view_in(options: Options) -> View[Any]:
    """The view for the board size in the options."""
    size = int(options["size"])
    board = in_use(GAME, options).board

    return View(
        look=BoardLook(
            layout=Rhombus(
                spot=on_points(board.where),
                man_size=0.84,
                labels=_labels(board, size),
                hit=six_hit(board.where, RADIUS),
            ),
            trays=tuple((f"hand:{side}",) for side in SIDES),
            areas=(*_edges(board, size), *six_areas(board.where, RADIUS, {}, pointed=True)),
            within=0.48,
        ),
        gestures=GESTURES,
        cues=Cues(),
    )


VIEW = view_in({"size": "16"})
