"""Twixt: how far the sides are from joining their goal lines.

Two measures, both over words of 576 holes, so that a wave goes all over the board in a few operations:

- the *way*: the fewest pegs that would join the goal lines if the adversary passed;
- the *sure way*, the two-distance that van Rijswijck gave Hex (*Computer Hex: Are Bees Better than Fruitflies?*, 2000):
  a hole counts as reached only where two ways lead to it, or one from a peg, since the adversary stops one of two.

Links that adverse links cross do not exist; one's own bar the way too, unless the rules let them cross.
"""

from __future__ import annotations

from typing import NamedTuple

from jeux.rules.twixt import Twixt
from jeux.rules.twixt_board import GOALS, OFFSETS, ROOM, Four, between, union, without

FAR = 26
"""The length of a way that is barred, and more than any other."""


class Field(NamedTuple):
    """What a side may still use: its pegs, the empty holes that it may take, the links that nothing bars, and those
    on the board."""

    pegs: int
    empty: int
    open: Four
    links: Four


def field_of(here: Twixt, side: int) -> Field:
    """The field of a side."""
    room = ROOM[side] & ~here.pegs[1 - side]
    barred = here.barred[1 - side]
    if not here.rules.own_crossing:
        barred = union(barred, here.barred[side])
    return Field(here.pegs[side], room & ~here.pegs[side], without(between(room), barred), here.links[side])


_UP, _DOWN, _UP_FAR, _DOWN_FAR = (abs(offset) for offset in OFFSETS)
"""How far apart the ends of links are in a word: these are written out below, a search does little else."""


def around(holes: int, links: Four) -> int:
    """Where links lead from these holes."""
    up, down, up_far, down_far = links
    return (
        (holes & up) >> _UP
        | (holes << _UP) & up
        | (holes & down) << _DOWN
        | (holes >> _DOWN) & down
        | (holes & up_far) >> _UP_FAR
        | (holes << _UP_FAR) & up_far
        | (holes & down_far) << _DOWN_FAR
        | (holes >> _DOWN_FAR) & down_far
    )


def around_twice(holes: int, links: Four) -> tuple[int, int]:
    """Where one link leads from these holes, or more; and where two do."""
    up, down, up_far, down_far = links
    once, twice = (holes & up) >> _UP, 0
    for there in (
        (holes << _UP) & up,
        (holes & down) << _DOWN,
        (holes >> _DOWN) & down,
        (holes & up_far) >> _UP_FAR,
        (holes << _UP_FAR) & up_far,
        (holes & down_far) << _DOWN_FAR,
        (holes >> _DOWN_FAR) & down_far,
    ):
        twice |= once & there
        once |= there
    return once, twice


def _joined(reached: int, fresh: int, own: Field) -> int:
    """What is reached, `fresh` of it just now, and all the pegs that are linked to those, or at once would be."""
    pegs = fresh & own.pegs | around(fresh & own.empty, own.open) & own.pegs & ~reached
    while pegs:
        reached |= pegs
        pegs = around(pegs, own.links) & own.pegs & ~reached
    return reached


def waves(own: Field, start: int) -> list[int]:
    """`waves(...)[n]`: the holes that a chain from the goal holes `start` reaches with n pegs more, itself included."""
    begun = _joined(start & own.pegs, start & own.pegs, own)
    found, reached = [begun], begun
    fresh = (start | around(begun, own.open)) & own.empty
    while fresh:
        reached = _joined(reached | fresh, fresh, own)
        found.append(reached)
        fresh = around(reached, own.open) & own.empty & ~reached
    return found


def length(found: list[int], goal: int) -> int:
    """The fewest pegs with which waves reach the other goal line."""
    return next((n for n, reached in enumerate(found) if reached & goal), FAR)


def sure_length(own: Field, side: int) -> int:
    """The length of the sure way of a side."""
    start, goal = GOALS[side]
    reached = start & own.pegs
    reached = _joined(reached, reached, own)
    fresh = start & own.empty
    for n in range(FAR):
        ends = reached & goal
        if ends & own.pegs or ends.bit_count() > 1:
            return n
        _, twice = around_twice(reached & own.empty, own.open)
        pegs = twice & own.pegs & ~reached
        reached = _joined(reached | pegs, pegs, own)
        if reached & goal & own.pegs:
            return n
        fresh |= (twice | around(reached & own.pegs, own.open)) & own.empty
        if not fresh & ~reached:
            return FAR
        reached |= fresh
    return FAR


def corridors(own: Field, side: int, slack: int) -> tuple[list[int], int]:
    """The empty holes of the shortest ways, then of those one peg longer, and so on up to `slack`; and the length of
    the shortest."""
    start, goal = GOALS[side]
    there, back = waves(own, start), waves(own, goal)
    shortest = length(there, goal)
    if shortest == FAR:
        return [0] * (slack + 1), FAR
    first, last = _rings(there), _rings(back)
    found, known = [], 0
    for more in range(slack + 1):
        word = 0
        for n, ring in enumerate(first):
            rest = shortest + 1 + more - n
            if 0 <= rest < len(last):
                word |= ring & last[rest]
        found.append(word & own.empty & ~known)
        known |= word
    return found, shortest


def _rings(found: list[int]) -> list[int]:
    """What each wave reaches that those before did not."""
    return [reached & ~before for before, reached in zip([0, *found], found, strict=False)]
