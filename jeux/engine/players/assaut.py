"""How Assaut is thought: by its kernel (`kernels.games.assaut`), at five levels."""

from __future__ import annotations

from array import array
from functools import partial
from typing import Any

from jeux.engine.brain import Brain, Level
from jeux.engine.kernels import kernel
from jeux.engine.kernels.games.assaut import HUFF, JUMP, STEP, STOP
from jeux.engine.players.taught import taught
from jeux.engine.search import by_kernel
from jeux.engine.search.by_kernel import Sense
from jeux.rules.games.assaut.board import FULL_MASK, POINTS, STEPS
from jeux.rules.games.assaut.position import Assaut

_BASE = {"place": 0, "huff": HUFF, "stop": STOP, "step": STEP, "jump": JUMP}


def _weights() -> array[int]:
    return taught("assaut.bin", kernel("games.assaut").WEIGHTS)


def judged(position: Assaut, weights: array[int]) -> Any:
    """The kernel's board of a position, its estimate by these weights."""
    words = position.soldiers, position.officers, position.guilty_mask
    state = position.side, position.hand, position.jump, position.owed, position.quiet
    return kernel("games.assaut").Assaut(tuple(position.rules), words, state, weights)


def board(position: Assaut) -> Any:
    """The kernel's board of a position."""
    return judged(position, _weights())


def number(position: Assaut, step: str) -> int:
    """The number of a step on the kernel's board."""
    kind, origin, target = STEPS[step]
    return _BASE[kind] + len(POINTS) * max(origin, 0) + max(target, 0)


def past(position: Assaut) -> list[int]:
    """The layouts of the positions that have stood twice: their return is a draw."""
    build, weights = kernel("games.assaut").Assaut, _weights()
    twice = {key for key in position.past if position.past.count(key) == 2}
    return [
        build(
            tuple(position.rules),
            (key & FULL_MASK, key >> 33 & FULL_MASK, key >> 67),
            (key >> 66 & 1, 0, -1, 0, 1),
            weights,
        ).layout
        for key in twice
    ]


SENSE = Sense(board=board, number=number, scale=200, past=past)

BRAIN = Brain(
    think=partial(by_kernel.think, SENSE),
    levels=(
        Level(nodes=2_900, seconds=0.8, depth=2, noise=0.02, blunder=0.05, sees_wins=False, ease=1.0),
        Level(nodes=2_900, seconds=0.8, depth=2, noise=0.1, blunder=0.34),
        Level(nodes=3_000, seconds=0.8, noise=0.115, blunder=0.46),
        Level(nodes=4_000, seconds=0.8, noise=0.09, blunder=0.34),
        Level(nodes=10_000, seconds=2.8, noise=0.07, blunder=0.3),
    ),
    full=Level(nodes=10**9, seconds=5.0),
)
