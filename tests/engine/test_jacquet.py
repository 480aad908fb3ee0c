"""How Jacquet is thought: what positions are worth, its play."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from jeux.engine.budget import Budget, Clock, SearchResult
from jeux.engine.levels import choose, limits
from jeux.engine.player import Level
from jeux.engine.players.jacquet import PLAYER, think, turn_evaluator
from jeux.rules.games.jacquet import game as jacquet
from jeux.rules.games.jacquet.position import Jacquet

ONE_THROW = 600
"""A kernel looks at its budget after some estimates and the ends of a whole throw."""
LIMITS = jacquet.GAME.options[0].values


def read(text: str, limit: str = "livret") -> Jacquet:
    return jacquet.read(text, {"limit": limit}, 2)


def thought(position: Jacquet, depth: int, nodes: int | None = None, seed: int = 1) -> SearchResult:
    budget = Budget(nodes=nodes, depth=depth)
    return think(position, budget, Clock(budget), Random(seed), lambda choice: None)


def at_level(position: Jacquet, level: Level, seed: int = 1) -> SearchResult:
    clock = Clock(replace(limits(level), seconds=None))
    return choose(PLAYER, position, level, Random(seed), clock, lambda choice: None)


# --- what positions are worth --------------------------------------------------------------------------------------


def chance(own: list[int], other: list[int], limit: str = "livret") -> float:
    """The probability of winning of the player of these men, whose turn has ended; counts begin with the men off."""
    node = bytes(other + [0] * (26 - len(other)) + own + [0] * (26 - len(own)))
    return turn_evaluator(limit).look_ahead(node, 0, Clock(Budget()))


def test_the_networks_know_who_leads() -> None:
    ahead, behind = [0, 0, 0, 0, 0, 0, 0, 0, 5, 5, 5], [0] * 12 + [5, 5, 5]
    assert chance(ahead, behind) > 0.75
    assert chance(behind, ahead) < 0.25
    assert chance([15], behind) == 1.0


def test_bearing_off_is_exact() -> None:
    """The last man goes off next time; before that two men on the second arrow go off with 26 throws of 36: all those
    without a 1, and the double 1."""
    assert chance([14, 1], [13, 0, 2]) == pytest.approx(1.0 - 26 / 36, abs=1e-4)


def test_the_limit_of_the_game_is_the_one_that_is_searched() -> None:
    """Six arrows in a row on the near side: the booklet forbids what families play."""
    text = "board=HBB.....aaaad..baaab.AAA turn=b side=b dice=5,1"
    assert {limit: len(thought(read(text, limit), 2).ranked) for limit in LIMITS} == {
        "livret": 9,
        "classique": 11,
        "aucune": 11,
    }


# --- play ---------------------------------------------------------------------------------------------------------


def test_every_depth_answers_a_legal_step_and_scores() -> None:
    position = read("board=b..AA....f..e.b....EDD.. turn=b side=b dice=4,3")
    for depth in (1, 2, 3):
        choice = thought(position, depth, nodes=4_000)
        assert choice.step == choice.pv[0] == choice.ranked[0][0]
        assert {step for step, _ in choice.ranked} == set(position.steps())
        assert all(0.0 <= value <= 1.0 for _, value in choice.ranked)


def test_the_last_men_off_win_for_certain() -> None:
    choice = thought(read("board=......a....m...........A turn=w side=w dice=2,1"), 2)
    assert (choice.step, choice.value, choice.exact) == ("2:B1/off", 1.0, True)


def test_the_same_seed_gives_the_same_choice_and_the_budget_is_kept() -> None:
    position = read("board=O...........o........... turn=b side=b dice=6,5")
    for level in PLAYER.levels:
        choice = at_level(position, level)
        assert choice == at_level(position, level)
        assert choice.nodes <= level.nodes + ONE_THROW


def test_an_unfinished_search_stands_on_the_last_finished_depth() -> None:
    position = read("board=HBB.....aaaad..baaab.AAA turn=b side=b dice=5,1")
    first = thought(position, 1)
    cut = thought(position, 3, nodes=first.nodes + 1)
    assert (cut.step, cut.value, cut.depth) == (first.step, first.value, 1)
