"""The player of Assaut: its kernel (`kernels.games.assaut`) and five levels."""

from __future__ import annotations

from array import array
from functools import partial
from typing import TYPE_CHECKING

from jeux.engine.kernels import lazy_kernel
from jeux.engine.player import EnginePlayer, Level
from jeux.engine.search import kernel_search
from jeux.engine.search.kernel_search import KernelAdapter
from jeux.engine.tables.weights import learned_weights
from jeux.rules.flags import FULL_MASK
from jeux.rules.games.assaut.board import POINTS, STEPS
from jeux.rules.games.assaut.position import Assaut

if TYPE_CHECKING:
    from jeux.engine.kernels.games import assaut as assaut_kernel
else:
    assaut_kernel = lazy_kernel("games.assaut")

_BASE = {
    "place": 0,
    "huff": assaut_kernel.HUFF,
    "stop": assaut_kernel.STOP,
    "step": assaut_kernel.STEP,
    "jump": assaut_kernel.JUMP,
}


def _weights() -> array[int]:
    return learned_weights("assaut.bin", assaut_kernel.WEIGHTS)


def weighted_board(position: Assaut, weights: array[int]) -> assaut_kernel.AssautBoard:
    """The kernel's board of a position, evaluated with these weights."""
    masks = position.soldiers, position.officers, position.guilty_mask
    state = position.side, position.hand, position.jump, position.owed, position.quiet
    return assaut_kernel.AssautBoard(position.rules, masks, state, weights)


def board(position: Assaut) -> assaut_kernel.AssautBoard:
    """The kernel's board of a position."""
    return weighted_board(position, _weights())


def number(position: Assaut, step: str) -> int:
    """The number of a step on the kernel's board."""
    kind, origin, target = STEPS[step]
    return _BASE[kind] + len(POINTS) * max(origin, 0) + max(target, 0)


def past(position: Assaut) -> list[int]:
    """The repetition keys of positions that occurred twice: a third time is a draw."""
    build, weights = assaut_kernel.AssautBoard, _weights()
    twice = {key for key in position.past if position.past.count(key) == 2}
    return [
        build(
            position.rules,
            (key & FULL_MASK, key >> 33 & FULL_MASK, key >> 67),
            (key >> 66 & 1, 0, -1, 0, 1),
            weights,
        ).repetition_key
        for key in twice
    ]


ADAPTER = KernelAdapter(board=board, number=number, scale=200, past=past)

PLAYER = EnginePlayer(
    think=partial(kernel_search.think, ADAPTER),
    levels=(
        Level(nodes=2_900, seconds=0.8, depth=2, noise=0.02, blunder=0.05, sees_wins=False, ease=1.0),
        Level(nodes=2_900, seconds=0.8, depth=2, noise=0.1, blunder=0.34),
        Level(nodes=3_000, seconds=0.8, noise=0.115, blunder=0.46),
        Level(nodes=4_000, seconds=0.8, noise=0.09, blunder=0.34),
        Level(nodes=10_000, seconds=2.8, noise=0.07, blunder=0.3),
    ),
    full=Level(nodes=10**9, seconds=5.0),
    finds_distances=True,
    stages=(500_000, 5_000_000, 20_000_000),
    tables=("assaut.bin",),
)
