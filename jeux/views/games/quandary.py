"""The looks of Quandary."""

from __future__ import annotations

from jeux.play.games.quandary import GESTURES, looks
from jeux.rules.games.quandary.board import COLUMNS, GRID, INDEX, POINTS, SIZE
from jeux.rules.games.quandary.game import GAME
from jeux.rules.games.quandary.position import PAWNS_EACH, Quandary
from jeux.views.cells import CELL, cell_areas, cell_hit, cell_labels
from jeux.views.view import Area, Spot, View

ENAMEL = {
    "B": ((0x2F, 0x74, 0xBD), "round"),
    "G": ((0x9A, 0x9A, 0x96), "bar"),
    "J": ((0xF2, 0xC8, 0x32), "star"),
    "M": ((0xB5, 0x8A, 0xD8), "diamond"),
    "N": ((0x2A, 0x2A, 0x2D), "saltire"),
    "O": ((0xEE, 0x83, 0x28), "triangle"),
    "R": ((0xC4, 0x30, 0x2A), "block"),
    "V": ((0x3C, 0x99, 0x50), "plus"),
}
"""The colours and the sign of each, as the workshop fires them."""
WAITING = 1.05
"""How far from the outer squares the pawns wait, on the frame, until their squares are drawn."""


def _spot(place: str, index: int, count: int) -> Spot | None:
    if not place.startswith("hand:"):
        return GAME.board.where.get(place)
    x = (SIZE - PAWNS_EACH) / 2 + index + 0.5
    return (x, -WAITING) if place == "hand:w" else (x, SIZE - 1 + WAITING)


def _aims(position: Quandary) -> tuple[str, ...]:
    """The squares drawn, where four pawns of the other side win."""
    if position.rules.goal != "squares":
        return ()
    return tuple(POINTS[i] for squares in position.drawn for i in squares)


def _areas() -> tuple[Area, ...]:
    plain = cell_areas(GAME.board.where, {})
    enamels = (ENAMEL[GRID[INDEX[place]]] for place in GAME.board.where)
    return tuple(Area(area.corners, hue=hue, sign=sign) for area, (hue, sign) in zip(plain, enamels, strict=True))


VIEW: View[Quandary] = View(
    gestures=GESTURES,
    spot=_spot,
    man_size=0.6,
    mark_size=0.74,
    labels=cell_labels(COLUMNS, tuple(str(row) for row in range(1, SIZE + 1))),
    areas=_areas(),
    hit=cell_hit(GAME.board.where),
    within=CELL,
    all_at_once=True,
    looks=looks,
    aims=_aims,
)
