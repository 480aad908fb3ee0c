"""Proves or searches all the problems again, or those of some games: ``python -m tests.puzzles [key…]``. Takes
minutes."""

from __future__ import annotations

import sys
from time import process_time

from jeux.play.learn.puzzle.puzzles import puzzles_of, with_puzzles
from tests.puzzles.check import faults


def main() -> int:
    """How many problems have faults."""
    bad = 0
    for key in sys.argv[1:] or with_puzzles():
        for puzzle in puzzles_of(key):
            begun = process_time()
            found = faults(puzzle)
            bad += bool(found)
            good = (
                "proved"
                if puzzle.proved
                else f"leads by {puzzle.lead} at {puzzle.nodes} nodes and at ten times as many"
            )
            sys.stdout.write(
                f"{puzzle.id} {puzzle.goal} {puzzle.turns} degree {puzzle.degree}:"
                f" {', '.join(found) or good} {process_time() - begun:.1f} s\n"
            )
            sys.stdout.flush()
    return bad


if __name__ == "__main__":
    sys.exit(main())
