"""The player of Morpion: a search to the end, which is never far."""

from __future__ import annotations

from functools import cache
from random import Random

from jeux.engine.budget import Budget, Clock, SearchResult
from jeux.engine.player import EnginePlayer, Level, Report
from jeux.rules.contract import Position
from jeux.rules.games.morpion.game import Morpion


@cache
def worth(position: Morpion) -> float:
    """What a position is worth to the side that has just placed: 1 a win, 0.5 a draw, 0 a loss."""
    result = position.result()
    if result is None:
        return 1.0 - max(worth(position.play(step)) for step in position.steps())
    return max(result.scores)


def think(position: Position, budget: Budget, clock: Clock, rng: Random, report: Report) -> SearchResult:
    """A step that no other is better than."""
    assert isinstance(position, Morpion), position
    steps = list(position.steps())
    rng.shuffle(steps)
    ranked = tuple(sorted(((step, worth(position.play(step))) for step in steps), key=lambda pair: -pair[1]))
    best, value = ranked[0]
    choice = SearchResult(best, value, True, len(steps), clock.nodes, (best,), ranked)
    report(choice)
    return choice


PLAYER = EnginePlayer(
    think=think,
    levels=(
        Level(nodes=1_000, seconds=0.8, noise=1.0, blunder=0.8, sees_wins=False),
        Level(nodes=1_000, seconds=0.8, noise=1.0, blunder=0.6),
        Level(nodes=1_000, seconds=0.8, noise=1.0, blunder=0.4),
        Level(nodes=1_000, seconds=0.8, noise=1.0, blunder=0.2),
        Level(nodes=1_000, seconds=2.8),
    ),
    full=Level(nodes=1_000, seconds=4.0),
    stages=(1_000, 1_000, 1_000),
)
