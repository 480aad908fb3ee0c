"""How Barricades is thought: its moves against the rules, ways counted otherwise, chances that add up, play."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import replace
from heapq import heappop, heappush
from math import exp
from operator import mul
from random import Random
from typing import Any

import pytest

from jeux.engine.budget import Budget, Clock, SearchResult
from jeux.engine.kernels import PLAIN, compiled
from jeux.engine.kernels.games.barricades import BarricadesKernel
from jeux.engine.kernels.games.barricades_features import FEATURES, GATES, learned_weights
from jeux.engine.kernels.games.barricades_many import EACH, ROWS, WIDTH
from jeux.engine.kernels.games.barricades_net import UNIT
from jeux.engine.levels import choose, limits
from jeux.engine.player import Level
from jeux.engine.players.barricades import CROWDED_DEPTH, MAX_DEPTH, PLAYER, Node, net, node_of, think
from jeux.engine.players.barricades import kernel as kernel_for
from jeux.engine.search.expectimax import step_ends
from jeux.rules.boards import bits
from jeux.rules.contract import CHANCE, OVER
from jeux.rules.games.barricades import game as barricades
from jeux.rules.games.barricades.board import CELLS, GOAL, INDEX, NEAR, ROUTES, RUNGS, START_ROUTES
from jeux.rules.games.barricades.position import Barricades
from tests.engine.twins import fastest

TABLES = [(2, {}), (2, {"seats": "double", "passing": "free"}), (3, {}), (4, {}), (4, {"teams": "on"})]


def read(text: str, players: int = 2, **options: str) -> Barricades:
    return barricades.read(text, options, players)


def thought(position: Barricades, depth: int, nodes: int | None = None, seed: int = 1) -> SearchResult:
    budget = Budget(nodes=nodes, depth=depth)
    return think(position, budget, Clock(budget), Random(seed), lambda choice: None)


def at_level(position: Barricades, level: Level, seed: int = 1) -> SearchResult:
    clock = Clock(replace(limits(level), seconds=None))
    return choose(PLAYER, position, level, Random(seed), clock, lambda choice: None)


def random_positions(seed: int, players: int, options: dict[str, str], steps: int = 400) -> Iterator[Barricades]:
    """Positions of a game played at random, as far as so many steps lead."""
    rng = Random(seed)
    position = barricades.start(options, players)
    for _ in range(steps):
        if position.turn == OVER:
            return
        yield position
        position = position.play(rng.choice(position.steps()))


# --- the kernel against the rules -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_best_node_of_a_die_is_one_that_the_rules_allow(players: int, options: dict[str, str]) -> None:
    throws = [p for p in random_positions(1, players, options) if p.turn == CHANCE]
    assert len(throws) > 80
    for position in throws[::9]:
        mind, node = kernel_for(position.rules), node_of(position)
        team = position.rules.teams[position.side]

        def worth(end: Node, team: tuple[int, ...] = team, mind: Any = mind) -> float:
            chances = mind.look_ahead(end, 0, None)
            return float(sum(chances[seat] for seat in team))

        for die in range(1, 7):
            thrown = position.play(f"roll:{die},{die}")
            ends = [end for step in thrown.moves() for end in step_ends(thrown, step, {})]
            found = tuple(mind.best_node(node, die))
            assert bool(found) == bool(ends), position
            if found:
                assert found in map(node_of, ends), position
                # where no barricade is taken, every end is tried
                tried = [node_of(end) for end in ends if thrown.barricades == end.barricades]
                assert worth(found) >= max(map(worth, tried), default=0.0), position


def test_ways_are_the_shortest_with_barricades_dearer() -> None:
    for position in list(random_positions(2, 4, {}))[::80]:
        for number, cost in enumerate((2, 7)):
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
            measured = kernel_for(position.rules).measured_distances(position.barricades, number)
            assert measured == [known[cell] for cell in range(len(CELLS))]


def test_the_dice_that_win_are_those_of_the_rules() -> None:
    gates, seen = GATES, FEATURES
    counts = set()
    for seed in range(5, 30):
        for position in list(random_positions(seed, 2, {}, 2_000))[-30:]:
            if position.turn != CHANCE:
                continue
            steps = [position.play(f"roll:{die},{die}").steps() for die in range(1, 7)]
            wins = sum(any(step.endswith("/i13") for step in each) for each in steps)
            found = kernel_for(position.rules).features_by_seat(node_of(position))
            assert found[5] == gates + wins, position
            assert len(found) == 4 * seen
            counts.add(wins)
    assert len(counts) > 1


def turns_by_repetition(barricades: int) -> list[float]:
    """The turns that a pawn alone needs from every cell and start line, worked out until nothing changes."""
    places = [*ROUTES, *START_ROUTES]
    needed = [1_000.0] * len(places)
    needed[GOAL] = 0.0
    while True:
        found = []
        for place, ways in enumerate(places):
            open_ways = [[way.target for way in ways[die] if not way.between & barricades] for die in range(1, 7)]
            after = [min((needed[target] for target in targets), default=1_000.0) for targets in open_ways]
            throws = [min(after[a], after[b], needed[place]) for a in range(6) for b in range(6)]
            found.append(0.0 if place == GOAL else 1.0 + sum(throws) / 36.0)
        if max(abs(a - b) for a, b in zip(found, needed, strict=True)) < 1e-9:
            return found
        needed = found


def test_turns_alone_are_those_of_the_best_choices() -> None:
    mind = kernel_for(barricades.start({}, 2).rules)
    for position in list(random_positions(7, 2, {}, 1_500))[::400]:
        turns = [min(4.0 * needed, 95.0) for needed in turns_by_repetition(position.barricades)]
        for found, needed in zip(mind.pawn_turns(position.barricades), turns, strict=True):
            assert needed - 1.0 < found + 1e-6
            assert found <= needed + 1e-6


def test_the_network_is_told_every_pawn_and_barricade_of_two_seats() -> None:
    for options in ({}, {"seats": "outer"}):
        for position in [p for p in random_positions(8, 2, options) if p.turn == CHANCE][::20]:
            own, other = position.pawns[position.side], sum(position.pawns) - position.pawns[position.side]
            board = [*bits(own), *(94 + i for i in bits(other)), *(188 + i for i in bits(position.barricades))]
            told = kernel_for(position.rules).input_rows(node_of(position))
            assert told[: len(board)] == board
            assert len(set(told)) == len(told) == len(board) + 2 * FEATURES + 6


MANY = [(3, {}), (4, {}), (4, {"teams": "on"})]


@pytest.mark.parametrize(("players", "options"), MANY)
def test_the_network_is_told_every_pawn_and_barricade_of_more_seats(players: int, options: dict[str, str]) -> None:
    each = EACH
    for position in [p for p in random_positions(8, players, options) if p.turn == CHANCE][::20]:
        seats = position.rules.seats
        here = seats.index(position.side)
        walls, *told = kernel_for(position.rules).input_rows_by_seat(node_of(position))
        assert walls == [2 * each + i for i in bits(position.barricades)]
        assert len(told) == len(seats)
        for seat, rows in zip(seats[here:] + seats[:here], told, strict=True):
            pawns = list(bits(position.pawns[seat]))
            assert rows[: len(pawns)] == pawns
            assert len(set(rows)) == len(rows) == len(pawns) + FEATURES + 3


def judged_by_sums(position: Barricades) -> list[float]:
    """The chances of the seats, from the one that throws on, by plain sums of the rows told."""
    first, second = net(position.rules)
    width, last = WIDTH, ROWS - 1
    walls, *seats = kernel_for(position.rules).input_rows_by_seat(node_of(position))
    found = []
    for own in seats:
        others = [EACH + row for other in seats if other is not own for row in other]
        rows = [last, *walls, *own, *others]
        sums = [sum(first[row * width + j] for row in rows) for j in range(width)]
        units = [*(max(0.0, x) for x in sums[:-1]), sums[-1]]
        found.append(exp(sum(map(mul, units, second)) / UNIT**2))
    return [x / sum(found) for x in found]


@pytest.mark.parametrize(("players", "options"), MANY)
def test_more_seats_are_judged_by_all_their_rows(players: int, options: dict[str, str]) -> None:
    """In the first third of a game no throw wins."""
    for position in [p for p in random_positions(9, players, options, 120) if p.turn == CHANCE][::8]:
        seats, chances = position.rules.seats, kernel_for(position.rules).look_ahead(node_of(position), 0, None)
        here = seats.index(position.side)
        told = [chances[seat] for seat in seats[here:] + seats[:here]]
        assert told == pytest.approx(judged_by_sums(position), abs=1e-6)


def test_without_a_network_seats_are_judged_by_their_strengths() -> None:
    position = barricades.start({}, 2)
    weights, teams = learned_weights(), tuple(1 << seat for seat in range(4))
    mind = fastest(BarricadesKernel)(position.rules.seats, teams, False, weights, (array("f"), array("d")))
    chances, seen = mind.look_ahead(node_of(position), 0, None), mind.features_by_seat(node_of(position))
    parts = (seen[:FEATURES], seen[FEATURES : 2 * FEATURES])
    first, second = (sum(weights[i] for i in part) for part in parts)
    assert chances[1] == pytest.approx(1.0 / (1.0 + exp(second - first)))
    assert mind.input_rows(node_of(position)) == []


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_both_twins_expect_the_same(players: int, options: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    if not compiled():
        pytest.skip("the kernels were not compiled here")
    nodes = [node_of(p) for p in random_positions(3, players, options) if p.turn == CHANCE][5::40]
    rules = barricades.start(options, players).rules
    by_compiled = [(kernel_for(rules).look_ahead(node, 1, None), kernel_for(rules).estimates) for node in nodes]
    monkeypatch.setenv(PLAIN, "1")
    plain = kernel_for.__wrapped__(rules)
    begun = by_compiled[0][1] - by_compiled[-1][1]
    found = [(plain.look_ahead(node, 1, None), plain.estimates) for node in nodes]
    assert type(plain).__module__ == "jeux.engine.kernels.games.barricades"
    assert found[0][1] - found[-1][1] == begun
    for (one, _), (other, _) in zip(by_compiled, found, strict=True):
        assert one == pytest.approx(other, abs=1e-12)


# --- the estimate -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_chances_add_up(players: int, options: dict[str, str]) -> None:
    for position in list(random_positions(4, players, options))[::9]:
        for depth in (0, 1):
            chances = kernel_for(position.rules).look_ahead(node_of(position), depth, None)
            assert sum(chances) == pytest.approx(1.0)
            assert all((chances[seat] > 0.0) == (seat in position.rules.seats) for seat in range(4))


def test_who_may_win_at_once_has_at_least_that_chance() -> None:
    """A 2 or a 3 wins with 20 throws of 36; the other has nothing near."""
    board = ["."] * len(CELLS)
    for cell in bits(RUNGS):
        board[cell] = "#"
    for name, sign in (("i12", "."), ("a3", "#"), ("i11", "2"), ("h11", "2"), ("e1", "3")):
        board[INDEX[name]] = sign
    position = read(f"board={''.join(board)} turn=? start=0,3,4,0 side=2 dice=-")
    chances = kernel_for(position.rules).look_ahead(node_of(position), 0, None)
    assert chances[1] > 20 / 36
    waiting = read(f"board={''.join(board)} turn=? start=0,3,4,0 side=3 dice=-")
    assert kernel_for(position.rules).look_ahead(node_of(waiting), 0, None)[1] < chances[1]


# --- play ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_depth_answers_a_legal_step(players: int, options: dict[str, str]) -> None:
    deciding = [p for p in random_positions(5, players, options, 200) if p.turn >= 0]
    for position in (deciding[-1], next(p for p in deciding if p.due)):
        for depth in range(1, MAX_DEPTH + 1):
            choice = thought(position, depth, nodes=3_000)
            assert choice.step == choice.pv[0] == choice.ranked[0][0]
            assert {step for step, _ in choice.ranked} == set(position.steps())
            assert 0.0 <= choice.value <= 1.0


def test_more_than_two_seats_look_at_fewer_turns() -> None:
    heard: list[int] = []
    position = next(p for p in random_positions(7, 4, {}, 200) if p.turn >= 0)
    budget = Budget(depth=MAX_DEPTH)
    think(position, budget, Clock(budget), Random(1), lambda choice: heard.append(choice.depth))
    assert heard == list(range(1, CROWDED_DEPTH + 1))


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
    for level in PLAYER.levels:
        choice = at_level(position, level)
        assert choice == at_level(position, level)
        assert choice.nodes <= level.nodes + 1


def test_an_unfinished_search_stands_on_the_last_finished_depth() -> None:
    position = barricades.start({}, 4).play("roll:4,3")
    first = thought(position, 1)
    cut = thought(position, 3, nodes=first.nodes + 1)
    assert (cut.step, cut.value, cut.depth) == (first.step, first.value, 1)
