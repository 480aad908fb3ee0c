"""The view of Les Crosses: two L-shaped pieces that are dragged, rotated and flipped, and two neutral pieces."""

from __future__ import annotations

from jeux.play.games.crosses import GESTURES
from jeux.rules.games.crosses.board import COLUMNS, SIZE
from jeux.rules.games.crosses.game import GAME
from jeux.rules.games.crosses.position import NEUTRAL, SIDES
from jeux.views.games.crosses_ells import EllMarks, Ells
from jeux.views.interfaces.view import Cues, View
from jeux.views.place.cells import CELL, cell_areas, cell_hit, cell_labels
from jeux.views.style.layout import Layout, on_points
from jeux.views.style.look import BLUE, RED, BoardLook, Emblem

NAMES = 0.78
"""Distance of the labels from the centre of the outer cells; the frame is narrow for cells this large."""


_DARK = {place: "soft" for place, (x, y) in GAME.board.where.items() if (x + y) % 2 == 0}


VIEW = View(
    look=BoardLook(
        layout=Layout(
            spot=on_points(GAME.board.where),
            man_size=0.66,
            labels=cell_labels(COLUMNS, tuple(str(row) for row in range(1, SIZE + 1)), NAMES),
            hit=cell_hit(GAME.board.where),
        ),
        emblems={
            SIDES[0]: Emblem("light", "dot", hue=RED),
            SIDES[1]: Emblem("dark", "cross", hue=BLUE),
            NEUTRAL: Emblem("soft", "ring"),
        },
        areas=cell_areas(GAME.board.where, _DARK),
        within=CELL,
        material="heavy",
    ),
    gestures=GESTURES,
    cues=Cues(own=EllMarks()),
    pieces=Ells,
)
