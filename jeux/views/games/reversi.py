"""The looks of Reversi."""

from __future__ import annotations

from jeux.play.games.reversi import GESTURES
from jeux.rules.games.reversi.game import GAME
from jeux.rules.games.reversi.position import SIDES
from jeux.views.cells import CELL, cell_areas, cell_hit, cell_labels
from jeux.views.view import Spot, View


def _spot(place: str, index: int, count: int) -> Spot | None:
    return GAME.board.where.get(place)


VIEW = View(
    gestures=GESTURES,
    two_faced=True,
    spot=_spot,
    man_size=0.88,
    trays=tuple((f"box:{side}",) for side in SIDES),
    labels=cell_labels("abcdefgh", "87654321"),
    areas=cell_areas(GAME.board.where, {}),
    hit=cell_hit(GAME.board.where),
    within=CELL,
)
