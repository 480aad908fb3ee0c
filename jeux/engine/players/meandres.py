"""The player of Les Méandres: a table of all positions. Levels see ends up to a given distance.

Earlier positions of a game can turn a position into a draw by threefold repetition, never into a win. A draw in the
table thus stays a draw; a win or a loss is proven as long as no position that has occurred twice is itself won or lost.
If boards must not repeat (``never``) the whole game matters, and alpha-beta searches with the table as its estimate.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from dataclasses import replace
from random import Random

from jeux.engine.budget import Budget, Clock, SearchResult
from jeux.engine.player import EnginePlayer, Level, Report
from jeux.engine.players.meandres_table import free_turns_to_end, turns_to_end
from jeux.engine.search import alphabeta
from jeux.engine.search.alphabeta import Heuristics
from jeux.engine.search.deepening import distance
from jeux.rules.contract import Position
from jeux.rules.games.meandres.board import CELLS, SLIDES, has_line, slid
from jeux.rules.games.meandres.position import Meandres

FARTHEST = 255
"""Limit above any distance to the end, in slides."""
LINE = 12
"""The longest principal variation in slides."""
SURE = 300
"""Points for a win in the table, reduced by `HURRY` for each slide to it."""
HURRY = 4


def ends_in(position: Meandres) -> int:
    """The slides to the end: odd if the player to slide wins, even if he loses, 0 for a draw."""
    if position.repeat == "free":
        return free_turns_to_end(position.tiles, position.hole)
    return turns_to_end(position.tiles, position.hole, position.back)


def worth(after: Meandres, far: int) -> tuple[float, int]:
    """The value of a slide for the player who made it, and its distance to the end. Ends further than `far` slides are
    unknown."""
    result = after.result()
    if result is not None:
        return result.scores[1 - after.side], 0
    turns = ends_in(after)
    if not turns or turns > far:
        return 0.5, 0
    return float(turns % 2 == 0), turns


def traps(after: Meandres, far: int) -> int:
    """The number of slides by which the opponent would lose a drawn game."""
    return sum(worth(after.play(step), far)[0] == 0.0 for step in after.steps())


def ranked(position: Meandres, far: int, rng: Random) -> list[tuple[str, float]]:
    """The slides with their values: quickest win first; among draws the one with the most traps, then one that repeats
    a position, so that drawn games end; slowest loss."""
    entries, steps = [], list(position.steps())
    rng.shuffle(steps)
    for step in steps:
        after = position.play(step)
        value, turns = worth(after, far)
        rank = turns if value == 1.0 else -turns if value == 0.0 else -traps(after, far)
        entries.append((-value, rank, -after.past.count(after.board_key), step))
    entries.sort(key=lambda entry: entry[:3])  # stable sort: equal entries keep their random order
    return [(step, -value) for value, _, _, step in entries]


def spoiled(position: Meandres) -> bool:
    """Whether a position that has occurred twice is won or lost, so that a third occurrence could block the way to the
    end."""
    for key, times in Counter(position.past).items():
        if times > 1:
            tiles, hole, back = key & (1 << len(CELLS)) - 1, key >> len(CELLS) & 31, (key >> 31) - 1
            if ends_in(Meandres(position.repeat, tiles, hole, 0, back)):
                return True
    return False


def think(position: Position, budget: Budget, clock: Clock, rng: Random, report: Report) -> SearchResult:
    """The best slide in the table, or the one found by a search if boards must not repeat."""
    assert isinstance(position, Meandres), position
    if position.repeat == "never":
        return alphabeta.think(HEURISTICS, position, budget, clock, rng, report)
    far = budget.depth or FARTHEST
    values = ranked(position, far, rng)
    step, value = values[0]
    exact = (value != 0.5 or far == FARTHEST) and not spoiled(position)
    line = _line(position, step, far)
    choice = SearchResult(step, value, exact, len(line), clock.nodes, line, tuple(values))
    if budget.every:
        lines = {way: _line(position, way, far) for way, _ in values}
        choice = replace(choice, lines=lines, turns=_turns(position) if exact else {})
    report(choice)
    return choice


def _turns(position: Meandres) -> dict[str, int]:
    """The distances to the end after the slides that win or lose."""
    ends = {step: worth(position.play(step), FARTHEST) for step in position.steps()}
    return {step: distance(value == 1.0, 1 + far) for step, (value, far) in ends.items() if value != 0.5}


def _line(position: Meandres, step: str, far: int) -> tuple[str, ...]:
    """The best play of both sides after this slide, while an end is in sight."""
    line, here = [step], position.play(step)
    while len(line) < LINE and here.steps() and 0 < ends_in(here) <= far:
        line.append(min(here.steps(), key=lambda way: _haste(here.play(way), far)))
        here = here.play(line[-1])
    return tuple(line)


def _haste(after: Meandres, far: int) -> tuple[float, int]:
    """Quick wins first, slow losses last."""
    value, turns = worth(after, far)
    return -value, turns if value == 1.0 else -turns


# --- no board may come back -------------------------------------------------------------------------------------------


def evaluate(position: Meandres) -> int:
    """The table's value, as if boards could repeat."""
    turns = ends_in(position)
    if not turns:
        return 0
    sure = SURE - HURRY * turns
    return sure if turns % 2 else -sure


def key(position: Meandres) -> Hashable:
    """The board, and all boards that must not repeat."""
    return position.board_key, position.side, position.back, frozenset(position.past)


def promise(position: Meandres, step: str) -> int:
    """A winning line is tried first."""
    way = SLIDES[position.hole][step]
    return int(has_line(slid(position.tiles, position.hole, way), way[-1]))


HEURISTICS = Heuristics(evaluate=evaluate, scale=100, key=key, promise=promise)

PLAYER = EnginePlayer(
    think=think,
    levels=(
        Level(nodes=60, seconds=0.8, depth=1, noise=0.5, blunder=0.36, sees_wins=False),
        Level(nodes=600, seconds=0.8, depth=3, noise=0.5, blunder=0.15),
        Level(nodes=1_500, seconds=0.8, depth=5, noise=0.5, blunder=0.065),
        Level(nodes=3_000, seconds=1.0, depth=8, noise=0.5, blunder=0.028),
        Level(nodes=12_000, seconds=2.8, depth=13, noise=0.5, blunder=0.005),
    ),
    full=Level(nodes=200_000, seconds=4.0),
    stages=(40_000, 400_000, 1_600_000),
    tables=("meandres.bin",),
)
