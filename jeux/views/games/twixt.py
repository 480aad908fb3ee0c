"""The looks of Twixt."""

from __future__ import annotations

import math

from jeux.play.games.twixt import GESTURES
from jeux.rules.games.twixt.board import COLUMNS, DIRECTIONS, HOLES, SIZE, ends, links_of
from jeux.rules.games.twixt.game import GAME
from jeux.rules.games.twixt.position import SIDES, Twixt
from jeux.views.cells import cell_hit
from jeux.views.view import Area, Emblem, Span, Spot, View

LAST = SIZE - 1
NAMES = 0.71
"""How far the names of rows and columns stand from the middle of the outer holes."""
HOLE = 0.12
GOAL = (0.5, 0.08)
"""How far within the outer holes the middle of a goal line lies, and half its width."""


def _spot(place: str, index: int, count: int) -> Spot | None:
    return GAME.board.where.get(place)


def _linked(position: Twixt, place: str) -> tuple[str, ...]:
    """The pegs that may be linked with one, or all that may."""
    pairs = [position.places(step) for step in position.steps() if "-" in step]
    if not place:
        return tuple(dict.fromkeys(hole for pair in pairs for hole in pair))
    return tuple(pair[1 - pair.index(place)] for pair in pairs if place in pair)


def _spans(position: Twixt) -> tuple[Span, ...]:
    found = []
    for side, links in zip(SIDES, position.links, strict=True):
        for link in links_of(links):
            (x, y), (x2, y2) = (GAME.board.where[HOLES[hole]] for hole in ends(link))
            found.append(Span(f"{side}{link[1]}", ((x + x2) / 2, (y + y2) / 2)))
    return tuple(found)


def _emblems() -> dict[str, Emblem]:
    found = {"w": Emblem("light", "ring"), "b": Emblem("dark", "star")}
    for man, tone in (("w", "light"), ("b", "dark")):
        for i, (across, down) in enumerate(DIRECTIONS):
            found[f"{man}{i}"] = Emblem(tone, "plain", "bar", (across, -down))
    return found


def _areas() -> tuple[Area, ...]:
    """The goal lines, White's above and below, and the holes."""
    near, half = GOAL
    found = []
    for at in (near, LAST - near):
        low, high, first, last = at - half, at + half, near + 0.2, LAST - near - 0.2
        found.append(Area(((first, low), (last, low), (last, high), (first, high)), "light"))
        found.append(Area(((low, first), (high, first), (high, last), (low, last)), "dark"))
    for x, y in GAME.board.where.values():
        angles = [k * math.pi / 6 for k in range(12)]
        found.append(Area(tuple((x + HOLE * math.cos(a), y + HOLE * math.sin(a)) for a in angles)))
    return tuple(found)


def _labels() -> tuple[tuple[str, Spot], ...]:
    """Letters above and below, numbers on both sides: of a board seen from near some are always in sight."""
    letters = [(letter, (float(x), y)) for x, letter in enumerate(COLUMNS) for y in (-NAMES, LAST + NAMES)]
    numbers = [(str(SIZE - y), (x, float(y))) for y in range(SIZE) for x in (-NAMES, LAST + NAMES)]
    return (*letters, *numbers)


VIEW: View[Twixt] = View(
    gestures=GESTURES,
    spot=_spot,
    man_size=0.7,
    trays=tuple((f"hand:{side}",) for side in SIDES),
    labels=_labels(),
    emblems=_emblems(),
    areas=_areas(),
    hit=cell_hit(GAME.board.where),
    linked=_linked,
    within=0.49,
    carried=True,
    spacious=True,
    spans=_spans,
    apart=32,
)
