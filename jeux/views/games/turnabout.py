"""The view of Turnabout."""

from __future__ import annotations

from jeux.play.games.turnabout import GESTURES
from jeux.rules.games.turnabout.board import COLUMNS, SIZE
from jeux.rules.games.turnabout.game import GAME
from jeux.rules.games.turnabout.position import SIDES, Turnabout
from jeux.views.interfaces.own_marks import OwnMarks
from jeux.views.interfaces.view import Cues, View
from jeux.views.marks.drawn_marks import Advice, AdviceRings
from jeux.views.place.cells import CELL, cell_areas, cell_hit, cell_labels
from jeux.views.style.layout import Layout, on_points
from jeux.views.style.look import BoardLook, Emblem
from jeux.views.style.shapes import square


class TileMarks(OwnMarks[Turnabout]):
    """Rings the places of an advised tile, since a tile is composed, not moved."""

    def advice(self, position: Turnabout, step: str) -> Advice:
        return AdviceRings(position.places(step))


_DARK = {place: "soft" for place, (x, y) in GAME.board.where.items() if (x + y) % 2 == 0}


VIEW = View(
    look=BoardLook(
        layout=Layout(
            spot=on_points(GAME.board.where),
            man_size=0.94,
            labels=cell_labels(COLUMNS, tuple(str(row) for row in range(1, SIZE + 1))),
            hit=cell_hit(GAME.board.where),
        ),
        trays=tuple((f"box:{side}",) for side in SIDES),
        emblems={
            "cross": Emblem("light", "through", square),
            "arcs": Emblem("light", "bends", square),
            "turned": Emblem("light", "bends-turned", square),
            "a": Emblem("light", "arrow"),
            "d": Emblem("dark", "wall"),
        },
        backs={"cross": "arcs"},
        areas=cell_areas(GAME.board.where, _DARK),
        square=True,
        within=CELL,
        material="tile",
    ),
    gestures=GESTURES,
    cues=Cues(own=TileMarks()),
)
