"""Measures how fast the kernels search on one core, compiled and as plain text.

    python benchmarks/kernels.py                 every game that has a kernel
    python benchmarks/kernels.py moulin reversi  only these
    python benchmarks/kernels.py --write         puts the rows into docs/kernels.md

Full strength thinks about positions of random games, each for a second; the clock is that of the processor. Shown
are thousands of nodes a second in the first two thirds of the games, then where the end comes in sight (after 70 to
74 % of the steps), and what is asked for.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import util
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import process_time

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.strength import silent
from benchmarks.uct import random_step
from jeux.engine.budget import Budget, Clock
from jeux.engine.kernels import PLAIN, compiled
from jeux.engine.lookup import player_of
from jeux.rules import CATALOGUE
from jeux.rules.contract import CHANCE, OVER, Position, complete_options

FLOORS = {"reversi": 10_000, "moulin": 3_000, "tablut": 1_000, "hex": 4, "twixt": 1, "backgammon": 100}
"""Thousands of nodes a second (of playouts or evaluations where a game is thought so)."""
PARTS = ((0.0, 0.67), (0.7, 0.74))
TARGET = Path(__file__).resolve().parents[1] / "docs" / "kernels.md"
HEADER = f"""# Speed of the kernels

Thousands of nodes a second on one core of {platform.machine()} (of playouts for Hex, of evaluations for the games of
dice), measured by `python benchmarks/kernels.py --write`: compiled and as plain text, in the first two thirds of random
games and where the end comes in sight.

| game | compiled | near the end | asked for | plain | near the end |
| --- | --- | --- | --- | --- | --- |
"""
SECONDS = 1.0
POSITIONS = 4


def positions(key: str, low: float, high: float) -> Iterator[Position]:
    """Where a player decides, spread over a part of random games."""
    game, rng = CATALOGUE[key], Random(1)
    for number in range(POSITIONS):
        while True:
            line = [game.start(complete_options(game, {}), game.players[0])]
            while line[-1].turn != OVER:
                line.append(line[-1].play(random_step(line[-1], rng)))
            here = line[int(len(line) * (low + (high - low) * (number + 0.5) / POSITIONS))]
            if here.turn not in (OVER, CHANCE) and len(here.steps()) > 1:
                yield here
                break


def speed(key: str, part: tuple[float, float]) -> float:
    """Thousands of nodes a second of processor."""
    visited, spent = 0, 0.0
    for here in positions(key, *part):
        budget = Budget(SECONDS)
        clock = Clock(budget)
        started = process_time()
        player_of(key).think(here, budget, clock, Random(1), silent)
        spent += process_time() - started
        visited += clock.nodes
    return visited / spent / 1_000


def rounded(thousands: float) -> str:
    """A speed as the table tells it."""
    return f"{thousands:,.0f}" if thousands >= 10 else f"{thousands:.1f}"


def line(key: str) -> str:
    """The row of a game."""
    fast = [rounded(speed(key, part)) if compiled() else "not compiled" for part in PARTS]
    os.environ[PLAIN] = "1"
    # in a process of its own: kernels once made are kept
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as apart:
        plain = [rounded(apart.submit(speed, key, part).result()) for part in PARTS]
    del os.environ[PLAIN]
    return f"| {' | '.join([key, *fast, f'{FLOORS[key]:,}' if key in FLOORS else '', *plain])} |"


def rows_on_file() -> dict[str, str]:
    """The rows of docs/kernels.md, by their games."""
    return {row.split()[1]: row for row in TARGET.read_text(encoding="utf-8").partition("| --- |")[2].splitlines()[1:]}


def main() -> None:
    """Print the table, and write its rows if asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="keys (every game that has a kernel)")
    parser.add_argument("--write", action="store_true", help="put the rows into docs/kernels.md")
    args = parser.parse_args()
    rows = rows_on_file() if args.games else {}
    print(HEADER, end="")
    for key in args.games or [key for key in CATALOGUE if util.find_spec(f"jeux.engine.kernels.games.{key}")]:
        rows[key] = line(key)
        print(rows[key], flush=True)
    if args.write:
        TARGET.write_text(HEADER + "\n".join(rows.values()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
