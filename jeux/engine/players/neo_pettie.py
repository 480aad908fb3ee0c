"""How La Néo-pettie is thought: by its kernel (`kernels.games.neo_pettie`), at five levels."""

from __future__ import annotations

from functools import partial
from typing import Any

from jeux.engine.brain import Brain, Level
from jeux.engine.kernels import kernel
from jeux.engine.players.taught import taught
from jeux.engine.search import by_kernel, inpoints
from jeux.engine.search.by_kernel import Sense
from jeux.rules.boards import bits
from jeux.rules.games.neo_pettie.board import FULL_MASK, STEPS
from jeux.rules.games.neo_pettie.position import NeoPettie

POINTS_OF_A_WIN = 12.0
"""The men that a winner has left, on the average."""


def _board(words: tuple[int, int], side: int, quiet: int) -> Any:
    squares = tuple(list(bits(word)) for word in words)
    module = kernel("games.neo_pettie")
    return module.NeoPettie(squares, side, quiet, taught("neo_pettie.bin", module.WEIGHTS))


def board(position: NeoPettie) -> Any:
    """The kernel's board of a position."""
    return _board(position.masks, position.side, position.quiet)


def number(position: NeoPettie, step: str) -> int:
    """The number of a step on the kernel's board."""
    plain = kernel("games.neo_pettie")
    origin, target = (plain.cell_of(square) for square in STEPS[step])
    return int(4 * origin + plain.DIRECTIONS.index(target - origin))


def past(position: NeoPettie) -> list[int]:
    """The layouts of the positions that have stood twice: their return ends the game."""
    twice = {key for key in position.past if position.past.count(key) == 2}
    return [_board((key & FULL_MASK, key >> 100 & FULL_MASK), key >> 200, 1).layout for key in twice]


SENSE = Sense(board=board, number=number, scale=150, past=past)

BRAIN = Brain(
    think=partial(inpoints.think, POINTS_OF_A_WIN, partial(by_kernel.think, SENSE)),
    levels=(
        Level(nodes=8_000, seconds=0.8, depth=3, noise=0.7, blunder=0.1, sees_wins=False, ease=1.0),
        Level(nodes=10_000, seconds=0.8, noise=0.85, blunder=0.14),
        Level(nodes=40_000, seconds=0.8, noise=0.2, blunder=0.02),
        Level(nodes=150_000, seconds=0.8),
        Level(nodes=500_000, seconds=2.8),
    ),
    full=Level(nodes=10**9, seconds=5.0),
    even=POINTS_OF_A_WIN / 2,
)
