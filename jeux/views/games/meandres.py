"""The view of Les Méandres."""

from __future__ import annotations

import pygame

from jeux.common.palette import Colour
from jeux.play.games.meandres import GESTURES, WHERE
from jeux.rules.games.meandres.board import CELLS, COLUMNS, SIZE
from jeux.rules.games.meandres.position import SIDES, Meandres
from jeux.views.cells import CELL, cell_areas, cell_hit, cell_labels
from jeux.views.games.meandres_rows import RowMarks, Rows
from jeux.views.layout import Layout, on_points
from jeux.views.look import BoardLook, Emblem
from jeux.views.view import Cues, View


def tile(canvas: pygame.Surface, rim: Colour, fill: Colour, side: int) -> None:
    """A square that leaves no gap to its neighbours."""
    box, edge = pygame.Rect(0, 0, side, side), max(3, side // 20)
    pygame.draw.rect(canvas, rim, box)
    pygame.draw.rect(canvas, fill, box.inflate(-edge // 2, -edge // 2))


VIEW: View[Meandres] = View(
    look=BoardLook(
        layout=Layout(
            spot=on_points(WHERE),
            man_size=1.04,
            labels=cell_labels(COLUMNS, map(str, range(1, SIZE + 1))),
            hit=cell_hit(WHERE),
        ),
        emblems={
            "a": Emblem("light", "bends", tile),
            "b": Emblem("light", "bends-turned", tile),
            SIDES[0]: Emblem("light", "ring"),
            SIDES[1]: Emblem("dark", "star"),
        },
        areas=cell_areas(WHERE, dict.fromkeys(CELLS, "soft")),
        square=True,
        within=CELL,
    ),
    gestures=GESTURES,
    cues=Cues(
        spacious=True,
        own=RowMarks(),
    ),
    pieces=Rows,
)
