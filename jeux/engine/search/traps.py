"""Sets problems from a bad position: a step that is no worse, but after which the obvious answer is.

Where every step loses against perfect play, their values say little about who will go wrong. The promising steps are
looked at again after the answer that a short search finds best: if that answer errs, the step gains (modelling the
opponent as a shallower search, Carmel & Markovitch 1996, one answer deep).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from random import Random

from jeux.engine.brain import Report, Think
from jeux.engine.budget import Budget, Choice, Clock
from jeux.rules.contract import OVER, Position

LONG = 200_000
"""Nodes from which a search has the time for it."""
HOPE = 0.4
"""The value below which a position is bad."""
BAND, MOST = 0.1, 6
"""How much worse by the search a step may be, and how many are looked at."""
SHORT = 6_000
"""Nodes of the search that answers."""
GLANCE, SHARE = 0.05, 0.5
"""What part of the budget says whether the position is bad, then what part goes to the search for the best step."""
ANSWER = 0.5
"""What the value after the answer counts, beside that of the search."""


def think(search: Think, position: Position, budget: Budget, clock: Clock, rng: Random, report: Report) -> Choice:
    """What a search finds; from a bad position and with a large budget, the step hardest to answer well."""
    if budget.margin or budget.depth or (budget.nodes is not None and budget.nodes < LONG):
        return search(position, budget, clock, rng, report)
    trier = _Trier(search, position, clock, rng)
    glance = trier.found(position, _part(budget, GLANCE), report)
    if glance.exact and glance.value >= HOPE:
        best = glance
    elif glance.value >= HOPE:
        best = trier.found(position, _part(budget, 1.0 - GLANCE), report)
    else:
        best = _hardest(trier, trier.found(position, replace(_part(budget, SHARE), margin=BAND), report), budget)
    return replace(best, nodes=clock.nodes)


def _hardest(trier: _Trier, best: Choice, budget: Budget) -> Choice:
    """The step that is worth most, by the search and once it is answered."""
    steps = {step: value for step, value in best.ranked[:MOST] if value >= best.value - BAND}
    part = _part(budget, (1.0 - GLANCE - SHARE) / len(steps))
    chances = {best.step: 0.0}
    for step, value in steps.items():
        if trier.clock.spent(trier.clock.nodes):
            break
        chances[step] = (1.0 - ANSWER) * value + ANSWER * trier.answered(step, part)
    chosen = max(chances, key=lambda step: chances[step])
    if chosen == best.step:
        return best
    return replace(best, step=chosen, value=steps[chosen], exact=False, pv=(chosen,))


def _part(budget: Budget, share: float) -> Budget:
    """So much of a budget."""
    seconds = None if budget.seconds is None else share * budget.seconds
    return Budget(seconds=seconds, nodes=None if budget.nodes is None else int(share * budget.nodes))


@dataclass(frozen=True, slots=True)
class _Trier:
    """Runs the parts of a search on one clock."""

    search: Think
    position: Position
    clock: Clock
    rng: Random

    def answered(self, step: str, budget: Budget) -> float:
        """The value, for the player to decide, after a step and its answer by a short search."""
        player = self.position.turn
        here = self.position.play(step)
        while here.turn not in (OVER, player):
            here = here.play(self.found(here, Budget(nodes=SHORT), silent).step)
        result = here.result()
        if result:
            own, other = result.scores[player], result.scores[1 - player]
            return 0.5 if own == other else float(own > other)
        return self.found(here, budget, silent).value

    def found(self, position: Position, budget: Budget, report: Report) -> Choice:
        """What the search finds within a part of the budget, or as long as the clock runs."""
        whole, begun = self.clock, self.clock.nodes
        part = Clock(budget, partial(whole.spent, begun))
        choice = self.search(position, budget, part, self.rng, report)
        whole.nodes = begun + part.nodes
        return choice


def silent(_: Choice) -> None:
    """Nobody listens to the iterations."""
