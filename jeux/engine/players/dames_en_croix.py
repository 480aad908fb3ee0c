"""The player of Les Dames en croix: its kernel (`kernels.games.dames_en_croix`) and five levels."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from jeux.engine.kernels import lazy_kernel
from jeux.engine.player import EnginePlayer, Level
from jeux.engine.search import kernel_search
from jeux.engine.search.kernel_search import KernelAdapter
from jeux.rules.flags import FULL_MASK
from jeux.rules.games.dames_en_croix.board import STEPS
from jeux.rules.games.dames_en_croix.position import DamesEnCroix

if TYPE_CHECKING:
    from jeux.engine.kernels import flags_board
    from jeux.engine.kernels.games import dames_en_croix as dames_en_croix_kernel
else:
    flags_board = lazy_kernel("flags_board")
    dames_en_croix_kernel = lazy_kernel("games.dames_en_croix")


def _board(
    forced: bool, masks: tuple[int, int], side: int, jump: int = -1, guilty: int = 0, quiet: int = 0
) -> dames_en_croix_kernel.DamesEnCroixBoard:
    jumping = flags_board.board_mask(1 << jump) if jump >= 0 else 0
    men = flags_board.board_mask(masks[0]), flags_board.board_mask(masks[1])
    return dames_en_croix_kernel.DamesEnCroixBoard(forced, men, (side, jumping, flags_board.board_mask(guilty), quiet))


def board(position: DamesEnCroix) -> dames_en_croix_kernel.DamesEnCroixBoard:
    """The kernel's board of a position."""
    return _board(position.forced, position.masks, position.side, position.jump, position.guilty_mask, position.quiet)


def number(position: DamesEnCroix, step: str) -> int:
    """The number of a step on the kernel's board."""
    kind, origin, target = STEPS[step]
    if kind in ("step", "jump"):
        return flags_board.step_number(origin, target, kind == "jump")
    return dames_en_croix_kernel.STOP if kind == "stop" else flags_board.OTHER + flags_board.SQUARES[target]


def past(position: DamesEnCroix) -> list[int]:
    """The repetition keys of positions that occurred twice: a third time is a draw."""
    twice = {key for key in position.past if position.past.count(key) == 2}
    masks = {key: (key & FULL_MASK, key >> 33 & FULL_MASK) for key in twice}
    return [
        _board(position.forced, masks[key], key >> 66 & 1, guilty=key >> 67, quiet=1).repetition_key for key in twice
    ]


ADAPTER = KernelAdapter(board=board, number=number, scale=150, past=past)

PLAYER = EnginePlayer(
    think=partial(kernel_search.think, ADAPTER),
    levels=(
        Level(nodes=1_150, seconds=0.8, depth=2, noise=0.055, blunder=0.15, sees_wins=False, ease=0.92),
        Level(nodes=1_150, seconds=0.8, noise=0.29, blunder=0.57),
        Level(nodes=1_700, seconds=0.8, noise=0.24, blunder=0.43),
        Level(nodes=6_000, seconds=0.8, noise=0.18, blunder=0.35),
        Level(nodes=20_000, seconds=2.8, noise=0.14, blunder=0.32),
    ),
    full=Level(nodes=10**9, seconds=5.0),
    finds_distances=True,
    stages=(350_000, 3_500_000, 14_000_000),
    tables=("dames_en_croix.bin",),
)
