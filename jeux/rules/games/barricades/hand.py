"""Barricades: what a touch means, and why a pawn may not go where it is led.

The reasons are tried in the order of the table *Refused gestures* of the game's page.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Protocol

from jeux.rules import tables
from jeux.rules.contract import Refusal
from jeux.rules.games.barricades.board import (
    GOAL,
    INDEX,
    PUT_TEXT,
    START_CELLS,
    START_LINES,
    Move,
    Pawns,
    Route,
    named,
    place_of,
    routes,
    seat_of,
    start_cell,
    step_text,
    walked,
)


class BarricadesState(Protocol):
    """What a touch or a refusal looks at in a position; the names are explained there."""

    pawns: Pawns
    barricades: int
    side: int
    dice: tuple[int, ...]
    due: bool

    def waiting(self, seat: int) -> int: ...

    def mates(self) -> int: ...

    def moves(self) -> dict[str, Move]: ...

    def open_routes(self, die: int, origin: int, target: int) -> list[Route]: ...

    def hand_place(self) -> str: ...

    def refusal(self, step: str) -> Refusal | None: ...


_LESS_TELLING = ("wrong-distance", "exact-count", "turn-back")
"""The reasons that a die has because the other one was meant."""


# --- why a pawn may not go ----------------------------------------------------------------------------------------


def refuse_move(position: BarricadesState, die: int, origin: int, target: int) -> Refusal | None:
    """Why a die may not take the pawn of `origin` to `target` now, or None."""
    start, end = place_of(origin), place_of(target)
    if die not in position.dice:
        return Refusal("no-such-die", (start,))
    if not _has_pawn(position, origin):
        return Refusal("no-pawn", (start,))
    if origin >= START_CELLS and origin != start_cell(position.side, position.waiting(position.side)):
        return Refusal("other-start-pawn", (start,))
    if target >= START_CELLS:
        return Refusal("start-cell", (end,))
    if not position.open_routes(die, origin, target):
        return _refuse_route(position, die, origin, target)
    if position.pawns[position.side] >> target & 1:
        return Refusal("own-pawn", (end,))
    return Refusal("partner-pawn", (end,)) if position.mates() >> target & 1 else None


def _has_pawn(position: BarricadesState, spot: int) -> bool:
    side = position.side
    if spot < START_CELLS:
        return bool(position.pawns[side] >> spot & 1)
    return seat_of(spot) == side and spot <= start_cell(side, position.waiting(side))


def _refuse_route(position: BarricadesState, die: int, origin: int, target: int) -> Refusal:
    ways = [route for route in routes(origin, die) if route.target == target]
    if ways:
        walls = reduce(or_, (route.between & position.barricades for route in ways))
        return Refusal("barricade-in-the-way", named(walls))
    ends = (place_of(origin), place_of(target))
    if target == GOAL:
        return Refusal("exact-count", ends)
    # a walk may come back to the very cell that it left
    return Refusal("turn-back" if walked(origin, die) >> target & 1 else "wrong-distance", tuple(dict.fromkeys(ends)))


# --- what a touch means -------------------------------------------------------------------------------------------


def touched_step(position: BarricadesState, places: tuple[str, ...]) -> str | None:
    """The step, legal or not, of touching a pawn and a cell, in either order, perhaps after a die; or a cell alone
    where one pawn only can go there. None for an own pawn, which is only taken in hand."""
    die, names = tables.chosen_die(places)
    if position.due and names[:1] == (position.hand_place(),):
        names = names[1:]
    spots = [_spot(position, name) for name in names]
    if len(spots) not in (1, 2) or min(spots) < 0:
        return None
    if len(spots) == 2 and spots[0] == spots[1]:
        return None
    if position.due and len(spots) == 1:
        return PUT_TEXT[spots[0]]
    if not position.dice:
        # any move tells what has to be done first
        return step_text(die or 1, spots[0], spots[-1])
    if len(spots) == 1:
        return _touched_one(position, die, spots[0])
    backwards = _has_pawn(position, spots[1]) and not _has_pawn(position, spots[0])
    return _touched_two(position, die, *(reversed(spots) if backwards else spots))


def _spot(position: BarricadesState, name: str) -> int:
    """The number of a touched place, -1 for none of the board; of a start line, the pawn that would leave it."""
    if name not in START_LINES:
        return INDEX.get(name, -1)
    seat = START_LINES.index(name)
    return start_cell(seat, max(1, position.waiting(seat)))


def _touched_one(position: BarricadesState, die: int | None, spot: int) -> str | None:
    own = _has_pawn(position, spot)
    if own and die is None:
        return None
    moves = {
        (origin, target): step
        for step, (used, origin, target) in position.moves().items()
        if spot == (origin if own else target) and die in (None, used)
    }
    if len(moves) == 1:
        return next(iter(moves.values()))
    return None if moves or own else step_text(die or position.dice[0], spot, spot)


def _touched_two(position: BarricadesState, die: int | None, origin: int, target: int) -> str:
    texts = [step_text(each, origin, target) for each in ([die] if die else dict.fromkeys(position.dice))]
    legal = [step for step in texts if step in position.moves()]
    refusals = {step: position.refusal(step) for step in texts}
    telling = [step for step, refusal in refusals.items() if refusal and refusal.code not in _LESS_TELLING]
    return (legal or telling or texts)[0]
