"""The looks of Les Dames en croix."""

from __future__ import annotations

from jeux.play.games.dames_en_croix import GESTURES
from jeux.rules.games.dames_en_croix.game import GAME
from jeux.rules.games.dames_en_croix.position import DamesEnCroix
from jeux.views.view import Area, Emblem, Spot, View, lattice_labels


def _spot(place: str, index: int, count: int) -> Spot | None:
    return GAME.board.where.get(place)


def _watched(position: DamesEnCroix) -> tuple[str, ...]:
    return position.guilty


VIEW: View[DamesEnCroix] = View(
    gestures=GESTURES,
    spot=_spot,
    man_size=0.76,
    trays=(("taken:w",), ("taken:b",)),
    labels=lattice_labels("abcdefg", 7),
    emblems={"w": Emblem("light", "ring"), "b": Emblem("dark", "star")},
    areas=(
        Area(((1.5, 3.6), (4.5, 3.6), (4.5, 6.5), (1.5, 6.5)), "soft"),
        Area(((2.95, 0.0), (3.05, 0.0), (3.05, 6.0), (2.95, 6.0)), "full"),
    ),
    watched=_watched,
)
