"""The player of Les Chercheurs de trésor: its kernel (`kernels.games.tresor`), its values in lentilles."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from jeux.engine.kernels import lazy_kernel
from jeux.engine.player import EnginePlayer, Level
from jeux.engine.search import in_points, kernel_search
from jeux.engine.search.kernel_search import KernelAdapter
from jeux.rules.flags import FULL_MASK
from jeux.rules.games.tresor.position import STEPS, Tresor

if TYPE_CHECKING:
    from jeux.engine.kernels import flags_board
    from jeux.engine.kernels.games import tresor as tresor_kernel
else:
    flags_board = lazy_kernel("flags_board")
    tresor_kernel = lazy_kernel("games.tresor")

LENTILS = 16.0
"""All the lentilles: the value of a certain win."""


def _board(leap_in: bool, masks: tuple[int, int], side: int, quiet: int) -> tresor_kernel.TresorBoard:
    return tresor_kernel.TresorBoard(
        leap_in, (flags_board.board_mask(masks[0]), flags_board.board_mask(masks[1])), side, quiet
    )


def board(position: Tresor) -> tresor_kernel.TresorBoard:
    """The kernel's board of a position."""
    return _board(position.leap_in, position.masks, position.side, position.quiet)


def number(position: Tresor, step: str) -> int:
    """The number of a step on the kernel's board."""
    kind, origin, target = STEPS[step]
    return flags_board.OTHER if kind == "pass" else flags_board.step_number(origin, target, kind == "capture")


def past(position: Tresor) -> list[int]:
    """The repetition keys of positions that occurred twice: a third time ends the game."""
    twice = {key for key in position.past if position.past.count(key) == 2}
    return [
        _board(position.leap_in, (key & FULL_MASK, key >> 33 & FULL_MASK), key >> 66, 1).repetition_key for key in twice
    ]


ADAPTER = KernelAdapter(board=board, number=number, scale=150, past=past)

PLAYER = EnginePlayer(
    think=partial(in_points.think, LENTILS, partial(kernel_search.think, ADAPTER)),
    levels=(
        Level(nodes=300, seconds=0.8, depth=1, noise=3.9, blunder=0.84, sees_wins=False),
        Level(nodes=450, seconds=0.8, depth=2, noise=4.6, blunder=0.885),
        Level(nodes=1_250, seconds=0.8, noise=4.1, blunder=0.68),
        Level(nodes=3_400, seconds=0.8, noise=3.2, blunder=0.46),
        Level(nodes=9_200, seconds=2.8, noise=2.1, blunder=0.28),
    ),
    full=Level(nodes=10**9, seconds=5.0),
    finds_distances=True,
    stages=(400_000, 4_000_000, 16_000_000),
    even=LENTILS / 2,
    tables=("tresor.bin",),
)
