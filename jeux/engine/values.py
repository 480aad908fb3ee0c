"""What every legal step is worth: for analysis, where a search for the best one alone is not enough."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import NamedTuple

from jeux.engine.brain import Brain, Report
from jeux.engine.budget import WHOLE_MARGIN, Budget, Choice, Clock
from jeux.rules.contract import OVER, Position

GLANCE = Budget(nodes=1, depth=1)
"""For a step that the search did not look at: what the position after it is worth at first sight, but never more than
those that it looked at, which were preferred to it."""


class Value(NamedTuple):
    """A step, its expected score for the player to decide, and whether that is proven."""

    step: str
    value: float
    exact: bool


def step_values(
    brain: Brain, position: Position, budget: Budget, clock: Clock, rng: Random, report: Report
) -> tuple[Choice, tuple[Value, ...]]:
    """The best step at full strength, and the value of every legal step, best first. `clock` runs on `budget`."""
    choice = brain.think(position, replace(budget, margin=WHOLE_MARGIN), clock, rng, report)
    known = {step: Value(step, value, choice.proves(step)) for step, value in choice.ranked}
    most = min(each.value for each in known.values())
    found = [known[step] if step in known else glance(brain, position, step, rng, most) for step in position.steps()]
    found = [each if each.exact else each._replace(value=min(each.value, choice.value)) for each in found]
    return choice, tuple(sorted(found, key=lambda each: (-each.value, each.step != choice.step)))


def glance(brain: Brain, position: Position, step: str, rng: Random, most: float) -> Value:
    """What a step is worth by the position after it, for two players without chance: at most so much, unless it is
    certain."""
    player, after = position.turn, position.play(step)
    if after.turn == OVER:
        result = after.result()
        assert result is not None
        return Value(step, result.scores[player], True)
    choice = brain.think(after, GLANCE, Clock(GLANCE), rng, lambda _: None)
    value, exact = choice.value if after.turn == player else 1.0 - choice.value, choice.proves(choice.step)
    return Value(step, value if exact else min(value, most), exact)
