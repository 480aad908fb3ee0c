"""How Les Dames en croix is thought: by its kernel (`kernels.games.dames_en_croix`), at five levels."""

from __future__ import annotations

from functools import partial
from typing import Any

from jeux.engine.brain import Brain, Level
from jeux.engine.kernels import kernel
from jeux.engine.search import by_kernel
from jeux.engine.search.by_kernel import Sense
from jeux.rules.flags import FULL_MASK
from jeux.rules.games.dames_en_croix.board import STEPS
from jeux.rules.games.dames_en_croix.position import DamesEnCroix


def _board(forced: bool, words: tuple[int, int], side: int, jump: int = -1, guilty: int = 0, quiet: int = 0) -> Any:
    spread = kernel("flags").spread
    jumping = spread(1 << jump) if jump >= 0 else 0
    men = spread(words[0]), spread(words[1])
    return kernel("games.dames_en_croix").DamesEnCroix(forced, men, (side, jumping, spread(guilty), quiet))


def board(position: DamesEnCroix) -> Any:
    """The kernel's board of a position."""
    return _board(position.forced, position.masks, position.side, position.jump, position.guilty_mask, position.quiet)


def number(position: DamesEnCroix, step: str) -> int:
    """The number of a step on the kernel's board."""
    kind, origin, target = STEPS[step]
    if kind in ("step", "jump"):
        return int(kernel("flags").number(origin, target, kind == "jump"))
    other = kernel("flags").OTHER
    return int(kernel("games.dames_en_croix").STOP if kind == "stop" else other + kernel("flags").SQUARES[target])


def past(position: DamesEnCroix) -> list[int]:
    """The layouts of the positions that have stood twice: their return is a draw."""
    twice = {key for key in position.past if position.past.count(key) == 2}
    words = {key: (key & FULL_MASK, key >> 33 & FULL_MASK) for key in twice}
    return [_board(position.forced, words[key], key >> 66 & 1, guilty=key >> 67, quiet=1).layout for key in twice]


SENSE = Sense(board=board, number=number, scale=150, past=past)

BRAIN = Brain(
    think=partial(by_kernel.think, SENSE),
    levels=(
        Level(nodes=1_150, seconds=0.8, depth=2, noise=0.055, blunder=0.15, sees_wins=False, ease=0.92),
        Level(nodes=1_150, seconds=0.8, noise=0.29, blunder=0.57),
        Level(nodes=1_700, seconds=0.8, noise=0.24, blunder=0.43),
        Level(nodes=6_000, seconds=0.8, noise=0.18, blunder=0.35),
        Level(nodes=20_000, seconds=2.8, noise=0.14, blunder=0.32),
    ),
    full=Level(nodes=10**9, seconds=5.0),
)
