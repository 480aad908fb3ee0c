"""Search for games scored in points: searches for wins and converts values to points.

The expected score is the winning chance times a number of points. Only wins can be proven this way, so no value is
exact.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from jeux.engine.budget import Budget, Clock, SearchResult
from jeux.engine.player import Report, Think
from jeux.rules.contract import Position


def think(
    points: float, search: Think, position: Position, budget: Budget, clock: Clock, rng: Random, report: Report
) -> SearchResult:
    """The best step found within the budget; `points` is the value of a certain win, and the unit of the margin."""

    def in_points(choice: SearchResult) -> SearchResult:
        ranked = tuple((step, points * value) for step, value in choice.ranked)
        return replace(choice, value=points * choice.value, exact=False, ranked=ranked, proven=frozenset(), turns={})

    chances = replace(budget, margin=budget.margin / points)
    return in_points(search(position, chances, clock, rng, lambda choice: report(in_points(choice))))
