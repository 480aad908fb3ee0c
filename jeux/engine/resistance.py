"""Chooses a step in a position proven lost: the one that delays the loss most, then the hardest to refute.

Distances are those proven by an analysis (`SearchResult.turns`). Among steps that lose equally late, the one that
leaves the opponent the fewest winning replies is preferred, as he may miss them.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from jeux.engine.budget import Budget, Clock, SearchResult
from jeux.engine.player import EnginePlayer
from jeux.rules.contract import Position

ROOT_NODES, ANSWER_NODES = 2_000_000, 200_000
"""Nodes for the distances of all the steps, and for the replies to one of them: half a second in all."""
MOST = 8
"""The most equally late losses that are compared."""
LOST = 0.0


def is_lost(player: EnginePlayer, found: SearchResult) -> bool:
    """Whether a search has proven that the player to move loses."""
    return player.even is not None and found.exact and found.value <= LOST


def resisted(player: EnginePlayer, here: Position, found: SearchResult, clock: Clock, rng: Random) -> SearchResult:
    """The result of a search with its step improved if the position is lost and time allows; otherwise unchanged."""
    if not (is_lost(player, found) and player.finds_distances) or len(found.ranked) < 2 or clock.over():
        return found
    whole = player.think(here, Budget(nodes=ROOT_NODES, depth=found.depth, every=True), clock, rng, _silent)
    if found.step not in whole.turns:
        return found  # its distance is not known
    latest = max(whole.turns.values())
    longest = [step for step, value in found.ranked if value <= LOST and whole.turns.get(step) == latest]
    if not longest:
        return found
    step = _hardest(player, here, longest[:MOST], found, clock, rng)
    rest = tuple(pair for pair in found.ranked if pair[0] != step)
    line = whole.lines.get(step, (step,))
    return replace(found, step=step, pv=line, ranked=((step, LOST), *rest))


def _hardest(
    player: EnginePlayer, here: Position, steps: list[str], found: SearchResult, clock: Clock, rng: Random
) -> str:
    """The step that leaves the fewest winning replies; the first among equals."""
    best, fewest = steps[0], 0
    for step in steps if len(steps) > 1 else ():
        answers = _winning_answers(player, here.play(step), here.turn, found.depth, clock, rng)
        if clock.over():
            break
        if answers and (not fewest or answers < fewest):
            best, fewest = step, answers
    return best


def _winning_answers(player: EnginePlayer, after: Position, loser: int, depth: int, clock: Clock, rng: Random) -> int:
    """The number of replies proven to win within `depth` turns; 0 if the turn continues or the game is over."""
    if after.turn < 0 or after.turn == loser:
        return 0
    whole = player.think(after, Budget(nodes=ANSWER_NODES, depth=depth, every=True), clock, rng, _silent)
    return sum(value >= 1.0 and whole.proves(step) for step, value in whole.ranked)


def _silent(_found: SearchResult) -> None:
    """A report callback that does nothing: the result is proven already."""
