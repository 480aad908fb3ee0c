"""The tries in a position that the rules refuse."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from jeux.play.gestures.gestures import Gestures
from jeux.play.gestures.hand import Path, Permit, Refuse, Select, touch
from jeux.play.gestures.permits import permit_in, watch_only
from jeux.play.learn.lesson.lesson_accept import Attempt
from jeux.rules.contract import CHANCE, Game, Position
from jeux.rules.die_places import die_place

DEEPEST = 3
"""The maximum of touches in a try: a die or a man, and its target."""


def refused_tries(game: Game, gestures: Gestures[Any], position: Position) -> Iterator[Attempt]:
    """The sequences of touches that end in a refusal, with its code where the rules give one."""
    permit = watch_only(position) if position.turn == CHANCE else permit_in(gestures, position)
    dice = (die_place(die) for die in dict.fromkeys(gestures.dice_left(position)))
    places = tuple(dict.fromkeys((*game.board.where, *(place for place, _ in position.men()), *dice)))
    yield from _after((), permit, position, places)


def _after(path: Path, permit: Permit, position: Position, places: tuple[str, ...]) -> Iterator[Attempt]:
    for place in places:
        outcome = touch(permit, path, place)
        if isinstance(outcome, Refuse):
            refusal = position.refusal(outcome.step) if outcome.step else None
            yield Attempt(outcome.step, outcome.path, refusal.code if refusal else "nothing")
        elif isinstance(outcome, Select) and outcome.path == (*path, place) and len(outcome.path) < DEEPEST:
            yield from _after(outcome.path, permit, position, places)
