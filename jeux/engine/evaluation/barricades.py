"""How Barricades is thought: ways to the goal, barricades on them, and what each of up to four players may expect.

Every player is taken to play for his own score (max^n, Luckhardt and Irani 1986) or for his team's. A turn ends in one
node for each use of a die and each place for a barricade taken; the worth of a node is the mean over the throws of
what the one who throws would choose. As one die of two is played, the best node of each die settles all the throws.
"""

from __future__ import annotations

from random import Random

from jeux.engine.brain import Brain, Level, Report
from jeux.engine.budget import Budget, Choice, Clock, Stopped
from jeux.engine.evaluation.barricades_ways import Estimate, Node, after_die, enter, places_to_put
from jeux.engine.search.expectimax import step_ends
from jeux.rules.barricades_board import GOAL_BIT, SEATS
from jeux.rules.barricades_position import Barricades
from jeux.rules.contract import Position
from jeux.rules.tables import FACES

MAX_DEPTH = 3
WIDTHS = (0, 0, 12, 4)
"""How many nodes that the turn can end in are looked at, at each depth from 2 on."""
_THROWS = tuple((a, b, (1 if a == b else 2) / 36) for a in FACES for b in range(1, a + 1))

Scores = tuple[float, ...]


class _Search:
    """One search: the nodes that the turn can end in, and the estimates made."""

    def __init__(self, position: Barricades, clock: Clock, rng: Random) -> None:
        self.position = position
        self.player = position.turn
        self.rules = position.rules
        self.clock = clock
        self.estimate = Estimate(position.rules)
        self.estimates: dict[Node, Scores] = {}
        self.paths: dict[str, dict[Node, tuple[str, ...]]] = {}
        known: dict[Barricades, dict[Barricades, tuple[str, ...]]] = {}
        steps = list(position.steps())
        rng.shuffle(steps)  # of equal steps the first one stands
        for step in steps:
            ends = step_ends(position, step, known)
            self.paths[step] = {enter(end): path for end, path in ends.items()}

    def run(self, budget: Budget, report: Report) -> Choice:
        """Deepen until the budget is spent or the depth is reached."""
        values = {node: 0.0 for ends in self.paths.values() for node in ends}
        best = self._choice(values, 0)
        for depth in range(1, min(budget.depth or MAX_DEPTH, MAX_DEPTH) + 1):
            try:
                values = self._deepen(values, depth)
            except Stopped:
                break
            best = self._choice(values, depth)
            report(best)
            if len(values) == 1 or best.exact:
                break
        return best

    def _deepen(self, values: dict[Node, float], depth: int) -> dict[Node, float]:
        """The values of the nodes with the promising ones looked at to this depth, the others held below them."""
        if depth == 1:
            return {node: self._value(node)[self.player] for node in values}
        ordered = sorted(values, key=lambda node: -values[node])
        deeper = {node: self._after(node, depth - 1)[self.player] for node in ordered[: WIDTHS[depth]]}
        worst = min(deeper.values())
        return {node: deeper[node] if node in deeper else min(values[node], worst) for node in ordered}

    def _choice(self, values: dict[Node, float], depth: int) -> Choice:
        best = {step: max(ends, key=lambda node: values[node]) for step, ends in self.paths.items()}
        ranked = sorted(((step, values[node]) for step, node in best.items()), key=lambda pair: -pair[1])
        step, value = ranked[0]
        won = _over(best[step])
        return Choice(step, value, won, depth, self.clock.nodes, (step, *self.paths[step][best[step]]), tuple(ranked))

    # --- the tree -------------------------------------------------------------------------------------------------

    def _value(self, node: Node) -> Scores:
        found = self.estimates.get(node)
        if found is None:
            self.clock.tick()
            found = self.estimates[node] = self.estimate(node)
        return found

    def _after(self, node: Node, depth: int) -> Scores:
        """What each player may expect with `depth` more turns looked at."""
        if not depth or _over(node):
            return self._value(node)
        player = self.rules.owner[node.side]
        stay = node._replace(side=self.rules.after(node.side))
        best: list[Node | None] = [None]
        best += [max(self._ends(node, die), key=lambda end: self._value(end)[player], default=None) for die in FACES]
        deeper = {end: self._after(end, depth - 1) for end in dict.fromkeys(end or stay for end in best)}
        total = [0.0] * self.rules.players
        for a, b, chance in _THROWS:
            choices = [end for end in (best[a], best[b]) if end] or [stay]
            if self.rules.free:
                choices.append(stay)
            scores = max((deeper[end] for end in choices), key=lambda scores: scores[player])
            for i, score in enumerate(scores):
                total[i] += chance * score
        return tuple(total)

    def _ends(self, node: Node, die: int) -> list[Node]:
        """The nodes that one die can lead to; a barricade taken is put where it is in the way of others."""
        found = []
        following = self.rules.after(node.side)
        for pawns, barricades, in_hand in after_die(node, die, self.rules):
            if not in_hand:
                found.append(Node(pawns, barricades, following))
                continue
            ways = self.estimate.ways(barricades)
            cells = places_to_put(pawns, barricades, node.side, self.rules, ways)
            found += [Node(pawns, barricades | 1 << cell, following) for cell in cells]
        return found


def _over(node: Node) -> bool:
    return any(node.pawns[seat] & GOAL_BIT for seat in range(SEATS))


def think(position: Position, budget: Budget, clock: Clock, rng: Random, report: Report) -> Choice:
    """The best step found within the budget, for a pawn to move or a barricade to put."""
    assert isinstance(position, Barricades), position
    return _Search(position, clock, rng).run(budget, report)


BRAIN = Brain(
    think=think,
    levels=(
        Level(nodes=3_000, seconds=0.8, depth=1, noise=0.08, blunder=0.8, sees_wins=False),
        Level(nodes=3_000, seconds=0.8, depth=1, noise=0.06, blunder=0.7),
        Level(nodes=3_000, seconds=0.8, depth=1, noise=0.04, blunder=0.6),
        Level(nodes=3_000, seconds=0.8, depth=1, noise=0.02, blunder=0.45),
        Level(nodes=6_000, seconds=2.8, depth=3),
    ),
    full=Level(nodes=40_000, seconds=4.0, depth=3),
)
