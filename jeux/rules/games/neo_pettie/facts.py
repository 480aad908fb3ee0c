"""La Néo-pettie: the facts about a move, by the rules alone. `docs/facts.md` defines them."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from jeux.rules.boards import mask_of
from jeux.rules.contract import Fact, Position, StepFacts, counted
from jeux.rules.games.neo_pettie.board import FULL_MASK, POINTS, STEPS, framed, move_texts, named
from jeux.rules.games.neo_pettie.position import NeoPettie

RIM = mask_of(POINTS, (point for point in POINTS if point[0] in "aj" or point[1:] in ("1", "10")))
"""The squares along the edges, where one man takes alone."""


def _takes(position: Position, step: str) -> int:
    assert isinstance(position, NeoPettie)
    return len(position.captures(step))


def _takeable(men: int, captors: int) -> int:
    """The men that some move of the captors would take."""
    found = 0
    for step in move_texts(captors, FULL_MASK & ~(men | captors)):
        origin, target = STEPS[step]
        found |= framed(target, captors ^ (1 << origin | 1 << target), men)
    return found


def _own(position: Position, step: str) -> tuple[Fact, ...]:
    assert isinstance(position, NeoPettie)
    after = position.play(step)
    return () if after.result() else tuple(_found(position, after, *STEPS[step]))


def _found(before: NeoPettie, after: NeoPettie, origin: int, target: int) -> Iterator[Fact]:
    own, adverse = before.side, 1 - before.side
    (men, others), (men_after, others_after) = ((here.masks[own], here.masks[adverse]) for here in (before, after))
    moved = 1 << origin | 1 << target
    feared, exposed = _takeable(men, others), _takeable(men_after, others_after)
    if feared >> origin & 1:
        feared ^= moved
    yield from counted("neo_pettie:exposes", _sorted(exposed))
    yield from counted("neo_pettie:saves", _sorted(feared & ~exposed))
    yield from counted("neo_pettie:threatens", _sorted(_takeable(others_after, men_after) & ~_takeable(others, men)))
    taken = others & ~others_after
    if taken and not exposed:
        yield Fact("neo_pettie:free", places=_sorted(taken))
    lead = men_after.bit_count() - others_after.bit_count()
    if lead > 0 and men.bit_count() <= others.bit_count():
        yield Fact("neo_pettie:ahead", Fraction(lead))
    if RIM >> origin & 1 and not RIM >> target & 1:
        yield Fact("neo_pettie:off-edge", places=(POINTS[target],))
    if RIM >> target & 1 and not RIM >> origin & 1 and not taken:
        yield Fact("neo_pettie:edge", places=(POINTS[target],))


def _sorted(men: int) -> tuple[str, ...]:
    return tuple(sorted(named(men)))


FACTS = StepFacts(
    takes=_takes,
    names=("exposes", "saves", "threatens", "free", "ahead", "edge", "off-edge"),
    own=_own,
)
