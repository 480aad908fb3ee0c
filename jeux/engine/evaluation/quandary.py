"""How Quandary is thought: rows gained, pawns that still reach their squares, and room to move."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import NamedTuple

from jeux.engine.brain import Brain, Level
from jeux.engine.search import alphabeta
from jeux.engine.search.alphabeta import Sense
from jeux.rules.quandary_board import ROWS_GAINED, SIZE
from jeux.rules.quandary_position import LAST_ROW, MOVES, PASS, Quandary

LAST = SIZE - 1
"""Rows between the first and the last one."""


class Weights(NamedTuple):
    """Points for a side."""

    row: int = 5
    arrived: int = 40
    """A pawn that counts as arrived (R9)."""
    bound: int = 16
    """A pawn that can still come to a square of its own among those drawn."""
    move: int = 6
    tempo: int = 8
    leader: tuple[int, ...] = (0, 200, 120, 80, 56, 40, 28, 20, 14, 9, 5, 2)
    """The foremost pawn by the rows that it still has to go, where one across wins."""


WEIGHTS = Weights()


def evaluate(position: Quandary) -> int:
    """The estimate for the player to decide."""
    side = position.side
    assert side is not None
    return _worth(position, side) - _worth(position, 1 - side) + WEIGHTS.tempo


def _worth(position: Quandary, side: int) -> int:
    """What the pawns of one side are worth."""
    gained = [ROWS_GAINED[side][i] for i in position.pawns[side]]
    score = WEIGHTS.row * sum(gained) + WEIGHTS.move * len(position.moves(side))
    if position.rules.goal == "first":
        return score + WEIGHTS.leader[LAST - max(gained)]
    score += WEIGHTS.arrived * len(position.arrived(side))
    return score + WEIGHTS.bound * _bound(position, side) if position.rules.goal == "squares" else score


def _bound(position: Quandary, side: int) -> int:
    """How many pawns can still come to the squares drawn, matched from left to right."""
    aims = sorted(i % SIZE for i in position.drawn[1 - side])
    pawns = sorted((i % SIZE, LAST - ROWS_GAINED[side][i]) for i in position.pawns[side])
    return sum(abs(column - aim) <= rows for (column, rows), aim in zip(pawns, aims, strict=True))


def key(position: Quandary) -> Hashable:
    """What the future depends on."""
    return position.pawns, position.side


def promise(position: Quandary, step: str) -> int:
    """Pawns that come across first, then those ahead."""
    if step == PASS or position.side is None:
        return 0
    target = MOVES[step][1]
    return 100 if LAST_ROW[position.side] >> target & 1 else ROWS_GAINED[position.side][target]


SENSE = Sense(evaluate=evaluate, scale=60, key=key, promise=promise)

BRAIN = Brain(
    think=partial(alphabeta.think, SENSE),
    levels=(
        Level(nodes=40, seconds=0.8, depth=1, noise=0.5, blunder=0.8, sees_wins=False),
        Level(nodes=150, seconds=0.8, noise=0.3, blunder=0.5),
        Level(nodes=500, seconds=0.8, noise=0.2, blunder=0.3),
        Level(nodes=2_000, seconds=0.8, noise=0.15, blunder=0.1),
        Level(nodes=40_000, seconds=2.8),
    ),
    full=Level(nodes=400_000, seconds=4.0),
)
