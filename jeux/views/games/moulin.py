"""The looks of Moulin."""

from __future__ import annotations

from jeux.play.games.moulin import GESTURES
from jeux.rules.games.moulin.board import SIDES
from jeux.rules.games.moulin.game import GAME
from jeux.views.view import Spot, View, lattice_labels


def _spot(place: str, index: int, count: int) -> Spot | None:
    return GAME.board.where.get(place)


VIEW = View(
    gestures=GESTURES,
    spot=_spot,
    man_size=0.74,
    trays=tuple((f"hand:{side}", f"taken:{side}") for side in SIDES),
    labels=lattice_labels("abcdefg", 7),
)
