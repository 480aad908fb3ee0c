"""The values of all legal steps, for analysis: a search for the best one alone does not give them."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import NamedTuple

from jeux.engine.budget import WHOLE_MARGIN, Budget, Clock, Figures, SearchResult
from jeux.engine.player import EnginePlayer, Report
from jeux.rules.contract import OVER, Position

STAGE_SECONDS = (0.3, 2.0, 8.0)
"""The time limits of the stages on a usual machine."""
PROTECTION = 4.0
"""The factor on these limits for slow machines, which then do not spend all the nodes."""
SAME = 0.0005
"""Values that differ by less are considered equal."""
SLOWEST = 1_000
"""Limit above any proven distance in turns."""
GLANCE = Budget(nodes=1, depth=1)
"""The budget for a step that was not searched: the static value of the position after it, limited to those of the
searched steps, which were preferred."""


class Value(NamedTuple):
    """A step, its expected score for the player to move, and whether that is proven.

    `bound`: the step was not searched, its value is an upper bound. `turns`, `line`, `amount` and `figures` are those
    of `SearchResult`."""

    step: str
    value: float
    exact: bool
    bound: bool = False
    turns: int | None = None
    line: tuple[str, ...] = ()
    amount: float | None = None
    figures: Figures = ()


def stage_bounds(player: EnginePlayer, stage: int, seconds: float | None = None, nodes: int | None = None) -> Budget:
    """The budget of an analysis stage; the caller may override it."""
    if seconds is None:
        seconds = PROTECTION * STAGE_SECONDS[stage - 1]
    return Budget(seconds, nodes or player.stages[stage - 1], player.full.depth)


def step_values(
    player: EnginePlayer, position: Position, clock: Clock, rng: Random, report: Report
) -> tuple[Value, ...]:
    """The value of every legal step at full strength within the budget of the clock, best first."""
    choice = player.think(position, replace(clock.budget, margin=WHOLE_MARGIN, every=True), clock, rng, report)
    ranked = {step: _ranked(choice, step, value) for step, value in choice.ranked}
    most = min(each.value for each in ranked.values())
    values = []
    for step in position.steps():
        value = _known(_ended(position, step), ranked.get(step))
        value = value or glance(player, position, step, rng, most, clock)
        values.append(value if value.exact else value._replace(value=min(value.value, choice.value)))
    return tuple(sorted(values, key=lambda each: _rank(each, choice.step)))


def _rank(value: Value, chosen: str) -> tuple[float, bool, int, float, bool]:
    """The sort key of a step, the best first: by value, then by distance where it is proven, then by what the game
    counts."""
    return -value.value, value.bound, _haste(value), -(value.amount or 0.0), value.step != chosen


def _haste(value: Value) -> int:
    """The sort key of proven steps of equal value: the quickest win first, the slowest loss first."""
    far = SLOWEST if value.turns is None else value.turns
    return far if value.value > 0.0 else -far if value.turns is not None else 0


def _ranked(choice: SearchResult, step: str, value: float) -> Value:
    """The value of a step ranked by a search."""
    exact = choice.proves(step)
    bound = not exact and choice.searched is not None and step not in choice.searched
    line = choice.lines.get(step) or (choice.pv if step == choice.step else (step,))
    return Value(
        step, value, exact, bound, choice.turns.get(step), line, choice.amounts.get(step), choice.figures.get(step, ())
    )


def _ended(position: Position, step: str) -> Value | None:
    """The value of a step that ends the game; None for another step."""
    after = position.play(step)
    if after.turn != OVER:
        return None
    result = after.result()
    assert result is not None
    value = result.scores[position.turn]
    decided = value in (0.0, 1.0) and max(result.scores) > min(result.scores)
    return Value(step, value, True, False, int(value) if decided else None, (step,))


def _known(ended: Value | None, ranked: Value | None) -> Value | None:
    """The score of a step that ends the game, unless the search counts in another unit; else its ranked value."""
    if ended is None or ranked is None:
        return ended or ranked
    return ended if abs(ended.value - ranked.value) < SAME else ranked


def glance(player: EnginePlayer, position: Position, step: str, rng: Random, most: float, clock: Clock) -> Value:
    """A static value of a step from the position after it, for two players without chance: at most `most`, unless it is
    proven. Once time is up, `most` itself."""
    seat, after = position.turn, position.play(step)
    if clock.over():
        return Value(step, most, False, True, line=(step,))
    choice = player.think(after, GLANCE, Clock(GLANCE), rng, lambda _: None)
    value, exact = _for(seat, after, choice), choice.proves(choice.step)
    return Value(step, value if exact else min(value, most), exact, not exact, line=(step, *choice.pv))


def _for(seat: int, after: Position, choice: SearchResult) -> float:
    """The value for the player who made a step, from a search of the position after it: two players, no chance."""
    return choice.value if after.turn == seat else 1.0 - choice.value


def worth_of(player: EnginePlayer, position: Position, step: str, clock: Clock, rng: Random, report: Report) -> Value:
    """The value of one legal step at full strength, from a search of its own within the clock's budget."""
    ended = _ended(position, step)
    if player.by_reply:
        return ended or _worth_by_reply(player, position, step, clock, rng, report)
    choice = player.think(position, replace(clock.budget, every=True, only=step), clock, rng, report)
    found = _known(ended, _ranked(choice, step, dict(choice.ranked)[step]))
    assert found is not None
    return found._replace(bound=False)


def _worth_by_reply(
    player: EnginePlayer, position: Position, step: str, clock: Clock, rng: Random, report: Report
) -> Value:
    seat, after = position.turn, position.play(step)

    def turned(choice: SearchResult) -> SearchResult:
        return replace(choice, value=_for(seat, after, choice), pv=(step, *choice.pv))

    choice = player.think(after, replace(clock.budget, every=True), clock, rng, lambda each: report(turned(each)))
    return Value(step, _for(seat, after, choice), choice.proves(choice.step), False, None, (step, *choice.pv))
