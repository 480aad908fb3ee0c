"""How Moulin is thought: by its kernel (`jeux.engine.kernels.moulin`), at five levels."""

from __future__ import annotations

from functools import partial
from typing import Any

from jeux.engine.brain import Brain, Level
from jeux.engine.kernels import kernel
from jeux.engine.search import by_kernel
from jeux.engine.search.by_kernel import Sense
from jeux.rules.moulin import STEPS, Moulin

_BASE = {"put": 0, "take": 24, "move": 48}


def board(position: Moulin) -> Any:
    """The kernel's board of a position."""
    state = (position.side, *position.hands, position.take, position.quiet)
    return kernel("moulin").Moulin(tuple(position.rules), position.men_words, state)


def number(position: Moulin, step: str) -> int:
    """The number of a step on the kernel's board."""
    kind, origin, target = STEPS[step]
    return _BASE[kind] + 24 * max(origin, 0) + target


def past(position: Moulin) -> list[int]:
    """The keys of the positions that have stood twice: their return is a draw."""
    twice = {key for key in position.past if position.past.count(key) == 2}
    word = (1 << 24) - 1
    return [
        kernel("moulin").Moulin(tuple(position.rules), (key & word, key >> 24 & word), (key >> 48, 0, 0, 0, 1)).key
        for key in twice
    ]


SENSE = Sense(board=board, number=number, scale=120, past=past)

BRAIN = Brain(
    think=partial(by_kernel.think, SENSE),
    levels=(
        Level(nodes=1_500, seconds=0.8, depth=2, noise=0.2, blunder=0.4, sees_wins=False),
        Level(nodes=2_700, seconds=0.8, depth=2, noise=0.13, blunder=0.3),
        Level(nodes=3_400, seconds=0.8, noise=0.12, blunder=0.28),
        Level(nodes=18_000, seconds=0.9, noise=0.045, blunder=0.1),
        Level(nodes=50_000, seconds=2.8),
    ),
    full=Level(nodes=10**9, seconds=5.0),
)
