"""The player of Turnabout: its kernel (`kernels.games.turnabout`) and five levels.

Nearly all of the 192 steps of an empty board are equivalent. Only steps on one of the shortest open paths are searched:
the attacker extends it, the defender may lay any tile there.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from jeux.engine.kernels import lazy_kernel
from jeux.engine.player import EnginePlayer, Level
from jeux.engine.search import kernel_search
from jeux.engine.search.kernel_search import KernelAdapter
from jeux.rules.games.turnabout.board import STEPS
from jeux.rules.games.turnabout.position import Turnabout

if TYPE_CHECKING:
    from jeux.engine.kernels.games import turnabout as turnabout_kernel
else:
    turnabout_kernel = lazy_kernel("games.turnabout")


def board(position: Turnabout) -> turnabout_kernel.TurnaboutBoard:
    """The kernel's board of a position, with all its steps."""
    return turnabout_kernel.TurnaboutBoard(position.fixed, position.tiles, list(position.board), False)


def narrow(position: Turnabout) -> turnabout_kernel.TurnaboutBoard:
    """The same with only the promising steps."""
    return turnabout_kernel.TurnaboutBoard(position.fixed, position.tiles, list(position.board), True)


def number(_position: Turnabout, step: str) -> int:
    """The number of a step on the kernel's board."""
    cell, look = STEPS[step]
    return 4 * cell + look


ADAPTER = KernelAdapter(board=board, number=number, scale=250, narrow=narrow)

PLAYER = EnginePlayer(
    think=partial(kernel_search.think, ADAPTER),
    levels=(
        Level(nodes=420, seconds=0.8, depth=1, noise=0.5, blunder=0.87, sees_wins=False),
        Level(nodes=800, seconds=0.8, depth=2, noise=0.27, blunder=0.5),
        Level(nodes=1_200, seconds=0.8, noise=0.215, blunder=0.4),
        Level(nodes=4_000, seconds=0.8, noise=0.105, blunder=0.19),
        Level(nodes=15_000, seconds=2.8),
    ),
    full=Level(nodes=10**9, seconds=5.0),
    finds_distances=True,
    stages=(100_000, 1_000_000, 4_000_000),
)
