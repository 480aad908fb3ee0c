"""The looks of Turnabout."""

from __future__ import annotations

from jeux.play.games.turnabout import GESTURES
from jeux.rules.games.turnabout.board import COLUMNS, SIZE
from jeux.rules.games.turnabout.game import GAME
from jeux.rules.games.turnabout.position import SIDES
from jeux.views.cells import CELL, cell_areas, cell_hit, cell_labels
from jeux.views.view import Emblem, Spot, View


def _spot(place: str, index: int, count: int) -> Spot | None:
    return GAME.board.where.get(place)


_DARK = {place: "soft" for place, (x, y) in GAME.board.where.items() if (x + y) % 2 == 0}


VIEW = View(
    gestures=GESTURES,
    spot=_spot,
    man_size=0.94,
    within=CELL,
    trays=tuple((f"box:{side}",) for side in SIDES),
    labels=cell_labels(COLUMNS, tuple(str(row) for row in range(1, SIZE + 1))),
    emblems={
        "cross": Emblem("light", "through", "square"),
        "arcs": Emblem("light", "bends", "square"),
        "turned": Emblem("light", "bends-turned", "square"),
        "a": Emblem("light", "arrow"),
        "d": Emblem("dark", "wall"),
    },
    areas=cell_areas(GAME.board.where, _DARK),
    hit=cell_hit(GAME.board.where),
    carried=True,
    square=True,
)
