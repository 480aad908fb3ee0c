"""Jacquet positions as two rows, and every turn of every throw: what the search of the engine runs on.

Nobody is hit, so that a turn changes the row of its player alone. A test proves that these are the turns of
the rules.
"""

from __future__ import annotations

from collections.abc import Iterator

from jeux.rules.jacquet_men import Row, ways
from jeux.rules.tables import FACES, Ways

Node = tuple[Row, Row]
"""The men of the player whose turn has ended and those of the other, each in the numbering of its side."""


def all_turns(own: Row, adverse: Row, limit: str) -> Iterator[tuple[float, set[Row]]]:
    """For each of the 21 throws, its chance and the rows with which the turn of `own` can end. As many dice as possible
    are played, the larger when only one can be (R9, R10)."""
    playable = ways(adverse, limit)
    firsts = [[after for _, after in playable(own, die)] for die in FACES]
    for large, after_large in enumerate(firsts, 1):
        yield 1 / 36, _same_dice(own, after_large, large, playable)
        for small, after_small in enumerate(firsts[: large - 1], 1):
            ends = {end for middle in after_large for end in _after(middle, small, playable)}
            ends.update(end for middle in after_small for end in _after(middle, large, playable))
            yield 2 / 36, ends or set(after_large) or set(after_small) or {own}


def _after(row: Row, die: int, playable: Ways[Row]) -> list[Row]:
    return [after for _, after in playable(row, die)]


def _same_dice(own: Row, after_first: list[Row], die: int, playable: Ways[Row]) -> set[Row]:
    """The ends of a turn of four equal dice, whose first is played."""
    ends, reached = {own}, set(after_first)
    for left in (3, 2, 1, 0):
        if not reached:
            break
        ends = reached
        if left:
            reached = {end for middle in ends for end in _after(middle, die, playable)}
    return ends
