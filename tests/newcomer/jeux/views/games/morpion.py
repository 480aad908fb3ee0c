"""The view of Morpion."""

from __future__ import annotations

from jeux.play.games.morpion import GESTURES
from jeux.rules.games.morpion.game import GAME, SIDES
from jeux.views.interfaces.view import View
from jeux.views.place.cells import CELL, cell_areas, cell_hit, cell_labels
from jeux.views.style.layout import Layout, on_points
from jeux.views.style.look import BoardLook, Emblem

VIEW = View(
    look=BoardLook(
        layout=Layout(
            spot=on_points(GAME.board.where),
            man_size=0.5,
            labels=cell_labels("abc", "123", 0.7),
            hit=cell_hit(GAME.board.where),
        ),
        trays=tuple((f"hand:{man}",) for man in SIDES),
        emblems={"x": Emblem("dark", "cross"), "o": Emblem("light", "ring")},
        areas=cell_areas(GAME.board.where, {}),
        within=CELL,
    ),
    gestures=GESTURES,
)
