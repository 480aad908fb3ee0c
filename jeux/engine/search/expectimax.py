"""Expectimax for two players with dice: averages over all throws and tries every turn.

The unit is the whole turn: all ways to play it are generated, and those with the same final position are one *end*. The
value of an end at depth d is the average, over the opponent's throws, of his best end at depth d - 1, computed by a
kernel (`jeux.engine.kernels.dice_kernel`); at depth 0 it is the estimate. Only the most promising ends are searched
deeper (selective deepening, as in backgammon programs since Tesauro 1995); the others keep their estimates, limited at
the root to less than the searched ones.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable
from dataclasses import dataclass, replace
from random import Random
from typing import Generic, TypeVar

from jeux.engine.budget import Budget, Clock, Figures, SearchResult, Stopped
from jeux.engine.player import Report
from jeux.rules.contract import OVER, Position

MAX_DEPTH = 4
WIDTHS = (0, 0, 6, 4, 3)
"""The number of root ends searched, for each depth from 2 on."""
WINDOWS = (0.0, 0.0, 0.2, 0.1, 0.05)
"""The margin below the best, in single stakes, within which an end is still searched."""

P = TypeVar("P", bound=Position)
N = TypeVar("N", bound=Hashable)


def no_figures(node: Hashable) -> Figures:
    """Nothing besides the value."""
    return ()


@dataclass(frozen=True, slots=True)
class TurnEvaluator(Generic[P, N]):
    """The game-specific functions of the search, with a compact form for positions at the end of a turn.

    `node_of` converts a position at the end of a player's turn. `look_ahead` is the value of an end for this player
    with a look-ahead of some turns; it counts its estimates on the clock. `unit` converts a point of value into the
    score of the game."""

    node_of: Callable[[P, int], N]
    unit: Callable[[P], float]
    look_ahead: Callable[[N, int, Clock], float]
    figures: Callable[[N], Figures] = no_figures
    """What its last look-ahead found of an end besides its value."""


def think(
    evaluator: TurnEvaluator[P, N], position: P, budget: Budget, clock: Clock, rng: Random, report: Report
) -> SearchResult:
    """The best step found within the budget, when a player has a turn to play. `value` is in points."""
    return _ExpectimaxSearch(evaluator, clock, position, budget, rng).run(budget, report)


# --- a whole turn -------------------------------------------------------------------------------------------------


def turn_ends(position: P, memo: dict[P, dict[P, tuple[str, ...]]]) -> dict[P, tuple[str, ...]]:
    """The possible final positions of the current turn, each with steps that lead there. Positions reached in several
    ways are computed once, in `memo`."""
    ends = memo.get(position)
    if ends is None:
        ends = {}
        for step in position.steps():
            for end, path in step_ends(position, step, memo).items():
                ends.setdefault(end, (step, *path))
        memo[position] = ends
    return ends


def step_ends(position: P, step: str, memo: dict[P, dict[P, tuple[str, ...]]]) -> dict[P, tuple[str, ...]]:
    """The same after one step of the turn."""
    after = position.play(step)
    return turn_ends(after, memo) if after.turn == position.turn else {after: ()}


# --- the search ---------------------------------------------------------------------------------------------------


class _ExpectimaxSearch(Generic[P, N]):
    """The state of one search: the turns of the root, their ends, and the estimates."""

    def __init__(self, evaluator: TurnEvaluator[P, N], clock: Clock, position: P, budget: Budget, rng: Random) -> None:
        self.evaluator = evaluator
        self.clock = clock
        self.position = position
        self.estimates: dict[N, float] = {}
        self.paths: dict[str, dict[N, tuple[str, ...]]] = {}
        memo: dict[P, dict[P, tuple[str, ...]]] = {}
        self.every = budget.every
        self.searched: set[N] = set()
        """The ends searched to the full depth."""
        steps = budget.root_steps(position)
        rng.shuffle(steps)  # among equal steps the first one is kept
        for step in steps:
            ends = step_ends(position, step, memo)
            self.paths[step] = {evaluator.node_of(end, position.turn): path for end, path in ends.items()}
        self.proven = all(end.turn == OVER for end in turn_ends(position, memo))

    def run(self, budget: Budget, report: Report) -> SearchResult:
        """Deepen until the budget is spent, the value is certain, or the depth limit is reached."""
        values = {end: 0.0 for ends in self.paths.values() for end in ends}
        best = self._result(values, 0)
        for depth in range(1, min(budget.depth or MAX_DEPTH, MAX_DEPTH) + 1):
            try:
                values = self._deepen(values, depth, budget.margin / self.evaluator.unit(self.position))
            except Stopped:
                break
            best = self._result(values, depth)
            report(best)
            if len(values) == 1 or self.proven:
                break
        return best

    def _deepen(self, values: dict[N, float], depth: int, margin: float) -> dict[N, float]:
        """The values of the ends, the promising ones searched to this depth and the others limited below them."""
        if depth == 1:
            return self._glance(values)
        ordered = sorted(values, key=lambda end: -values[end])
        floor = values[ordered[0]] - max(WINDOWS[depth], margin)
        chosen = [end for end in ordered[: WIDTHS[depth]] if values[end] >= floor]
        if depth > 2 and len(chosen) == 1 and not self.every:
            return values  # a single end whose value includes the replies: deeper search changes no choice
        if self.every:
            chosen = list(dict.fromkeys([*chosen, *(self._best_end(step, values) for step in self.paths)]))
        deeper = {end: self._after(end, depth - 1) for end in chosen}
        self.searched = set(chosen)
        worst = min(deeper.values())
        return {end: deeper[end] if end in deeper else min(values[end], worst) for end in ordered}

    def _glance(self, ends: Collection[N]) -> dict[N, float]:
        """The estimates of all ends. If an analysis runs out of time, ends not reached get at most the best value.
        Raises `Stopped`."""
        values: dict[N, float] = {}
        try:
            for end in ends:
                values[end] = self._estimate(end)
        except Stopped:
            if not (self.every and values):
                raise
        self.searched = set(values)
        return dict.fromkeys(ends, max(values.values())) | values

    def _result(self, values: dict[N, float], depth: int) -> SearchResult:
        unit = self.evaluator.unit(self.position)
        best = {step: self._best_end(step, values) for step in self.paths}
        ranked = sorted(((step, unit * values[end]) for step, end in best.items()), key=lambda pair: -pair[1])
        step, value = ranked[0]
        lines = {step: (step, *self.paths[step][end]) for step, end in best.items()}
        searched = frozenset(step for step, end in best.items() if end in self.searched)
        proven, nodes = self.proven and depth > 0, self.clock.nodes
        result = SearchResult(
            step, value, proven, depth, nodes, lines[step], tuple(ranked), searched=searched, lines=lines
        )
        if not (self.every and depth):
            return result
        return replace(result, figures={step: self.evaluator.figures(end) for step, end in best.items()})

    def _best_end(self, step: str, values: dict[N, float]) -> N:
        """The end of the best turn that starts with a step; among equals, one that was searched deeply."""
        return max(self.paths[step], key=lambda end: (values[end], end in self.searched))

    # --- the tree -------------------------------------------------------------------------------------------------

    def _estimate(self, end: N) -> float:
        value = self.estimates.get(end)
        if value is None:
            self.clock.tick()
            value = self.estimates[end] = self.evaluator.look_ahead(end, 0, self.clock)
        return value

    def _after(self, end: N, depth: int) -> float:
        """The value of an end for the player whose turn it ended, with a look-ahead of `depth` turns."""
        return self.evaluator.look_ahead(end, depth, self.clock) if depth else self._estimate(end)
