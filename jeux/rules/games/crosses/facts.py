"""Les Crosses: the facts about a step, as defined in `docs/facts.md`."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from jeux.rules.boards import mask_of
from jeux.rules.contract import Fact, Position, StepFacts
from jeux.rules.games.crosses.board import POINTS, cells_of, open_places
from jeux.rules.games.crosses.position import Crosses

_CENTRE = mask_of(POINTS, ("b2", "b3", "c2", "c3"))
_CORNERS = mask_of(POINTS, ("a1", "a4", "d1", "d4"))


def _open_to(position: Crosses, side: int) -> set[int]:
    """The places open to the crosse of a side, whoever plays."""
    return set(open_places(position.shared, position.crosses[side], position.crosses[1 - side] | position.pions))


def _taken(position: Crosses) -> int:
    """The cells that are not empty."""
    return position.crosses[0] | position.crosses[1] | position.pions


def _sorted(mask: int) -> tuple[str, ...]:
    return tuple(sorted(cells_of(mask)))


def _find(position: Crosses, step: str) -> Iterator[Fact]:
    after, side = position.play(step), position.side
    before, left = _open_to(position, 1 - side), _open_to(after, 1 - side)
    if len(left) < len(before):
        covered = _taken(after) & ~_taken(position)
        hit = sum(1 << i for i in range(len(POINTS)) if any(mask & covered & 1 << i for mask in before - left))
        yield Fact("crosses:shuts", Fraction(len(before) - len(left)), _sorted(hit))
    if left:
        yield Fact("crosses:leaves", Fraction(len(left)), _sorted(after.crosses[1 - side]))
    kept = _open_to(after, side)
    if kept:
        yield Fact("crosses:keeps", Fraction(len(kept)), _sorted(after.crosses[side]))
    if not position.moved:
        yield from _of_place(after.crosses[side])


def _of_place(crosse: int) -> Iterator[Fact]:
    """Where a crosse has been put down."""
    if crosse & _CENTRE:
        yield Fact("crosses:centre", Fraction((crosse & _CENTRE).bit_count()), _sorted(crosse & _CENTRE))
    if crosse & _CORNERS:
        yield Fact("crosses:corner", places=_sorted(crosse & _CORNERS))


def _own(position: Position, step: str) -> tuple[Fact, ...]:
    assert isinstance(position, Crosses), position
    return tuple(_find(position, step))


FACTS = StepFacts(
    names=("shuts", "leaves", "keeps", "centre", "corner"),
    own=_own,
)
