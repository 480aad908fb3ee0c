"""A cache over the positions of a match: at most one entry for each number of steps."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from jeux.match.match import Match
from jeux.rules.contract import Position

T = TypeVar("T")


def key_of(match: Match, position: Position) -> Hashable:
    """The key of a position in the current game, with its history as far as the rules count it."""
    return len(match.record.games), position, position.past


class Remembered(Generic[T]):
    """A value for each position. An entry for another position after the same number of steps is dropped, because the
    game cannot return to it; so the cache never outgrows the longest game."""

    def __init__(self, make: Callable[[], T]) -> None:
        self._make = make
        self._kept: dict[int, tuple[Hashable, T]] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def known(self, match: Match) -> T | None:
        """The value for the position on the table; None if there is none."""
        key, value = self._kept.get(len(match.steps), (None, None))
        return value if key == key_of(match, match.position) else None

    def at(self, match: Match, *more: str) -> T:
        """The value for the position on the table, or for the one after some more steps; created if missing."""
        position = match.position
        for step in more:
            position = position.play(step)
        key, number = key_of(match, position), len(match.steps) + len(more)
        kept = self._kept.get(number)
        if kept is None or kept[0] != key:
            kept = self._kept[number] = (key, self._make())
        return kept[1]
