"""How Les Dames en croix is thought: men left, the storming of the nine points, captures and huffs in sight."""

from __future__ import annotations

from functools import partial

from jeux.engine.brain import Brain, Level
from jeux.engine.search import alphabeta
from jeux.engine.search.alphabeta import Sense
from jeux.rules.dames_en_croix_board import JUMPS, NINE_WORD, POINTS, REACH, WHERE
from jeux.rules.dames_en_croix_position import FEW_WHITE, QUIET_LIMIT, DamesEnCroix
from jeux.rules.flags import jumpers

NEAR_LIMIT = QUIET_LIMIT - 40
"""From this count of quiet steps on, the search tells positions apart by it."""

WHITE_MAN = 60
BLACK_MAN = 140
INSIDE = 34
ADVANCE = 5
AT_HAND = 70
"""A capture that the side to play can make."""
THREAT = 25
"""One that its opponent could make: it can still be answered."""
GUILTY = 70
"""A man to be huffed."""
STUCK = 12
"""A black man without a free neighbour."""

_HEIGHT = tuple(sum(1 << i for i, point in enumerate(POINTS) if WHERE[point][1] >= row) for row in range(1, 5))
"""The points of each row and above: a white man advances by as many rows as words hold it."""


def evaluate(position: DamesEnCroix) -> int:
    """The estimate for the player to decide."""
    white, black = position.words
    empty = position.empty
    score = WHITE_MAN * (white.bit_count() - FEW_WHITE) - BLACK_MAN * black.bit_count()
    score += INSIDE * (white & NINE_WORD).bit_count() + ADVANCE * sum((white & word).bit_count() for word in _HEIGHT)
    reach, left = REACH[1], black
    while left:
        low = left & -left
        score += 0 if reach[low.bit_length() - 1] & empty else STUCK
        left ^= low
    able = jumpers(white, JUMPS[0], black, empty).bit_count(), jumpers(black, JUMPS[1], white, empty).bit_count()
    score += _captures(able[0], position.side == 0) - _captures(able[1], position.side == 1)
    score = -score if position.side else score
    return score + GUILTY if position.guilty_word else score


def _captures(able: int, to_play: bool) -> int:
    if not able:
        return 0
    return AT_HAND + able * 5 if to_play else THREAT * able


def key(position: DamesEnCroix) -> tuple[int, int]:
    """What the future depends on; the quiet steps only once the draw by their count is in sight."""
    quiet = position.quiet if position.quiet >= NEAR_LIMIT else 0
    return position.board_key, (position.jump + 1) | quiet << 6


def promise(_position: DamesEnCroix, step: str) -> int:
    """Captures and huffs first."""
    return 1 if "x" in step or step.startswith("huff") else 0


SENSE = Sense(evaluate=evaluate, scale=150, key=key, promise=promise)

BRAIN = Brain(
    think=partial(alphabeta.think, SENSE),
    levels=(
        Level(nodes=60, seconds=0.8, depth=1, noise=0.3, blunder=0.6, sees_wins=False),
        Level(nodes=100, seconds=0.8, noise=0.35, blunder=0.5),
        Level(nodes=250, seconds=0.8, noise=0.3, blunder=0.4),
        Level(nodes=500, seconds=0.8, noise=0.28, blunder=0.35),
        Level(nodes=3_000, seconds=2.8),
    ),
    full=Level(nodes=400_000, seconds=4.0),
)
