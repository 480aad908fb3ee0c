"""How Moulin is thought: by its kernel (`kernels.games.moulin`), at five levels."""

from __future__ import annotations

import lzma
from dataclasses import replace
from functools import cache, partial
from random import Random
from typing import Any

from jeux.common.paths import asset
from jeux.engine.brain import Brain, Level, Report
from jeux.engine.budget import Budget, Choice, Clock
from jeux.engine.kernels import kernel
from jeux.engine.search import by_kernel
from jeux.engine.search.by_kernel import Sense
from jeux.rules.contract import Position
from jeux.rules.games.moulin.board import STEPS
from jeux.rules.games.moulin.position import Moulin

_BASE = {"put": 0, "take": 24, "move": 48}


NEAR_THE_END = 7
"""Men of each side, in hand or not, from which the table of endings is opened."""
LEARNED = 10_000
"""Nodes from which a search knows the endings by heart: weaker levels go wrong there too."""


@cache
def endings(flying: int, protected: bool) -> Any:
    """The solved endings under these rules (`assets/workshop/training/moulin_table.py`)."""
    name = f"moulin_{flying or 'never'}_{'protected' if protected else 'open'}.xz"
    return kernel("games.moulin_endings").Endings(lzma.decompress(asset("tables", name).read_bytes()))


def board(position: Moulin, learned: bool = True) -> Any:
    """The kernel's board of a position; `learned` with the table of endings, when they are near."""
    state = (position.side, *position.hands, position.take, position.quiet)
    near = learned and all(position.owned(side) <= NEAR_THE_END for side in (0, 1))
    known = endings(position.rules.flying, position.rules.protected) if near else None
    return kernel("games.moulin").Moulin(tuple(position.rules), position.men_masks, state, known)


def number(position: Moulin, step: str) -> int:
    """The number of a step on the kernel's board."""
    kind, origin, target = STEPS[step]
    return _BASE[kind] + 24 * max(origin, 0) + target


def past(position: Moulin) -> list[int]:
    """The layouts of the positions that have stood twice: their return is a draw."""
    twice = {key for key in position.past if position.past.count(key) == 2}
    word = (1 << 24) - 1
    return [
        kernel("games.moulin")
        .Moulin(tuple(position.rules), (key & word, key >> 24 & word), (key >> 48, 0, 0, 0, 1))
        .layout
        for key in twice
    ]


SENSE = Sense(board=board, number=number, scale=400, past=past)
_UNLEARNED = replace(SENSE, board=partial(board, learned=False))


def think(position: Position, budget: Budget, clock: Clock, rng: Random, report: Report) -> Choice:
    """The best step found within the budget."""
    assert isinstance(position, Moulin), position
    learned = budget.nodes is None or budget.nodes >= LEARNED
    return by_kernel.think(SENSE if learned else _UNLEARNED, position, budget, clock, rng, report)


BRAIN = Brain(
    think=think,
    levels=(
        Level(nodes=1_500, seconds=0.8, depth=2, noise=0.09, blunder=0.36, sees_wins=False, ease=1.0),
        Level(nodes=2_700, seconds=0.8, depth=3, noise=0.09, blunder=0.3),
        Level(nodes=4_500, seconds=0.8, noise=0.06, blunder=0.2),
        Level(nodes=11_000, seconds=0.9, noise=0.04, blunder=0.17),
        Level(nodes=38_000, seconds=2.8),
    ),
    full=Level(nodes=10**9, seconds=5.0),
)
