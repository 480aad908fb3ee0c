"""The view of Moulin."""

from __future__ import annotations

from jeux.play.games.moulin import GESTURES
from jeux.rules.games.moulin.board import SIDES
from jeux.rules.games.moulin.game import GAME
from jeux.views.interfaces.view import View
from jeux.views.style.layout import Layout, lattice_labels, on_points
from jeux.views.style.look import BoardLook

VIEW = View(
    look=BoardLook(
        layout=Layout(
            spot=on_points(GAME.board.where),
            man_size=0.74,
            labels=lattice_labels("abcdefg", 7),
        ),
        trays=tuple((f"hand:{side}", f"taken:{side}") for side in SIDES),
    ),
    gestures=GESTURES,
)
