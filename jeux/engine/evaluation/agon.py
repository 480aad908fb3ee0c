"""Agon: alpha-beta. What counts is how far the pieces still have to go, whose pieces wait to be put back, and which
can be taken next."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import NamedTuple

from jeux.engine.brain import Brain, Level
from jeux.engine.search import alphabeta
from jeux.engine.search.alphabeta import Sense
from jeux.rules.agon_board import BRACKETS, CENTRE, NEAR, ONWARD, RING, STEPS, between
from jeux.rules.agon_position import PASS, Agon
from jeux.rules.boards import bits


class Weights(NamedTuple):
    """Points for a side."""

    ring: tuple[int, ...] = (0, 100, 70, 44, 20, 0)
    """A pion on ring 0 to 5."""
    dame: tuple[int, ...] = (130, 96, 70, 46, 22, 0)
    """The dame on ring 0 to 5."""
    captured: int = 70
    """A captured piece: a coup lost, and the way back to the rim."""
    guard: int = 12
    """A pion beside its dame on the centre."""
    threat: int = 26
    """An adverse piece beside an own pion, whose other side an own pion reaches in a step."""


WEIGHTS = Weights()


def _side(position: Agon, side: int) -> int:
    men = position.men_words
    pions, dame, captured = men.pions[side], men.dames[side], men.captured & men.pieces(side)
    score = 0
    for cell in bits(pions & ~captured):
        score += WEIGHTS.ring[RING[cell]]
    if not captured >> dame & 1:
        score += WEIGHTS.dame[RING[dame]]
        if RING[dame] == 0:
            score += WEIGHTS.guard * (pions & NEAR[CENTRE]).bit_count()
    score -= WEIGHTS.captured * captured.bit_count()
    return score + WEIGHTS.threat * _threats(position, side)


def _threats(position: Agon, side: int) -> int:
    """How many adverse pieces can be taken at the next coup of a side."""
    men = position.men_words
    pions, adverse = men.pions[side], men.pieces(1 - side)
    free = ~men.occupied()
    reached = 0
    for cell in bits(pions & ~men.captured):
        reached |= ONWARD[cell]
    reached &= free
    found = 0
    for cell in bits(adverse & ~men.captured):
        if not NEAR[cell] & pions:
            continue
        for pair in BRACKETS[cell]:
            if pions & pair and reached & pair and not between((reached & pair).bit_length() - 1, adverse):
                found += 1
                break
    return found


def evaluate(position: Agon) -> int:
    """The estimate for the player to decide."""
    score = _side(position, position.side) - _side(position, 1 - position.side) + 10
    return score if position.decider == position.side else -score


def key(position: Agon) -> Hashable:
    """What the future depends on; quiet coups only when they are many."""
    return position.board_key, max(position.quiet - 70, 0)


def promise(position: Agon, step: str) -> int:
    """Inward first, then captures as far as they are plain to see."""
    if step == PASS:
        return 0
    origin, target = STEPS[step]
    men = position.men_words
    inward = RING[origin] - RING[target]
    touched = (NEAR[target] & men.pieces(1 - position.side)).bit_count()
    return 4 * inward + touched


SENSE = Sense(evaluate=evaluate, scale=90, key=key, promise=promise)

BRAIN = Brain(
    think=partial(alphabeta.think, SENSE),
    levels=(
        Level(nodes=60, seconds=0.8, depth=1, noise=0.3, blunder=0.6, sees_wins=False),
        Level(nodes=200, seconds=0.8, depth=2, noise=0.15, blunder=0.4),
        Level(nodes=900, seconds=0.8, noise=0.08, blunder=0.2),
        Level(nodes=3_000, seconds=1.0),
        Level(nodes=12_000, seconds=2.8),
    ),
    full=Level(nodes=200_000, seconds=4.0),
)
