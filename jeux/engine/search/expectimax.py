"""Expectimax for two players whose turns are thrown: every throw weighed by its chance, every turn tried.

The unit is the whole turn: all the ways to play it are listed, those that end alike are one *end*. The value of an end
at depth d averages, over the throws of the other player, the best of his ends at depth d - 1, which a kernel works out
(`jeux.engine.kernels.dice_kernel`); at depth 0 it is the estimate. Only the most promising ends are looked at deeper
(selective deepening, as backgammon programs do since Tesauro 1995): the estimate of the others stands, and at the root
it is held below those that were.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable
from dataclasses import dataclass
from random import Random
from typing import Generic, TypeVar

from jeux.engine.budget import Budget, Clock, SearchResult, Stopped
from jeux.engine.player import Report
from jeux.rules.contract import OVER, Position

MAX_DEPTH = 4
WIDTHS = (0, 0, 6, 4, 3)
"""How many ends of the root are looked at, at each depth from 2 on."""
WINDOWS = (0.0, 0.0, 0.2, 0.1, 0.05)
"""How far below the best, in single stakes, an end is still looked at."""

P = TypeVar("P", bound=Position)
N = TypeVar("N", bound=Hashable)


@dataclass(frozen=True, slots=True)
class TurnEvaluator(Generic[P, N]):
    """What turns of a game are worth, in a form of its own for the end of a turn.

    `node_of` gives that form to a position that ended a turn of a player. `look_ahead` is the value of an end for this
    player with so many more turns looked at; it counts its estimates on the clock. `unit` is what one point of a value
    is worth in the score of the game."""

    node_of: Callable[[P, int], N]
    unit: Callable[[P], float]
    look_ahead: Callable[[N, int, Clock], float]


def think(
    evaluator: TurnEvaluator[P, N], position: P, budget: Budget, clock: Clock, rng: Random, report: Report
) -> SearchResult:
    """The best step found within the budget, where a player has a turn to play. `value` is in points."""
    return _ExpectimaxSearch(evaluator, clock, position, budget, rng).run(budget, report)


# --- a whole turn -------------------------------------------------------------------------------------------------


def turn_ends(position: P, memo: dict[P, dict[P, tuple[str, ...]]]) -> dict[P, tuple[str, ...]]:
    """The positions in which the turn of the player to decide can end, each with steps that lead there. Positions met
    on several ways are worked out once, in `memo`."""
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
    """One search: the turns of the root, the ends they lead to, and the estimates made."""

    def __init__(self, evaluator: TurnEvaluator[P, N], clock: Clock, position: P, budget: Budget, rng: Random) -> None:
        self.evaluator = evaluator
        self.clock = clock
        self.position = position
        self.estimates: dict[N, float] = {}
        self.paths: dict[str, dict[N, tuple[str, ...]]] = {}
        memo: dict[P, dict[P, tuple[str, ...]]] = {}
        self.every = budget.every
        self.searched: set[N] = set()
        """The ends that were looked at as deeply as any."""
        steps = budget.root_steps(position)
        rng.shuffle(steps)  # of equal steps the first one stands
        for step in steps:
            ends = step_ends(position, step, memo)
            self.paths[step] = {evaluator.node_of(end, position.turn): path for end, path in ends.items()}
        self.proven = all(end.turn == OVER for end in turn_ends(position, memo))

    def run(self, budget: Budget, report: Report) -> SearchResult:
        """Deepen until the budget is spent, the value is known, or the depth is reached."""
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
        """The values of the ends with the promising ones looked at to this depth, the others held below them."""
        if depth == 1:
            return self._glance(values)
        ordered = sorted(values, key=lambda end: -values[end])
        floor = values[ordered[0]] - max(WINDOWS[depth], margin)
        chosen = [end for end in ordered[: WIDTHS[depth]] if values[end] >= floor]
        if depth > 2 and len(chosen) == 1 and not self.every:
            return values  # nothing to choose between, and a look at the replies has given the value
        if self.every:
            chosen = list(dict.fromkeys([*chosen, *(self._best_end(step, values) for step in self.paths)]))
        deeper = {end: self._after(end, depth - 1) for end in chosen}
        self.searched = set(chosen)
        worst = min(deeper.values())
        return {end: deeper[end] if end in deeper else min(values[end], worst) for end in ordered}

    def _glance(self, ends: Collection[N]) -> dict[N, float]:
        """The estimates of all ends; where time does not suffice for an analysis, at most what the best one is worth
        for those that were not reached. Raises `Stopped`."""
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
        return SearchResult(
            step, value, proven, depth, nodes, lines[step], tuple(ranked), searched=searched, lines=lines
        )

    def _best_end(self, step: str, values: dict[N, float]) -> N:
        """The end of the best turn that begins with a step; of equal ones one that was looked at deeply."""
        return max(self.paths[step], key=lambda end: (values[end], end in self.searched))

    # --- the tree -------------------------------------------------------------------------------------------------

    def _estimate(self, end: N) -> float:
        value = self.estimates.get(end)
        if value is None:
            self.clock.tick()
            value = self.estimates[end] = self.evaluator.look_ahead(end, 0, self.clock)
        return value

    def _after(self, end: N, depth: int) -> float:
        """The value of an end, for the player whose turn it ended, with `depth` more turns looked at."""
        return self.evaluator.look_ahead(end, depth, self.clock) if depth else self._estimate(end)
