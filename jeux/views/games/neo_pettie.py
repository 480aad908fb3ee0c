"""The view of La Néo-pettie."""

from __future__ import annotations

from jeux.play.games.neo_pettie import GESTURES
from jeux.rules.games.neo_pettie.game import GAME
from jeux.views.interfaces.view import View
from jeux.views.place.cells import cell_areas, cell_hit, cell_labels
from jeux.views.style.layout import Layout, on_points
from jeux.views.style.look import BoardLook

_DARK = {place: "soft" for place, (x, y) in GAME.board.where.items() if (x + y) % 2 == 0}


VIEW = View(
    look=BoardLook(
        layout=Layout(
            spot=on_points(GAME.board.where),
            man_size=0.82,
            labels=cell_labels("abcdefghij", tuple(str(row) for row in range(1, 11))),
            hit=cell_hit(GAME.board.where),
        ),
        trays=(("taken:w",), ("taken:b",)),
        areas=cell_areas(GAME.board.where, _DARK),
    ),
    gestures=GESTURES,
)
