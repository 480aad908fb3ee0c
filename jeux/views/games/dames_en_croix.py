"""The view of Les Dames en croix."""

from __future__ import annotations

from jeux.play.games.dames_en_croix import GESTURES
from jeux.rules.games.dames_en_croix.game import GAME
from jeux.rules.games.dames_en_croix.position import DamesEnCroix
from jeux.views.interfaces.view import Cues, View
from jeux.views.style.layout import Layout, lattice_labels, on_points
from jeux.views.style.look import Area, BoardLook, Emblem


def _watched(position: DamesEnCroix) -> tuple[str, ...]:
    return position.guilty


VIEW: View[DamesEnCroix] = View(
    look=BoardLook(
        layout=Layout(
            spot=on_points(GAME.board.where),
            man_size=0.76,
            labels=lattice_labels("abcdefg", 7),
        ),
        trays=(("taken:w",), ("taken:b",)),
        emblems={"w": Emblem("light", "ring"), "b": Emblem("dark", "star")},
        areas=(
            Area(((1.5, 3.6), (4.5, 3.6), (4.5, 6.5), (1.5, 6.5)), "soft"),
            Area(((2.95, 0.0), (3.05, 0.0), (3.05, 6.0), (2.95, 6.0)), "full"),
        ),
    ),
    gestures=GESTURES,
    cues=Cues(
        watched=_watched,
    ),
)
