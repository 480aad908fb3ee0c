"""Reversi's kernels against the rules, against brute force, and their two twins against each other; then the player."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from math import exp
from random import Random
from typing import Any

import pytest

from jeux.engine.budget import Budget, Clock, SearchResult
from jeux.engine.kernels import PLAIN, compiled
from jeux.engine.kernels.games import reversi_discs
from jeux.engine.kernels.games.reversi import INFINITE, ReversiKernel
from jeux.engine.kernels.games.reversi_patterns import mirrors
from jeux.engine.players import reversi
from jeux.engine.players.reversi import MOST_SOLVED, NUMBERS, PLAYER, weights
from jeux.rules import CATALOGUE
from jeux.rules.boards import bits
from jeux.rules.contract import OVER
from jeux.rules.games.reversi.board import INDEX, POINTS, placings, turned
from jeux.rules.games.reversi.position import PASS, Reversi
from tests.engine.twins import fastest

GAME = CATALOGUE["reversi"]
POSITIONS = 10_000


def walked(positions: int, seed: int = 1) -> Iterator[Reversi]:
    """Positions of random games from the three starts in turn."""
    rng = Random(seed)
    while True:
        for start in ("free", "diagonal", "parallel"):
            here = GAME.start({"start": start}, 2)
            while here.turn != OVER:
                assert isinstance(here, Reversi)
                yield here
                positions -= 1
                if not positions:
                    return
                here = here.play(rng.choice(here.steps()))


def endings(empty: int, number: int, seed: int) -> list[Reversi]:
    """Positions of random games with at most so many empty squares, where somebody decides."""
    found: list[Reversi] = []
    rng = Random(seed)
    for here in walked(10**6, seed):
        if len(POINTS) - sum(map(here.count, (0, 1))) <= empty and rng.random() < 0.3:
            found.append(here)
        if len(found) == number:
            break
    return found


def sides(here: Reversi) -> tuple[int, int]:
    """The discs of the player to decide, and those of the other."""
    return here.discs[here.side], here.discs[1 - here.side]


def tree(here: Reversi, nodes: int = 0, bits: int = 12) -> Any:
    """The kernel's search from a position."""
    return fastest(ReversiKernel)(weights(), sides(here), nodes, lambda count: 0 < nodes < count, bits)


def think(here: Reversi, budget: Budget, seed: int = 1) -> SearchResult:
    return reversi.think(here, budget, Clock(budget), Random(seed), lambda _: None)


class Interrupted(Clock):
    """Runs out after so many nodes as if the time were over."""

    def __init__(self, budget: Budget, after: int) -> None:
        super().__init__(budget)
        self._last = after

    def over(self) -> bool:
        return self.nodes > self._last


def margin(here: Reversi, player: int) -> int:
    """The margin of a player with the best play of both, by brute force."""
    if here.turn == OVER:
        return here.count(player) - here.count(1 - player)
    found = [margin(here.play(step), player) for step in here.steps()]
    return max(found) if here.side == player else min(found)


# --- words ------------------------------------------------------------------------------------------------------------


def test_the_words_are_those_of_the_rules() -> None:
    for here in walked(POSITIONS):
        own, adverse = sides(here)
        assert fastest(reversi_discs.legal)(own, adverse) == here.legal, here
        assert fastest(reversi_discs.moves)(adverse, own) == placings(adverse, own), here
        assert fastest(reversi_discs.count)(own) == own.bit_count()
        for step in here.steps():
            if step != PASS:
                assert fastest(reversi_discs.turned)(INDEX[step], own, adverse) == turned(INDEX[step], own, adverse), (
                    here,
                    step,
                )


def test_the_steps_of_the_root_are_those_of_the_rules() -> None:
    for here in walked(1_000, seed=2):
        assert sorted(tree(here).steps()) == sorted(NUMBERS[step] for step in here.steps()), here


def test_what_is_stable_is_never_turned() -> None:
    seen = 0
    for seed in range(200):
        rng = Random(seed)
        here = GAME.start({"start": "diagonal"}, 2)
        kept = [0, 0]
        while here.turn != OVER:
            assert isinstance(here, Reversi)
            for side in (0, 1):
                assert kept[side] & here.discs[side] == kept[side], here
                kept[side] |= fastest(reversi_discs.stable)(here.discs[side], here.discs[1 - side])
            here = here.play(rng.choice(here.steps()))
        seen += sum(word.bit_count() for word in kept)
    assert seen > 200 * 15  # and many are seen to be


def test_odd_quarters() -> None:
    quarters = [[i for i in range(64) if (i % 8 > 3, i > 31) == place] for place in ((0, 0), (1, 0), (0, 1), (1, 1))]
    rng = Random(4)
    for _ in range(200):
        word = rng.getrandbits(64)
        expected = sum(1 << i for squares in quarters if sum(word >> j & 1 for j in squares) % 2 for i in squares)
        assert fastest(reversi_discs.odd)(word) == expected


# --- estimates --------------------------------------------------------------------------------------------------------


def test_the_estimate_follows_the_steps() -> None:
    """Kept up to date disc by disc, the patterns are those of the position seen afresh."""
    for here in walked(1_500, seed=5):
        searched = tree(here)
        before = searched.estimate(searched.empty)
        for step in here.steps():
            child = here.play(step)
            afresh = tree(child)
            if afresh.empty:
                found = searched.score(NUMBERS[step], 1, -INFINITE, INFINITE)
                assert found == -afresh.estimate(afresh.empty), (here, step)
        assert searched.estimate(searched.empty) == before


def test_the_estimate_is_the_same_from_all_sides() -> None:
    for here in walked(300, seed=6):
        seen = tree(here)
        values = set()
        for turn in range(8):
            own, adverse = (sum(1 << mirrors(i)[turn] for i in bits(word)) for word in sides(here))
            twin = fastest(ReversiKernel)(weights(), (own, adverse), 0, lambda _: False, 12)
            values.add(twin.estimate(seen.empty))
        assert len(values) == 1, here


def test_a_corner_is_worth_having() -> None:
    estimates = []
    for letter in "bw":
        board = list("." * 18 + "wwbb" + "." * 5 + "wbbw" + "." * 4 + "wbbw" + "." * 25)
        board[0] = letter
        here = GAME.read(f"board={''.join(board)} turn=b", {}, 2)
        assert isinstance(here, Reversi)
        estimates.append(tree(here).estimate(51))
    assert estimates[0] > estimates[1] + 2 * 32


# --- exact ends -------------------------------------------------------------------------------------------------------


def test_the_margins_are_those_of_brute_force() -> None:
    for here in endings(6, 120, seed=7):
        searched = tree(here)
        for step in here.steps():
            expected = margin(here.play(step), here.side)
            assert searched.margin(NUMBERS[step], -64, 64) == expected, (here, step)


def test_a_window_bounds_the_margin() -> None:
    rng = Random(8)
    for here in endings(9, 60, seed=8):
        step = rng.choice(here.steps())
        true = tree(here).margin(NUMBERS[step], -64, 64)
        for low in range(-64, 64, 7):
            found = tree(here).margin(NUMBERS[step], low, low + 1)
            assert (found > low) == (true > low), (here, step, low)
            assert found >= true if found <= low else found <= true


def test_the_depth_reaches_the_end() -> None:
    """A search deeper than the game finds the margin of the exact end, in points."""
    for here in endings(8, 40, seed=9):
        for step in here.steps():
            exact = tree(here).margin(NUMBERS[step], -64, 64)
            assert tree(here).score(NUMBERS[step], 12, -INFINITE, INFINITE) == 32 * exact, (here, step)


# --- twins ------------------------------------------------------------------------------------------------------------


def test_both_twins_see_and_search_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    if not compiled():
        pytest.skip("the kernels were not compiled here")

    def told() -> list[object]:
        found: list[object] = [tree(here).estimate(tree(here).empty) for here in walked(300, seed=10)]
        for number, here in enumerate(walked(1_500, seed=11)):
            if number % 60 == 0:
                choice = think(here, Budget(nodes=1_500))
                found.append((choice.step, choice.value, choice.nodes, choice.pv, choice.exact))
        found += [
            (fastest(reversi_discs.stable)(*sides(here)), fastest(reversi_discs.position_key)(*sides(here)))
            for here in walked(1_000, seed=12)
        ]
        return found

    by_compiled = told()
    monkeypatch.setenv(PLAIN, "1")
    assert fastest(ReversiKernel) is ReversiKernel
    assert told() == by_compiled


# --- the player -------------------------------------------------------------------------------------------------------


def test_an_end_is_proven_and_won_by_the_widest_margin() -> None:
    proven = 0
    for here in endings(7, 60, seed=13):
        choice = think(here, Budget(nodes=200_000))
        true = {step: margin(here.play(step), here.side) for step in here.steps()}
        best = max(true.values())
        assert choice.exact
        assert choice.value == (1.0 if best > 0 else 0.0 if best < 0 else 0.5), here
        assert true[choice.step] == best or best == 0 == true[choice.step], here
        assert choice.pv[0] == choice.ranked[0][0] == choice.step
        proven += len(true) > 2
    assert proven > 20


def test_with_a_margin_every_step_has_its_true_value() -> None:
    for here in endings(7, 40, seed=14):
        choice = think(here, Budget(nodes=200_000, margin=1.0))
        for step, value in choice.ranked:
            true = margin(here.play(step), here.side)
            assert value == (1.0 if true > 0 else 0.0 if true < 0 else 0.5), (here, step)
            assert choice.proves(step)


def test_an_analysis_tells_the_margin_of_every_step() -> None:
    for here in endings(7, 40, seed=14):
        true = {step: float(margin(here.play(step), here.side)) for step in here.steps()}
        choice = think(here, Budget(nodes=200_000, every=True, margin=1.0))
        assert choice.amounts == true
        assert true[choice.step] == max(true.values()), "of equal outcomes the widest margin"
        only = think(here, Budget(nodes=200_000, every=True, only=here.steps()[-1]))
        assert only.amounts == {here.steps()[-1]: true[here.steps()[-1]]}


def test_before_the_end_a_margin_is_estimated_from_the_value() -> None:
    """Six discs are a winning chance of 73 %."""
    for here in islice(walked(60, seed=15), 20, 60, 10):
        choice = think(here, Budget(nodes=20_000, every=True, margin=1.0))
        for step, value in choice.ranked:
            assert 0.0 < value < 1.0
            assert 1.0 / (1.0 + exp(-choice.amounts[step] / 6.0)) == pytest.approx(value, abs=1e-4)


def test_an_estimate_is_on_the_side_of_the_proven_outcome() -> None:
    stopped = 0
    for here in endings(12, 40, seed=16):
        budget = Budget(nodes=1_500, every=True, margin=1.0)
        choice = think(here, budget)
        for step, value in choice.ranked:
            if choice.proves(step):
                amount, true = choice.amounts[step], tree(here).margin(NUMBERS[step], -64, 64)
                assert (amount > 0, amount < 0) == (value > 0.5, value < 0.5)
                stopped += amount != true
    assert stopped > 0, "some were told by an estimate"


def test_only_what_was_searched_is_proven() -> None:
    told = 0
    for here in endings(7, 60, seed=17):
        choice = think(here, Budget(nodes=200_000))
        assert choice.proves(choice.step)
        for step, value in choice.ranked:
            if choice.proves(step):
                true = margin(here.play(step), here.side)
                assert value == (1.0 if true > 0 else 0.0 if true < 0 else 0.5), (here, step)
                told += 1
    assert told > 60


@pytest.mark.parametrize("start", ["free", "diagonal", "parallel"])
def test_every_start_is_thought_through(start: str) -> None:
    here = GAME.start({"start": start}, 2)
    while here.turn != OVER and sum(here.count(side) for side in (0, 1)) < 8:  # type: ignore[attr-defined]
        assert isinstance(here, Reversi)
        choice = think(here, Budget(nodes=2_000))
        assert {step for step, _ in choice.ranked} == set(here.steps())
        assert not choice.exact
        assert 0.2 < choice.value < 0.8, here
        line = here
        for step in choice.pv:
            assert step in line.steps()
            line = line.play(step)
        here = here.play(choice.step)


def test_a_free_start_shows_a_line_of_several_steps() -> None:
    here = GAME.start({"start": "free"}, 2)
    for _ in range(4):
        assert isinstance(here, Reversi)
        choice = think(here, Budget(nodes=20_000))
        assert len(choice.pv) >= 6, here
        here = here.play(choice.step)


def further_away(seed: int) -> Iterator[tuple[Reversi, dict[str, int]]]:
    """Positions a square too far from the end to go there at once, with the margin of each step."""
    for here in walked(10**5, seed):
        if here.count(0) + here.count(1) == 64 - MOST_SOLVED - 1 and len(here.steps()) > 2:
            yield here, {step: tree(here, bits=20).margin(NUMBERS[step], -64, 64) for step in here.steps()}


@pytest.mark.skipif(not compiled(), reason="the kernels were not compiled here")
def test_from_further_away_the_widest_margin_is_the_choice() -> None:
    for here, margins in islice(further_away(seed=18), 1):
        choice = think(here, Budget())
        best = max(margins.values())
        assert choice.exact
        assert margins[choice.step] == best
        for step, value in choice.ranked:
            if choice.proves(step):
                assert value == (1.0 if margins[step] > 0 else 0.0 if margins[step] < 0 else 0.5)


@pytest.mark.skipif(not compiled(), reason="the kernels were not compiled here")
def test_a_loss_proven_too_late_changes_no_choice() -> None:
    """Stopped before all the steps of a lost position are known, the search plays one that loses little."""
    here, margins = next(pair for pair in further_away(seed=19) if max(pair[1].values()) < -8)
    nodes = think(here, Budget()).nodes
    for part in range(3, 10):
        budget = Budget()
        choice = reversi.think(here, budget, Interrupted(budget, part * nodes // 10), Random(1), lambda _: None)
        assert choice.value < 0.3
        assert margins[choice.step] >= max(margins.values()) - 4


def test_a_forced_pass_is_played() -> None:
    here = GAME.read("board=bw.........................bb......bb........................... turn=w", {}, 2)
    assert isinstance(here, Reversi)
    choice = think(here, Budget(nodes=1_000))
    assert choice.step == choice.pv[0] == PASS
    assert choice.value < 0.5


def test_a_level_of_one_turn_does_not_see_the_end() -> None:
    """The first level looks one turn ahead, at the end as well."""
    here = endings(7, 1, seed=15)[0]
    budget = replace(Budget(nodes=60), depth=1)
    assert not think(here, budget).exact


def test_a_budget_of_one_node_gives_a_step() -> None:
    for here in walked(60, seed=16):
        assert think(here, Budget(nodes=1)).step in here.steps()


def test_the_levels_are_in_order() -> None:
    nodes = [level.nodes for level in (*PLAYER.levels, PLAYER.full)]
    assert nodes == sorted(nodes)
