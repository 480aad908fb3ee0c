"""The looks of Assaut."""

from __future__ import annotations

from jeux.play.games.assaut import GESTURES
from jeux.rules.games.assaut.game import GAME
from jeux.rules.games.assaut.position import Assaut
from jeux.views.view import Area, Emblem, Spot, View, lattice_labels


def _spot(place: str, index: int, count: int) -> Spot | None:
    return GAME.board.where.get(place)


def _reach(position: Assaut, place: str) -> tuple[str, ...]:
    """The points that bring a soldier nearer; an officer goes anywhere."""
    return position.nearer(place) if (place, "s") in position.men() else ()


def _watched(position: Assaut) -> tuple[str, ...]:
    return position.guilty


VIEW: View[Assaut] = View(
    gestures=GESTURES,
    spot=_spot,
    man_size=0.76,
    trays=(("taken:s",), ("hand:o", "taken:o")),
    labels=lattice_labels("abcdefg", 7),
    emblems={"s": Emblem("light", "dot"), "o": Emblem("dark", "crown")},
    areas=(Area(((1.5, 3.6), (4.5, 3.6), (4.5, 6.5), (1.5, 6.5)), "soft"),),
    reach=_reach,
    watched=_watched,
)
