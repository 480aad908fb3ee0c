"""The view of Barricades: the course from the start line up to the goal.

Board coordinates: column a to q is x = 0 to 16, the row is y, the start line y = 0, where pawn k of position p stands
at x = 4p - 4.4 + 0.8k. Cells are discs of radius 0.38, the fifteen rungs darker, the goal larger. The corners beside
the upper rows are free: the dice fall at the right, a barricade taken waits at the left, in a dish at (1.5, 11).
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from jeux.common.palette import Colour, colours
from jeux.play.games.barricades import GESTURES
from jeux.rules.contract import CHANCE
from jeux.rules.games.barricades.board import CELLS, COLUMNS, ENTRIES, GOAL, PAWNS_EACH, RUNGS, START_LINES
from jeux.rules.games.barricades.game import GAME
from jeux.rules.games.barricades.position import BARRICADE, COLOURS, Barricades
from jeux.views.interfaces.own_marks import OwnMarks
from jeux.views.interfaces.view import Cues, DiceView, View
from jeux.views.marks import strokes
from jeux.views.marks.drawn_marks import Layer
from jeux.views.marks.marks import Marks
from jeux.views.place.space import BoardSpace
from jeux.views.style.layout import Layout, Names, Spot
from jeux.views.style.look import BLUE, RED, YELLOW, Area, BoardLook, Emblem
from jeux.views.style.pen import Pen, rectangle

CELL = 0.38
GOAL_RADIUS = 0.5
START_SPACE = 0.8
HAND = (1.5, 11.0)
PISTE = (12.9, 9.2, 16.2, 12.8)
RIM, INLAID = 0.9, (0.87, 1.02)
"""Distance of the labels of columns and rows from the board, on paper and in the middle of the wooden frame."""


def _start_spot(line: str, index: int) -> Spot:
    x, y = GAME.board.where[line]
    return x + START_SPACE * (index - (PAWNS_EACH - 1) / 2), y


def _spot(place: str, index: int, count: int) -> Spot | None:
    if place.startswith("hand:"):
        return HAND
    return _start_spot(place, index) if place in START_LINES else GAME.board.where[place]


_BY_SPOT = {GAME.board.where[cell]: cell for cell in CELLS}


def _hit(x: float, y: float) -> str | None:
    near = (float(math.floor(x + 0.5)), float(math.floor(y + 0.5)))
    if near in _BY_SPOT:
        return _BY_SPOT[near]
    for line in START_LINES:
        middle, height = GAME.board.where[line]
        if abs(x - middle) <= START_SPACE * PAWNS_EACH / 2 and abs(y - height) <= 0.5:
            return line
    return None


class SentHome(OwnMarks[Barricades]):
    """Marks the pawns that were sent back to their start line, until their player has moved."""

    def settled(self, marks: Marks, positions: Sequence[Barricades], steps: Sequence[str]) -> Marks:
        return replace(marks, drawn=(Waiting(sent_home(positions)),))


@dataclass(frozen=True, slots=True)
class Waiting:
    """Alarm rings around the last pawns of start lines: one for each time a line is listed."""

    lines: tuple[str, ...]
    layer: Layer = Layer.ABOVE

    def draw(self, surface: pygame.Surface, board: BoardSpace) -> None:
        width, ink = max(3, board.line_width), colours().mark_alarm
        for line, number in Counter(self.lines).items():
            count = board.count(line)
            for index in range(max(0, count - number), count):
                strokes.ring(surface, board.lying(line, index, count)[0], board.around(1.15), width, ink)


def sent_home(positions: Sequence[Barricades]) -> tuple[str, ...]:
    """The start lines to which pawns were sent back since the last move of their player, once for each such pawn still
    there."""
    rules = positions[-1].rules
    lines: list[str] = []
    open_seats, throws = set(rules.seats), 0
    for before, after in zip(reversed(positions[:-1]), reversed(positions[1:]), strict=True):
        for seat in tuple(open_seats):
            more = after.waiting(seat) - before.waiting(seat)
            if more > 0:
                lines.append(START_LINES[seat])
            elif more < 0:
                open_seats.discard(seat)  # this player has moved since
        throws += before.turn == CHANCE
        if throws == len(rules.seats):
            break
    return tuple(lines)


def _disc(centre: Spot, radius: float, tone: str) -> Area:
    x, y = centre
    turns = [math.tau * i / 48 for i in range(48)]
    return Area(tuple((x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns), tone, above=True)


def _areas() -> tuple[Area, ...]:
    """The paths from the start lines, the cells, the start places, the dish of the barricade in hand."""
    where = GAME.board.where
    entries = [where[CELLS[entry]] for entry in ENTRIES]
    pairs = list(zip(START_LINES, entries, strict=True))
    ways = [Area((_start_spot(line, k), entry, entry), above=True) for line, entry in pairs for k in range(PAWNS_EACH)]
    cells = [
        _disc(where[cell], GOAL_RADIUS if i == GOAL else CELL, "soft" if RUNGS >> i & 1 or i == GOAL else "empty")
        for i, cell in enumerate(CELLS)
    ]
    starts = [_disc(_start_spot(line, k), CELL - 0.02, "empty") for line in START_LINES for k in range(PAWNS_EACH)]
    return (*ways, *cells, *starts, _disc(HAND, 0.7, "empty"))


def _labels(below_by: float, beside_by: float) -> Names:
    """The letters of the columns below the start line, the numbers of the rows at the left."""
    below = [(letter, (float(x), -below_by)) for x, letter in enumerate(COLUMNS)]
    beside = [(str(row), (-beside_by, float(row))) for row in range(1, 14)]
    return (*below, *beside)


def logs(pen: Pen, rim: Colour, fill: Colour) -> None:
    """A barricade: a stack of three logs."""
    edge = pen.width(0.05)
    for y in (-0.29, 0.0, 0.29):
        pen.polygon(rectangle((0, y), 0.92, 0.25, 0.125), rim)
        pen.polygon(rectangle((0, y), 0.92 - edge, 0.25 - edge, 0.125), fill)


VIEW = View(
    look=BoardLook(
        layout=Layout(
            spot=_spot,
            man_size=0.74,
            labels=_labels(RIM, RIM - 0.03),
            inlaid=_labels(*INLAID),
            hit=_hit,
            pitch=START_SPACE,
        ),
        emblems={
            "r": Emblem("light", "dot", hue=RED),
            "b": Emblem("dark", "star", hue=BLUE),
            "y": Emblem("light", "ring", hue=YELLOW),
            "k": Emblem("dark", "cross"),
            BARRICADE: Emblem("dark", "ropes", logs),
        },
        areas=_areas(),
    ),
    gestures=GESTURES,
    cues=Cues(
        all_at_once=True,
        own=SentHome(),
    ),
    dice=DiceView(piste=(PISTE,) * len(COLOURS), size=1.3, colours=("ivory",) * len(COLOURS)),
)
