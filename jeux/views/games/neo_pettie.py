"""The looks of La Néo-pettie."""

from __future__ import annotations

from jeux.play.games.neo_pettie import GESTURES
from jeux.rules.games.neo_pettie.game import GAME
from jeux.views.cells import cell_areas, cell_hit, cell_labels
from jeux.views.view import Spot, View


def _spot(place: str, index: int, count: int) -> Spot | None:
    return GAME.board.where.get(place)


_DARK = {place: "soft" for place, (x, y) in GAME.board.where.items() if (x + y) % 2 == 0}


VIEW = View(
    gestures=GESTURES,
    spot=_spot,
    man_size=0.82,
    trays=(("taken:w",), ("taken:b",)),
    labels=cell_labels("abcdefghij", tuple(str(row) for row in range(1, 11))),
    areas=cell_areas(GAME.board.where, _DARK),
    hit=cell_hit(GAME.board.where),
)
