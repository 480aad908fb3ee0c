"""The view of Agon."""

from __future__ import annotations

from math import sqrt

from jeux.play.games.agon import GESTURES
from jeux.rules.games.agon.board import CELLS, FILES, RING, named
from jeux.rules.games.agon.game import GAME
from jeux.rules.games.agon.position import Agon
from jeux.views.interfaces.view import Cues, View
from jeux.views.place.hexagons import six_areas, six_corners, six_hit
from jeux.views.style.layout import Layout, Spot, on_points
from jeux.views.style.look import Area, BoardLook, Emblem

BELOW = 1.92
"""The distance of the file names below their lowest cell; those of the ranks are scaled from it."""


def _watched(position: Agon) -> tuple[str, ...]:
    """The captured pieces that must be put back."""
    return named(position.men_masks.captured)


def _labels() -> tuple[tuple[str, Spot], ...]:
    """The letters below the files; the numbers at the left of file a and along the upper left side."""
    where = GAME.board.where
    below = [(name, (where[f"{name}1"][0], where[f"{name}1"][1] - BELOW)) for name in FILES]
    beside = [(str(rank), (where[f"a{rank}"][0] - BELOW * 0.87, where[f"a{rank}"][1])) for rank in range(1, 6)]
    slanting = [
        (
            str(6 + number),
            (where[f"{name}{6 + number}"][0] - BELOW * 0.62, where[f"{name}{6 + number}"][1] + BELOW * 0.8),
        )
        for number, name in enumerate(FILES[:6])
    ]
    return (*below, *beside, *slanting)


def _areas() -> tuple[Area, ...]:
    """The cells, ring by ring in alternating tones, with a frame in the centre."""
    tones = {cell: "soft" for cell, ring in zip(CELLS, RING, strict=True) if ring % 2}
    centre = GAME.board.where["f6"]
    framed = Area(six_corners(centre, 0.84, pointed=False), "soft")
    return (*six_areas(GAME.board.where, 1.0, tones | {"f6": "full"}, pointed=False), framed)


VIEW: View[Agon] = View(
    look=BoardLook(
        layout=Layout(
            spot=on_points(GAME.board.where),
            man_size=1.5,
            labels=_labels(),
            hit=six_hit(GAME.board.where, 1.0),
        ),
        emblems={
            "w": Emblem("light", "ring"),
            "W": Emblem("light", "king"),
            "b": Emblem("dark", "star"),
            "B": Emblem("dark", "king"),
        },
        areas=_areas(),
        within=sqrt(3) / 2 * 0.94,
    ),
    gestures=GESTURES,
    cues=Cues(
        watched=_watched,
    ),
)
