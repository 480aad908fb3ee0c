"""The view of Les Méandres."""

from __future__ import annotations

from jeux.common.palette import Colour
from jeux.play.games.meandres import GESTURES, WHERE
from jeux.rules.games.meandres.board import CELLS, COLUMNS, SIZE
from jeux.rules.games.meandres.position import SIDES, Meandres
from jeux.views.games.meandres_rows import RowMarks, Rows
from jeux.views.interfaces.view import Cues, View
from jeux.views.place.cells import CELL, cell_areas, cell_hit, cell_labels
from jeux.views.style.layout import Layout, on_points
from jeux.views.style.look import BoardLook, Emblem
from jeux.views.style.pen import Pen, rectangle
from jeux.views.style.shapes import MIDDLE


def tile(pen: Pen, rim: Colour, fill: Colour) -> None:
    """A square tile that touches its neighbours."""
    inner = 1 - pen.width(0.05) / 2
    pen.polygon(rectangle(MIDDLE, 1, 1), rim)
    pen.polygon(rectangle(MIDDLE, inner, inner), fill)


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
        own=RowMarks(),
    ),
    pieces=Rows,
)
