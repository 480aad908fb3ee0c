"""The player of Agon: its kernel (`kernels.games.agon`) and five levels."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from jeux.engine.kernels import lazy_kernel
from jeux.engine.player import EnginePlayer, Level
from jeux.engine.search import kernel_search
from jeux.engine.search.kernel_search import KernelAdapter
from jeux.rules.boards import bits
from jeux.rules.games.agon.board import FULL, STEPS
from jeux.rules.games.agon.position import PASS, Agon, Men, Rules

if TYPE_CHECKING:
    from jeux.engine.kernels.games import agon as agon_kernel
else:
    agon_kernel = lazy_kernel("games.agon")


def board(position: Agon) -> agon_kernel.AgonBoard:
    """The kernel's board of a position."""
    return _board(position.rules, position.men_masks, position.side, position.quiet)


def _board(rules: Rules, men: Men, side: int, quiet: int) -> agon_kernel.AgonBoard:
    cells = [cell for player in (0, 1) for cell in (*bits(men.pions[player]), men.dames[player])]
    captured = sum(1 << piece for piece, cell in enumerate(cells) if men.captured >> cell & 1)
    return agon_kernel.AgonBoard(rules, cells, (captured, side, quiet))


def number(_position: Agon, step: str) -> int:
    """The number of a step on the kernel's board."""
    if step == PASS:
        return agon_kernel.PASS
    origin, target = STEPS[step]
    return origin << 7 | target


def past(position: Agon) -> list[int]:
    """The repetition keys of positions that occurred twice: a third time is a draw."""
    twice = {key for key in position.past if position.past.count(key) == 2}
    return [_repetition_key(position.rules, key) for key in twice]


def _repetition_key(rules: Rules, key: int) -> int:
    dames = (key >> 273 & 127, key >> 280 & 127)
    men = Men((key & FULL, key >> 91 & FULL), dames, key >> 182 & FULL)
    owner = men.taken_dame()
    side = key >> 287 if owner < 0 else owner
    return _board(rules, men, side, 0).repetition_key


ADAPTER = KernelAdapter(board=board, number=number, scale=400, past=past)

PLAYER = EnginePlayer(
    think=partial(kernel_search.think, ADAPTER),
    levels=(
        Level(nodes=40, seconds=0.8, depth=1, noise=0.45, blunder=0.87, sees_wins=False),
        Level(nodes=100, seconds=0.8, depth=1, noise=0.22, blunder=0.7),
        Level(nodes=300, seconds=0.8, depth=2, noise=0.13, blunder=0.48),
        Level(nodes=1_000, seconds=0.8, depth=3, noise=0.05, blunder=0.25),
        Level(nodes=25_000, seconds=2.8),
    ),
    full=Level(nodes=10**9, seconds=5.0),
    finds_distances=True,
    stages=(250_000, 2_500_000, 10_000_000),
)
