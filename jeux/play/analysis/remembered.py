"""What is remembered of the positions of a match: no more than one for each number of steps."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from jeux.match.match import Match
from jeux.rules.contract import Position

T = TypeVar("T")


def key_of(match: Match, position: Position) -> Hashable:
    """A position of the game on the table, with all that led there and counts."""
    return len(match.record.games), position, position.past


class Remembered(Generic[T]):
    """Something of each position. What was remembered of another position after as many steps, which the game does not
    come to any more, is forgotten: so it never outgrows the longest game."""

    def __init__(self, make: Callable[[], T]) -> None:
        self._make = make
        self._kept: dict[int, tuple[Hashable, T]] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def known(self, match: Match) -> T | None:
        """What is remembered of the position on the table."""
        key, value = self._kept.get(len(match.steps), (None, None))
        return value if key == key_of(match, match.position) else None

    def at(self, match: Match, *more: str) -> T:
        """The same to be changed, of the position on the table or of the one after some steps more."""
        position = match.position
        for step in more:
            position = position.play(step)
        key, number = key_of(match, position), len(match.steps) + len(more)
        kept = self._kept.get(number)
        if kept is None or kept[0] != key:
            kept = self._kept[number] = (key, self._make())
        return kept[1]
