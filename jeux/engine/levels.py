"""Plays at a level: limits the search, then makes plausible errors."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from random import Random

from jeux.engine.budget import WHOLE_MARGIN, Budget, Clock, SearchResult
from jeux.engine.player import EnginePlayer, Level, Report
from jeux.engine.resistance import resisted
from jeux.rules.contract import Position

WIN_LOOKUP = 2_000
"""The most positions visited when looking for a winning turn."""
LEAD_POWER = 3
"""The exponent applied to a lead: small leads hardly change a level, so that it plays seriously against an equal."""


def limits(level: Level, seconds: float | None = None, nodes: int | None = None) -> Budget:
    """The budget of a level, limited further by the caller."""
    return Budget(
        seconds=level.seconds if seconds is None else min(level.seconds, seconds),
        nodes=level.nodes if nodes is None else min(level.nodes, nodes),
        depth=level.depth,
        margin=WHOLE_MARGIN if level.ease else level.noise if level.blunder else 0.0,
    )


def choose(
    player: EnginePlayer, position: Position, level: Level, rng: Random, clock: Clock, report: Report
) -> SearchResult:
    """The step that a level plays. `clock` has the budget that `limits` returned for the level."""
    if level is player.full:
        return resisted(player, position, player.think(position, clock.budget, clock, rng, report), clock, rng)
    if level.sees_wins:
        win = (player.wins or winning_turn)(position)
        if win is not None:
            return win
    alone = len(position.steps()) == 1
    budget = replace(clock.budget, depth=1) if alone else clock.budget
    return _err(player.think(position, budget, clock, rng, report), level, player.even, rng)


def _err(best: SearchResult, level: Level, even: float | None, rng: Random) -> SearchResult:
    """The best step, or a random one within the level's error band."""
    often, wide = _errors(level, even, best.value)
    if not often or rng.random() >= often:
        return best
    band = [(step, value) for step, value in best.ranked if value >= best.value - wide]
    if not band:
        return best
    step, value = _drawn(band, best.value, wide, level.taper, rng)
    if step == best.step:
        return best
    return replace(best, step=step, value=value, exact=False, pv=(step,))


def _drawn(band: Sequence[tuple[str, float]], most: float, wide: float, taper: float, rng: Random) -> tuple[str, float]:
    """A random step of the band; with a taper, the rarer the more it loses, and never at the edge of the band."""
    if not taper:
        return rng.choice(band)
    return rng.choices(band, [max(0.0, 1.0 - (most - value) / wide) ** taper for _, value in band])[0]


def _errors(level: Level, even: float | None, value: float) -> tuple[float, float]:
    """The probability of an error and the width of the band, for a best step of this value.

    For a player who is worse than `even` the band shrinks in proportion, to nothing in a lost position: otherwise he
    would play at random. A lenient level errs more often, and in a wider band, the further it is ahead."""
    if even is None:
        return level.blunder, level.noise
    if value <= 0.0:
        return 0.0, 0.0
    often, wide = level.blunder, level.noise * min(1.0, value / even)
    if not level.ease or value <= even:
        return often, wide
    lead = min(value / even - 1.0, 1.0) ** LEAD_POWER
    return often + lead * (level.ease - often), wide + lead * (2.0 * even - wide)


def winning_turn(position: Position) -> SearchResult | None:
    """A turn that wins at once for the player to move, if there is one.

    All steps of the turn are explored; each position is visited once."""
    player = position.turn
    visited = {position}
    turns: deque[tuple[Position, tuple[str, ...]]] = deque([(position, ())])
    while turns and len(visited) < WIN_LOOKUP:
        here, before = turns.popleft()
        for step in here.steps():
            child = here.play(step)
            if child in visited:
                continue
            visited.add(child)
            pv = (*before, step)
            result = child.result()
            if result is not None and result.scores[player] == max(result.scores) > min(result.scores):
                value = result.scores[player]
                return SearchResult(pv[0], value, True, 1, len(visited), pv, ((pv[0], value),))
            if child.turn == player:
                turns.append((child, pv))
    return None
