"""The currents of Hex: all of one goes through the last gap of a wall, and either half of the board tells the same."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from jeux.engine.kernels.games.hex import HexBoard
from jeux.engine.kernels.games.hex_current import Current
from jeux.engine.players.hex import weights
from tests.engine.twins import fastest

SIZE = 11


def currents(stones: list[int], side: int) -> list[float]:
    """What goes through each empty cell for a side, in the order of texts; 0 for stones."""
    board: Any = fastest(HexBoard)(SIZE, stones, 0, 1, weights())
    for cell, stone in zip(board.inner, stones, strict=True):
        board.colour[cell] = stone
    current: Any = fastest(Current)(board)
    current.measure(side)
    through = [current.through[(side - 1) * board.area + cell] for cell in board.inner]
    return [0.0 if stone else part for stone, part in zip(stones, through, strict=True)]


@pytest.mark.parametrize("side", [1, 2])
def test_the_gap_of_a_wall_takes_all_of_a_current(side: int) -> None:
    stones, gap = [0] * SIZE**2, 5 * SIZE + 3
    for i in range(SIZE):
        stones[5 * SIZE + i if side == 1 else i * SIZE + 3] = 3 - side
    stones[gap] = 0
    assert currents(stones, side)[gap] == pytest.approx(1.0, abs=0.1)


def test_stones_that_join_the_edges_leave_nothing_to_flow() -> None:
    stones = [int(i % SIZE == 4) for i in range(SIZE**2)]
    assert max(currents(stones, 1)) == 0.0


def test_half_a_turn_and_the_other_colour_change_no_current() -> None:
    rng = Random(3)
    for _ in range(20):
        stones = [rng.choice((0, 0, 0, 0, 0, 1, 2)) for _ in range(SIZE**2)]
        there = currents(stones, 1)
        assert currents(stones[::-1], 1)[::-1] == pytest.approx(there, abs=0.1)
        mirrored = [(0, 2, 1)[stones[i % SIZE * SIZE + i // SIZE]] for i in range(SIZE**2)]
        assert [currents(mirrored, 2)[i % SIZE * SIZE + i // SIZE] for i in range(SIZE**2)] == pytest.approx(
            there, abs=0.02
        )
