"""How Jacquet is thought: the race, arrows that stand in the way of the other, runs of them, exact bearing off.

The estimate counts everything in pips, arrows to travel, and knows that a lead is worth the more the shorter the way
that is left. Its weights were fitted to games that the estimate played against itself (`assets/workshop/
jacquet_weights.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from math import sqrt, tanh
from operator import getitem
from random import Random

from jeux.engine.brain import Brain, Level, Report
from jeux.engine.budget import Budget, Choice, Clock
from jeux.engine.evaluation.bearoff import chance_first
from jeux.engine.evaluation.jacquet_turns import Node, all_turns
from jeux.engine.evaluation.jacquet_weights import WEIGHTS, Weights
from jeux.engine.search import expectimax
from jeux.engine.search.expectimax import Sense
from jeux.rules.contract import Position
from jeux.rules.jacquet_men import HOME, Row, count, held, held_by_other
from jeux.rules.jacquet_position import Jacquet
from jeux.rules.tables import FACES, MEN_EACH

ALL_OFF = MEN_EACH
_SIZE = 13
"""The bytes of a row: two arrows each."""
_HOME_END = 1 << 4 * (HOME + 1)
_PASSED_END = 1 << 4 * 13
"""Men below this digit have passed the home of the other player."""


def _men(digits: int) -> int:
    """The sum of these counts; all of them together are fifteen men at most."""
    return digits % 15 or (15 if digits else 0)


class Estimate:
    """The estimate with its weights: for each byte of a row, what the men of its two arrows are worth."""

    __slots__ = ("_pips", "_tables", "weights")

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._tables = [[self._worth(i, byte) for byte in range(256)] for i in range(_SIZE)]
        self._pips = [[2 * i * (byte & 15) + (2 * i + 1) * (byte >> 4) for byte in range(256)] for i in range(_SIZE)]

    def _worth(self, i: int, byte: int) -> float:
        low, high = byte & 15, byte >> 4
        return self._arrow(2 * i, low) + (self._arrow(2 * i + 1, high) if 2 * i < 24 else 0.0)

    def _arrow(self, p: int, men: int) -> float:
        return men * self.weights.man[p] + (self.weights.held[p] if men else 0.0)

    def __call__(self, node: Node) -> float:
        """What the player may expect whose turn has just ended: from -1, lost, to 1, won."""
        own, adverse = node
        if own & 15 == ALL_OFF:
            return 1.0
        if own < _HOME_END and adverse < _HOME_END:
            return 1.0 - 2.0 * chance_first(_home(adverse), _home(own))
        own_bytes, adverse_bytes = own.to_bytes(_SIZE, "little"), adverse.to_bytes(_SIZE, "little")
        left = sum(map(getitem, self._pips, own_bytes)) + sum(map(getitem, self._pips, adverse_bytes))
        lead = sum(map(getitem, self._tables, own_bytes)) - sum(map(getitem, self._tables, adverse_bytes))
        weights = self.weights
        if own >= _PASSED_END or adverse >= _PASSED_END:
            hindered = zip(weights.hindrance, hindrance(own, adverse), hindrance(adverse, own), strict=True)
            lead += sum(weight * (his - mine) for weight, his, mine in hindered)
        return tanh((lead + weights.tempo) / sqrt(left + weights.calm) / 2.0)


def _home(row: Row) -> list[int]:
    return [count(row, p) for p in range(HOME, 0, -1)]


def hindrance(adverse: Row, own: Row) -> tuple[int, int, int, int, int]:
    """How much the men of `adverse` hinder those of `own`: the five numbers that `Weights.hindrance` weighs."""
    blocked, standing = held_by_other(adverse), held(own)
    arrows = men = 0
    for die in FACES:
        stopped = standing & blocked << 4 * die
        arrows += stopped.bit_count()
        men += _men(own & 15 * stopped)
    pairs = blocked & blocked >> 4
    threes = pairs & blocked >> 8
    if not threes:
        return arrows, men, 0, 0, 0
    fours = pairs & pairs >> 8
    return arrows, men, _behind(own, threes, 3), _behind(own, fours, 4), _behind(own, fours & threes >> 8, 5)


def _behind(own: Row, runs: int, length: int) -> int:
    """For all runs together, the men who have still to pass them."""
    found = 0
    while runs:
        low = runs & -runs
        runs ^= low
        found += _men(own >> low.bit_length() - 1 + 4 * length)
    return found


# --- the search ---------------------------------------------------------------------------------------------------


@cache
def sense(limit: str, weights: Weights = WEIGHTS) -> Sense[Jacquet, Node]:
    """What the search has to know of a game with this limit on arrows in a row."""

    def replies(node: Node) -> Iterator[tuple[float, list[Node]]]:
        own, adverse = node
        if own & 15 != ALL_OFF:
            for chance, ends in all_turns(adverse, own, limit):
                yield chance, [(end, own) for end in ends]

    return Sense(
        enter=lambda position, player: (position.rows[player], position.rows[1 - player]),
        value=Estimate(weights),
        replies=replies,
        unit=lambda position: 0.5,
    )


def _as_score(choice: Choice) -> Choice:
    """The values of a search as expected scores, 0 to 1."""
    ranked = tuple((step, 0.5 + value) for step, value in choice.ranked)
    return replace(choice, value=0.5 + choice.value, ranked=ranked)


def think(position: Position, budget: Budget, clock: Clock, rng: Random, report: Report) -> Choice:
    """The best step found within the budget, for a turn to play."""
    assert isinstance(position, Jacquet), position

    def tell(choice: Choice) -> None:
        report(_as_score(choice))

    return _as_score(expectimax.think(sense(position.limit), position, budget, clock, rng, tell))


BRAIN = Brain(
    think=think,
    levels=(
        Level(nodes=4_000, seconds=0.8, depth=1, noise=0.3, blunder=0.9, sees_wins=False),
        Level(nodes=4_000, seconds=0.8, depth=1, noise=0.1, blunder=0.8),
        Level(nodes=4_000, seconds=0.8, depth=1, noise=0.06, blunder=0.7),
        Level(nodes=4_000, seconds=0.8, depth=1, noise=0.03, blunder=0.5),
        Level(nodes=12_000, seconds=2.8, depth=2),
    ),
    full=Level(nodes=60_000, seconds=4.0, depth=3),
)
