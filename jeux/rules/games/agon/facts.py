"""Agon: the facts about a coup, by the rules alone. `docs/facts.md` defines them."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from jeux.rules.contract import Fact, Position, StepFacts, counted
from jeux.rules.games.agon.board import CELLS, CENTRE, GUARD, RING, STEPS, named
from jeux.rules.games.agon.position import PASS, Agon


def _takes(position: Position, step: str) -> int:
    """The pieces of the other side that are captured now."""
    assert isinstance(position, Agon)
    return 0 if step == PASS else (_taken(position, step) & position.men_masks.pieces(1 - position.decider)).bit_count()


def _taken(position: Agon, step: str) -> int:
    """The pieces, of whatever side, that a step captures and that were not captured before."""
    return position.after(*STEPS[step]).captured & ~position.men_masks.captured


def _own(position: Position, step: str) -> tuple[Fact, ...]:
    assert isinstance(position, Agon)
    if step == PASS:
        return ()
    after = position.play(step)
    return () if after.result() else (*_of_move(position, *STEPS[step]), *_of_captures(position, after, step))


def _of_move(position: Agon, origin: int, target: int) -> Iterator[Fact]:
    """Where the piece goes."""
    men, player = position.men_masks, position.decider
    inwards, there = RING[origin] - RING[target], (CELLS[target],)
    if origin == men.dames[1 - player]:
        if inwards < 0:
            yield Fact("agon:sends-queen", Fraction(-inwards), there)
    elif origin == men.dames[player]:
        if inwards > 0:
            yield Fact("agon:throne" if target == CENTRE else "agon:queen-nearer", places=there)
    elif inwards > 0:
        yield Fact("agon:guard-nearer", places=there)
        if GUARD >> target & 1:
            around = (men.pions[player] & GUARD).bit_count() + 1
            yield Fact("agon:court", Fraction(around), there)


def _of_captures(before: Agon, after: Agon, step: str) -> Iterator[Fact]:
    """Which dame is captured, which pieces the other side could capture next."""
    player = before.decider
    dame = 1 << before.men_masks.dames[1 - player]
    if _taken(before, step) & dame:
        yield Fact("agon:takes-queen", places=named(dame))
    if after.decider == player:
        return
    exposed = 0
    for answer in after.steps():
        exposed |= 0 if answer == PASS else _taken(after, answer)
    men = after.men_masks
    if exposed >> men.dames[player] & 1:
        yield Fact("agon:queen-exposed", places=(CELLS[men.dames[player]],))
    yield from counted("agon:guards-exposed", tuple(sorted(named(exposed & men.pions[player]))))


FACTS = StepFacts(
    takes=_takes,
    names=(
        "takes-queen",
        "queen-exposed",
        "guards-exposed",
        "throne",
        "queen-nearer",
        "court",
        "guard-nearer",
        "sends-queen",
    ),
    own=_own,
)
