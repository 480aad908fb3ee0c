"""The player of Barricades: its kernel (`kernels.games.barricades`), for two to four seats, at five levels.

Every end of the turn at the root is found by the rules; the kernel says what each seat may expect there. Only the most
promising ends are looked at deeper (as in `jeux.engine.search.expectimax`).
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
"""How many turns are looked at, by two seats and by more: there, more of them change the values by some thousandths and
were not found to win more games (docs/strength.md)."""
WIDTHS = (0, 0, 16, 10, 6, 4)
"""How many nodes that the turn can end in are looked at, at each depth from 2 on."""
_WORD = (1 << 64) - 1

Node = tuple[int, ...]


def node_of(position: Barricades) -> Node:
    """The node of a position in which a turn has ended, as the kernel takes it."""
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
    """What each of the four seats may expect in a node, with so many turns looked at. Raises `Stopped`."""
    barricades = kernel(rules)
    before, start = clock.nodes, barricades.estimates
    chances = barricades.look_ahead(node, depth, lambda estimates: clock.spent(before + estimates - start))
    clock.nodes = before + barricades.estimates - start
    if barricades.stopped or clock.spent(clock.nodes):
        raise Stopped
    return chances


class _BarricadesSearch:
    """One search: the nodes that the turn can end in."""

    def __init__(self, position: Barricades, clock: Clock, budget: Budget, rng: Random) -> None:
        self.rules = position.rules
        self.team = position.rules.teams[position.side]
        self.clock = clock
        self.won: set[str] = set()
        self.paths: dict[str, dict[Node, tuple[str, ...]]] = {}
        memo: dict[Barricades, dict[Barricades, tuple[str, ...]]] = {}
        self.every = budget.every
        self.searched: set[Node] = set()
        """The nodes that were looked at as deeply as any."""
        steps = budget.root_steps(position)
        rng.shuffle(steps)  # of equal steps the first one stands
        for step in steps:
            ends = step_ends(position, step, memo)
            self.paths[step] = {node_of(end): path for end, path in ends.items()}
            if any(end.pawns[position.side] & GOAL_BIT for end in ends):
                self.won.add(step)

    def run(self, budget: Budget, report: Report) -> SearchResult:
        """Deepen until the budget is spent or the depth is reached."""
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
        """The values of the nodes with the promising ones looked at to this depth, the others held below them."""
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
        """The values of all nodes at first sight; where time does not suffice for an analysis, at most what the best
        one is worth for those that were not reached. Raises `Stopped`."""
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
        """What the team that plays may expect in a node."""
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
        """Where the best turn ends that begins with a step; of equal ones one that was looked at deeply."""
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
