"""How Barricades is thought: its moves against the rules, ways counted otherwise, chances that add up, play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from heapq import heappop, heappush
from random import Random

import pytest

from jeux.engine.brain import Level
from jeux.engine.budget import Budget, Choice, Clock
from jeux.engine.evaluation.barricades import BRAIN, think
from jeux.engine.evaluation.barricades_ways import GATES, Estimate, after_die, distances, enter, places_to_put
from jeux.engine.levels import choose, limits
from jeux.rules import barricades
from jeux.rules.barricades_board import CELLS, GOAL, INDEX, NEAR, RUNGS
from jeux.rules.barricades_position import Barricades
from jeux.rules.boards import bits
from jeux.rules.contract import CHANCE, OVER

TABLES = [(2, {}), (2, {"seats": "double", "passing": "free"}), (3, {}), (4, {}), (4, {"teams": "on"})]


def read(text: str, players: int = 2, **options: str) -> Barricades:
    return barricades.read(text, options, players)


def thought(position: Barricades, depth: int, nodes: int | None = None, seed: int = 1) -> Choice:
    budget = Budget(nodes=nodes, depth=depth)
    return think(position, budget, Clock(budget), Random(seed), lambda choice: None)


def at_level(position: Barricades, level: Level, seed: int = 1) -> Choice:
    clock = Clock(replace(limits(level), seconds=None))
    return choose(BRAIN, position, level, Random(seed), clock, lambda choice: None)


def random_positions(seed: int, players: int, options: dict[str, str], steps: int = 400) -> Iterator[Barricades]:
    """Positions of a game played at random, as far as so many steps lead."""
    rng = Random(seed)
    position = barricades.start(options, players)
    for _ in range(steps):
        if position.turn == OVER:
            return
        yield position
        position = position.play(rng.choice(position.steps()))


# --- the rules in words of cells ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_what_a_die_can_do_is_what_the_rules_allow(players: int, options: dict[str, str]) -> None:
    throws = [p for p in random_positions(1, players, options) if p.turn == CHANCE]
    assert len(throws) > 80
    for position in throws[::4]:
        for die in range(1, 7):
            thrown = position.play(f"roll:{die},{die}")
            expected = set()
            for step in thrown.moves():
                after = thrown.play(step)
                expected.add((after.pawns, after.barricades, after.due))
            assert set(after_die(enter(position), die, position.rules)) == expected, position


def test_ways_are_the_shortest_with_barricades_dearer() -> None:
    for seed, position in enumerate(list(random_positions(2, 4, {}))[::80]):
        cost = seed + 2
        found = distances(position.barricades, cost)
        known: dict[int, int] = {}
        heap = [(0, GOAL)]
        while heap:
            way, cell = heappop(heap)
            if cell in known:
                continue
            known[cell] = way
            dear = cost if position.barricades >> cell & 1 and cell != GOAL else 0
            for near in bits(NEAR[cell]):
                heappush(heap, (way + 1 + dear, near))
        assert found == [known[cell] for cell in range(len(CELLS))]


def test_gates_reach_the_goal_by_one_die() -> None:
    named = {CELLS[cell]: die for cell, (die, _) in GATES.items()}
    assert named == {
        "i12": 1, "i11": 2, "h11": 3, "j11": 3, "g11": 4, "k11": 4, "f11": 5, "l11": 5, "e11": 6, "m11": 6,
    }  # fmt: skip


def test_barricades_are_put_where_they_may_be_and_before_others() -> None:
    for players, options in TABLES:
        rules = barricades.start(options, players).rules
        for position in random_positions(3, players, options):
            if not position.due:
                continue
            ways = distances(position.barricades, 6)
            cells = places_to_put(position.pawns, position.barricades, position.side, rules, ways)
            assert cells
            assert all(position.puttable() >> cell & 1 for cell in cells), position


def test_a_barricade_just_before_the_foremost_adverse_pawn() -> None:
    pawns = (1 << INDEX["e9"], 1 << INDEX["i3"] | 1 << INDEX["g11"], 0, 0)
    rules = barricades.start({"seats": "double"}, 2).rules
    cells = places_to_put(pawns, RUNGS, 0, rules, distances(RUNGS, 6))
    assert {INDEX["h11"], INDEX["i11"]} <= set(cells)


# --- the estimate -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_chances_add_up(players: int, options: dict[str, str]) -> None:
    for position in list(random_positions(4, players, options))[::9]:
        scores = Estimate(position.rules)(enter(position))
        assert len(scores) == players
        assert all(0.0 < score < 1.0 for score in scores)
        if options.get("teams") == "on":
            assert scores[0] == scores[2]
            assert scores[0] + scores[1] == pytest.approx(1.0)
        else:
            assert sum(scores) == pytest.approx(1.0)


def test_who_may_win_at_once_has_at_least_that_chance() -> None:
    """A 2 or a 3 wins with 20 throws of 36; the other has nothing near."""
    board = ["."] * len(CELLS)
    for cell in bits(RUNGS):
        board[cell] = "#"
    for name, sign in (("i12", "."), ("a3", "#"), ("i11", "2"), ("h11", "2"), ("e1", "3")):
        board[INDEX[name]] = sign
    position = read(f"board={''.join(board)} turn=? start=0,3,4,0 side=2 dice=-")
    own, _ = Estimate(position.rules)(enter(position))
    assert own > 20 / 36
    waiting = Estimate(position.rules)(enter(position)._replace(side=2))
    assert waiting[0] < own


# --- play ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_depth_answers_a_legal_step(players: int, options: dict[str, str]) -> None:
    deciding = [p for p in random_positions(5, players, options, 200) if p.turn >= 0]
    for position in (deciding[-1], next(p for p in deciding if p.due)):
        for depth in (1, 2, 3):
            choice = thought(position, depth, nodes=3_000)
            assert choice.step == choice.pv[0] == choice.ranked[0][0]
            assert {step for step, _ in choice.ranked} == set(position.steps())
            assert 0.0 <= choice.value <= 1.0


def test_the_open_gate_is_taken() -> None:
    text = "board=.................#####.................##......#......###.............##.........##....2...... "
    position = read(text + "turn=2 start=0,4,5,0 side=2 dice=2,1")
    for depth in (1, 2):
        choice = thought(position, depth)
        assert (choice.step, choice.value, choice.exact) == ("2:i11/i13", 1.0, True)


def test_an_adverse_pawn_before_the_goal_is_sent_back_or_shut_out() -> None:
    """The other one wins with every 2 if nothing is done; a pawn in reach sends his back."""
    board = ["."] * len(CELLS)
    for cell in bits(RUNGS):
        board[cell] = "#"
    for name, sign in (("i12", "."), ("a3", "#"), ("i11", "3"), ("e11", "2")):
        board[INDEX[name]] = sign
    position = read(f"board={''.join(board)} turn=2 start=0,4,4,0 side=2 dice=4,1")
    assert thought(position, 1).step == "4:e11/i11"


def test_the_same_seed_gives_the_same_choice_and_the_budget_is_kept() -> None:
    position = next(p for p in random_positions(6, 3, {}) if p.due)
    for level in BRAIN.levels:
        choice = at_level(position, level)
        assert choice == at_level(position, level)
        assert choice.nodes <= level.nodes + 1


def test_an_unfinished_search_stands_on_the_last_finished_depth() -> None:
    position = barricades.start({}, 4).play("roll:4,3")
    first = thought(position, 1)
    cut = thought(position, 3, nodes=first.nodes + 1)
    assert (cut.step, cut.value, cut.depth) == (first.step, first.value, 1)
