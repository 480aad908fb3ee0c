"""How wrong first tries are answered: ``python -m tests.puzzles.answers [--tries 4] [--say] [key…]``.

Each problem is put on a table with the engine of the program; some of its wrong first steps, always the same ones, are
played, and it is counted how many get more than the bare sentence. Then « Conseil » is asked twice, and the solution is
played: the reason that both give is counted too. A line a game, then the total.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from random import Random
from time import monotonic, sleep

from jeux.common.settings import Settings
from jeux.common.texts import Texts
from jeux.engine.client import Engine
from jeux.play.learn.puzzle.activity import PuzzleActivity, State
from jeux.play.learn.puzzle.puzzle_words import match_of
from jeux.play.learn.puzzle.puzzles import Puzzle, puzzles_of, with_puzzles
from jeux.play.table.session import Session
from tests.play.table import Keeper

FRAME = 0.02
MOST_SECONDS = 60.0
"""Seconds after which an answer is waited for no longer."""


class Bench:
    """One problem at a table, with an engine."""

    def __init__(self, puzzle: Puzzle, engine: Engine, texts: Texts) -> None:
        settings = Settings().replace(animation="none")
        self.puzzle = puzzle
        self.activity = PuzzleActivity(puzzle, lambda: None)
        self.session = Session(
            match_of(puzzle), engine, Keeper(), texts, lambda: settings, lambda report: None, self.activity
        )
        self.session.begin()

    def said(self) -> str:
        """The sentence on the sheet."""
        return self.session.notice.text if self.session.notice else ""

    def try_step(self, step: str) -> tuple[str, float]:
        """What is said of a wrong first step once all of it is answered, and after how many seconds; then it is taken
        back."""
        self.session.play(step)
        begun = monotonic()
        while not self.activity.answered and monotonic() < begun + MOST_SECONDS:
            self.session.advance(1.0)
            sleep(FRAME if self.activity.busy else 0.0)
        said, seconds = self.said(), monotonic() - begun
        self.session.undo()
        self.session.say(None)
        assert self.activity.state is State.TO_SOLVE
        return said, seconds

    def wait(self, bare: str) -> str:
        """What is said in the place of this sentence, or this one if nothing follows."""
        begun = monotonic()
        while self.said() == bare and self.session.conductor.inquiry and monotonic() < begun + MOST_SECONDS:
            self.session.advance(0.0)
            sleep(FRAME)
        self.session.advance(0.0)
        return self.said()

    def advise(self) -> str:
        """What « Conseil » gives as the reason, or the step where it has none."""
        self.session.advise()
        if self.said() == self.session.texts.get("hint-where"):
            self.session.advise()
        return self.wait(self.session.texts.get("hint-thinking"))

    def solve(self) -> str:
        """What is said at the end of the solution."""
        while self.activity.state is not State.SOLVED:
            node = self.activity.node
            assert node
            if self.activity.state is State.TO_SOLVE:
                self.session.play(next(iter(node)))
            self.session.advance(1.0)
        return self.wait(self.session.texts.get("problem-solved"))


def wrong_steps(puzzle: Puzzle, most: int) -> list[str]:
    """Some wrong first steps of a problem, always the same ones."""
    wrong = [step for step in puzzle.start().steps() if step not in puzzle.solution]
    return Random(puzzle.id).sample(wrong, min(most, len(wrong)))


def judge(puzzle: Puzzle, engine: Engine, texts: Texts, tries: int, say: bool) -> tuple[Counter[str], float]:
    """What is counted of a problem, and after how many seconds the latest answer came; what lacks is written."""
    bench, found, longest = Bench(puzzle, engine, texts), Counter[str](problems=1), 0.0
    bare, solved = texts.get("problem-wrong"), texts.get("problem-solved")
    offer = texts.get("problem-hint-reason", reason="").partition(":")[0]
    for step in wrong_steps(puzzle, tries):
        said, seconds = bench.try_step(step)
        longest = max(longest, seconds)
        answered = said.startswith(bare) and said != bare
        found.update(tries=1, answered=answered)
        _write(puzzle, step, said, say or not answered)
    advice, end = bench.advise(), bench.solve()
    reasons = {"advised": advice.startswith(offer), "praised": end.startswith(solved) and end != solved}
    found.update(reasons)
    _write(puzzle, "advice", advice, say or not reasons["advised"])
    _write(puzzle, "solved", end, say or not reasons["praised"])
    bench.session.leave()
    return found, longest


def _write(puzzle: Puzzle, what: str, said: str, wanted: bool) -> None:
    if wanted:
        sys.stdout.write(f"  {puzzle.id} {puzzle.goal} {puzzle.turns} {what}: {said}\n")


def main() -> int:
    """The number of tries with the bare sentence."""
    parser = ArgumentParser()
    parser.add_argument("--tries", type=int, default=4)
    parser.add_argument("--say", action="store_true", help="print each sentence")
    parser.add_argument("--language", default="fr")
    parser.add_argument("keys", nargs="*")
    asked = parser.parse_args()
    texts, engine, total = Texts(asked.language), Engine(), Counter[str]()
    for key in asked.keys or with_puzzles():
        found, longest = Counter[str](), 0.0
        for puzzle in puzzles_of(key):
            counted, seconds = judge(puzzle, engine, texts, asked.tries, asked.say)
            found.update(counted)
            longest = max(longest, seconds)
        total.update(found)
        sys.stdout.write(f"{line_of(key, found)}, at most {longest:.1f} s\n")
        sys.stdout.flush()
    engine.close()
    sys.stdout.write(f"{line_of('all', total)}\n")
    return total["tries"] - total["answered"]


def line_of(name: str, found: Counter[str]) -> str:
    """What was counted, in one line."""
    tries, problems = found["tries"], found["problems"]
    return (
        f"{name}: {found['answered']} of {tries} tries answered,"
        f" of {problems} problems {found['advised']} advised and {found['praised']} praised with a reason"
    )


if __name__ == "__main__":
    sys.exit(main())
