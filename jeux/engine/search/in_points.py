"""A search for games that are scored in points: it looks for wins, and gives its values in points.

The expected score of a player is taken as so many points by how likely he is to win. Nothing is proven this way but the
win itself, so no value is called exact.
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
    """The best step that a search finds within the budget; `points` are what a certain win is worth, and the unit of
    the margin."""

    def in_points(choice: SearchResult) -> SearchResult:
        ranked = tuple((step, points * value) for step, value in choice.ranked)
        return replace(choice, value=points * choice.value, exact=False, ranked=ranked, proven=frozenset(), turns={})

    chances = replace(budget, margin=budget.margin / points)
    return in_points(search(position, chances, clock, rng, lambda choice: report(in_points(choice))))
