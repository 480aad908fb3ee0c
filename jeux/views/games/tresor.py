"""The view of Les Chercheurs de trésor."""

from __future__ import annotations

from jeux.play.games.tresor import GESTURES
from jeux.rules.contract import Position
from jeux.rules.games.tresor.game import GAME
from jeux.rules.games.tresor.position import TREASURE
from jeux.views.interfaces.view import Cues, View
from jeux.views.style.layout import Layout, Spot, lattice_labels
from jeux.views.style.look import Area, BoardLook, Emblem

ROW = 4
"""Lentils in a row of the treasure."""
GAP = 0.24
LENTIL = 0.26
"""The diameter of a lentil, in board units."""


def _spot(place: str, index: int, count: int) -> Spot | None:
    if place != TREASURE:
        return GAME.board.where.get(place)
    x, y = GAME.board.where["T"]
    row, column = divmod(index, ROW)
    return x + (column - (ROW - 1) / 2) * GAP, y + ((ROW - 1) / 2 - row) * GAP


class Lentils(Layout[Position]):
    """Lentils are smaller than men, in the treasure and where they were won."""

    def size_of(self, place: str) -> float | None:
        return LENTIL if place == TREASURE or place.startswith("won:") else None


def _counted(position: Position) -> tuple[tuple[str, int], ...]:
    """The lentils that each side has won."""
    where = [place for place, _ in position.men()]
    return tuple(("l", where.count(place)) for place in ("won:w", "won:b"))


VIEW = View(
    look=BoardLook(
        layout=Lentils(
            spot=_spot,
            man_size=0.76,
            labels=lattice_labels("abcdefg", 7),
        ),
        trays=(("taken:w", "won:w"), ("taken:b", "won:b")),
        emblems={"w": Emblem("light", "ring"), "b": Emblem("dark", "star"), "l": Emblem("soft", "plain")},
        areas=(Area(((2.44, 2.44), (3.56, 2.44), (3.56, 3.56), (2.44, 3.56)), "soft", above=True),),
        materials={"l": "lentil"},
    ),
    gestures=GESTURES,
    cues=Cues(counted=_counted),
)
