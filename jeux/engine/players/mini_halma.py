"""The player of Mini-Halma: exact, by the least number of moves from every arrangement to the goal.

There are 17 × C(16,8) = 218 790 arrangements, and every move has its opposite: one breadth-first search from the goal
gives all the distances, in about a second.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random

from jeux.engine.budget import Budget, Clock, SearchResult
from jeux.engine.player import EnginePlayer, Level, Report
from jeux.rules.contract import Position
from jeux.rules.games.mini_halma.board import CELLS, GOAL, LIMIT, MINIMUM, ORIGINS
from jeux.rules.games.mini_halma.position import MiniHalma

UNREACHED = 255
_WIDTH = len(CELLS)


def index(board: str) -> int:
    """The number of an arrangement: the free cell, then a bit for each white man."""
    whites = sum(1 << i for i, man in enumerate(board) if man == "w")
    return board.index(".") << _WIDTH | whites


@cache
def distances() -> bytes:
    """The least number of moves to the goal, by the number of the arrangement; `UNREACHED` where there is none."""
    least_moves = bytearray([UNREACHED]) * (_WIDTH << _WIDTH)
    origins = [tuple(dict.fromkeys(steps.values())) for steps in ORIGINS]
    ring, far = [index(GOAL)], 0
    least_moves[ring[0]] = 0
    while ring:
        far += 1
        following = []
        for here in ring:
            free, whites = here >> _WIDTH, here & (1 << _WIDTH) - 1
            for origin in origins[free]:
                moved = whites ^ (1 << origin | 1 << free) if whites >> origin & 1 else whites
                there = origin << _WIDTH | moved
                if least_moves[there] == UNREACHED:
                    least_moves[there] = far
                    following.append(there)
        ring = following
    return bytes(least_moves)


def least(position: MiniHalma) -> int:
    """The least number of moves to the goal."""
    return distances()[index(position.board)]


def best_score(position: MiniHalma) -> float:
    """The best score that can still be reached."""
    return float(MINIMUM - min(LIMIT, position.moves + least(position)))


def think(position: Position, budget: Budget, clock: Clock, rng: Random, report: Report) -> SearchResult:
    """A move that keeps the best score within reach."""
    assert isinstance(position, MiniHalma), position
    steps = list(position.steps())
    rng.shuffle(steps)
    values = {step: best_score(position.play(step)) for step in steps}
    steps.sort(key=lambda step: (-values[step], least(position.play(step))))
    ranked = tuple((step, values[step]) for step in steps)
    choice = SearchResult(*ranked[0], True, least(position), clock.nodes, _line(position, steps[0]), ranked)
    if budget.every:
        lines = {step: _line(position, step) for step in steps}
        choice = replace(choice, lines=lines, turns=_turns(position))
    report(choice)
    return choice


def _turns(position: MiniHalma) -> dict[str, int]:
    """The least moves to the goal, this one counted, by the moves with which it is reached in time."""
    far = {step: 1 + least(position.play(step)) for step in position.steps()}
    return {step: moves for step, moves in far.items() if position.moves + moves <= LIMIT}


def _line(position: MiniHalma, step: str) -> tuple[str, ...]:
    """A shortest way to the goal that begins with this move."""
    line, here = [step], position.play(step)
    while here.steps() and len(line) < MINIMUM:
        step = min(here.steps(), key=lambda way: least(here.play(way)))
        line.append(step)
        here = here.play(step)
    return tuple(line)


PLAYER = EnginePlayer(
    think=think,
    levels=(
        Level(nodes=1, seconds=0.8, noise=2.0, blunder=0.2, sees_wins=False),
        Level(nodes=1, seconds=0.8, noise=2.0, blunder=0.15),
        Level(nodes=1, seconds=0.8, noise=2.0, blunder=0.105),
        Level(nodes=1, seconds=0.8, noise=2.0, blunder=0.058),
        Level(nodes=1, seconds=2.8, noise=2.0, blunder=0.025),
    ),
    full=Level(nodes=1, seconds=4.0),
    stages=(1_000, 1_000, 1_000),
    even=None,
)
