"""How La Néo-pettie is thought: men, captures at hand, room; and the five levels."""

from __future__ import annotations

from functools import partial

from jeux.engine.brain import Brain, Level
from jeux.engine.search import inpoints
from jeux.engine.search.alphabeta import Sense
from jeux.rules.boards import mask
from jeux.rules.neo_pettie_board import (
    FULL_WORD,
    NEAR,
    NOT_LEFT,
    NOT_RIGHT,
    POINTS,
    SIZE,
    STEPS,
    beside,
    framed,
)
from jeux.rules.neo_pettie_position import QUIET_LIMIT, NeoPettie

NEAR_LIMIT = QUIET_LIMIT - 40
"""From this count of quiet moves on, the search tells positions apart by it."""
POINTS_OF_A_WIN = 12.0
"""The men that a winner has left, on the average."""

MAN = 100
AT_HAND = 55
"""A capture that the side to play can make."""
THREAT = 12
"""One that its opponent could make: it can still be answered."""
SECOND = 20
"""A second threat is harder to answer."""
EDGE = 6
"""A man on the border is held in by the edge."""
CONTACT = 3
"""For the larger side, a man with an adverse one within two squares: who leads goes to meet the others."""

_LEFT = mask(POINTS, (point for point in POINTS if point[0] == "a"))
_RIGHT = mask(POINTS, (point for point in POINTS if point[0] == "j"))
_TOP = mask(POINTS, (point for point in POINTS if point[1:] == "10"))
_BOTTOM = mask(POINTS, (point for point in POINTS if point[1:] == "1"))
_BORDER = _LEFT | _RIGHT | _TOP | _BOTTOM


def takeable(own: int, adverse: int) -> int:
    """The word of the adverse men that one move of `own` can take: a man or the edge behind them, and on the other
    side an empty square where a man can arrive."""
    arrival = beside(own) & FULL_WORD & ~(own | adverse)
    from_left, from_right = (own & NOT_RIGHT) << 1 | _LEFT, (own & NOT_LEFT) >> 1 | _RIGHT
    from_top, from_bottom = own << SIZE | _TOP, own >> SIZE | _BOTTOM
    to_left, to_right = (arrival & NOT_RIGHT) << 1, (arrival & NOT_LEFT) >> 1
    across = from_left & to_right | from_right & to_left
    along = from_top & arrival >> SIZE | from_bottom & arrival << SIZE
    return adverse & (across | along)


def evaluate(position: NeoPettie) -> int:
    """The estimate for the player to decide."""
    own, adverse = position.words[position.side], position.words[1 - position.side]
    lead = own.bit_count() - adverse.bit_count()
    score = MAN * lead
    if takeable(own, adverse):
        score += AT_HAND
    threats = takeable(adverse, own).bit_count()
    if threats:
        score -= THREAT + SECOND * (threats - 1)
    score -= EDGE * ((own & _BORDER).bit_count() - (adverse & _BORDER).bit_count())
    if lead:
        larger, smaller = (own, adverse) if lead > 0 else (adverse, own)
        met = CONTACT * (larger & beside(beside(smaller))).bit_count()
        score += met if lead > 0 else -met
    return score


def key(position: NeoPettie) -> tuple[int, int]:
    """What the future depends on; the quiet moves only once the end by their count is in sight."""
    return position.board_key, position.quiet if position.quiet >= NEAR_LIMIT else 0


def promise(position: NeoPettie, step: str) -> int:
    """The most captures first."""
    origin, target = STEPS[step]
    own, adverse = position.words[position.side], position.words[1 - position.side]
    if not NEAR[target] & adverse:
        return 0
    return framed(target, own & ~(1 << origin), adverse).bit_count()


SENSE = Sense(evaluate=evaluate, scale=150, key=key, promise=promise, again=evaluate)

BRAIN = Brain(
    think=partial(inpoints.think, POINTS_OF_A_WIN, SENSE),
    levels=(
        Level(nodes=60, seconds=0.8, depth=1, noise=4.0, blunder=0.6, sees_wins=False),
        Level(nodes=120, seconds=0.8, noise=3.5, blunder=0.55),
        Level(nodes=500, seconds=0.8, noise=2.5, blunder=0.4),
        Level(nodes=2_000, seconds=0.8, noise=1.5, blunder=0.25),
        Level(nodes=15_000, seconds=2.8),
    ),
    full=Level(nodes=400_000, seconds=4.0),
)
