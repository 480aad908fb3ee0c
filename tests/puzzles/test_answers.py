"""A wrong first try is answered with more than that it is wrong, by the engine of the program and by the rules."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from jeux.common.texts import Texts
from jeux.engine.client import Engine
from jeux.play.learn.puzzle.puzzles import Puzzle, puzzles_of, with_puzzles
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


def backgammon_turn(proved: bool) -> Puzzle:
    """The first problem of Backgammon of this kind whose first step touches the board."""
    fitting = (one for one in puzzles_of("backgammon") if one.proved == proved)
    return next(one for one in fitting if "/" in next(iter(one.solution)))


@pytest.mark.parametrize("proved", [True, False])
def test_a_wrong_turn_at_backgammon_is_told_in_games_won(engine: Engine, proved: bool) -> None:
    puzzle = backgammon_turn(proved)
    bench = Bench(puzzle, engine, TEXTS)
    said, _ = bench.try_step(wrong_steps(puzzle, 1)[0])
    assert re.search(r"Avec le meilleur coup, Noir gagnerait \d+\s% des parties, au lieu de \d+\s%\.", said)
    assert TEXTS.get("problem-less-about", worth="!", best="!").split("!")[0] not in said


def test_a_double_is_told_with_the_chances_and_the_window(engine: Engine) -> None:
    puzzle = next(puzzle for puzzle in puzzles_of("backgammon") if "double" in puzzle.solution)
    said, _ = Bench(puzzle, engine, TEXTS).try_step("roll")
    window, value = said.index("Doubler est juste"), said.index("Valeur estimée")
    assert said.index("des parties") < window < value


def of_id(name: str) -> Puzzle:
    """A problem by its id."""
    return next(puzzle for puzzle in puzzles_of(name.partition("-")[0]) if puzzle.id == name)


def test_where_the_game_is_over_its_rule_is_told_and_no_win_in_so_many_turns(engine: Engine) -> None:
    """First a step that ends the game, then one whose reply does."""
    drawn = TEXTS.game("quandary", "ending-both-blocked")
    said, _ = Bench(of_id("quandary-dde5dd2e"), engine, TEXTS).try_step("e2-f1")
    assert said == " ".join((TEXTS.get("problem-wrong"), TEXTS.get("fact-draws"), drawn))
    said, _ = Bench(of_id("quandary-a57ec3b6"), engine, TEXTS).try_step("g11-h12")
    assert said.endswith(drawn)
