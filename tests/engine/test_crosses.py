"""How Les Crosses is thought: the exact facts of its page."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from jeux.engine.budget import Budget, Clock
from jeux.engine.players.crosses import classes, fates, following, think
from jeux.rules.games.crosses.game import GAME
from jeux.rules.games.crosses.position import Crosses

TOLD = {"PROVES_ALL": True}
"""To the tests of all games (`tests/told.py`)."""

FREE = {"overlap": "free"}
WON = {True: {1: 1106, 3: 242, 5: 129}, False: {1: 768, 3: 27, 5: 81, 7: 11, 9: 119}}
LOST = {True: {0: 50, 2: 81, 4: 211, 6: 94}, False: {0: 15, 2: 3, 4: 3, 6: 5, 8: 3}}


def ask(here: Crosses) -> tuple[str, float, bool]:
    budget = Budget()
    found = think(here, budget, Clock(budget), Random(1), lambda choice: None)
    return found.step, found.value, found.exact


def test_the_positions_and_their_classes() -> None:
    known = classes()
    assert len(known) == 18_368
    assert len(set(known.values())) == 2_296


@pytest.mark.parametrize("shared", [True, False])
def test_every_class_is_worth_what_the_page_says(shared: bool) -> None:
    found = fates(shared)
    assert Counter(fate.turns for fate in found if fate.value == 1.0) == WON[shared]
    assert Counter(fate.turns for fate in found if fate.value == 0.0) == LOST[shared]


@pytest.mark.parametrize(("options", "drawn"), [({}, 22), (FREE, 36)])
def test_the_first_turns(options: dict[str, str], drawn: int) -> None:
    here = GAME.start(options, 2)
    assert isinstance(here, Crosses)
    table, known = fates(here.shared), classes()
    turns = following((here.crosses[0], here.crosses[1], here.pions), here.shared)
    assert len(turns) == 65
    assert Counter(table[known[place]].value for place in turns) == {0.5: drawn, 1.0: 65 - drawn}


def test_a_game_between_two_that_know_all_is_drawn() -> None:
    here = GAME.start({}, 2)
    assert isinstance(here, Crosses)
    for _ in range(60):
        step, value, _ = ask(here)
        assert value == 0.5
        here = here.play(step)
        if here.result():
            break


def test_a_position_that_stood_twice_is_not_called_proven() -> None:
    here = GAME.start({}, 2)
    assert isinstance(here, Crosses)
    around = ["a3b1b2b3", "pass", "c2c3c4d2", "pass", "b1b2b3c1", "pass", "b4c2c3c4", "pass"]
    for number, step in enumerate([*around, *around[:2]]):
        assert ask(here)[2] == (number < 9), number
        here = here.play(step)
