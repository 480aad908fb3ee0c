"""The player of Moulin: its kernel (`kernels.games.moulin`) and five levels."""

from __future__ import annotations

import lzma
from array import array
from dataclasses import replace
from functools import cache, partial
from random import Random
from typing import TYPE_CHECKING

from jeux.common.assets import asset
from jeux.engine.budget import Budget, Clock, SearchResult
from jeux.engine.kernels import lazy_kernel
from jeux.engine.kernels.games.moulin_features import WEIGHTS, by_hand
from jeux.engine.player import EnginePlayer, Level, Report
from jeux.engine.search import kernel_search
from jeux.engine.search.kernel_search import KernelAdapter
from jeux.engine.tables.weights import learned_weights
from jeux.rules.contract import Position
from jeux.rules.games.moulin.board import STEPS
from jeux.rules.games.moulin.position import Moulin

if TYPE_CHECKING:
    from jeux.engine.kernels.games import moulin as moulin_kernel
    from jeux.engine.kernels.games import moulin_endings
else:
    moulin_kernel = lazy_kernel("games.moulin")
    moulin_endings = lazy_kernel("games.moulin_endings")

_BASE = {"put": 0, "take": 24, "move": 48}
NEAR_THE_END = 7
"""The number of men of each side, including those in hand, from which the endgame table is loaded."""
WITH_ENDINGS = 10_000
"""The nodes from which a search uses the endgame table: weaker levels should err there too."""


@cache
def endings(flying: int, protected: bool) -> moulin_endings.Endings:
    """The solved endings under these rules (`assets/workshop/training/moulin_table.py`)."""
    name = f"moulin_{flying or 'never'}_{'protected' if protected else 'open'}.xz"
    return moulin_endings.Endings(lzma.decompress(asset("tables", name).read_bytes()))


def weighted_board(position: Moulin, weights: array[int], with_endings: bool = True) -> moulin_kernel.MoulinBoard:
    """The kernel's board of a position, evaluated with these weights; with `with_endings`, including the endgame table
    once it is near."""
    state = (position.side, *position.hands, position.take, position.quiet)
    near = with_endings and all(position.owned(side) <= NEAR_THE_END for side in (0, 1))
    table = endings(position.rules.flying, position.rules.protected) if near else None
    return moulin_kernel.MoulinBoard(position.rules, position.men_masks, state, weights, table)


def board(position: Moulin, with_endings: bool = True) -> moulin_kernel.MoulinBoard:
    """The kernel's board of a position; `with_endings` with their table, when they are near."""
    return weighted_board(position, learned_weights("moulin.bin", WEIGHTS), with_endings)


@cache
def _weights_by_hand() -> array[int]:
    return by_hand()


def _board_by_hand(position: Moulin) -> moulin_kernel.MoulinBoard:
    return weighted_board(position, _weights_by_hand(), with_endings=False)


def number(position: Moulin, step: str) -> int:
    """The number of a step on the kernel's board."""
    kind, origin, target = STEPS[step]
    return _BASE[kind] + 24 * max(origin, 0) + target


def past(position: Moulin) -> list[int]:
    """The repetition keys of positions that occurred twice: a third time is a draw."""
    twice = {key for key in position.past if position.past.count(key) == 2}
    mask = (1 << 24) - 1
    build, unasked = moulin_kernel.MoulinBoard, array("h")
    return [
        build(position.rules, (key & mask, key >> 24 & mask), (key >> 48, 0, 0, 0, 1), unasked).repetition_key
        for key in twice
    ]


ADAPTER = KernelAdapter(board=board, number=number, scale=400, past=past)
_WITHOUT_ENDINGS = replace(ADAPTER, board=partial(board, with_endings=False))


def think(position: Position, budget: Budget, clock: Clock, rng: Random, report: Report) -> SearchResult:
    """The best step found within the budget."""
    assert isinstance(position, Moulin), position
    with_endings = budget.nodes is None or budget.nodes >= WITH_ENDINGS
    return kernel_search.think(ADAPTER if with_endings else _WITHOUT_ENDINGS, position, budget, clock, rng, report)


PLAYER = EnginePlayer(
    think=think,
    levels=(
        Level(nodes=1_500, seconds=0.8, depth=1, noise=0.12, blunder=0.4, sees_wins=False, ease=1.0),
        Level(nodes=2_700, seconds=0.8, depth=2, noise=0.12, blunder=0.36),
        Level(nodes=4_500, seconds=0.8, noise=0.1, blunder=0.3),
        Level(nodes=11_000, seconds=0.9, noise=0.05, blunder=0.2),
        Level(nodes=38_000, seconds=2.8),
    ),
    full=Level(nodes=10**9, seconds=5.0),
    finds_distances=True,
    stages=(400_000, 4_000_000, 16_000_000),
    tables=(
        "moulin.bin",
        *(f"moulin_{men}_{kind}.xz" for men in ("never", "3", "4") for kind in ("open", "protected")),
    ),
    without_tables=partial(kernel_search.think, replace(ADAPTER, board=_board_by_hand)),
)
