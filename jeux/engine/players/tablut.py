"""The player of Tablut: its kernel (`kernels.games.tablut`) and five levels."""

from __future__ import annotations

from array import array
from functools import partial
from typing import TYPE_CHECKING

from jeux.engine.kernels import lazy_kernel
from jeux.engine.kernels.games.tablut_features import WEIGHTS
from jeux.engine.player import EnginePlayer, Level
from jeux.engine.search import kernel_search
from jeux.engine.search.kernel_search import KernelAdapter
from jeux.engine.tables.weights import learned_weights
from jeux.rules.games.tablut.board import FULL_MASK, SIZE, STEPS
from jeux.rules.games.tablut.position import Tablut

if TYPE_CHECKING:
    from jeux.engine.kernels.games import tablut as tablut_kernel
else:
    tablut_kernel = lazy_kernel("games.tablut")

_WIDE = SIZE + 2


def weights_file(slow: bool) -> str:
    """The file of the weights. With a king limited to one square a move, the game differs so much that it has its
    own."""
    return "tablut_slow.bin" if slow else "tablut.bin"


def _weights(position: Tablut) -> array[int]:
    return learned_weights(weights_file(position.rules.slow), WEIGHTS)


def weighted_board(position: Tablut, weights: array[int]) -> tablut_kernel.TablutBoard:
    """The kernel's board of a position, evaluated with these weights."""
    men = position.white, position.black, position.king
    return tablut_kernel.TablutBoard(position.rules, *men, (position.side, position.quiet), weights)


def board(position: Tablut) -> tablut_kernel.TablutBoard:
    """The kernel's board of a position."""
    return weighted_board(position, _weights(position))


def number(position: Tablut, step: str) -> int:
    """The number of a step on the kernel's board."""
    origin, target = STEPS[step]
    (row, column), (to_row, to_column) = divmod(origin, SIZE), divmod(target, SIZE)
    down, right = to_row - row, to_column - column
    way = (0 if down < 0 else 1) if down else 2 if right < 0 else 3
    return ((row + 1) * _WIDE + column + 1) << 5 | way << 3 | abs(down + right) - 1


def past(position: Tablut) -> list[int]:
    """The repetition keys of positions that occurred twice: a third time is a draw."""
    twice = {key for key in position.past if position.past.count(key) == 2}
    build, weights = tablut_kernel.TablutBoard, _weights(position)
    return [
        build(
            position.rules,
            key & FULL_MASK,
            key >> 81 & FULL_MASK,
            (key >> 162 & 127) - 1,
            (key >> 169, 1),
            weights,
        ).repetition_key
        for key in twice
    ]


ADAPTER = KernelAdapter(board=board, number=number, scale=150, past=past, selective=True, single=True)

PLAYER = EnginePlayer(
    think=partial(kernel_search.think, ADAPTER),
    levels=(
        Level(nodes=100, seconds=0.8, depth=1, noise=0.495, blunder=0.985, sees_wins=False),
        Level(nodes=300, seconds=0.8, depth=1, noise=0.46, blunder=0.89),
        Level(nodes=2_500, seconds=0.8, noise=0.272, blunder=0.605),
        Level(nodes=10_000, seconds=0.8, noise=0.16, blunder=0.455),
        Level(nodes=40_000, seconds=2.8, noise=0.056, blunder=0.56),
    ),
    full=Level(nodes=10**9, seconds=5.0),
    finds_distances=True,
    stages=(250_000, 2_500_000, 10_000_000),
    tables=(
        "tablut.bin",
        "tablut_slow.bin",
    ),
)
