"""The looks of Shut the box: a row of flaps above a tray of felt where the dice fall.

Board coordinates: the unit is the width of a flap. The tray of felt is (0, 0) to (12, 5.4); the rail of the flaps is
(0, 5.6) to (12, 6.8), the flap of tile n in the middle of (n - 1, n). Flaps are square men: ``1`` to ``12`` show their
number, ``closed`` their back, ``cover`` is the plain wood over the places that a smaller game leaves out. The men ``A``
to ``F`` are tokens that stand for the players beside the board.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from jeux.play.games.boite import GESTURES, closings_with
from jeux.rules.contract import Options, complete_options
from jeux.rules.games.boite.game import GAME
from jeux.rules.games.boite.position import (
    CLOSED,
    COVER,
    SIDES,
    TILES,
    Boite,
)
from jeux.views.view import Area, DiceView, Emblem, Spot, View

FELT = (0.0, 0.0, 12.0, 5.4)
RAIL = (0.0, 5.6, 12.0, 6.8)
PISTE = (2.5, 1.2, 9.5, 4.2)
LABELS = 7.05
"""Height of the numbers on the frame, above the flaps."""

_TOKENS = (
    Emblem("light", "ring"),
    Emblem("dark", "star"),
    Emblem("light", "dot"),
    Emblem("dark", "cross"),
    Emblem("light", "crown"),
    Emblem("dark", "ring"),
)


def _spot(place: str, index: int, count: int) -> Spot | None:
    return GAME.board.where[place]


def _hit(x: float, y: float) -> str | None:
    left, bottom, right, top = RAIL
    return TILES[int(x)] if left <= x < right and bottom <= y <= top else None


def _linked(position: Boite, place: str) -> tuple[str, ...]:
    """The tiles that may be closed, or those that may be closed together with one."""
    if place and place not in TILES:
        return ()
    words = closings_with(position, place) if place else position.closings()
    return tuple(tile for tile in TILES if any(word >> TILES.index(tile) & 1 for word in words))


def _area(box: tuple[float, float, float, float], tone: str) -> Area:
    left, bottom, right, top = box
    return Area(((left, bottom), (right, bottom), (right, top), (left, top)), tone)


def _flap(tone: str, sign: str) -> Emblem:
    return Emblem(tone, sign, "square")


VIEW = View(
    gestures=GESTURES,
    two_faced=True,
    hinged=True,
    square=True,
    fixed=(COVER,),
    spot=_spot,
    man_size=0.94,
    labels=tuple((tile, (x, LABELS)) for tile, (x, _) in GAME.board.where.items()),
    emblems={
        **{tile: _flap("light", tile) for tile in TILES},
        CLOSED: _flap("dark", "ring"),
        COVER: _flap("soft", "screws"),
        **dict(zip(SIDES, _TOKENS, strict=True)),
    },
    areas=(_area(FELT, "soft"), _area(RAIL, "empty")),
    hit=_hit,
    linked=_linked,
    dice=DiceView(piste=(PISTE,) * len(SIDES), size=1.3, colours=("ivory",) * len(SIDES)),
)


def view_in(options: Options) -> View[Any]:
    """The looks of the box with the flaps that the options give it: those that are screwed down bear no number."""
    tiles = int(complete_options(GAME, options)["tiles"])
    return replace(VIEW, labels=VIEW.labels[:tiles])
