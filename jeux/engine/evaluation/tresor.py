"""How Les Chercheurs de trésor is thought: men, the way to the treasure, captures at hand; and the five levels."""

from __future__ import annotations

from functools import partial

from jeux.engine.brain import Brain, Level
from jeux.engine.search import alphabeta, inpoints
from jeux.engine.search.alphabeta import Sense
from jeux.rules.flags import can_step, jumpers
from jeux.rules.tresor_position import FLAGS, QUIET_LIMIT, T_BIT, T, Tresor

NEAR_LIMIT = QUIET_LIMIT - 40
"""From this count of quiet steps on, the search tells positions apart by it."""
LENTILS = 16.0
"""All the lentilles: what a certain win may be worth."""

MAN = 100
DOOR = 260
"""A seeker who stands at the treasure while Black is to play: he must be taken at once."""
WAY = 26
"""A free point beside the treasure that a seeker can reach with his next step."""
GUARD = 16
"""A defender beside the treasure."""
AT_HAND = 70
THREAT = 18
"""A capture that the side to play can make, and one that its opponent could."""

_BESIDE = FLAGS.near[T]
_STEPS = FLAGS.near


def evaluate(position: Tresor) -> int:
    """The estimate for the player to decide."""
    white, black = position.words
    empty = position.empty
    score = MAN * (white.bit_count() - black.bit_count()) - GUARD * (black & _BESIDE).bit_count()
    if white & _BESIDE:
        score += DOOR
    free = _BESIDE & empty
    while free:
        low = free & -free
        if can_step(low, _STEPS, white):
            score += WAY
        free ^= low
    free = empty & ~T_BIT
    able = jumpers(white, FLAGS.jumps, black, free).bit_count(), jumpers(black, FLAGS.jumps, white, free).bit_count()
    for player, sign in ((0, 1), (1, -1)):
        if able[player]:
            score += sign * (AT_HAND if position.side == player else THREAT * able[player])
    return -score if position.side else score


def key(position: Tresor) -> tuple[int, int]:
    """What the future depends on; the quiet steps only once the end by their count is in sight."""
    return position.board_key, position.quiet if position.quiet >= NEAR_LIMIT else 0


def again(position: Tresor) -> int:
    """What going round in circles leads to: both keep their lentilles, so the side with more men has won more."""
    lead = position.count(position.side) - position.count(1 - position.side)
    return MAN * lead


def promise(_position: Tresor, step: str) -> int:
    """The treasure first, then captures."""
    return 2 if step.endswith("T") else int("x" in step)


SENSE = Sense(evaluate=evaluate, scale=150, key=key, promise=promise, again=again)

BRAIN = Brain(
    think=partial(inpoints.think, LENTILS, partial(alphabeta.think, SENSE)),
    levels=(
        Level(nodes=60, seconds=0.8, depth=1, noise=4.0, blunder=0.6, sees_wins=False),
        Level(nodes=100, seconds=0.8, noise=4.5, blunder=0.5),
        Level(nodes=350, seconds=0.8, noise=4.0, blunder=0.35),
        Level(nodes=1_000, seconds=0.8, noise=3.0, blunder=0.28),
        Level(nodes=8_000, seconds=2.8),
    ),
    full=Level(nodes=400_000, seconds=4.0),
)
