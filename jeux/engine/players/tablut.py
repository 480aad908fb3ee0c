"""How Tablut is thought: by its kernel (`kernels.games.tablut`), at five levels."""

from __future__ import annotations

from array import array
from functools import partial
from typing import Any

from jeux.engine.brain import Brain, Level
from jeux.engine.kernels import kernel
from jeux.engine.kernels.games.tablut_seen import WEIGHTS
from jeux.engine.players.taught import taught
from jeux.engine.search import by_kernel
from jeux.engine.search.by_kernel import Sense
from jeux.rules.games.tablut.board import FULL_MASK, SIZE, STEPS
from jeux.rules.games.tablut.position import Tablut

_WIDE = SIZE + 2


def table(slow: bool) -> str:
    """The file of the weights: a king who goes square by square is another game, which was taught by itself."""
    return "tablut_slow.bin" if slow else "tablut.bin"


def _weights(position: Tablut) -> array[int]:
    return taught(table(position.rules.slow), WEIGHTS)


def judged(position: Tablut, weights: array[int]) -> Any:
    """The kernel's board of a position, its estimate by these weights."""
    men = position.white, position.black, position.king
    return kernel("games.tablut").Tablut(tuple(position.rules), *men, (position.side, position.quiet), weights)


def board(position: Tablut) -> Any:
    """The kernel's board of a position."""
    return judged(position, _weights(position))


def number(position: Tablut, step: str) -> int:
    """The number of a step on the kernel's board."""
    origin, target = STEPS[step]
    (row, column), (to_row, to_column) = divmod(origin, SIZE), divmod(target, SIZE)
    down, right = to_row - row, to_column - column
    way = (0 if down < 0 else 1) if down else 2 if right < 0 else 3
    return ((row + 1) * _WIDE + column + 1) << 5 | way << 3 | abs(down + right) - 1


def past(position: Tablut) -> list[int]:
    """The layouts of the positions that have stood twice: their return is a draw."""
    twice = {key for key in position.past if position.past.count(key) == 2}
    build, weights = kernel("games.tablut").Tablut, _weights(position)
    return [
        build(
            tuple(position.rules),
            key & FULL_MASK,
            key >> 81 & FULL_MASK,
            (key >> 162 & 127) - 1,
            (key >> 169, 1),
            weights,
        ).layout
        for key in twice
    ]


SENSE = Sense(board=board, number=number, scale=150, past=past, bold=True)

BRAIN = Brain(
    think=partial(by_kernel.think, SENSE),
    levels=(
        Level(nodes=100, seconds=0.8, depth=1, noise=0.495, blunder=0.985, sees_wins=False),
        Level(nodes=300, seconds=0.8, depth=1, noise=0.46, blunder=0.89),
        Level(nodes=2_500, seconds=0.8, noise=0.272, blunder=0.605),
        Level(nodes=10_000, seconds=0.8, noise=0.16, blunder=0.455),
        Level(nodes=40_000, seconds=2.8, noise=0.056, blunder=0.56),
    ),
    full=Level(nodes=10**9, seconds=5.0),
)
