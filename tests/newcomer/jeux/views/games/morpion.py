"""The looks of Morpion."""

from __future__ import annotations

from jeux.play.games.morpion import GESTURES
from jeux.rules.games.morpion.game import GAME, SIDES
from jeux.views.cells import CELL, cell_areas, cell_hit, cell_labels
from jeux.views.view import Emblem, Spot, View


def _spot(place: str, index: int, count: int) -> Spot | None:
    return GAME.board.where.get(place)


VIEW = View(
    gestures=GESTURES,
    spot=_spot,
    man_size=0.7,
    trays=tuple((f"hand:{man}",) for man in SIDES),
    labels=cell_labels("abc", "123", 0.7),
    emblems={"x": Emblem("dark", "cross"), "o": Emblem("light", "ring")},
    areas=cell_areas(GAME.board.where, {}),
    hit=cell_hit(GAME.board.where),
    within=CELL,
)
