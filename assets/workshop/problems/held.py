"""Holds the searched problems of Backgammon against GNU Backgammon, which looks two plies ahead.

    python assets/workshop/problems/held.py  # what it thinks of each, by how many hundredths of a point it leads

Wants GNU Backgammon, as `benchmarks/gnubg.py` does.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT))

from benchmarks.gnubg import sparring  # noqa: E402 - it lies above the workshop
from jeux.play.learn.puzzle.puzzles import Puzzle, Tree, puzzles_of  # noqa: E402
from jeux.rules.contract import Position  # noqa: E402
from jeux.rules.games.backgammon.position import NOBODY, Backgammon  # noqa: E402

KEY, PLIES = "backgammon", 2
CLEAR = 0.08
"""Of a point: by so much it prefers what may become a problem, before it looks ahead."""


def opening_reply(position: Position) -> bool:
    """Whether it clearly prefers one way to play the second throw of a game."""
    assert isinstance(position, Backgammon)
    if position.phase != "play" or position.stake > 1:
        return False
    values = sorted(sparring().turn_values(position, 0).values())
    return len(values) > 1 and values[-1] - values[-2] >= CLEAR


def cube_turned(position: Position) -> bool:
    """Whether it clearly prefers to double, to take or to drop."""
    assert isinstance(position, Backgammon)
    if position.phase not in ("double", "take") or (position.stake > 1 and position.cube == NOBODY):
        return False
    (worst, _), (best, choice) = sorted((value, choice) for choice, value in _cube(position, 0).items())
    return choice != "roll" and best - worst >= CLEAR


def held_lead(puzzle: Puzzle) -> int:
    """By how many hundredths of a single stake it prefers the solution; below 0 where it prefers something else."""
    position = puzzle.start()
    assert isinstance(position, Backgammon)
    if position.phase == "play":
        good, worth = _end_of(position, puzzle.solution).text(), _turns(position)
    else:
        good, worth = next(iter(puzzle.solution)), _cube(position, PLIES)
    return int(100 * (worth.pop(good) - max(worth.values())))


def _end_of(position: Position, tree: Tree) -> Position:
    """Where the turn of a solution ends."""
    while tree:
        step = next(iter(tree))
        position, tree = position.play(step), tree[step]
    return position


def _turns(position: Backgammon) -> dict[str, float]:
    return {end.text(): value for end, value in sparring().turn_values(position, PLIES).items()}


def _cube(position: Backgammon, plies: int) -> dict[str, float]:
    """What the decisions about the cube are worth to who takes them."""
    kept, taken, dropped = sparring().cube_values(position, plies)
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
