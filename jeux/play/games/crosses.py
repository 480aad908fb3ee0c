"""The wording and the gestures of Les Crosses."""

from __future__ import annotations

import math

from jeux.play.gestures.composing import Composing, Turning
from jeux.play.gestures.gestures import Gestures
from jeux.play.gestures.hand import Path
from jeux.play.gestures.wording import Phrase, Reason, Wording
from jeux.rules.contract import Position
from jeux.rules.games.crosses.board import CHAINS, COLUMNS, INDEX, SIZE
from jeux.rules.games.crosses.position import PASS, PION_STEPS, Crosses

Cells = list[tuple[int, int]]


def _prompt(position: Crosses) -> Phrase:
    return ("prompt-pion" if position.moved else "prompt-crosse"), {}


def _step(position: Position, step: str) -> Phrase:
    if step == PASS:
        return "log-pass", {}
    if step in PION_STEPS:
        origin, target = step.split("-")
        return "log-pion", {"from": origin, "to": target}
    return "log-crosse", {"cells": " ".join(position.places(step))}


def _button(position: Position, step: str) -> Phrase | None:
    """The crosse is composed on the board; only leaving the pions alone has a button."""
    return ("step-pass", {}) if step == PASS else None


def _held(position: Crosses) -> Path:
    """The cells of the crosse of the side to play."""
    return CHAINS[position.crosses[position.side]]


def _grabbed(cells: Path, place: str) -> Path:
    """The same cells, the one under the hand first."""
    return (place, *(cell for cell in cells if cell != place))


def _at(cells: Path) -> Cells:
    """Columns and rows of cells, counted from the lower left."""
    return [(COLUMNS.index(cell[0]), int(cell[1]) - 1) for cell in cells]


def _under(spots: Cells, hand: tuple[int, int]) -> Path:
    """The cells moved so that the first lies under the hand. Where that leaves the board, the nearest other cell that
    fits goes under the hand; if none fits, the shape is shifted onto the board by the least amount."""
    first = spots[0]
    for held in sorted(spots, key=lambda spot: math.dist(spot, first)):
        moved = [(x + hand[0] - held[0], y + hand[1] - held[1]) for x, y in spots]
        if all(0 <= number < SIZE for spot in moved for number in spot):
            return _onto(moved)
    return _onto([(x + hand[0] - first[0], y + hand[1] - first[1]) for x, y in spots])


def _onto(spots: Cells) -> Path:
    """The cells at these columns and rows, shifted back onto the board by the least amount."""
    across, up = (_back(*(spot[axis] for spot in spots)) for axis in (0, 1))
    return tuple(f"{COLUMNS[x + across]}{y + up + 1}" for x, y in spots)


def _back(*numbers: int) -> int:
    """The shift that brings numbers into the range of the board, 0 to 3."""
    return -min(0, *numbers) or SIZE - 1 - max(SIZE - 1, *numbers)


def _turn(position: Crosses, chosen: Path) -> Path:
    """The crosse turned a quarter to the right, about the cell under the hand; one that still stands on the board is
    picked up."""
    spots = _at(chosen or _held(position))
    x, y = spots[0]
    return _onto([(x + b - y, y - a + x) for a, b in spots])


def _turn_over(position: Crosses, chosen: Path) -> Path:
    """The crosse mirrored left to right, about the cell under the hand."""
    spots = _at(chosen or _held(position))
    x, _ = spots[0]
    return _onto([(2 * x - a, b) for a, b in spots])


class _Carrying(Composing[Crosses]):
    """The crosse is taken up, turned in the hand, and put down."""

    @property
    def turnings(self) -> tuple[Turning[Crosses], ...]:
        return Turning("turn-quarter", "t", _turn), Turning("turn-over", "r", _turn_over)

    @property
    def carried(self) -> bool:
        return True

    def wanted(self, position: Crosses) -> bool:
        return not position.moved and position.result() is None

    def touch(self, position: Crosses, places: Path, place: str) -> tuple[Path, str]:
        """Pick the crosse up, or move it with the hand."""
        if place not in INDEX:
            return places, ""
        if not places:
            own = _held(position)
            return (_grabbed(own, place), "") if place in own else ((), "refusal-crosse-first")
        return _under(_at(places), _at((place,))[0]), ""

    def line(self, position: Crosses, step: str) -> Phrase:
        return "put-down", {}


SMALL = 8.0
"""The points that one place more, or one cell, explains: none of them explains that a drawn game is lost."""

WORDING = Wording(
    prompt=_prompt,
    step=_step,
    button=_button,
    reasons=(
        Reason("shuts", good=True, most=SMALL),
        Reason("leaves", good=False, most=SMALL),
        Reason("keeps", good=True, most=SMALL),
        Reason("corner", good=False, most=SMALL),
        Reason("centre", good=True, most=SMALL),
    ),
)
GESTURES = Gestures(lifted=True, composing=_Carrying())
