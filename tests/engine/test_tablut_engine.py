"""What the kernel of Tablut leaves out of its search loses at once, and what it holds for won is won at once."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from jeux.engine.kernels import PLAIN, compiled
from jeux.engine.kernels.board_search import AlphaBeta
from jeux.engine.players import tablut
from jeux.engine.search.deepening import SURE_WIN, WIN
from jeux.rules import CATALOGUE
from jeux.rules.contract import OVER, Position, complete_options
from tests.engine.twins import fastest


def walked(games: int) -> Iterator[Any]:
    """Positions of random games under random options, from the third step on."""
    game = CATALOGUE["tablut"]
    for seed in range(games):
        rng = Random(seed)
        here: Position = game.start({option.name: rng.choice(option.values) for option in game.options}, 2)
        while here.turn != OVER:
            yield here
            here = here.play(rng.choice(here.steps()))


def won_by(here: Position, step: str) -> bool:
    """Whether a step wins for who plays it."""
    child = here.play(step)
    result = child.result()
    return result is not None and result.scores[here.turn] == 1


def test_only_the_steps_that_bar_the_road_are_looked_at() -> None:
    checked = 0
    for here in walked(40):
        if here.turn != 0:
            continue
        for step in here.steps():
            board = tablut.board(here)
            board.play(tablut.number(here, step))
            child = here.play(step)
            if child.turn != 1 or not board.urgent or board.is_solved:
                continue
            met = {board.steps[i] for i in range(board.generate(0))}
            for answer in child.steps():
                after = child.play(answer)
                escapes = after.turn == 0 and any(won_by(after, each) for each in after.steps())
                assert (tablut.number(child, answer) in met) or escapes or len(met) == len(child.steps()), (
                    child,
                    answer,
                )
            checked += 1
        if checked > 60:
            return
    raise AssertionError("no road was opened")


def test_what_is_solved_is_won_by_the_next_step() -> None:
    found = 0
    for here in walked(60):
        board = tablut.board(here)
        if board.is_solved:
            assert board.solved_score() == WIN - 1
            assert any(won_by(here, step) for step in here.steps()), here
            found += 1
    assert found > 20


def test_a_slow_king_is_judged_by_weights_of_his_own() -> None:
    game = CATALOGUE["tablut"]
    presets = dict(game.presets)

    def estimate(preset: str) -> int:
        start: Any = game.start(complete_options(game, dict(presets[preset])), 2)
        return int(tablut.board(start).evaluate())

    assert abs(estimate("forces-egales")) < estimate("livret")


def test_a_pass_taken_back_leaves_the_position_as_it_was() -> None:
    for here in walked(10):
        board = tablut.board(here)
        before = board.turn, board.key, board.repetition_key, board.urgent, board.is_solved, board.evaluate()
        board.null_move()
        assert board.key != before[1]
        board.null_move()
        assert (board.turn, board.key, board.repetition_key, board.urgent, board.is_solved, board.evaluate()) == before


def searched(here: Any, bold: bool, depth: int) -> tuple[list[int], int]:
    """The scores of all the steps, those of the first in the widest window, and the nodes visited."""
    board = tablut.board(here)
    board.selective = bold
    search = fastest(AlphaBeta)(board, tablut.ADAPTER.scale, 0, lambda _: False, (), 16)
    scores = list[int]()
    for step in here.steps():
        low = max(scores, default=-WIN - 1)
        scores.append(search.score(tablut.number(here, step), depth, low, low + 1 if scores else WIN + 1))
    return scores, search.nodes


@pytest.mark.thorough
def test_a_bold_search_claims_no_win_that_is_none() -> None:
    won = few = many = 0
    for here in list(walked(60))[::17]:
        (bold, nodes), (whole, others) = searched(here, True, 4), searched(here, False, 4)
        won += max(bold) >= SURE_WIN
        few, many = few + nodes, many + others
        assert max(bold) < SURE_WIN or max(whole) >= SURE_WIN
        assert max(bold) > -SURE_WIN or max(whole) <= -SURE_WIN
    assert won > 20
    assert few < 0.8 * many, (few, many)


def test_both_twins_search_as_boldly(monkeypatch: pytest.MonkeyPatch) -> None:
    if not compiled():
        pytest.skip("the kernels were not compiled here")
    positions = list(walked(8))[5::60]
    by_compiled = [searched(here, True, 2) for here in positions]
    monkeypatch.setenv(PLAIN, "1")
    assert [searched(here, True, 2) for here in positions] == by_compiled
