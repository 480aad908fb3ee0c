"""The player of Quandary: its kernel (`kernels.games.quandary`) and five levels."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from jeux.engine.kernels import lazy_kernel
from jeux.engine.player import EnginePlayer, Level
from jeux.engine.search import kernel_search
from jeux.engine.search.kernel_search import KernelAdapter
from jeux.rules.games.quandary.position import MOVES, PASS, Quandary

if TYPE_CHECKING:
    from jeux.engine.kernels.games import quandary as quandary_kernel
else:
    quandary_kernel = lazy_kernel("games.quandary")


def board(position: Quandary) -> quandary_kernel.QuandaryBoard:
    """The kernel's board of a position."""
    assert position.side is not None, position
    goal, count = quandary_kernel.GOALS.index(position.rules.goal), position.rules.count
    pawns, drawn = ([*both[0], *both[1]] for both in (position.pawns, position.drawn))
    return quandary_kernel.QuandaryBoard(goal, count, pawns, drawn, position.side)


def number(_position: Quandary, step: str) -> int:
    """The number of a step on the kernel's board."""
    if step == PASS:
        return quandary_kernel.PASS
    origin, target = MOVES[step]
    return origin << 8 | target


ADAPTER = KernelAdapter(board=board, number=number, scale=60, single=True)

PLAYER = EnginePlayer(
    think=partial(kernel_search.think, ADAPTER),
    levels=(
        Level(nodes=700, seconds=0.8, depth=4, noise=0.22, blunder=0.37, sees_wins=False),
        Level(nodes=1_800, seconds=0.8, noise=0.2, blunder=0.42),
        Level(nodes=5_400, seconds=0.8, noise=0.16, blunder=0.34),
        Level(nodes=17_000, seconds=0.8, noise=0.08, blunder=0.21),
        Level(nodes=100_000, seconds=2.8, noise=0.05, blunder=0.07),
    ),
    full=Level(nodes=10**9, seconds=5.0),
    finds_distances=True,
    stages=(400_000, 4_000_000, 16_000_000),
)
