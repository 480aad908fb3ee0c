"""A wrong first try is answered with more than that it is wrong, by the engine of the program and by the rules."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from jeux.common.texts import Texts
from jeux.engine.client import Engine
from jeux.play.learn.puzzle.puzzles import puzzles_of, with_puzzles
from tests.puzzles.answers import Bench, judge, wrong_steps
from tests.rounds import some

TEXTS = Texts("fr")


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    engine = Engine()
    yield engine
    engine.close()


@pytest.mark.parametrize("key", some(with_puzzles(), 6))
def test_a_wrong_first_try_is_answered(key: str, engine: Engine) -> None:
    """The first problem of each degree; all of them are tried by ``python -m tests.puzzles.answers``."""
    puzzles = {puzzle.degree: puzzle for puzzle in reversed(puzzles_of(key))}
    tried = 0
    for puzzle in puzzles.values():
        for step in wrong_steps(puzzle, 1):
            said, _ = Bench(puzzle, engine, TEXTS).try_step(step)
            assert said.startswith(TEXTS.get("problem-wrong"))
            assert said != TEXTS.get("problem-wrong"), f"{puzzle.id} {step}"
            tried += 1
    assert tried


def test_who_refuses_a_double_wrongly_hears_once_that_it_loses_and_what_taking_is_worth(engine: Engine) -> None:
    puzzle = next(puzzle for puzzle in puzzles_of("backgammon") if "take" in puzzle.solution)
    said, _ = Bench(puzzle, engine, TEXTS).try_step("drop")
    assert said.count(TEXTS.get("fact-loses")) == 1
    worth, best = TEXTS.get("problem-less-about", worth="!", best="!").split("!")[:2]
    assert 0 < said.index(worth) < said.index(best)


def test_what_is_counted(engine: Engine) -> None:
    found, _ = judge(puzzles_of("moulin")[0], engine, TEXTS, 1, False)
    assert found == {"problems": 1, "tries": 1, "answered": 1, "advised": 1, "praised": 1}
