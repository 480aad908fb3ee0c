"""Reversi: the facts about a disc placed, by the rules alone. `docs/facts.md` defines them."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from jeux.rules.boards import bits, mask_of
from jeux.rules.contract import Fact, Position, StepFacts, counted
from jeux.rules.games.reversi.board import FULL_MASK, INDEX, POINTS, RAYS, named, placings
from jeux.rules.games.reversi.position import PASS, Reversi

CORNERS = mask_of(POINTS, ("a1", "h1", "a8", "h8"))
DIAGONAL = {INDEX[near]: INDEX[corner] for near, corner in (("b2", "a1"), ("g2", "h1"), ("b7", "a8"), ("g7", "h8"))}
"""The squares that touch a corner by its diagonal, with that corner."""
_OPPOSITE = ((0, 1), (2, 3), (4, 7), (5, 6))
"""The rays that make one line, as numbers of `DIRECTIONS`."""


def _inner_lines(square: int) -> Iterator[tuple[int, int]]:
    """The lines of which a square is not an end: the mask of each, and that of the two neighbours on it."""
    for one, other in _OPPOSITE:
        rays = RAYS[square][one], RAYS[square][other]
        if all(rays):
            yield sum(1 << i for ray in rays for i in ray), sum(1 << ray[0] for ray in rays)


_INNER_LINES = tuple(tuple(_inner_lines(square)) for square in range(len(POINTS)))


def _stable(own: int, empty: int) -> int:
    """The discs that can never be turned over, seen from the corners and the full lines."""
    stable, last = 0, -1
    while stable != last:
        last = stable
        for disc in bits(own & ~stable):
            if all(not line & empty or beside & stable for line, beside in _INNER_LINES[disc]):
                stable |= 1 << disc
    return stable


def _own(position: Position, step: str) -> tuple[Fact, ...]:
    assert isinstance(position, Reversi)
    if step == PASS or position.opening:
        return ()
    after = position.play(step)
    return () if after.result() else tuple(_found(position, after, INDEX[step]))


def _found(before: Reversi, after: Reversi, square: int) -> Iterator[Fact]:
    own, adverse = before.side, 1 - before.side
    open_before, open_after = placings(before.discs[adverse], before.discs[own]), after.legal
    bit = 1 << square
    places = {
        "corner": bit & CORNERS,
        "gives-corner": open_after & ~open_before & CORNERS,
        "guards-corner": open_before & ~open_after & CORNERS & ~bit,
        "x-square": (1 << DIAGONAL[square]) & _empty(after) if square in DIAGONAL else 0,
    }
    yield from (Fact(f"reversi:{name}", places=_sorted(mask)) for name, mask in places.items() if mask)
    if not open_after:
        yield Fact("reversi:makes-pass")
    fewer = open_before.bit_count() - open_after.bit_count()
    if fewer:
        yield Fact(f"reversi:{'fewer' if fewer > 0 else 'more'}", Fraction(abs(fewer)), _sorted(open_after))
    gained = _stable(after.discs[own], _empty(after)) & ~_stable(before.discs[own], _empty(before))
    yield from counted("reversi:stable", _sorted(gained))


def _empty(position: Reversi) -> int:
    return FULL_MASK & ~(position.discs[0] | position.discs[1])


def _sorted(mask: int) -> tuple[str, ...]:
    return tuple(sorted(named(mask)))


FACTS = StepFacts(
    names=("corner", "gives-corner", "guards-corner", "x-square", "makes-pass", "fewer", "more", "stable"), own=_own
)
