"""Keeps the best of what `find.py` has found in `assets/problems/<key>.json`, beside what stands there.

    python assets/workshop/problems/write.py moulin --each 10

A problem is kept if it is as it says (`tests.puzzles`), is like no other one, and no solution of one passes through the
other. Its degree is measured (`levels.py`); there are `--each` of a degree where so many were found, and as many in all
as three times that.
"""

from __future__ import annotations

import argparse
import json
import sys
import zlib
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT))

import held  # noqa: E402 - beside this file
from find import WORK, alike  # noqa: E402
from levels import degree_of, lowest_level  # noqa: E402

from jeux.play.learn.puzzle.puzzles import DEGREES, MOST, Puzzle, Tree, puzzles_of  # noqa: E402
from jeux.rules import CATALOGUE  # noqa: E402
from jeux.rules.contract import Position, in_use  # noqa: E402
from tests.puzzles.check import faults  # noqa: E402
from tests.puzzles.searched import FAR_AHEAD  # noqa: E402

TARGET = ROOT / "assets" / "problems"
NAMES = (
    "id",
    "options",
    "players",
    "position",
    "throw",
    "side",
    "goal",
    "turns",
    "degree",
    "nodes",
    "lead",
    "solution",
)


def problem_of(key: str, each: Mapping[str, Any]) -> Puzzle:
    """A problem that was found."""
    number = zlib.crc32(f"{sorted(each['options'].items())} {each['position']}{each['throw']}".encode())
    known = {"id": f"{key}-{number:08x}", "nodes": 0, "lead": 0} | each
    return Puzzle(game=key, **{name: known[name] for name in NAMES})


def likeness(puzzle: Puzzle, position: Position) -> str:
    """The same for all positions that a turn or a mirror of the board makes of one another; dice and marks on the board
    tell positions apart as well, where chance decides."""
    game = CATALOGUE[puzzle.game]
    return position.text() if game.chance else alike(in_use(game, puzzle.options), position)


def passed_through(puzzle: Puzzle, position: Position, tree: Tree) -> Iterator[str]:
    """What a solution passes through before its end."""
    for step, rest in tree.items():
        if rest:
            after = position.play(step)
            yield likeness(puzzle, after)
            yield from passed_through(puzzle, after, rest)


class Kept:
    """The problems that are kept of a game."""

    def __init__(self, each: int) -> None:
        self.problems: list[Puzzle] = []
        self._each = each
        self._starts: set[str] = set()
        self._met: set[str] = set()

    def fits(self, puzzle: Puzzle) -> bool:
        """Whether it is like no other, and nothing passes through it or through which it passes."""
        start, met = self._keys(puzzle)
        return start not in self._starts | self._met and not met & self._starts

    def add(self, puzzle: Puzzle) -> None:
        """One more."""
        start, met = self._keys(puzzle)
        self._starts.add(start)
        self._met |= met
        self.problems.append(puzzle)

    def full(self, degree: int) -> bool:
        """Whether there are enough of a degree."""
        return Counter(each.degree for each in self.problems)[degree] >= self._each

    def _keys(self, puzzle: Puzzle) -> tuple[str, set[str]]:
        start = puzzle.start()
        return likeness(puzzle, start), set(passed_through(puzzle, start, puzzle.solution))


def found_of(key: str) -> list[tuple[Puzzle, str]]:
    """What was found, the best first, with what makes two the same; the degrees that the finders guess take turns."""
    every = [each for path in sorted(WORK.glob(f"{key}[.-]*.json")) for each in json.loads(path.read_text())["found"]]
    ranked: list[tuple[int, int, dict[str, Any]]] = []
    for degree in DEGREES:
        of_degree = sorted((each for each in every if each["degree"] == degree), key=_quality)
        ranked += [(rank, -degree, each) for rank, each in enumerate(of_degree)]
    ranked.sort(key=lambda entry: entry[:2])
    return [(problem_of(key, each), each["alike"]) for _, _, each in ranked]


def _quality(each: dict[str, Any]) -> tuple[bool, int]:
    """The best first: a step that wins at once, and leaves nothing to choose after it, stands first of all."""
    at_once = each["turns"] == 1 and not any(each["solution"].values())
    return not at_once, -int(each["quality"])


def measured(puzzle: Puzzle) -> Puzzle:
    """The problem with its measured degree."""
    names = {name: getattr(puzzle, name) for name in NAMES}
    return Puzzle(game=puzzle.game, **names | {"degree": degree_of(lowest_level(puzzle))})


def choose(key: str, each: int) -> list[Puzzle]:
    """What stands in the file, the longest solutions first, and the best of what was found."""
    kept, spare, known = Kept(each), list[Puzzle](), set[str]()
    for puzzle in sorted(puzzles_of(key), key=lambda one: -one.turns):
        if kept.fits(puzzle):
            kept.add(measured(puzzle))
        else:
            print(puzzle.id, "is met in another one")
    for puzzle, same in found_of(key):
        if all(map(kept.full, DEGREES)):
            break
        if same in known or not kept.fits(puzzle):
            continue
        known.add(same)
        graded = measured(puzzle)
        if kept.full(graded.degree):
            spare.append(graded)
        elif sound(puzzle):
            kept.add(graded)
    for puzzle in spare:
        if len(kept.problems) < len(DEGREES) * each and kept.fits(puzzle) and sound(puzzle):
            kept.add(puzzle)
    return kept.problems[:MOST]


def sound(puzzle: Puzzle) -> bool:
    """Whether it is as it says: a search takes a position that comes back for a draw, and misses what is won
    otherwise."""
    found = faults(puzzle)
    if puzzle.game == held.KEY and not puzzle.proved and held.held_lead(puzzle) < FAR_AHEAD // 2:
        found.append("GNU Backgammon does not think so")
    if found:
        print(puzzle.id, puzzle.position, *found)
    return not found


def write(key: str, problems: list[Puzzle]) -> None:
    """The file of a game."""
    problems.sort(key=lambda one: (one.degree, not one.proved, one.turns, one.position, one.throw))
    lines = [json.dumps({name: getattr(puzzle, name) for name in NAMES}) for puzzle in problems]
    head = f'{{"tablier": "problems", "format": 1, "game": "{key}", "problems": ['
    (TARGET / f"{key}.json").write_text(head + "\n" + ",\n".join(lines) + "\n]}\n", encoding="utf-8")
    print(key, len(problems), dict(sorted(Counter(each.degree for each in problems).items())), flush=True)


def main() -> None:
    """Choose and write."""
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="+")
    parser.add_argument("--each", type=int, default=10)
    given = parser.parse_args()
    for key in given.games:
        write(key, choose(key, given.each))


if __name__ == "__main__":
    main()
