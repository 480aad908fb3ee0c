"""The view of Twixt."""

from __future__ import annotations

import math

from jeux.play.games.twixt import GESTURES
from jeux.play.gestures.hand import Path
from jeux.rules.games.twixt.board import COLUMNS, DIRECTIONS, SIZE
from jeux.rules.games.twixt.game import GAME
from jeux.rules.games.twixt.position import SIDES, Twixt
from jeux.views.games.twixt_bridges import Bar, Bridges
from jeux.views.interfaces.view import Cues, View
from jeux.views.place.cells import cell_hit
from jeux.views.style.layout import Layout, Names, on_points
from jeux.views.style.look import Area, BoardLook, Emblem

LAST = SIZE - 1
NAMES, INLAID = 0.66, 0.8
"""Distance of the labels from the centre of the outer holes, on paper and in the middle of the wooden frame."""
HOLE = 0.12
GOAL = (0.5, 0.08)
"""How far inside the outer holes the centre line of a goal line is, and half its width."""


def _related(position: Twixt, chosen: Path, pointed: str) -> tuple[str, ...]:
    """The pegs that can be linked with the peg pointed at; without such a peg, all that can be linked."""
    if chosen:
        return ()
    pairs = [position.places(step) for step in position.steps() if "-" in step]
    mates = tuple(pair[1 - pair.index(pointed)] for pair in pairs if pointed in pair)
    return mates or tuple(dict.fromkeys(hole for pair in pairs for hole in pair))


def _emblems() -> dict[str, Emblem]:
    emblems = {"w": Emblem("light", "ring"), "b": Emblem("dark", "star")}
    for man, tone in (("w", "light"), ("b", "dark")):
        for i, (across, down) in enumerate(DIRECTIONS):
            emblems[f"{man}{i}"] = Emblem(tone, "plain", Bar((across, -down)))
    return emblems


def _areas() -> tuple[Area, ...]:
    """The goal lines, White's above and below, and the holes."""
    near, half = GOAL
    areas = []
    for at in (near, LAST - near):
        low, high, first, last = at - half, at + half, near + 0.2, LAST - near - 0.2
        areas.append(Area(((first, low), (last, low), (last, high), (first, high)), "light"))
        areas.append(Area(((low, first), (high, first), (high, last), (low, last)), "dark"))
    for x, y in GAME.board.where.values():
        angles = [k * math.pi / 6 for k in range(12)]
        areas.append(Area(tuple((x + HOLE * math.cos(a), y + HOLE * math.sin(a)) for a in angles)))
    return tuple(areas)


def _labels(away: float) -> Names:
    """Letters above and below, numbers on both sides, so that some stay visible when zoomed in."""
    letters = [(letter, (float(x), y)) for x, letter in enumerate(COLUMNS) for y in (-away, LAST + away)]
    numbers = [(str(SIZE - y), (x, float(y))) for y in range(SIZE) for x in (-away, LAST + away)]
    return (*letters, *numbers)


VIEW: View[Twixt] = View(
    look=BoardLook(
        layout=Layout(
            spot=on_points(GAME.board.where),
            man_size=0.7,
            labels=_labels(NAMES),
            inlaid=_labels(INLAID),
            hit=cell_hit(GAME.board.where),
        ),
        trays=tuple((f"hand:{side}",) for side in SIDES),
        emblems=_emblems(),
        areas=_areas(),
        within=0.49,
        material="peg",
    ),
    gestures=GESTURES,
    cues=Cues(
        related=_related,
    ),
    pieces=Bridges,
)
