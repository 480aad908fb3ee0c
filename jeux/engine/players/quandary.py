"""How Quandary is thought: by its kernel (`kernels.games.quandary`), at five levels."""

from __future__ import annotations

from functools import partial
from typing import Any

from jeux.engine.brain import Brain, Level
from jeux.engine.kernels import kernel
from jeux.engine.search import by_kernel
from jeux.engine.search.by_kernel import Sense
from jeux.rules.games.quandary.position import MOVES, PASS, Quandary


def board(position: Quandary) -> Any:
    """The kernel's board of a position."""
    module = kernel("games.quandary")
    goal, count = module.GOALS.index(position.rules.goal), position.rules.count
    pawns, drawn = ([*both[0], *both[1]] for both in (position.pawns, position.drawn))
    return module.Quandary(goal, count, pawns, drawn, position.side)


def number(_position: Quandary, step: str) -> int:
    """The number of a step on the kernel's board."""
    if step == PASS:
        return int(kernel("games.quandary").PASS)
    origin, target = MOVES[step]
    return origin << 8 | target


SENSE = Sense(board=board, number=number, scale=60)

BRAIN = Brain(
    think=partial(by_kernel.think, SENSE),
    levels=(
        Level(nodes=700, seconds=0.8, depth=4, noise=0.22, blunder=0.37, sees_wins=False),
        Level(nodes=1_800, seconds=0.8, noise=0.2, blunder=0.42),
        Level(nodes=5_400, seconds=0.8, noise=0.16, blunder=0.34),
        Level(nodes=17_000, seconds=0.8, noise=0.08, blunder=0.21),
        Level(nodes=100_000, seconds=2.8, noise=0.05, blunder=0.07),
    ),
    full=Level(nodes=10**9, seconds=5.0),
)
