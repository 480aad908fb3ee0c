"""The view of Reversi."""

from __future__ import annotations

from jeux.play.games.reversi import GESTURES
from jeux.rules.games.reversi.game import GAME
from jeux.rules.games.reversi.position import SIDES
from jeux.views.cells import CELL, cell_areas, cell_hit, cell_labels
from jeux.views.layout import Layout, on_points
from jeux.views.look import BoardLook
from jeux.views.pieces import TwoFaced
from jeux.views.view import View

VIEW = View(
    look=BoardLook(
        layout=Layout(
            spot=on_points(GAME.board.where),
            man_size=0.88,
            labels=cell_labels("abcdefgh", "87654321"),
            hit=cell_hit(GAME.board.where),
        ),
        trays=tuple((f"box:{side}",) for side in SIDES),
        backs=dict(zip(SIDES, reversed(SIDES), strict=True)),
        areas=cell_areas(GAME.board.where, {}),
        within=CELL,
    ),
    gestures=GESTURES,
    pieces=TwoFaced,
)
