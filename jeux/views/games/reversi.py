"""The view of Reversi."""

from __future__ import annotations

from collections import Counter

from jeux.play.games.reversi import GESTURES
from jeux.rules.games.reversi.game import GAME
from jeux.rules.games.reversi.position import SIDES, Reversi
from jeux.views.interfaces.pieces import TwoFaced
from jeux.views.interfaces.view import Cues, View
from jeux.views.place.cells import CELL, cell_areas, cell_hit, cell_labels
from jeux.views.style.layout import Layout, on_points
from jeux.views.style.look import BoardLook


def _counted(position: Reversi) -> tuple[tuple[str, int], ...]:
    """The men of each side on the board."""
    men = Counter(man for place, man in position.men() if place in GAME.board.where)
    return tuple((side, men[side]) for side in SIDES)


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
        material="felt",
    ),
    gestures=GESTURES,
    cues=Cues(counted=_counted),
    pieces=TwoFaced,
)
