"""Alpha-beta for games that are scored in points: it looks for wins, and its values are told in points.

The expected score of a player is taken as so many points by how likely he is to win. Nothing is proven this way but the
win itself, so no value is called exact.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TypeVar

from jeux.engine.brain import Report
from jeux.engine.budget import Budget, Choice, Clock
from jeux.engine.search import alphabeta
from jeux.engine.search.alphabeta import Sense
from jeux.rules.contract import Position

P = TypeVar("P", bound=Position)


def think(
    points: float, sense: Sense[P], position: P, budget: Budget, clock: Clock, rng: Random, report: Report
) -> Choice:
    """The best step found within the budget; `points` are what a certain win is worth, and the unit of the margin."""

    def told(choice: Choice) -> Choice:
        ranked = tuple((step, points * value) for step, value in choice.ranked)
        return replace(choice, value=points * choice.value, exact=False, ranked=ranked)

    chances = replace(budget, margin=budget.margin / points)
    return told(alphabeta.think(sense, position, chances, clock, rng, lambda choice: report(told(choice))))
