"""How Nim bicolore is thought: the theorems of the page, and its counts of lost positions."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from random import Random

import pytest

from jeux.engine.budget import Budget, Clock
from jeux.engine.players.nim_bicolore import Heaps, following, heaps_of, known_loss, loses, think
from jeux.rules.contract import OVER
from jeux.rules.games.nim_bicolore.board import SETS
from jeux.rules.games.nim_bicolore.game import GAME
from jeux.rules.games.nim_bicolore.position import NimBicolore

TOLD = {"PROVES_ALL": True}
"""To the tests of all games (`tests/told.py`)."""

SMALL = [10 * new + burnt for new in range(4) for burnt in range(4) if new or burnt]
"""Heaps of up to three new and three burnt matches."""


@cache
def tried(heaps: Heaps) -> bool:
    """Whether whoever takes next loses, by trying everything, no theorem used."""
    if len(heaps) == 1 and heaps[0] % 10 == 0:
        return False
    return not any(tried(left) for left in following(heaps))


@pytest.mark.parametrize(
    ("count", "lost"), [(1, 1), (2, 25), (3, 54), pytest.param(4, 419, marks=pytest.mark.thorough)]
)
def test_the_lost_positions_of_small_heaps(count: int, lost: int) -> None:
    every = list(combinations_with_replacement(SMALL, count))
    clock = Clock(Budget())
    assert sum(loses(heaps, clock, {}) for heaps in every) == lost


@pytest.mark.parametrize("count", [1, 2, 3])
def test_theorems_say_what_trying_says(count: int) -> None:
    told = [(heaps, known_loss(heaps)) for heaps in combinations_with_replacement(SMALL, count)]
    assert any(known is not None for _, known in told)
    for heaps, known in told:
        assert known is None or known == tried(heaps), heaps


def test_each_set_up_is_worth_what_its_words_say() -> None:
    budget = Budget(nodes=200_000)
    values = []
    for heaps in SETS:
        start = GAME.start({"heaps": heaps}, 2)
        found = think(start, budget, Clock(budget), Random(1), lambda choice: None)
        assert found.exact
        values.append((found.value, sum(value == 1.0 for _, value in found.ranked)))
    assert values == [(1.0, 1), (1.0, 1), (1.0, 4), (0.0, 0), (0.0, 0), (1.0, 4), (0.0, 0), (0.0, 0)]


def test_a_search_cut_short_says_that_it_estimates() -> None:
    start = GAME.read("board=5n5b,6n4b,7n3b,4n6b turn=A last=-", {}, 2)
    budget = Budget(nodes=10)
    found = think(start, budget, Clock(budget), Random(1), lambda choice: None)
    assert not found.exact
    assert found.step in start.steps()


def test_a_depth_is_the_matches_seen_through_at_once() -> None:
    start = GAME.read("board=3n0b,3n0b,1n0b turn=A last=-", {}, 2)
    values = []
    for depth in (5, 6, None):
        budget = Budget(depth=depth)
        found = think(start, budget, Clock(budget), Random(1), lambda choice: None)
        values.append((found.value, found.exact, sum(value == 0.5 for _, value in found.ranked)))
    assert values == [(0.5, False, 3), (1.0, True, 0), (1.0, True, 0)], "three steps leave six matches"


def test_an_analysis_tells_the_line_of_each_step() -> None:
    """Whoever wins keeps what he has, to the end or as far as a line goes."""
    start = GAME.read("board=2n1b,1n2b,3n0b,0n3b turn=A last=-", {}, 2)
    budget = Budget(every=True)
    found = think(start, budget, Clock(budget), Random(1), lambda choice: None)
    assert found.pv == found.lines[found.step]
    for step, value in found.ranked:
        here, line = start.play(step), found.lines[step]
        assert line[0] == step
        for reply in line[1:]:
            wins = (here.turn == start.turn) == (value == 1.0)
            after = here.play(reply)
            assert reply in here.steps()
            assert isinstance(after, NimBicolore)
            assert not wins or after.turn == OVER or loses(heaps_of(after), Clock(Budget()), {})
            here = after
        assert here.turn == OVER or len(line) == 7
    assert not think(start, Budget(), Clock(Budget()), Random(1), lambda choice: None).lines
