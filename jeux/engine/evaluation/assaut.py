"""How Assaut is thought: soldiers and officers left, the storming, captures and huffs in sight, and the five levels."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import NamedTuple

from jeux.engine.brain import Brain, Level
from jeux.engine.search import alphabeta
from jeux.engine.search.alphabeta import Sense
from jeux.rules.assaut_board import FORTRESS_WORD, JUMPS, NEAR, POINTS, WHERE, longest
from jeux.rules.assaut_position import ENOUGH_SOLDIERS, QUIET_LIMIT, Assaut
from jeux.rules.boards import bits

NEAR_LIMIT = QUIET_LIMIT - 40
"""From this count of quiet turns on, the search tells positions apart by it."""


class Weights(NamedTuple):
    """Points of the estimate, for the soldiers."""

    soldier: int = 60
    officer: int = 350
    inside: int = 18
    advance: int = 5
    room: int = 8
    hole: int = 7
    reached: int = 15
    hanging: int = 50
    guilty: int = 300


WEIGHTS = Weights()

_TRIPLES = tuple((jump.over, 1 << i | jump.land) for i in range(len(POINTS)) for jump in JUMPS[i] if jump.target > i)
"""Three points in a row: the middle one, and both ends."""
_HEIGHT = tuple(sum(1 << i for i, point in enumerate(POINTS) if WHERE[point][1] >= row) for row in range(1, 5))
"""The points of each row and above: a soldier advances by as many rows as words hold it."""


def evaluate(position: Assaut, weights: Weights = WEIGHTS) -> int:
    """The estimate for the player to decide."""
    score = _for_soldiers(position, weights)
    return -score if position.side else score


def _for_soldiers(position: Assaut, weights: Weights) -> int:
    soldiers, officers, empty = position.soldiers, position.officers, position.empty
    left, inside, advance, holes = _formation(soldiers)
    score = weights.soldier * (left - ENOUGH_SOLDIERS) - weights.officer * (officers.bit_count() + position.hand)
    score += weights.inside * inside + weights.advance * advance - weights.hole * holes
    for point in bits(officers):
        score -= weights.room * (NEAR[point] & empty).bit_count()
        taken = longest(point, soldiers, empty)
        if taken:
            score -= weights.hanging * taken if position.side else weights.reached
    if position.guilty_word:
        score += weights.guilty
    return score


@lru_cache(maxsize=1 << 16)  # half of the positions of a search differ by their officers alone
def _formation(soldiers: int) -> tuple[int, int, int, int]:
    """The soldiers left, those inside, the rows that all have climbed, and the holes: the ways in which an officer
    might jump over one of them, were he to come there."""
    inside = (soldiers & FORTRESS_WORD).bit_count()
    advance = sum((soldiers & word).bit_count() for word in _HEIGHT)
    holes = sum(1 for over, ends in _TRIPLES if over & soldiers and not ends & soldiers)
    return soldiers.bit_count(), inside, advance, 2 * holes


def key(position: Assaut) -> tuple[int, int]:
    """What the future depends on; the quiet turns only once the draw by their count is in sight."""
    quiet = position.quiet if position.quiet >= NEAR_LIMIT else 0
    rest = position.side | position.hand << 1 | (position.jump + 1) << 3 | position.owed << 9 | quiet << 14
    return position.soldiers | position.officers << 33, rest | position.guilty_word << 22


def promise(_position: Assaut, step: str) -> int:
    """Captures and huffs first."""
    return 1 if "x" in step or step.startswith("huff") else 0


SENSE = Sense(evaluate=evaluate, scale=200, key=key, promise=promise)

BRAIN = Brain(
    think=partial(alphabeta.think, SENSE),
    levels=(
        Level(nodes=60, seconds=0.8, depth=1, noise=0.25, blunder=0.6, sees_wins=False),
        Level(nodes=200, seconds=0.8, noise=0.18, blunder=0.5),
        Level(nodes=1_000, seconds=0.8, noise=0.12, blunder=0.35),
        Level(nodes=3_000, seconds=0.8, noise=0.08, blunder=0.25),
        Level(nodes=20_000, seconds=2.8),
    ),
    full=Level(nodes=400_000, seconds=4.0),
)
