"""Iterative deepening at the root, over any search below it; every step gets its value."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from math import exp, log
from random import Random
from typing import Protocol

from jeux.engine.budget import Budget, Clock, SearchResult, Stopped
from jeux.engine.player import Report

WIN = 1_000_000
SURE_WIN = WIN - 10_000
"""The least score of a proven win."""
INFINITE = WIN + 1
MAX_DEPTH = 64


class StepSearch(Protocol):
    """The search below each root step."""

    @property
    def estimates(self) -> int:
        """How many leaves were estimated; none for a proven value."""
        ...

    def score(self, step: str, depth: int, alpha: int, beta: int) -> int:
        """The fail-soft score of a step of the root within `depth` turns. Raises `Stopped`."""
        ...

    def principal_variation(self, step: str, depth: int) -> tuple[str, ...]:
        """The principal variation of a root step, which comes first."""
        ...

    def turns(self, step: str, score: int, depth: int) -> int | None:
        """The turns to the end after a step whose proven score was first found at this depth, if that distance is
        proven to be the shortest: see `distance`."""
        ...


def to_value(score: int, scale: int) -> float:
    """The expected score, 0 to 1, for an estimate; 1 and 0 for proven wins and losses."""
    if abs(score) >= SURE_WIN:
        return 1.0 if score > 0 else 0.0
    return 1.0 / (1.0 + exp(-score / scale))


def to_score(value: float, scale: int) -> int:
    """The estimate with this value; outside 0 to 1, a proven loss or win."""
    if value <= 0.001:
        return -INFINITE
    if value >= 0.999:
        return INFINITE
    return round(-scale * log(1.0 / value - 1.0))


def distance(won: bool, depth: int) -> int:
    """The turns that the winner still has to play, if the game ends in the last of `depth` turns of both, the root's
    being the first."""
    return (depth + won) // 2


class RootSearch:
    """The root steps of a position and their scores. `scale`: the points that make a winning chance of 73 % (logistic);
    `whole`: whether all legal steps are included, without which nothing is proven."""

    def __init__(self, search: StepSearch, steps: list[str], scale: int, whole: bool, clock: Clock) -> None:
        self._search = search
        self._steps = steps
        self._scale = scale
        self._whole = whole
        self._clock = clock
        self._every = False
        self._settled: dict[str, int] = {}
        """The proven scores of steps that an analysis need not search again."""
        self._turns: dict[str, int] = {}

    def deepen(self, budget: Budget, rng: Random, report: Report) -> SearchResult:
        """Deepen turn by turn until the budget is spent, the value is proven, or the depth limit is reached."""
        rng.shuffle(self._steps)  # among equal steps the first one searched is kept
        self._every = budget.every
        best = self._deepen(budget, report)
        if not budget.every:
            return best
        lines = {step: self._search.principal_variation(step, best.depth) for step, _ in best.ranked}
        return replace(best, nodes=self._clock.nodes, pv=lines[best.step], lines=lines, turns=self._turns)

    def _deepen(self, budget: Budget, report: Report) -> SearchResult:
        ranked = [(step, 0) for step in self._steps]
        best = self._result(ranked, 0, exact=False, searched=())
        for depth in range(1, min(budget.depth or MAX_DEPTH, MAX_DEPTH) + 1):
            before = self._search.estimates
            partial: list[tuple[str, int]] = []
            try:
                ranked = self._rank([step for step, _ in ranked], depth, budget, partial)
            except Stopped:
                if budget.every and best.depth:
                    return self._with_settled(ranked, best.depth)
                return self._cut_short(best, partial, depth, budget)
            counted = self._search.estimates == before
            settled = abs(ranked[0][1]) >= SURE_WIN or counted
            best = self._result(ranked, depth, settled and self._whole, counted)
            report(best)
            if settled and (counted or not budget.every or len(self._settled) == len(ranked)):
                break
        return best

    def _rank(
        self, steps: list[str], depth: int, budget: Budget, ranked: list[tuple[str, int]]
    ) -> list[tuple[str, int]]:
        """Fill `ranked` with every root step and its score, best first. Raises `Stopped`, `ranked` holding a part."""
        best = -INFINITE
        for step in steps:
            if self._every:
                score = self._true_score(step, depth)
            else:
                alpha = self._floor(best, budget.margin)
                score = self._search.score(step, depth, alpha, alpha + 1 if ranked else INFINITE)
                if ranked and score > alpha:
                    score = self._search.score(step, depth, alpha, INFINITE)
            ranked.append((step, score))
            ranked.sort(key=lambda pair: -pair[1])  # stable: the earlier of equals stays first
            best = ranked[0][1]
        return ranked

    def _with_settled(self, ranked: list[tuple[str, int]], depth: int) -> SearchResult:
        """The last finished iteration, updated with wins and losses proven since."""
        scores = [(step, self._settled.get(step, score)) for step, score in ranked]
        scores.sort(key=lambda pair: -pair[1])
        return self._result(scores, depth, abs(scores[0][1]) >= SURE_WIN and self._whole)

    def _true_score(self, step: str, depth: int) -> int:
        """The exact score of a root step, independent of the others. Raises `Stopped`."""
        if step in self._settled:
            return self._settled[step]
        score = self._search.score(step, depth, -INFINITE, INFINITE)
        if abs(score) >= SURE_WIN:
            self._settled[step] = score
            turns = self._search.turns(step, score, depth)
            if turns is not None:
                self._turns[step] = turns
        return score

    def _floor(self, best: int, margin: float) -> int:
        """The score below which a root step needs no exact value."""
        if not margin or best == -INFINITE:
            return best
        return min(best, to_score(to_value(best, self._scale) - margin, self._scale)) - 1

    def _cut_short(
        self, best: SearchResult, partial: list[tuple[str, int]], depth: int, budget: Budget
    ) -> SearchResult:
        """The result of an unfinished iteration. If only time ends the search and only the best step matters, the
        partial result is used: it started with the best step of the last finished iteration. Otherwise the finished one
        is used, if there is one. Steps not searched get the lowest estimated value among the others; in an analysis, at
        most the best value."""
        timed = budget.nodes is None and not budget.margin
        if not partial or (best.depth and not timed):
            return best
        searched = {step for step, _ in partial}
        least = min((score for _, score in partial if abs(score) < SURE_WIN), default=0)
        if self._every:
            least = max(score for _, score in partial)
        ranked = partial + [(step, least) for step, _ in best.ranked if step not in searched]
        ranked.sort(key=lambda pair: -pair[1])
        return self._result(ranked, depth - 1, exact=False, searched=searched)

    def _result(
        self,
        ranked: list[tuple[str, int]],
        depth: int,
        exact: bool,
        counted: bool = False,
        searched: Iterable[str] | None = None,
    ) -> SearchResult:
        """`counted`: nothing was estimated, so the value of the best step is proven, and in an analysis those of all
        steps; otherwise another step's value may be an upper bound."""
        values = tuple((step, to_value(score, self._scale)) for step, score in ranked)
        step, value = values[0]
        proven = {step for step, score in ranked if abs(score) >= SURE_WIN}
        if counted:
            proven.update((each for each, _ in ranked) if self._every else (step,))
        line = self._search.principal_variation(step, depth)
        return SearchResult(
            step,
            value,
            exact,
            depth,
            self._clock.nodes,
            line,
            values,
            frozenset(proven if self._whole else ()),
            None if searched is None else frozenset(searched),
        )
