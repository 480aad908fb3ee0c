"""The turns of a game, as players count them: whatever one side plays in a row is one turn, and throws are none."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from jeux.rules.contract import Position


def owners_of_turns(before: Iterable[Position], players: int) -> Iterator[int]:
    """The side that plays each turn, given the position before each step. Who plays alone has a turn a step."""
    last = None
    for position in before:
        side = position.turn
        if side < 0:
            continue
        if players == 1 or side != last:
            yield side
        last = side


def turns_in(before: Iterable[Position], players: int) -> int:
    """How many turns a game has, given the position before each step."""
    return sum(1 for _ in owners_of_turns(before, players))
