"""A man taken over several dice in one gesture: the places that it reaches by steps of its own, one after the other."""

from __future__ import annotations

from jeux.play.gestures.hand import Path
from jeux.rules.contract import Position

Steps = tuple[str, ...]


def joined_ways(position: Position) -> dict[Path, Steps]:
    """For each origin and each target that only two steps or more of one man lead to, these steps.

    Where different steps lead to different positions, a man hit on one way and not on the other, the hand has to say
    which, step by step: such a target is left out."""
    ways: dict[Path, dict[Position, Steps]] = {}
    single = {step: position.places(step) for step in position.steps()}
    for step, path in single.items():
        if len(path) == 2:
            _follow(position.play(step), position.turn, path, (step,), ways)
    return {
        path: next(iter(ends.values())) for path, ends in ways.items() if path not in single.values() and len(ends) == 1
    }


def _follow(
    position: Position, player: int, path: Path, before: Steps, ways: dict[Path, dict[Position, Steps]]
) -> None:
    """Go on with the man that stands at the end of a path, as long as it is the turn of the same player."""
    if position.turn != player:
        return
    for step in position.steps():
        places = position.places(step)
        if len(places) == 2 and places[0] == path[-1]:
            after, way = position.play(step), (path[0], places[1])
            ways.setdefault(way, {}).setdefault(after, (*before, step))
            _follow(after, player, way, (*before, step), ways)
