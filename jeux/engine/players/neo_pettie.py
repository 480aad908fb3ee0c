"""The player of La Néo-pettie: its kernel (`kernels.games.neo_pettie`) and five levels."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from jeux.engine.kernels import lazy_kernel
from jeux.engine.player import EnginePlayer, Level
from jeux.engine.search import in_points, kernel_search
from jeux.engine.search.kernel_search import KernelAdapter
from jeux.engine.tables.weights import learned_weights
from jeux.rules.boards import bits
from jeux.rules.games.neo_pettie.board import FULL_MASK, STEPS
from jeux.rules.games.neo_pettie.position import NeoPettie

if TYPE_CHECKING:
    from jeux.engine.kernels.games import neo_pettie as neo_pettie_kernel
else:
    neo_pettie_kernel = lazy_kernel("games.neo_pettie")

POINTS_OF_A_WIN = 12.0
"""The average number of men that a winner has left."""


def _board(masks: tuple[int, int], side: int, quiet: int) -> neo_pettie_kernel.NeoPettieBoard:
    squares = list(bits(masks[0])), list(bits(masks[1]))
    return neo_pettie_kernel.NeoPettieBoard(
        squares, side, quiet, learned_weights("neo_pettie.bin", neo_pettie_kernel.WEIGHTS)
    )


def board(position: NeoPettie) -> neo_pettie_kernel.NeoPettieBoard:
    """The kernel's board of a position."""
    return _board(position.masks, position.side, position.quiet)


def number(position: NeoPettie, step: str) -> int:
    """The number of a step on the kernel's board."""
    origin, target = (neo_pettie_kernel.cell_of(square) for square in STEPS[step])
    return 4 * origin + neo_pettie_kernel.DIRECTIONS.index(target - origin)


def past(position: NeoPettie) -> list[int]:
    """The repetition keys of positions that occurred twice: a third time ends the game."""
    twice = {key for key in position.past if position.past.count(key) == 2}
    return [_board((key & FULL_MASK, key >> 100 & FULL_MASK), key >> 200, 1).repetition_key for key in twice]


ADAPTER = KernelAdapter(board=board, number=number, scale=150, past=past, single=True)

PLAYER = EnginePlayer(
    think=partial(in_points.think, POINTS_OF_A_WIN, partial(kernel_search.think, ADAPTER)),
    levels=(
        Level(nodes=8_000, seconds=0.8, depth=3, noise=0.7, blunder=0.1, sees_wins=False, ease=1.0),
        Level(nodes=10_000, seconds=0.8, noise=0.85, blunder=0.14),
        Level(nodes=40_000, seconds=0.8, noise=0.2, blunder=0.02),
        Level(nodes=150_000, seconds=0.8),
        Level(nodes=500_000, seconds=2.8),
    ),
    full=Level(nodes=10**9, seconds=5.0),
    finds_distances=True,
    stages=(60_000, 500_000, 2_000_000),
    even=POINTS_OF_A_WIN / 2,
    tables=("neo_pettie.bin",),
)
