"""How Tablut is thought: the king's ways to the border against the ring that closes round him."""

from __future__ import annotations

from functools import partial

from jeux.engine.brain import Brain, Level
from jeux.engine.search import alphabeta
from jeux.engine.search.alphabeta import Sense
from jeux.rules.boards import mask
from jeux.rules.tablut_board import BORDER_WORD, FULL_WORD, NEAR, NOT_LEFT, NOT_RIGHT, POINTS, SIZE, STEPS
from jeux.rules.tablut_position import Tablut

SWEDE = 90
MUSCOVITE = 50
ROAD = 160
GUARD = 28
"""A Muscovite beside the king."""
REACH = 14
"""How much nearer to the border the king's steps count; see `_distance`."""
OUT_OF_REACH = 9
POST = 7
"""A Muscovite on a square that bars two files at once."""

_POSTS = mask(POINTS, ["b3", "c2", "g2", "h3", "b7", "c8", "g8", "h7", "b2", "h2", "b8", "h8", "c3", "g3", "c7", "g7"])
"""Squares of the corners' diagonals: the classical net against a king who breaks out."""


def _spread(word: int) -> int:
    """The squares beside or among these."""
    sides = (word & NOT_RIGHT) << 1 | (word & NOT_LEFT) >> 1
    return (word | sides | word << SIZE | word >> SIZE) & FULL_WORD


def _distance(position: Tablut) -> int:
    """In single squares over empty ones, how far the border is for the king; `OUT_OF_REACH` when he is shut in."""
    empty = FULL_WORD & ~position.occupied
    reached = position.king_bit
    for steps in range(1, OUT_OF_REACH):
        wider = _spread(reached) & (empty | reached)
        if wider == reached:
            return OUT_OF_REACH
        if wider & BORDER_WORD:
            return steps
        reached = wider
    return OUT_OF_REACH


def evaluate(position: Tablut) -> int:
    """The estimate for the player to decide."""
    score = SWEDE * position.white.bit_count() - MUSCOVITE * position.black.bit_count()
    score += ROAD * min(position.accesses(), 2) * (2 if position.side == 0 else 1)
    score -= REACH * _distance(position)
    score -= GUARD * (NEAR[position.king] & position.black).bit_count() if position.king >= 0 else 0
    score -= POST * (_POSTS & position.black).bit_count()
    return score if position.side == 0 else -score


def key(position: Tablut) -> tuple[int, int]:
    """What the future depends on; the quiet moves only once the draw by their count is in sight."""
    return position.board_key, position.quiet if position.quiet >= 60 else 0


def promise(position: Tablut, step: str) -> int:
    """The king's steps to the border first, then his others."""
    origin, target = STEPS[step]
    if origin != position.king:
        return 0
    return 10 if BORDER_WORD >> target & 1 else 1


SENSE = Sense(evaluate=evaluate, scale=150, key=key, promise=promise)

BRAIN = Brain(
    think=partial(alphabeta.think, SENSE),
    levels=(
        Level(nodes=100, seconds=0.8, depth=1, noise=0.3, blunder=0.6, sees_wins=False),
        Level(nodes=400, seconds=0.8, noise=0.15, blunder=0.4),
        Level(nodes=2_000, seconds=0.8, noise=0.06, blunder=0.2),
        Level(nodes=8_000, seconds=0.8),
        Level(nodes=40_000, seconds=2.8),
    ),
    full=Level(nodes=400_000, seconds=4.0),
)
