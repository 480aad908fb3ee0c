"""The facts about a step of Jacquet; `docs/facts.md` defines them."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import pairwise

from jeux.rules import tables
from jeux.rules.contract import OVER, Fact, Position, StepFacts
from jeux.rules.games.jacquet.men import (
    FARTHEST,
    HOME,
    OFF,
    STEP_OF,
    Row,
    count,
    held,
    held_by_other,
    place,
    postillon_home,
    ways,
)
from jeux.rules.games.jacquet.position import Jacquet

SHORTEST_ROW = 4
LONG_ROW = 5
"""A row that is worth a hole being stopped."""


def _own(position: Position, step: str) -> tuple[Fact, ...]:
    assert isinstance(position, Jacquet)
    if step not in STEP_OF[position.side]:
        return ()
    side, after = position.side, position.play(step)
    facts = list(_arrival(position, after, step))
    if after.turn != OVER and after.side != side:
        facts += _against_other(side, after)
        facts += _of_men_left(side, after.rows[side])
        stuck = _points_lost(after.rows[side], after.rows[1 - side], after.limit)
        facts += [Fact("jacquet:stuck", stuck)] if stuck else []
    return tuple(facts)


def _arrival(position: Jacquet, after: Jacquet, step: str) -> Iterator[Fact]:
    side = position.side
    if postillon_home(after.rows[side]) and not postillon_home(position.rows[side]):
        yield Fact("jacquet:postillon", places=position.places(step)[1:])


# --- what stands in the other side's way ------------------------------------------------------------------------------


def _against_other(side: int, after: Jacquet) -> Iterator[Fact]:
    """Arrows as the other side counts them, on which he goes down from 24."""
    other = 1 - side
    mask, men = held_by_other(after.rows[side]), after.rows[other]
    closed = [p for p in range(FARTHEST, 0, -1) if mask >> 4 * p & 1]
    ahead = [p for p in closed if p < _farthest(men)]
    row = max(_runs(ahead), key=len, default=[])
    if len(row) >= SHORTEST_ROW:
        yield _at("row", len(row), other, row)
    gaps = list(_gaps(ahead, men))
    if gaps:
        yield _at("gap", len(gaps), other, gaps)
    blocked = [p for p in range(HOME + 1, FARTHEST + 1) if count(men, p) and set(range(p - 6, p)) <= set(closed)]
    if blocked:
        yield _at("blocked", sum(count(men, p) for p in blocked), other, blocked[::-1])
    playable = ways(after.rows[side], after.limit)
    unplayable = sum(not any(True for _ in playable(men, die)) for die in tables.FACES)
    if unplayable:
        yield _at("closed", unplayable, other)
    lost = _points_lost(men, after.rows[side], after.limit)
    if lost:
        yield Fact("jacquet:halts", lost)


@lru_cache(maxsize=512)
def _points_lost(men: Row, against: Row, limit: str) -> Fraction:
    """The expected points of the next throw that a side with these men cannot play."""
    playable, lost = ways(against, limit), Fraction(0)
    for throw, share in tables.THROWS:
        dice = tables.dice_to_play(*tables.THROWN[throw])
        lost += share * (sum(dice) - tables.points_played(men, dice, playable))
    return lost


def _farthest(row: Row) -> int:
    """Where the man stands that has the longest way to go."""
    return (held(row).bit_length() - 1) >> 2


def parted(position: Position) -> bool:
    """Whether no man comes any more where an adverse one is: the last half of the way of one side is the first half of
    that of the other."""
    assert isinstance(position, Jacquet)
    return position.turn != OVER and all(_farthest(row) <= FARTHEST // 2 for row in position.rows)


def _runs(arrows: list[int]) -> list[list[int]]:
    """Arrows in descending order, cut where one is missing."""
    runs: list[list[int]] = []
    for p in arrows:
        if runs and runs[-1][-1] == p + 1:
            runs[-1].append(p)
        else:
            runs.append([p])
    return runs


def _gaps(ahead: list[int], men: Row) -> Iterator[int]:
    """The empty arrows between two rows that they would join to a long one."""
    runs = _runs(ahead)
    for before, behind in pairwise(runs):
        gap = before[-1] - 1
        if behind[0] == gap - 1 and not count(men, gap) and len(before) + 1 + len(behind) >= LONG_ROW:
            yield gap


# --- one's own men ----------------------------------------------------------------------------------------------------


def _of_men_left(side: int, row: Row) -> Iterator[Fact]:
    left, off = count(row, FARTHEST), count(row, OFF)
    if left and postillon_home(row):
        yield _at("talon", left, side, [FARTHEST])
    if off:
        yield _at("off", off, side)


def _at(name: str, number: int, counting: int, arrows: list[int] | None = None) -> Fact:
    """A fact with its arrows, as one of the sides counts them."""
    return Fact(f"jacquet:{name}", Fraction(number), tuple(place(counting, p) for p in arrows or ()))


FACTS = StepFacts(names=("postillon", "row", "gap", "blocked", "closed", "halts", "talon", "off", "stuck"), own=_own)
