"""The exact figures of Reversi: positions with the empty squares asked for, and no loss where the end is known."""

from __future__ import annotations

from random import Random

import pytest

from benchmarks import reversi
from benchmarks.uct import random_step
from jeux.engine.players.reversi import PLAYER
from jeux.rules.contract import complete_options
from jeux.rules.games.reversi import game as rules
from jeux.rules.games.reversi.position import Reversi


def reached(empty: int, seed: int) -> Reversi:
    """A position with so many empty squares, reached at random."""
    rng, position = Random(seed), rules.start(complete_options(rules.GAME, {}), 2)
    while sum(map(int.bit_count, position.discs)) < 64 - empty:
        position = position.play(random_step(position, rng))
    return position


def test_positions_leave_the_squares_asked_for() -> None:
    position = next(reversi.positions(44, 1, PLAYER.levels[0]))
    assert position.text().split()[0].count(".") == 44
    assert len(position.steps()) > 2


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nothing_is_lost_where_the_end_is_known(seed: int) -> None:
    position = reached(7, seed)
    assert reversi.solved(position) > 0
    assert reversi.loss(position, reversi.chosen(position, 60.0)) == 0
    losses = [reversi.loss(position, step) for step in position.steps()]
    assert min(losses) == 0
    assert max(losses) > 0
