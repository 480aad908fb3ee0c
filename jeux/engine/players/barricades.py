"""The player of Barricades: its kernel (`kernels.games.barricades`), for two to four seats, at five levels.

The rules generate every end of the turn at the root; the kernel values it for each seat. Only the most promising ends
are searched deeper (as in `jeux.engine.search.expectimax`).
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from random import Random
from typing import TYPE_CHECKING

from jeux.engine.budget import Budget, Clock, SearchResult, Stopped
from jeux.engine.kernels import lazy_kernel
from jeux.engine.player import EnginePlayer, Level, Report
from jeux.engine.search.expectimax import step_ends
from jeux.engine.tables.weights import learned_weights
from jeux.rules.contract import Position
from jeux.rules.games.barricades.board import GOAL_BIT
from jeux.rules.games.barricades.position import Barricades, Rules

if TYPE_CHECKING:
    from jeux.engine.kernels.games import barricades as barricades_kernel
    from jeux.engine.kernels.games import barricades_features, barricades_many, barricades_net
else:
    barricades_kernel = lazy_kernel("games.barricades")
    barricades_features = lazy_kernel("games.barricades_features")
    barricades_many = lazy_kernel("games.barricades_many")
    barricades_net = lazy_kernel("games.barricades_net")

MAX_DEPTH, CROWDED_DEPTH = 5, 3
"""The look-ahead in turns, for two seats and for more: with more seats, a deeper one changes values by some thousandths
and did not win more games (docs/strength.md)."""
WIDTHS = (0, 0, 16, 10, 6, 4)
"""The number of root nodes searched, for each depth from 2 on."""
_WORD = (1 << 64) - 1

Node = tuple[int, ...]


def node_of(position: Barricades) -> Node:
    """The node, in the kernel's form, of a position at the end of a turn."""
    pawns, walls = position.pawns, position.barricades
    masks = [mask & _WORD for mask in pawns] + [mask >> 64 for mask in pawns]
    return (*masks, walls & _WORD, walls >> 64, position.side, 0)


@cache
def kernel(rules: Rules) -> barricades_kernel.BarricadesKernel:
    """The kernel for these rules."""
    teams = tuple(sum(1 << mate for mate in team) for team in rules.teams)
    return barricades_kernel.BarricadesKernel(
        rules.seats, teams, rules.free, barricades_features.learned_weights(), net(rules)
    )


def net(rules: Rules) -> barricades_net.Layers:
    """The layers of the network for these rules: that of two seats, or that of three and four."""
    if len(rules.seats) == 2:
        return barricades_net.layers(learned_weights("barricades.net", barricades_net.WEIGHTS))
    return barricades_net.layers(learned_weights("barricades_many.net", barricades_many.WEIGHTS))


def look_ahead(node: Node, rules: Rules, depth: int, clock: Clock) -> tuple[float, ...]:
    """The expectations of the four seats in a node, with a look-ahead of `depth` turns. Raises `Stopped`."""
    barricades = kernel(rules)
    before, start = clock.nodes, barricades.estimates
    chances = barricades.look_ahead(node, depth, lambda estimates: clock.spent(before + estimates - start))
    clock.nodes = before + barricades.estimates - start
    if barricades.stopped or clock.spent(clock.nodes):
        raise Stopped
    return chances


class _BarricadesSearch:
    """The state of one search: the nodes in which the turn can end."""

    def __init__(self, position: Barricades, clock: Clock, budget: Budget, rng: Random) -> None:
        self.rules = position.rules
        self.team = position.rules.teams[position.side]
        self.clock = clock
        self.won: set[str] = set()
        self.paths: dict[str, dict[Node, tuple[str, ...]]] = {}
        memo: dict[Barricades, dict[Barricades, tuple[str, ...]]] = {}
        self.every = budget.every
        self.searched: set[Node] = set()
        """The nodes searched to the full depth."""
        steps = budget.root_steps(position)
        rng.shuffle(steps)  # among equal steps the first one is kept
        for step in steps:
            ends = step_ends(position, step, memo)
            self.paths[step] = {node_of(end): path for end, path in ends.items()}
            if any(end.pawns[position.side] & GOAL_BIT for end in ends):
                self.won.add(step)

    def run(self, budget: Budget, report: Report) -> SearchResult:
        """Deepen until the budget is spent or the depth limit is reached."""
        values = {node: 0.0 for ends in self.paths.values() for node in ends}
        best = self._result(values, 0)
        deepest = MAX_DEPTH if len(self.rules.seats) == 2 else CROWDED_DEPTH
        for depth in range(1, min(budget.depth or deepest, deepest) + 1):
            try:
                values = self._deepen(values, depth)
            except Stopped:
                break
            best = self._result(values, depth)
            report(best)
            if len(values) == 1 or best.exact:
                break
        return best

    def _deepen(self, values: dict[Node, float], depth: int) -> dict[Node, float]:
        """The values of the nodes, the promising ones searched to this depth and the others limited below them."""
        if depth == 1:
            return self._glance(values)
        ordered = sorted(values, key=lambda node: -values[node])
        chosen = ordered[: WIDTHS[depth]]
        if self.every:
            chosen = list(dict.fromkeys([*chosen, *(self._best_node(step, values) for step in self.paths)]))
        deeper = {node: self._value(node, depth - 1) for node in chosen}
        self.searched = set(chosen)
        worst = min(deeper.values())
        return {node: deeper[node] if node in deeper else min(values[node], worst) for node in ordered}

    def _glance(self, nodes: Collection[Node]) -> dict[Node, float]:
        """The estimates of all nodes. If an analysis runs out of time, nodes not reached get at most the best value.
        Raises `Stopped`."""
        values: dict[Node, float] = {}
        try:
            for node in nodes:
                values[node] = self._value(node, 0)
        except Stopped:
            if not (self.every and values):
                raise
        self.searched = set(values)
        return dict.fromkeys(nodes, max(values.values())) | values

    def _value(self, node: Node, depth: int) -> float:
        """The expectation of the team to move in a node."""
        chances = look_ahead(node, self.rules, depth, self.clock)
        return sum(chances[seat] for seat in self.team)

    def _result(self, values: dict[Node, float], depth: int) -> SearchResult:
        best = {step: self._best_node(step, values) for step in self.paths}
        ranked = sorted(((step, values[node]) for step, node in best.items()), key=lambda pair: -pair[1])
        step, value = ranked[0]
        lines = {step: (step, *self.paths[step][node]) for step, node in best.items()}
        return SearchResult(
            step,
            value,
            step in self.won,
            depth,
            self.clock.nodes,
            lines[step],
            tuple(ranked),
            frozenset(self.won),
            frozenset(step for step, node in best.items() if node in self.searched),
            lines,
        )

    def _best_node(self, step: str, values: dict[Node, float]) -> Node:
        """The final node of the best turn that starts with a step; among equals, one that was searched deeply."""
        return max(self.paths[step], key=lambda node: (values[node], node in self.searched))


def think(position: Position, budget: Budget, clock: Clock, rng: Random, report: Report) -> SearchResult:
    """The best step found within the budget, for a pawn to move or a barricade to put."""
    assert isinstance(position, Barricades), position
    return _BarricadesSearch(position, clock, budget, rng).run(budget, report)


PLAYER = EnginePlayer(
    think=think,
    levels=(
        Level(nodes=3_000, seconds=0.8, depth=1, noise=0.07, blunder=0.86, sees_wins=False),
        Level(nodes=3_000, seconds=0.8, depth=1, noise=0.056, blunder=0.8),
        Level(nodes=3_000, seconds=0.8, depth=1, noise=0.045, blunder=0.7),
        Level(nodes=3_000, seconds=0.8, depth=1, noise=0.045, blunder=0.38),
        Level(nodes=3_000, seconds=2.8, depth=2, noise=0.05, blunder=0.28),
    ),
    full=Level(nodes=10**9, seconds=5.0, depth=MAX_DEPTH),
    stages=(60_000, 600_000, 2_500_000),
    even=None,
    tables=(
        "barricades.bin",
        "barricades.net",
        "barricades_many.net",
    ),
)
