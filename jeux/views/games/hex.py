"""The looks of Hex."""

from __future__ import annotations

from typing import Any

from jeux.play.games.hex import GESTURES
from jeux.rules.contract import Board, Options, in_use
from jeux.rules.games.hex.board import COLUMNS, ROW_HEIGHT
from jeux.rules.games.hex.game import GAME
from jeux.rules.games.hex.position import SIDES
from jeux.views.hexagons import six_areas, six_hit
from jeux.views.view import Area, Spot, View

RADIUS = 0.5 / ROW_HEIGHT
"""From the middle of a cell to its corners, where a cell is as wide as 1."""
NAMES = 1.36
"""How far the names of rows and columns stand from the middle of the outer cells."""
FIGURE = 0.12
"""How much farther a number of two figures stands, so as not to touch the band."""
EDGE = (0.03, 0.25)
"""Where the bands of the four edges begin and end, from the outermost corners of the cells."""


def _labels(board: Board, size: int) -> tuple[tuple[str, Spot], ...]:
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
    found = []
    for i in range(4):
        j = (i + 1) % 4
        found.append(Area((inside[i], inside[j], outside[j], outside[i]), "dark" if i % 2 else "light"))
    return tuple(found)


def _corners(board: Board, size: int, reach: float) -> list[Spot]:
    """The corners of a rhombus around the cells, from the upper left one clockwise."""
    x, top = board.where["a1"]
    wide = size - 1 + 2 * (2 / 3 + reach / ROW_HEIGHT)
    found = []
    for y, far in ((top + RADIUS + reach, False), (-RADIUS - reach, True)):
        left = x - 2 / 3 - reach / ROW_HEIGHT + (top - y) * 0.5 / ROW_HEIGHT
        found += [(left + wide, y), (left, y)] if far else [(left, y), (left + wide, y)]
    return found


def view_in(options: Options) -> View[Any]:
    """The looks of the board that the options put on the table."""
    size = int(options["size"])
    board = in_use(GAME, options).board

    def spot(place: str, index: int, count: int) -> Spot | None:
        return board.where.get(place)

    return View(
        gestures=GESTURES,
        spot=spot,
        man_size=0.84,
        trays=tuple((f"hand:{side}",) for side in SIDES),
        labels=_labels(board, size),
        areas=(*_edges(board, size), *six_areas(board.where, RADIUS, {}, pointed=True)),
        hit=six_hit(board.where, RADIUS),
        within=0.48,
        carried=True,
        spacious=True,
        picture="board" if size == 16 else f"board_{size}",
    )


VIEW = view_in({"size": "16"})
