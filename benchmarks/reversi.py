"""Exact figures of Reversi: how fast ends are solved, and what full strength loses before it can solve them.

    python benchmarks/reversi.py --positions 20 --write

Positions come from games of level 4 against itself after a random opening, no side more than eight discs ahead by the
estimate. `--solve` empty squares are solved to the widest margin, and timed. `--judge` empty squares: full strength
chooses in so many seconds, and every step is then solved; the loss is in discs.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random
from time import monotonic

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.strength import OPENING, silent, write
from benchmarks.uct import random_step
from jeux.engine.budget import Budget, Clock
from jeux.engine.levels import choose, limits
from jeux.engine.player import Level
from jeux.engine.players.reversi import PLAYER, ReversiSearch
from jeux.rules.contract import OVER, complete_options
from jeux.rules.games.reversi import game as reversi
from jeux.rules.games.reversi.position import Reversi

TABLE = Path(__file__).resolve().parents[1] / "docs" / "sparring.md"
EVEN = 0.85
"""The winning chance beyond which a position is no test."""
MOST = 64
TIMES = "| | positions | mean time | longest |"
LOSSES = "| | positions | mean loss in discs | best step | seed |"


def positions(empty: int, seed: int, level: Level = PLAYER.levels[3]) -> Iterator[Reversi]:
    """Positions with so many empty squares and a choice, from games of a level against itself, without end."""
    number = 0
    while True:
        number += 1
        rng = Random(f"{seed} {number}")
        position = reversi.start(complete_options(reversi.GAME, {}), 2)
        for _ in range(rng.randint(*OPENING)):
            position = position.play(random_step(position, rng))
        while position.turn != OVER and 64 - sum(map(int.bit_count, position.discs)) > empty:
            budget = replace(limits(level), seconds=None)
            found = choose(PLAYER, position, level, rng, Clock(budget), silent)
            position = position.play(found.step)
        if position.turn != OVER and len(position.steps()) > 2 and 1 - EVEN < found.value < EVEN:
            yield position


def solved(position: Reversi) -> float:
    """The seconds that the exact margin takes."""
    started = monotonic()
    budget = Budget()
    found = PLAYER.think(position, budget, Clock(budget), Random(1), silent)
    assert found.exact
    return monotonic() - started


def chosen(position: Reversi, seconds: float) -> str:
    """What full strength plays in so many seconds."""
    budget = Budget(seconds)
    return PLAYER.think(position, budget, Clock(budget), Random(1), silent).step


def loss(position: Reversi, step: str) -> int:
    """How many discs fewer a step wins than the best one, both followed by perfect play."""
    search = ReversiSearch(position, Budget(), Clock(Budget()))
    own = best = search.margin(step, -MOST, MOST)
    for other in position.steps():
        if other != step:  # whether it is better, and by how much
            best = max(best, search.margin(other, best, MOST))
    return best - own


def main() -> None:
    """Print, and write if asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=20, help="how many of each (20)")
    parser.add_argument("--solve", type=int, action="append", help="empty squares of ends to solve (18 and 20)")
    parser.add_argument("--judge", type=int, default=22, help="empty squares of choices to judge (22)")
    parser.add_argument("--seconds", type=float, default=0.1, help="for such a choice (0.1)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="put the rows into docs/sparring.md")
    args = parser.parse_args()
    times, count = [], args.positions
    for empty in args.solve or (18, 20):
        source = positions(empty, args.seed)
        taken = [solved(position) for position in islice(source, count)]
        times.append(f"| from {empty} empty squares | {count} | {sum(taken) / count:.2f} s | {max(taken):.2f} s |")
        print(times[-1], flush=True)
    source = positions(args.judge, args.seed)
    lost = [loss(position, chosen(position, args.seconds)) for position in islice(source, count)]
    best = f"{100 * lost.count(0) / count:.0f} %"
    name = f"{args.judge} empty squares, {args.seconds:g} s"
    line = f"| {name} | {count} | {sum(lost) / count:.2f} | {best} | {args.seed} |"
    print(line)
    if args.write:
        write(TABLE, "reversi, ends solved", times, TIMES)
        write(TABLE, "reversi, loss of a choice", [line], LOSSES)


if __name__ == "__main__":
    main()
