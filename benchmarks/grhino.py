"""Reversi against GRhino, which has to be installed (the package `grhino` of Debian).

    python benchmarks/grhino.py --games 40 --seconds 1 --depth 12 --write

GRhino looks so many plies ahead in the middle game, with its own book, and solves the last 20 squares (the last 18 to
the widest margin). Openings are two to four random steps from the diagonal start, each played from both sides.
"""

from __future__ import annotations

import argparse
import shlex
import subprocess
import sys
from itertools import islice
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.duel import TABLE, finished, openings, ours
from benchmarks.strength import COLUMNS, Tally, row, write
from jeux.rules.contract import Position, complete_options
from jeux.rules.games.reversi import game as reversi
from jeux.rules.games.reversi.position import PASS

COMMAND = "/usr/games/gtp-rhino"
"""Where Debian puts it."""
COLOURS = ("black", "white")
"""Of player 0 and player 1, in its language (GTP 2)."""


class Rhino:
    """GRhino, told only the steps that it does not know yet, so that it keeps what it remembers of a game."""

    def __init__(self, command: str, depth: int) -> None:
        words = [*shlex.split(command), "--level=5", f"--mid={depth}"]
        self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._known: list[str] = []

    def _ask(self, line: str) -> str:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()
        said = self._process.stdout.readline().strip()
        self._process.stdout.readline()  # an empty line ends every answer
        if not said.startswith("="):
            raise RuntimeError(f"{line!r}: {said!r}")
        return said[1:].strip().lower()

    def choose(self, position: Position, steps: list[str]) -> str:
        """Its answer after these steps. Raises `RuntimeError` when it refuses or is gone."""
        if position.steps() == (PASS,):
            return PASS  # it passes by itself
        if steps[: len(self._known)] != self._known:
            self._ask("clear_board")
            self._known = []
        for number in range(len(self._known), len(steps)):
            if steps[number] != PASS:
                self._ask(f"play {COLOURS[number % 2]} {steps[number]}")
        step = self._ask(f"genmove {COLOURS[position.turn]}")
        self._known = [*steps, step]
        return step

    def end(self) -> None:
        """Let it go."""
        self._process.kill()
        self._process.wait()


def main() -> None:
    """Play, print, and write if asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20, help="how many, half of them from each side (20)")
    parser.add_argument("--seconds", type=float, default=1.0, help="our time for a step (1)")
    parser.add_argument("--depth", type=int, default=12, help="plies that it looks ahead (12)")
    parser.add_argument("--command", default=COMMAND, help=f"what starts it ({COMMAND})")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="put the row into docs/sparring.md")
    args = parser.parse_args()
    start = reversi.start(complete_options(reversi.GAME, {"start": "diagonal"}), 2)
    us, rhino = ours("reversi", args.seconds), Rhino(args.command, args.depth)
    sides = [Tally(), Tally()]
    for position, steps in islice(openings(start, "reversi", args.seed, fair=False), args.games // 2):
        for own, players in enumerate(((us, rhino.choose), (rhino.choose, us))):
            scores = finished(position, list(steps), players, Random(args.seed))
            sides[own] = sides[own].with_result(scores[own], scores[1 - own])
            print(f"{sides[0]} {sides[1]}", flush=True)
    rhino.end()
    line = row(f"{args.seconds:g} s – GRhino, {args.depth} plies", args.seed, (sides[0], sides[1]))
    print(f"{COLUMNS}\n{line}")
    if args.write:
        write(TABLE, "reversi", [line])


if __name__ == "__main__":
    main()
