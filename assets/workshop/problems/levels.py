"""How hard a problem is: the lowest level of the engine that solves it in half of twenty tries.

    python assets/workshop/problems/levels.py moulin  # tells of each problem its level, and whether its degree agrees

What was found is kept in build/problems/levels. Nodes bound the tries, no clock, so that the same problem gets the
same degree on every machine.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT))

from jeux.engine.budget import Clock  # noqa: E402 - the program lies above the workshop
from jeux.engine.levels import choose, limits  # noqa: E402
from jeux.engine.lookup import player_of  # noqa: E402
from jeux.engine.player import EnginePlayer, Level  # noqa: E402
from jeux.play.learn.puzzle.puzzles import Puzzle, Tree, puzzles_of  # noqa: E402

TRIES = 20
BEYOND = 5
"""The level of what none of the first four finds often enough: the fifth, full strength, or nobody."""
KNOWN = ROOT / "build" / "problems" / "levels"


def degree_of(level: int) -> int:
    """Easy for the first two levels, hard for the last two."""
    return (level + 1) // 2


def lowest_level(puzzle: Puzzle) -> int:
    """The lowest level that solves it in half of the tries, `BEYOND` where none does."""
    path = KNOWN / puzzle.id
    if path.exists():
        return int(path.read_text())
    player = player_of(puzzle.game)
    levels = enumerate(player.levels[: BEYOND - 1], 1)
    found = next((number for number, level in levels if _often(puzzle, player, number, level)), BEYOND)
    KNOWN.mkdir(parents=True, exist_ok=True)
    path.write_text(str(found))
    return found


def _often(puzzle: Puzzle, player: EnginePlayer, number: int, level: Level) -> bool:
    """Whether a level solves it in half of the tries, looked at until that is certain."""
    solved = missed = 0
    while solved < TRIES // 2 and missed <= TRIES // 2:
        if _solves(puzzle, player, level, Random(f"{puzzle.id} {number} {solved + missed}")):
            solved += 1
        else:
            missed += 1
    return solved >= TRIES // 2


def _solves(puzzle: Puzzle, player: EnginePlayer, level: Level, rng: Random) -> bool:
    """Whether a level plays every step of the solution, against the reply that resists longest."""
    position, tree = puzzle.start(), puzzle.solution
    while tree:
        step = next(iter(tree))
        if position.turn == puzzle.side:
            clock = Clock(replace(limits(level), seconds=None))
            step = choose(player, position, level, rng, clock, lambda _: None).step
        if step not in tree:
            return False
        position, tree = position.play(step), _after(tree, step)
    return True


def _after(tree: Tree, step: str) -> Tree:
    rest: Tree = tree[step]
    return rest


def main() -> int:
    """How many degrees do not agree."""
    wrong = 0
    for key in sys.argv[1:]:
        for puzzle in puzzles_of(key):
            level = lowest_level(puzzle)
            agrees = degree_of(level) == puzzle.degree
            wrong += not agrees
            print(puzzle.id, "level", level, "degree", puzzle.degree, "" if agrees else "does not agree", flush=True)
    return wrong


if __name__ == "__main__":
    sys.exit(main())
