"""The view of Tablut."""

from __future__ import annotations

from jeux.play.games.tablut import GESTURES
from jeux.rules.games.tablut.board import POINTS
from jeux.rules.games.tablut.game import GAME
from jeux.rules.games.tablut.position import Tablut
from jeux.views.interfaces.view import Cues, View
from jeux.views.place.cells import CELL, cell_areas, cell_hit, cell_labels
from jeux.views.style.layout import Layout, on_points
from jeux.views.style.look import Area, BoardLook, Emblem

THRONE = tuple(
    Area(((4 - half, 4 - half), (4 + half, 4 - half), (4 + half, 4 + half), (4 - half, 4 + half)), "soft")
    for half in (0.42, 0.34)
)
"""The throne in the drawn themes: nested squares, visible around the king."""


def _watched(position: Tablut) -> tuple[str, ...]:
    """The border squares at the ends of the king's open roads."""
    roads = position.open_roads()
    return tuple(road[0] if road[-1] == POINTS[position.king] else road[-1] for road in roads)


VIEW: View[Tablut] = View(
    look=BoardLook(
        layout=Layout(
            spot=on_points(GAME.board.where),
            man_size=0.88,
            labels=cell_labels("abcdefghi", "123456789"),
            hit=cell_hit(GAME.board.where),
        ),
        trays=(("taken:w",), ("taken:b",)),
        emblems={"w": Emblem("light", "ring"), "k": Emblem("light", "king"), "b": Emblem("dark", "star")},
        areas=(*cell_areas(GAME.board.where, {"e5": "soft"}), *THRONE),
        within=CELL,
    ),
    gestures=GESTURES,
    cues=Cues(
        watched=_watched,
    ),
)
