"""Whether the rules leave one way only through a turn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from jeux.rules.contract import Position

LONGEST = 12
"""Steps of a turn that are looked at."""
MOST_SEEN = 150
"""Positions that are looked at."""


def only_way(position: Position) -> tuple[str, ...]:
    """The rest of the turn, if the rules leave one way only: whatever is played, all ends in the same position. Empty
    where there is a choice, or where that is not seen soon."""
    ways = list(islice(_ways(position, {position}, ()), 2))
    return ways[0] if len(ways) == 1 else ()


def _ways(here: Position, seen: set[Position], before: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """A way to each position where the turn may end; an empty one where too much would have to be looked at."""
    for step in here.steps():
        after, way = here.play(step), (*before, step)
        if after in seen:
            continue
        seen.add(after)
        if after.turn != here.turn:
            yield way
        elif len(way) < LONGEST and len(seen) < MOST_SEEN:
            yield from _ways(after, seen, way)
        else:
            yield ()
