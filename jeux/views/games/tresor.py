"""The looks of Les Chercheurs de trésor."""

from __future__ import annotations

from jeux.play.games.tresor import GESTURES
from jeux.rules.games.tresor.game import GAME
from jeux.rules.games.tresor.position import TREASURE
from jeux.views.view import Area, Emblem, Spot, View, lattice_labels

ROW = 4
"""Lentils side by side in the treasure."""
GAP = 0.24
LENTIL = 0.26
"""The diameter of a lentil, in board units."""


def _spot(place: str, index: int, count: int) -> Spot | None:
    if place != TREASURE:
        return GAME.board.where.get(place)
    x, y = GAME.board.where["T"]
    row, column = divmod(index, ROW)
    return x + (column - (ROW - 1) / 2) * GAP, y + ((ROW - 1) / 2 - row) * GAP


VIEW = View(
    gestures=GESTURES,
    spot=_spot,
    man_size=0.76,
    sizes={TREASURE: LENTIL},
    trays=(("taken:w", "won:w"), ("taken:b", "won:b")),
    labels=lattice_labels("abcdefg", 7),
    emblems={"w": Emblem("light", "ring"), "b": Emblem("dark", "star"), "l": Emblem("soft", "plain")},
    areas=(Area(((2.44, 2.44), (3.56, 2.44), (3.56, 3.56), (2.44, 3.56)), "soft", above=True),),
)
