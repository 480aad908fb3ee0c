"""Where to look on the board, without giving the step away."""

from __future__ import annotations

import math
from zlib import crc32

from jeux.rules.contract import Board, Moved, Position, Put
from jeux.rules.die_places import without_dice

PART = 6
"""A zone holds one in so many of the places that may be touched, within the bounds below."""
FEWEST, MOST = 4, 24


def zone(board: Board, position: Position, step: str) -> tuple[str, ...]:
    """The place of the man that a step moves. For a step that moves none: the places around the first one it touches,
    among those that other steps touch too. Empty for a step that a button plays."""
    places = without_dice(position.places(step))
    if not places or places[0] not in board.where or _moved(board, position, step, places):
        return places[:1]
    meant = sorted({place for other in position.steps() for place in position.places(other) if place in board.where})
    if len(meant) <= FEWEST:
        return tuple(meant)
    return _around(board, meant, places[0])


def _moved(board: Board, position: Position, step: str, places: tuple[str, ...]) -> bool:
    """Whether a step moves a man from the first of its places to the last."""
    ends = [effect for effect in position.effects(step) if isinstance(effect, Moved | Put) and len(places) > 1]
    return any(end.target == places[-1] and (end.origin == places[0] or end.origin not in board.where) for end in ends)


def _around(board: Board, meant: list[str], place: str) -> tuple[str, ...]:
    """The places nearest to a neighbour of `place`. The neighbour depends only on the place, and the step is not at the
    centre, so that the zone does not give it away."""
    count = min(MOST, max(FEWEST, len(meant) // PART))
    near = _nearest(board, meant, board.where[place])[1:count]
    middle = near[crc32(place.encode()) % len(near)]
    return tuple(sorted({place, *_nearest(board, meant, board.where[middle])[:count]}))


def _nearest(board: Board, meant: list[str], spot: tuple[float, float]) -> list[str]:
    return sorted(meant, key=lambda place: (math.dist(board.where[place], spot), place))
