"""How Quandary is thought: pawns across, pawns that can still arrive, wins at hand."""

from __future__ import annotations

from random import Random

import pytest

from jeux.engine.budget import Budget, Clock, SearchResult
from jeux.engine.players.quandary import PLAYER, board
from jeux.rules.contract import CHANCE, OVER
from jeux.rules.games.quandary.board import POINTS
from jeux.rules.games.quandary.game import read, start
from jeux.rules.games.quandary.position import Quandary

DRAWN = "a1,d1,g1,j1,c12,f12,i12,l12"


def at(white: str, black: str, turn: str = "w", **options: str) -> Quandary:
    """A position with pawns on these squares."""
    men = dict.fromkeys(white.split(), "w") | dict.fromkeys(black.split(), "b")
    board = "".join(men.get(point, ".") for point in POINTS)
    return read(f"board={board} turn={turn} drawn={DRAWN}", options, 2)


def think(here: Quandary, nodes: int = 2_000) -> SearchResult:
    budget = Budget(nodes=nodes)
    return PLAYER.think(here, budget, Clock(budget), Random(1), lambda choice: None)


def test_a_pawn_further_ahead_is_worth_more_in_the_race() -> None:
    near = at("a9 d1 g1 j1", "c12 f12 i12 l12", goal="first")
    far = at("a3 d4 g3 j2", "c12 f12 i12 l12", goal="first")
    assert board(near).evaluate() > board(far).evaluate()


def test_a_pawn_that_can_no_longer_come_to_its_square_is_worth_less() -> None:
    # the squares drawn for Black are c12, f12, i12 and l12: from a11 none is within a row
    within, beside = at("c11 d1 g1 j1", "c12 f12 i12 l12"), at("a11 d1 g1 j1", "c12 f12 i12 l12")
    assert board(within).evaluate() > board(beside).evaluate()


def test_the_last_step_across_is_played() -> None:
    board = (
        "................w...............................b..................b.b........ww....w........................"
    )
    here = read(
        f"board={board}..................b................ turn=w drawn=d1,e1,f1,j1,b12,g12,k12,l12",
        {"goal": "first"},
        2,
    )
    found = think(here)
    assert (found.step, found.value, found.exact) == ("e11-d12", 1.0, True)


@pytest.mark.parametrize("goal", ["squares", "row", "first"])
def test_the_search_beats_steps_by_lot_when_pawns_are_counted(goal: str) -> None:
    won = 0.0
    for seed in range(4):
        lot = Random(seed)
        here = start({"goal": goal, "blocked": "count"}, 2)
        while here.turn != OVER:
            drawn = here.turn == CHANCE or here.turn != seed % 2
            here = here.play(lot.choice(here.steps()) if drawn else think(here, 150).step)
        result = here.result()
        assert result is not None
        won += result.scores[seed % 2]
    assert won >= 3
