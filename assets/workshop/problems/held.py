"""Holds the searched problems of Backgammon against GNU Backgammon, which looks two plies ahead.

    python assets/workshop/problems/held.py  # what it thinks of each, by how many hundredths of a point it leads

Wants GNU Backgammon, as `benchmarks/gnubg.py` does.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT))

from benchmarks.gnubg import Sparring  # noqa: E402 - it lies above the workshop
from jeux.engine.search.expectimax import turn_ends  # noqa: E402
from jeux.play.learn.puzzle.puzzles import Puzzle, puzzles_of  # noqa: E402
from jeux.rules.games.backgammon.position import Backgammon  # noqa: E402

KEY, PLIES = "backgammon", 2


@cache
def judge() -> Sparring:
    """GNU Backgammon, while this process lasts."""
    return Sparring(PLIES)


def held_lead(puzzle: Puzzle) -> int:
    """By how many hundredths of a point it prefers the solution; below 0 where it prefers something else."""
    position = puzzle.start()
    assert isinstance(position, Backgammon)
    worth = _cube(position) if position.phase != "play" else _turns(position)
    good = _good(position, puzzle)
    return int(
        100 * (max(worth[each] for each in good) - max(value for each, value in worth.items() if each not in good))
    )


def _good(position: Backgammon, puzzle: Puzzle) -> set[Backgammon | str]:
    if position.phase != "play":
        return set(puzzle.solution)
    end, tree = position, puzzle.solution
    while tree:
        step = next(iter(tree))
        end, tree = end.play(step), tree[step]
    return {end}


def _turns(position: Backgammon) -> dict[Backgammon | str, float]:
    """What the ends of a turn are worth to who plays it: it values them for the other side."""
    ends = list(turn_ends(position, {}))
    values = judge().ask("men", ends, 1 - position.side, position.cube, position.stake)
    return {end: -value for end, value in zip(ends, values, strict=True)}


def _cube(position: Backgammon) -> dict[Backgammon | str, float]:
    """What the decisions about the cube are worth to who takes them."""
    kept, taken, dropped = judge().ask("cube", [position], position.side, position.cube, position.stake)
    if position.phase == "take":
        return {"take": -taken, "drop": -dropped}
    return {"double": min(taken, dropped), "roll": kept}


def main() -> int:
    """How many it would play otherwise."""
    wrong = 0
    for puzzle in puzzles_of(KEY):
        if not puzzle.proved:
            found = held_lead(puzzle)
            wrong += found < 0
            print(puzzle.id, "ours", puzzle.lead, "GNU Backgammon", found, flush=True)
    return wrong


if __name__ == "__main__":
    sys.exit(main())
