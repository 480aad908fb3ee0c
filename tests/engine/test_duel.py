"""The duels of the benchmarks: the sparring partner is no fool, another program is understood, openings are shared."""

from __future__ import annotations

import sys
from itertools import islice
from pathlib import Path
from random import Random
from unittest.mock import Mock

import pytest

from benchmarks import duel
from benchmarks.uct import uct
from jeux.rules import CATALOGUE
from jeux.rules.contract import CHANCE, Position, complete_options

MAIN = Path(__file__).resolve().parents[2] / "main.py"


def moulin(text: str = "") -> Position:
    """A position of Moulin, or its start."""
    game = CATALOGUE["moulin"]
    options = complete_options(game, {})
    return game.read(text, options, 2) if text else game.start(options, 2)


def test_plain_tree_search_finds_a_win_in_one() -> None:
    here = moulin("board=ww....b...b...w....b.w.. turn=w hand=0,0 take=0 quiet=0")
    here = here.play(uct(here, Random(1), lambda playouts: playouts < 1_000))
    assert here.steps()[0].startswith("x"), "a mill is closed: the man it takes is the third but last"


def test_each_step_is_tried_however_short_the_time() -> None:
    here = moulin()
    assert uct(here, Random(1), lambda playouts: False) in here.steps()


def test_another_program_is_asked_in_the_protocol() -> None:
    program = duel.Program(f"{sys.executable} {MAIN} --engine", "moulin players=2", 1, 0.0)
    try:
        here = moulin().play("a7")
        assert program.choose(here, ["a7"]) in here.steps()
        with pytest.raises(RuntimeError):
            program.choose(here, ["a7", "a7"])
    finally:
        program.end()


def test_an_opening_has_as_many_steps_by_lot_as_are_asked_for() -> None:
    for many in (0, 1, 5):
        found = islice(duel.openings(moulin(), "moulin", 1, fair=False, random_steps=(many, many)), 3)
        assert [len(steps) for _, steps in found] == [many] * 3


def test_games_may_begin_with_certain_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    assert duel.after(moulin(), ["g7", "d3"]).text().startswith("board=..w.............b")
    with pytest.raises(ValueError, match="g7"):
        duel.after(moulin(), ["g7", "g7"])
    monkeypatch.setattr(sys, "argv", ["duel.py", "moulin", "--from", "g7 d3", "--random-steps", "1"])
    assert duel.named(duel.read_arguments()) == "0.2 s – uct × 10, from g7 d3, 1 random step"


def test_openings_are_told_by_the_seed_alone() -> None:
    first, again, other = (
        [steps for _, steps in islice(duel.openings(moulin(), "moulin", seed, fair=False), 5)] for seed in (1, 1, 2)
    )
    assert first == again != other
    assert all(2 <= len(steps) <= 4 for steps in first)


def test_a_fair_opening_may_be_won_by_either() -> None:
    won = moulin("board=ww....b......b...w....b. turn=w hand=0,0 take=0 quiet=0")
    assert not duel.contested(won, "moulin", Random(1)), "White closes a mill and leaves two men"
    game = CATALOGUE["crosses"]
    start = game.start(complete_options(game, {}), 2)
    drawn = [steps for _, steps in islice(duel.openings(start, "crosses", 1, fair=False), 40)]
    fair, steps = next(duel.openings(start, "crosses", 1, fair=True))
    rng = Random(f"1 {drawn.index(steps)} opening")
    assert duel.contested(duel.random_opening(start, rng, True)[0], "crosses", rng)
    assert fair.turn >= 0


def test_what_the_lot_settles_first_belongs_to_a_fair_opening() -> None:
    game = CATALOGUE["quandary"]
    start = game.start(complete_options(game, {}), 2)
    assert duel.random_opening(start, Random(1), False)[0].turn == CHANCE, "four draws at most of eight"
    position, steps = duel.random_opening(start, Random(1), True)
    assert position.turn == 0
    assert len(steps) == 8


@pytest.mark.parametrize(
    ("more", "seconds", "name"), [([], 0.2, "0.2 s – itself"), (["--theirs", "5"], 5.0, "0.2 s – itself 5 s")]
)
def test_the_other_program_has_our_time_or_another(
    monkeypatch: pytest.MonkeyPatch, more: list[str], seconds: float, name: str
) -> None:
    monkeypatch.setattr(sys, "argv", ["duel.py", "moulin", "--against", "other", "--named", "itself", *more])
    program = Mock()
    monkeypatch.setattr(duel, "Program", program)
    args = duel.read_arguments()
    duel.opponent(args, CATALOGUE["moulin"])
    assert program.call_args.args == ("other", "moulin players=2", 0, seconds)
    assert duel.named(args) == name
