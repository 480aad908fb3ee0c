"""The view of Mini-Halma: two squares of nine cells that share one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from jeux.play.games.mini_halma import GESTURES
from jeux.rules.games.mini_halma.game import GAME
from jeux.rules.games.mini_halma.position import MiniHalma
from jeux.views.interfaces.own_marks import OwnMarks
from jeux.views.interfaces.view import Cues, View
from jeux.views.marks.marks import Marks
from jeux.views.place.cells import CELL, cell_areas, cell_hit
from jeux.views.style.layout import Layout, on_points
from jeux.views.style.look import FIXED, BoardLook, Emblem

RIM = 1.05
"""Distance of the labels from the centre of the outer cells."""


_LABELS = (
    *((letter, (float(x), -RIM)) for x, letter in enumerate("abcde")),
    *((str(y + 1), (-RIM, float(y))) for y in range(5)),
)


class LastMove(OwnMarks[MiniHalma]):
    """Marks the last move rather than the last turn: a player alone has one long turn."""

    def settled(self, marks: Marks, positions: Sequence[MiniHalma], steps: Sequence[str]) -> Marks:
        touched = positions[-2].places(steps[-1]) if steps else ()
        return replace(marks, last=replace(marks.last, places=touched, left=touched[:1]))


VIEW = View(
    look=BoardLook(
        layout=Layout(
            spot=on_points(GAME.board.where),
            man_size=0.76,
            labels=_LABELS,
            hit=cell_hit(GAME.board.where),
        ),
        emblems={"w": Emblem("light", "ring"), "b": Emblem("dark", "star"), "A": Emblem("soft", "cross")},
        areas=cell_areas(GAME.board.where, {"c3": "soft"}),
        within=CELL,
        seating=FIXED,  # moves are named by compass directions, which must not turn
    ),
    gestures=GESTURES,
    cues=Cues(own=LastMove()),
)
