"""How Mini-Halma is thought: the distances are those of the page, and the best level never leaves the shortest way."""

from __future__ import annotations

from collections import Counter
from random import Random

from jeux.engine.budget import Budget, Clock
from jeux.engine.levels import choose, limits
from jeux.engine.players.mini_halma import PLAYER, UNREACHED, distances, least
from jeux.rules.contract import OVER
from jeux.rules.games.mini_halma.board import MINIMUM
from jeux.rules.games.mini_halma.game import GAME
from jeux.rules.games.mini_halma.position import MiniHalma

TOLD = {"PROVES_ALL": True}
"""To the tests of all games (`tests/told.py`)."""


def test_the_distances_are_those_of_the_page() -> None:
    found = Counter(distances())
    del found[UNREACHED]
    assert sum(found.values()) == 218_790
    assert (max(found), found[max(found)]) == (47, 2)


def test_a_step_changes_the_distance_by_one_at_most() -> None:
    lot, here = Random(3), GAME.start({}, 1)
    for _ in range(200):
        assert isinstance(here, MiniHalma)
        after = [least(here.play(step)) for step in here.steps()]
        assert min(after) == least(here) - 1
        assert max(after) <= least(here) + 1
        here = here.play(lot.choice(here.steps()))


def test_full_strength_needs_no_move_more_than_the_least() -> None:
    here, level = GAME.start({}, 1), PLAYER.full
    while here.turn != OVER:
        choice = choose(PLAYER, here, level, Random(7), Clock(Budget(nodes=limits(level).nodes)), lambda _: None)
        assert (choice.exact, choice.value) == (True, 0.0)
        here = here.play(choice.step)
    assert isinstance(here, MiniHalma)
    assert here.moves == MINIMUM
