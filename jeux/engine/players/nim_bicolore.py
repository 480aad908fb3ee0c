"""The player of Nim bicolore: exact search, with theorems for the positions that they cover.

A heap is n new and b burnt matches, written 10 n + b. Heaps are sorted: their order says nothing. Known at once (the
proofs are in the page of the game): one heap, two heaps, new matches only (Bouton, 1901), burnt ones only (the Nim in
which the last match loses).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import xor
from random import Random

from jeux.engine.budget import Budget, Clock, SearchResult, Stopped
from jeux.engine.player import EnginePlayer, Level, Report
from jeux.rules.contract import OVER, Position
from jeux.rules.games.nim_bicolore.position import NimBicolore

Heaps = tuple[int, ...]
UNKNOWN = 0.5
"""The value of a step whose outcome was not found."""
LONE_BURNT = 1
"""The heap of one burnt match."""
ANY = 1_000_000
"""Limit above the number of replies in any position."""
LONGEST_LINE = 7


def heaps_of(position: NimBicolore) -> Heaps:
    """The remaining heaps, sorted."""
    return tuple(sorted(10 * new + burnt for new, burnt in position.heaps if new or burnt))


def known_loss(heaps: Heaps) -> bool | None:
    """Whether the player to move loses, by a theorem; None if no theorem applies."""
    if len(heaps) == 1:
        return heaps[0] == LONE_BURNT
    if len(heaps) == 2:
        ranks = [heap // 10 + heap % 10 if heap >= 10 else heap - 1 for heap in heaps]
        return ranks[0] == ranks[1] and LONE_BURNT not in heaps
    if all(heap % 10 == 0 for heap in heaps):
        return reduce(xor, (heap // 10 for heap in heaps)) == 0
    if heaps[-1] < 10:
        return reduce(xor, heaps) == 0 if heaps[-1] > 1 else len(heaps) % 2 == 1
    return None


def following(heaps: Heaps) -> Iterator[Heaps]:
    """The distinct heaps after each step that leaves a match, large batches first."""
    for i, heap in enumerate(heaps):
        if i and heaps[i - 1] == heap:
            continue
        rest = heaps[:i] + heaps[i + 1 :]
        if rest:
            yield rest
        for new in range(heap // 10 + 1):
            for burnt in range(heap % 10 + 1):
                left = 10 * new + burnt
                if left and left != heap:
                    yield tuple(sorted((*rest, left)))


def loses(heaps: Heaps, clock: Clock, outcomes: dict[Heaps, bool]) -> bool:
    """Whether the player to move loses under best play; `outcomes` caches results. Raises `Stopped`."""
    loss = known_loss(heaps)
    if loss is None:
        loss = outcomes.get(heaps)
    if loss is None:
        clock.tick()
        loss = not any(loses(left, clock, outcomes) for left in following(heaps))
        outcomes[heaps] = loss
    return loss


def think(position: Position, budget: Budget, clock: Clock, rng: Random, report: Report) -> SearchResult:
    """A winning step, or one that leaves the fewest winning answers: proven, unless the budget is spent first.

    The depth of the budget is the most matches for which an outcome is known; positions with more are unknown."""
    assert isinstance(position, NimBicolore), position
    steps = budget.root_steps(position)
    rng.shuffle(steps)
    values: dict[str, float] = {}
    outcomes: dict[Heaps, bool] = {}
    for step in steps:
        try:
            values[step] = _value(position.play(step), position.turn, clock, outcomes, budget.depth)
        except Stopped:
            continue
    known = frozenset(values)
    values |= dict.fromkeys(set(steps) - known, UNKNOWN)
    best = max(values.values())
    exact = len(known) == len(steps) or best == 1.0
    if best < 1.0:
        answers = {step: _answers(position.play(step), clock, outcomes) if exact else 0 for step in steps}
        steps.sort(key=lambda step: answers[step])
    steps.sort(key=lambda step: -values[step])
    ranked = tuple((step, values[step]) for step in steps)
    lines = {step: _line(position, step, clock, outcomes) for step in steps} if budget.every else {}
    pv = lines.get(steps[0], (steps[0],))
    choice = SearchResult(*ranked[0], exact, 1, clock.nodes, pv, ranked, known, known, lines)
    report(choice)
    return choice


def _value(
    after: NimBicolore, player: int, clock: Clock, outcomes: dict[Heaps, bool], most: int | None = None
) -> float:
    """The value of a step for the player who made it. Raises `Stopped`, also if more than `most` matches remain."""
    if after.turn == OVER:
        result = after.result()
        assert result is not None
        return result.scores[player]
    if most is not None and sum(map(sum, after.heaps)) > most:
        raise Stopped
    return float(loses(heaps_of(after), clock, outcomes))


def _line(position: NimBicolore, step: str, clock: Clock, outcomes: dict[Heaps, bool]) -> tuple[str, ...]:
    """The line expected after a step: a winning reply where there is one; of equals, the one that leaves least."""
    line, here = [step], position.play(step)
    try:
        while here.turn != OVER and len(line) < LONGEST_LINE:
            worths = [_ranked(here, one, clock, outcomes) for one in here.steps()]
            line.append(max(worths)[-1])
            here = here.play(line[-1])
    except Stopped:
        pass  # what is found so far is true
    return tuple(line)


def _ranked(here: NimBicolore, step: str, clock: Clock, outcomes: dict[Heaps, bool]) -> tuple[float, int, str]:
    """The value of a step, the matches it leaves, fewer first, and the step."""
    after = here.play(step)
    return _value(after, here.turn, clock, outcomes), -sum(map(sum, after.heaps)), step


def _answers(after: NimBicolore, clock: Clock, outcomes: dict[Heaps, bool]) -> int:
    """The number of winning replies to a losing step; all of them if the game is over or the budget is spent."""
    try:
        values = [_value(after.play(step), after.turn, clock, outcomes) for step in after.steps()]
        return values.count(1.0) or ANY
    except Stopped:
        return ANY


_WHOLE = 400_000
"""The most positions searched: the set-ups of the page need some thousands."""

PLAYER = EnginePlayer(
    think=think,
    levels=(
        Level(nodes=_WHOLE, seconds=0.8, depth=2, sees_wins=False),
        Level(nodes=_WHOLE, seconds=0.8, depth=4, noise=1.0, blunder=0.14),
        Level(nodes=_WHOLE, seconds=0.8, depth=6, noise=1.0, blunder=0.19),
        Level(nodes=_WHOLE, seconds=0.8, depth=8, noise=1.0, blunder=0.12),
        Level(nodes=_WHOLE, seconds=2.8, depth=11, noise=1.0, blunder=0.15),
    ),
    full=Level(nodes=_WHOLE, seconds=4.0),
    stages=(_WHOLE, _WHOLE, _WHOLE),
)
