"""What every legal step is worth: for analysis, where a search for the best one alone is not enough."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import NamedTuple

from jeux.engine.budget import WHOLE_MARGIN, Budget, Clock, SearchResult
from jeux.engine.player import EnginePlayer, Report
from jeux.rules.contract import OVER, Position

GLANCE = Budget(nodes=1, depth=1)
"""For a step that was not searched: what the position after it is worth at first sight, but never more than the steps
that were searched, which were preferred to it."""


class Value(NamedTuple):
    """A step, its expected score for the player to decide, and whether that is proven."""

    step: str
    value: float
    exact: bool


def step_values(
    player: EnginePlayer, position: Position, budget: Budget, clock: Clock, rng: Random, report: Report
) -> tuple[SearchResult, tuple[Value, ...]]:
    """The best step at full strength, and the value of every legal step, best first. `clock` runs on `budget`."""
    choice = player.think(position, replace(budget, margin=WHOLE_MARGIN), clock, rng, report)
    ranked = {step: Value(step, value, choice.proves(step)) for step, value in choice.ranked}
    most = min(each.value for each in ranked.values())
    values = [
        ranked[step] if step in ranked else glance(player, position, step, rng, most) for step in position.steps()
    ]
    values = [each if each.exact else each._replace(value=min(each.value, choice.value)) for each in values]
    return choice, tuple(sorted(values, key=lambda each: (-each.value, each.step != choice.step)))


def glance(player: EnginePlayer, position: Position, step: str, rng: Random, most: float) -> Value:
    """What a step is worth by the position after it, for two players without chance: at most so much, unless it is
    certain."""
    seat, after = position.turn, position.play(step)
    if after.turn == OVER:
        result = after.result()
        assert result is not None
        return Value(step, result.scores[seat], True)
    choice = player.think(after, GLANCE, Clock(GLANCE), rng, lambda _: None)
    value, exact = choice.value if after.turn == seat else 1.0 - choice.value, choice.proves(choice.step)
    return Value(step, value if exact else min(value, most), exact)
