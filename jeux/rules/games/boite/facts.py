"""The facts about a step of Shut the box; `docs/facts.md` defines them."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from jeux.rules.contract import CHANCE, Fact, Position, StepFacts
from jeux.rules.games.boite.position import CLOSE_MASK, ONE_DIE_FROM, Boite, tiles_of


def _own(position: Position, step: str) -> tuple[Fact, ...]:
    assert isinstance(position, Boite)
    closed = CLOSE_MASK.get(step)
    if closed is None:
        return ()
    if closed == position.open_mask:
        return (Fact("boite:box"),)
    return tuple(_of_run(position, position.play(step)))


def _of_run(position: Boite, after: Boite) -> Iterator[Fact]:
    """The facts of a run that goes on."""
    assert after.turn == CHANCE, after
    thrown = [(share, after.play(throw)) for throw, share in after.chances()]
    chances = (
        ("next", sum(share for share, here in thrown if here.closings())),
        ("shut", sum(share for share, here in thrown if after.open_mask in here.closings())),
    )
    yield from (_fact(name, chance) for name, chance in chances if chance)
    yield _fact("left", after.counted())
    large = after.open_mask >> ONE_DIE_FROM << ONE_DIE_FROM
    if large:
        yield _fact("large", large.bit_count(), tiles_of(large))
    elif position.open_mask >> ONE_DIE_FROM:
        yield Fact("boite:one-die")
    ahead = min(after.points, default=0) - after.counted()
    if ahead > 0:
        yield _fact("ahead", ahead)


def _fact(name: str, number: int | Fraction, tiles: tuple[str, ...] = ()) -> Fact:
    return Fact(f"boite:{name}", Fraction(number), tiles)


FACTS = StepFacts(names=("box", "next", "shut", "left", "large", "one-die", "ahead"), own=_own)
