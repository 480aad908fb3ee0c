"""The player of Shut the box: exact. Alone it minimises the expected points; against others it maximises the expected
share of the victory: the last player knows the score to beat, those before him know the value of each score against
perfect play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random

from jeux.engine.budget import Budget, Clock, Figures, SearchResult, Stopped
from jeux.engine.player import EnginePlayer, Level, Report
from jeux.engine.players.boite_run import points_left, subsets, work_out
from jeux.engine.players.boite_shares import share
from jeux.rules.contract import Position
from jeux.rules.games.boite.position import CLOSE_MASK, PASS, Boite, points_of


def _score_of(position: Boite) -> Callable[[int], float]:
    """The score for the points of the current run, averaged over the runs still to come."""
    if position.players == 1:
        return lambda points: -float(points)
    coming = position.players - 1 - position.runner
    alone = partial(share, position.rules, coming=coming, sharing=1)
    if not position.points:
        return alone
    best = min(position.points)
    shared = share(position.rules, best, coming, position.points.count(best) + 1)
    return lambda points: alone(points) if points < best else shared if points == best else 0.0


def worth_of_sets(position: Boite) -> dict[int, float]:
    """The value of ending the run with each subset of the open tiles."""
    score, reading = _score_of(position), position.rules.reading
    return {left: score(points_of(left, reading)) for left in subsets(position.open_mask)}


def think(position: Position, budget: Budget, clock: Clock, rng: Random, report: Report) -> SearchResult:
    """The best closing: proven, unless the budget is spent first; sets not computed then count their present points."""
    assert isinstance(position, Boite), position
    assert position.dice, position
    worth = worth_of_sets(position)
    forced = position.steps() == (PASS,)
    exact = forced or budget.depth != 1
    try:
        if exact and not forced:
            work_out(position.rules, position.open_mask, worth, clock)
    except Stopped:
        exact = False
    best = _result(position, worth, rng, clock.nodes, exact)
    if exact and not forced and position.players > 1 and budget.every:
        best = replace(best, figures=_points_left(position, worth, clock))
    if budget.margin and position.players == 1 and not budget.every:
        best = _in_proportion(best)
    if exact:
        report(best)
    return best


def _result(position: Boite, worth: dict[int, float], rng: Random, nodes: int, exact: bool) -> SearchResult:
    left = {step: position.open_mask & ~CLOSE_MASK.get(step, 0) for step in position.steps()}
    steps = list(left)
    rng.shuffle(steps)
    # with no chance left, still close as much as possible
    steps.sort(key=lambda step: (-worth[left[step]], points_of(left[step], position.rules.reading)))
    ranked = [(step, worth[left[step]]) for step in steps]
    step, value = ranked[0]
    searched = None if exact else frozenset[str]()
    depth = position.open_mask.bit_count()
    return SearchResult(step, value, exact, depth, nodes, (step,), tuple(ranked), searched=searched)


def _points_left(position: Boite, worth: dict[int, float], clock: Clock) -> dict[str, Figures]:
    """The mean points left at the end of the run after each step, where the run is played for the victory."""
    reading = position.rules.reading
    ended = {left: float(points_of(left, reading)) for left in subsets(position.open_mask)}
    try:
        mean = points_left(position.rules, position.open_mask, worth, ended, clock)
    except Stopped:
        return {}
    return {step: (("points", mean[position.open_mask & ~CLOSE_MASK.get(step, 0)]),) for step in position.steps()}


def _in_proportion(best: SearchResult) -> SearchResult:
    """The values scaled for a level whose error band is on a scale from 0 to 1, if they are points: losses are divided
    by the expected points."""
    unit = max(1.0, -best.value)
    return replace(best, ranked=tuple((step, best.value - (best.value - value) / unit) for step, value in best.ranked))


_WHOLE = 4_096
"""The number of sets of twelve tiles."""
_TWICE = 2 * _WHOLE
"""For their values, then for the points left."""

PLAYER = EnginePlayer(
    think=think,
    levels=(
        Level(nodes=_WHOLE, seconds=0.8, noise=0.7, blunder=1.0, sees_wins=False),
        Level(nodes=_WHOLE, seconds=0.8, noise=0.5, blunder=0.88),
        Level(nodes=_WHOLE, seconds=0.8, noise=0.45, blunder=0.73),
        Level(nodes=_WHOLE, seconds=0.8, noise=0.4, blunder=0.57),
        Level(nodes=_WHOLE, seconds=2.8, noise=0.3, blunder=0.48),
    ),
    full=Level(nodes=_WHOLE, seconds=4.0),
    stages=(_TWICE, _TWICE, _TWICE),
    even=None,
    tables=("shares.bin",),
)
