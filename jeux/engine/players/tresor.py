"""How Les Chercheurs de trésor is thought: by its kernel (`kernels.games.tresor`), told in lentilles."""

from __future__ import annotations

from functools import partial
from typing import Any

from jeux.engine.brain import Brain, Level
from jeux.engine.kernels import kernel
from jeux.engine.search import by_kernel, inpoints
from jeux.engine.search.by_kernel import Sense
from jeux.rules.flags import FULL_MASK
from jeux.rules.games.tresor.position import STEPS, Tresor

LENTILS = 16.0
"""All the lentilles: what a certain win may be worth."""


def _board(leap_in: bool, words: tuple[int, int], side: int, quiet: int) -> Any:
    spread = kernel("flags").spread
    return kernel("games.tresor").Tresor(leap_in, (spread(words[0]), spread(words[1])), side, quiet)


def board(position: Tresor) -> Any:
    """The kernel's board of a position."""
    return _board(position.leap_in, position.masks, position.side, position.quiet)


def number(position: Tresor, step: str) -> int:
    """The number of a step on the kernel's board."""
    kind, origin, target = STEPS[step]
    flags = kernel("flags")
    return int(flags.OTHER if kind == "pass" else flags.number(origin, target, kind == "capture"))


def past(position: Tresor) -> list[int]:
    """The layouts of the positions that have stood twice: their return ends the game."""
    twice = {key for key in position.past if position.past.count(key) == 2}
    return [_board(position.leap_in, (key & FULL_MASK, key >> 33 & FULL_MASK), key >> 66, 1).layout for key in twice]


SENSE = Sense(board=board, number=number, scale=150, past=past)

BRAIN = Brain(
    think=partial(inpoints.think, LENTILS, partial(by_kernel.think, SENSE)),
    levels=(
        Level(nodes=300, seconds=0.8, depth=1, noise=3.9, blunder=0.84, sees_wins=False),
        Level(nodes=450, seconds=0.8, depth=2, noise=4.6, blunder=0.885),
        Level(nodes=1_250, seconds=0.8, noise=4.1, blunder=0.68),
        Level(nodes=3_400, seconds=0.8, noise=3.2, blunder=0.46),
        Level(nodes=9_200, seconds=2.8, noise=2.1, blunder=0.28),
    ),
    full=Level(nodes=10**9, seconds=5.0),
    even=LENTILS / 2,
)
