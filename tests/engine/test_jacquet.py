"""How Jacquet is thought: its turns against the rules, its estimate against plain counting, its play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from jeux.engine.brain import Level
from jeux.engine.budget import Budget, Choice, Clock
from jeux.engine.evaluation.jacquet import BRAIN, Estimate, hindrance, think
from jeux.engine.evaluation.jacquet_turns import all_turns
from jeux.engine.evaluation.jacquet_weights import WEIGHTS
from jeux.engine.levels import choose, limits
from jeux.engine.search.expectimax import turn_ends
from jeux.rules import jacquet
from jeux.rules.contract import CHANCE, OVER
from jeux.rules.jacquet_men import START_ROW, count, packed
from jeux.rules.jacquet_position import NOBODY, Jacquet

LIMITS = jacquet.GAME.options[0].values
estimate = Estimate(WEIGHTS)


def read(text: str, limit: str = "livret") -> Jacquet:
    return jacquet.read(text, {"limit": limit}, 2)


def thought(position: Jacquet, depth: int, nodes: int | None = None, seed: int = 1) -> Choice:
    budget = Budget(nodes=nodes, depth=depth)
    return think(position, budget, Clock(budget), Random(seed), lambda choice: None)


def at_level(position: Jacquet, level: Level, seed: int = 1) -> Choice:
    clock = Clock(replace(limits(level), seconds=None))
    return choose(BRAIN, position, level, Random(seed), clock, lambda choice: None)


def random_throws(seed: int, limit: str) -> Iterator[Jacquet]:
    """The positions of a game played at random in which a throw comes, the opening ones left out."""
    rng = Random(seed)
    position = jacquet.start({"limit": limit}, 2)
    while position.turn != OVER:
        if position.turn == CHANCE and position.side != NOBODY:
            yield position
        position = position.play(rng.choice(position.steps()))


# --- turns --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("limit", LIMITS)
def test_turns_are_those_of_the_rules(limit: str) -> None:
    positions = [p for seed in range(2) for p in random_throws(seed, limit)]
    assert len(positions) > 100
    for position in positions[::9]:
        side, rows = position.side, position.rows
        expected = []
        for step, chance in position.chances():
            ends = turn_ends(position.play(step), {})
            expected.append((int(36 * chance), sorted({end.rows[side] for end in ends})))
        found = [(round(36 * chance), sorted(ends)) for chance, ends in all_turns(rows[side], rows[1 - side], limit)]
        assert sorted(found) == sorted(expected), position


# --- the estimate -------------------------------------------------------------------------------------------------


def test_hindrance_is_what_counting_finds() -> None:
    for position in [*random_throws(5, "livret")][::7]:
        for own, adverse in (position.rows, position.rows[::-1]):
            mine = {p for p in range(1, 25) if count(own, p)}
            theirs = {p for p in range(1, 25) if count(adverse, (p + 11) % 24 + 1)}
            stopped = [p for p in mine for die in range(1, 7) if p - die in theirs]
            runs = [
                sum(count(own, q) for p in theirs if {*range(p, p + n)} <= theirs for q in range(p + n, 25))
                for n in (3, 4, 5)
            ]
            expected = (len(stopped), sum(count(own, p) for p in stopped), *runs)
            assert hindrance(adverse, own) == expected, position


def test_the_men_may_all_stand_behind_one_run() -> None:
    """Fifteen is where sums of digits begin again."""
    own = START_ROW
    adverse = packed([0] * 7 + [3] * 5 + [0] * 13)
    assert hindrance(adverse, own) == (5, 75, 45, 30, 15)


def test_the_estimate_knows_who_leads_and_has_no_side() -> None:
    ahead, behind = packed([0, 0, 0, 0, 0, 0, 0, 0, 5, 5, 5] + [0] * 14), packed([0] * 12 + [5, 5, 5] + [0] * 10)
    assert estimate((ahead, behind)) > 0.3
    assert estimate((behind, ahead)) < -0.3
    assert estimate((packed([15] + [0] * 24), behind)) == 1.0


def test_a_lead_is_worth_more_on_a_shorter_way() -> None:
    """Ten pips ahead, the men of both far from home and close to it; nobody is in the way."""

    def with_men_on(p: int) -> float:
        return estimate((packed([0] * (p - 2) + [5, 0, 10] + [0] * (24 - p)), packed([0] * p + [15] + [0] * (24 - p))))

    assert 0.0 < with_men_on(12) < with_men_on(9)


def test_bearing_off_is_exact() -> None:
    """The last man goes off next time; before that two men on the second arrow go off with 26 throws of 36: all those
    without a 1, and the double 1."""
    own, other = packed([14, 1] + [0] * 23), packed([13, 0, 2] + [0] * 22)
    assert estimate((own, other)) == pytest.approx(1.0 - 2.0 * 26 / 36, abs=1e-4)


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
    for level in BRAIN.levels:
        choice = at_level(position, level)
        assert choice == at_level(position, level)
        assert choice.nodes <= level.nodes + 1


def test_an_unfinished_search_stands_on_the_last_finished_depth() -> None:
    position = read("board=HBB.....aaaad..baaab.AAA turn=b side=b dice=5,1")
    first = thought(position, 1)
    cut = thought(position, 3, nodes=first.nodes + 1)
    assert (cut.step, cut.value, cut.depth) == (first.step, first.value, 1)
