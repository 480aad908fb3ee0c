"""How often each level of a game errs, and by how much: what the page of a new game says of it.

    python -m benchmarks.level_errors moulin --seed 1 --write
    python -m benchmarks.level_errors moulin --level 3 --turns 200 --seconds 60
    python -m benchmarks.level_errors --missing --write

A level plays against itself, after random steps as in `benchmarks/strength.py`. One turn of `EVERY` is looked into: all
its steps are searched with an eighth of the nodes of the first stage of an analysis, or with `STRONGER` times those of
the level if these are more, at most with those of the second stage. What the steps lose against the best ones, added
up, is told in points of winning chances. A level ends with so many turns looked into, or after so many seconds of the
processor. `--write` puts it into `assets/level_errors.json`; `--missing` measures every level that is not there or
with too few turns to be told.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import count
from random import Random
from time import process_time

from benchmarks.strength import LONGEST_GAME, OPENING, chosen, silent
from benchmarks.uct import random_step
from jeux.engine.budget import Budget, Clock
from jeux.engine.lookup import player_of
from jeux.engine.player import EnginePlayer, Level
from jeux.engine.values import Value, step_values, worth_of
from jeux.play.analysis.verdicts import POINTS_OF_CLASSES, in_points
from jeux.play.setup.level_errors import ENOUGH, FILE, LevelErrors, read_errors, write_errors
from jeux.rules import CATALOGUE
from jeux.rules.contract import CHANCE, OVER, Position, complete_options, losses_at

EVERY = 2
"""Of how many turns one is looked into, so that they come from many games."""
STRONGER = 4
"""How many times the nodes of the level the judge has at least."""
PART = 8
"""The part of the first stage that is enough for the judge of a level with few nodes."""
LEVELS = range(1, 6)
Turn = list[tuple[Position, str]]
"""The steps of a turn, each with the position before it."""


def turns_of(key: str, level: int, rng: Random) -> Iterator[Turn]:
    """The turns of one game of a level against itself in which there was something to choose."""
    game, mind, turn = CATALOGUE[key], player_of(key), Turn()
    position = game.start(complete_options(game, {}), game.players[0])
    for _ in range(rng.randint(*OPENING)):
        if position.turn != OVER:
            position = position.play(random_step(position, rng))
    for _ in range(LONGEST_GAME):
        if turn and position.turn != turn[0][0].turn:
            yield turn
            turn = []
        if position.turn == OVER:
            return
        step = chosen(position, str(level), mind, rng, 0.0)
        if position.turn != CHANCE and len(position.steps()) > 1:
            turn.append((position, step))
        position = position.play(step)


def lost(key: str, turn: Turn, nodes: int) -> float:
    """The points of winning chances that the steps of a turn lose together."""
    return min(100.0, sum(lost_by_step(key, position, step, nodes) for position, step in turn))


def lost_by_step(key: str, position: Position, step: str, nodes: int) -> float:
    """The points that one step loses against the best one."""
    player, rng = player_of(key), Random(1)
    budget = Budget(nodes=nodes, depth=player.full.depth)
    values = {one.step: one for one in step_values(player, position, Clock(budget), rng, silent)}
    best, own = max(values.values(), key=_value), values[step]
    if own.bound:
        own = worth_of(player, position, step, Clock(budget), rng, silent)
    return in_points(max(0.0, best.value - own.value), losses_at(CATALOGUE[key], position))


def _value(value: Value) -> float:
    return value.value


def nodes_for(player: EnginePlayer, level: Level) -> int:
    """The nodes of the search that judges a level; where all stages are alike, they are what finds everything."""
    first, second, _ = player.stages
    return first if first == second else max(first // PART, min(STRONGER * level.nodes, second))


def measured(key: str, level: int, turns: int, seconds: float, seed: int) -> LevelErrors:
    """So many turns of a level, or as many as the seconds of the processor allow."""
    player, points, started = player_of(key), list[float](), process_time()
    nodes = nodes_for(player, player.levels[level - 1])
    for number in count():
        rng = Random(f"{seed} {number} {level}")
        for turn in turns_of(key, level, rng):
            if len(points) == turns or (points and process_time() - started > seconds):
                _, error, blunder = (sum(lost >= least for lost in points) for least in POINTS_OF_CLASSES)
                mean, most, day = sum(points) / len(points), max(points), datetime.now(UTC).date().isoformat()
                rounded = round(mean, 2), round(most, 1)
                return LevelErrors(key, level, len(points), error, blunder, *rounded, nodes, seed, day)
            if rng.randrange(EVERY) == 0:
                points.append(lost(key, turn, nodes))
    raise AssertionError("games do not end to begin")


def wanted(args: argparse.Namespace, known: list[LevelErrors]) -> Iterator[tuple[str, int]]:
    """The levels to measure, by the command line."""
    kept = {(one.game, one.level) for one in known if args.missing and one.turns >= ENOUGH}
    for key in [args.game] if args.game else CATALOGUE:
        for level in [args.level] if args.level else LEVELS:
            if (key, level) not in kept:
                yield key, level


def main() -> None:
    """Measure, print, and write if asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", choices=sorted(CATALOGUE), help="all games without it")
    parser.add_argument("--level", type=int, choices=LEVELS, help="all levels without it")
    parser.add_argument("--turns", type=int, default=200, help="turns to look into (200)")
    parser.add_argument("--seconds", type=float, default=60.0, help="seconds of the processor for a level (60)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--missing", action="store_true", help="leave out what was measured before")
    parser.add_argument("--write", action="store_true", help="put it into assets/level_errors.json")
    args = parser.parse_args()
    known = read_errors() if FILE.exists() else []
    for key, level in list(wanted(args, known)):
        found = measured(key, level, args.turns, args.seconds, args.seed)
        print(found, flush=True)
        known = [one for one in known if (one.game, one.level) != (key, level)] + [found]
        if args.write:
            write_errors(known)


if __name__ == "__main__":
    main()
