"""How Moulin is thought: men, mills and threats, room to move, and the five levels."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from jeux.engine.brain import Brain, Level
from jeux.engine.search import alphabeta
from jeux.engine.search.alphabeta import Sense
from jeux.rules.moulin import LINE_MASKS, MILLS_OF, NEAR, QUIET_LIMIT, STEPS, Moulin

NEAR_LIMIT = QUIET_LIMIT - 40
"""From this count of quiet moves on, the search tells positions apart by it."""


class Weights(NamedTuple):
    """Points of the estimate; a man is worth 100."""

    man: int = 100
    mill: int = 10
    threat: int = 25
    second_threat: int = 35
    running: int = 30
    pair: int = 6
    room: int = 4
    site: int = 4
    flying: int = 40
    tempo: int = 15


WEIGHTS = Weights()


def evaluate(position: Moulin, weights: Weights = WEIGHTS) -> int:
    """The estimate for the player to decide."""
    side = position.side
    score = _worth(position, side, weights) - _worth(position, 1 - side, weights)
    return score + weights.tempo


def _worth(position: Moulin, side: int, weights: Weights) -> int:
    """What the men of one side are worth."""
    own, adverse = position.men_words[side], position.men_words[1 - side]
    anywhere = position.hands[side] > 0 or position.flies(side)
    score = weights.man * position.owned(side)
    in_mills = closers = threats = 0
    for line in LINE_MASKS:
        held = own & line
        if held == line:
            score += weights.mill
            in_mills |= line
        elif held & (held - 1) and not adverse & line:
            score += weights.pair
            near = own & ~line if anywhere else NEAR[(line ^ held).bit_length() - 1] & own & ~line
            threats += near != 0 or position.hands[side] > 0
            closers |= near
    if threats:
        score += weights.threat + (threats > 1) * weights.second_threat + weights.running * (closers & in_mills != 0)
    room = _room(own, ~(own | adverse))
    if not anywhere:
        return score + weights.room * min(room, 12)
    return score + (weights.site * room if position.hands[side] else weights.flying)


def _room(own: int, empty: int) -> int:
    """The moves of men that do not fly."""
    room = 0
    while own:
        low = own & -own
        room += (NEAR[low.bit_length() - 1] & empty).bit_count()
        own ^= low
    return room


def key(position: Moulin) -> int:
    """What the future depends on, as one number; the quiet moves only once the draw by their count is in sight."""
    white, black = position.men_words
    quiet = position.quiet if position.quiet >= NEAR_LIMIT else 0
    rest = position.side | position.take << 1 | position.hands[0] << 3 | position.hands[1] << 7 | quiet << 11
    return white | black << 24 | rest << 48


def promise(position: Moulin, step: str) -> int:
    """Steps that make a mill first."""
    kind, origin, target = STEPS[step]
    if kind == "take":
        return 0
    own = position.men_words[position.side] | 1 << target
    if kind == "move":
        own ^= 1 << origin
    return any(own & line == line for line in MILLS_OF[target])


SENSE = Sense(evaluate=evaluate, scale=120, key=key, promise=promise)

BRAIN = Brain(
    think=partial(alphabeta.think, SENSE),
    levels=(
        Level(nodes=60, seconds=0.8, depth=1, noise=0.25, blunder=0.6, sees_wins=False),
        Level(nodes=200, seconds=0.8, noise=0.14, blunder=0.4),
        Level(nodes=800, seconds=0.8, noise=0.08, blunder=0.3),
        Level(nodes=3_000, seconds=0.8, noise=0.05, blunder=0.2),
        Level(nodes=20_000, seconds=2.8),
    ),
    full=Level(nodes=400_000, seconds=4.0),
)
