"""Where to look on the board, without giving the step away."""

from __future__ import annotations

import math
from zlib import crc32

from jeux.rules.contract import Board, Position
from jeux.rules.die_places import without_dice

PART = 6
"""A zone holds about this part of the places that may be touched, and no fewer than `FEWEST`."""
FEWEST = 4


def zone(board: Board, position: Position, step: str) -> tuple[str, ...]:
    """The man that a step moves; for one that touches a single place, the places around, which might be meant as well;
    nothing for a step that a button plays."""
    places = without_dice(position.places(step))
    if len(places) != 1 or ":" in places[0] or places[0] not in board.where:
        return places[:1]
    others = {touched for other in position.steps() for touched in without_dice(position.places(other))[:1]}
    meant = sorted(place for place in others if place in board.where)
    if len(meant) <= FEWEST:
        return tuple(meant)
    return _around(board, meant, places[0])


def _around(board: Board, meant: list[str], place: str) -> tuple[str, ...]:
    """The places nearest to a neighbour of `place` that is always the same for it: the middle tells nothing."""
    count = max(FEWEST, len(meant) // PART)
    near = _nearest(board, meant, board.where[place])[1:count]
    middle = near[crc32(place.encode()) % len(near)]
    return tuple(sorted({place, *_nearest(board, meant, board.where[middle])[:count]}))


def _nearest(board: Board, meant: list[str], spot: tuple[float, float]) -> list[str]:
    return sorted(meant, key=lambda place: (math.dist(board.where[place], spot), place))
