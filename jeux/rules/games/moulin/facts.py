"""Moulin: the facts about a step. `docs/facts.md` defines them."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from jeux.rules.boards import bits
from jeux.rules.contract import OVER, Fact, Position, StepFacts, counted
from jeux.rules.games.moulin.board import FULL_MASK, LINE_MASKS, LINES, MILLS_OF, NEAR, POINTS, QUIET_LIMIT, STEPS
from jeux.rules.games.moulin.position import Moulin

Pairs = dict[tuple[int, int], int]
"""Double mills: the two lines, the lower first, and the bit of the empty point."""


def takes(position: Position, step: str) -> int:
    """One for a removal."""
    return int(STEPS[step].kind == "take")


def forms(position: Position, step: str) -> tuple[tuple[str, ...], ...]:
    """The lines that the man who arrives completes."""
    assert isinstance(position, Moulin)
    kind, origin, target = STEPS[step]
    if kind == "take":
        return ()
    own = position.men_masks[position.side] | 1 << target
    if kind == "move":
        own ^= 1 << origin
    return tuple(LINES[LINE_MASKS.index(line)] for line in MILLS_OF[target] if own & line == line)


def own_facts(position: Position, step: str) -> tuple[Fact, ...]:
    """The facts of Moulin; none of a step that ends the game."""
    assert isinstance(position, Moulin)
    after = position.play(step)
    return () if after.turn == OVER else tuple(_find(position, after))


def _find(before: Moulin, after: Moulin) -> Iterator[Fact]:
    side = before.side
    other = 1 - side
    ready = _closable(after, side)
    yield from _at("double", _new_gaps(_doubles(after, side), _doubles(before, side)))
    yield from _at("spoils", _new_gaps(_doubles(before, other), _doubles(after, other)))
    yield from _broken(before.men_masks[other], after.men_masks[other])
    yield from counted("moulin:stops", _named(_closable(before, other) & ~_closable(after, other)))
    yield from counted("moulin:threatens", _named(ready & ~_closable(before, side)))
    yield from counted("moulin:pins", _named(_newly_stuck(before, after, other)))
    if after.side == other:
        yield from counted("moulin:leaves", _named(_closable(after, other)))
        if ready and _is_sure(after, side, ready):
            yield from _at("sure", ready)


# --- lines to close ---------------------------------------------------------------------------------------------------


def _empty(position: Moulin) -> int:
    return FULL_MASK ^ (position.men_masks[0] | position.men_masks[1])


def _closable(position: Moulin, side: int) -> int:
    """The points where a side can close a line in its next turn."""
    own, empty = position.men_masks[side], _empty(position)
    places = bool(position.hands[side])
    flies = position.owned(side) <= position.rules.flying
    points = 0
    for line in LINE_MASKS:
        gap = line & empty
        if not gap or gap & gap - 1 or line ^ gap != line & own:
            continue
        comers = own & ~line
        if places or (comers if flies else comers & NEAR[gap.bit_length() - 1]):
            points |= gap
    return points


def _is_sure(after: Moulin, side: int, ready: int) -> bool:
    """Whether `side`, which can close lines at `ready`, can close one whatever the other side plays now.

    A step that takes nobody and leaves a point of `ready` empty changes nothing to it, unless it draws the game."""
    drawable = after.quiet == QUIET_LIMIT - 1 or len(set(after.past)) < len(after.past)
    for step in after.steps():
        if not drawable and ready & ~(1 << STEPS[step].target) and not forms(after, step):
            continue
        if not all(end.turn == side and _closable(end, side) for end in _ends(after.play(step), 1 - side)):
            return False
    return True


def _ends(position: Moulin, side: int) -> Iterator[Moulin]:
    """Where the turn of a side may end, the removals that are due made in every way."""
    if not position.take or position.side != side:
        yield position
        return
    for step in position.steps():
        yield from _ends(position.play(step), side)


# --- lines that are complete ------------------------------------------------------------------------------------------


def _doubles(position: Moulin, side: int) -> Pairs:
    """The double mills of a side: a complete line, and one whose only empty point is joined to a man of the first."""
    own, empty = position.men_masks[side], _empty(position)
    pairs: Pairs = {}
    for mill in LINE_MASKS:
        if own & mill != mill:
            continue
        for line in LINE_MASKS:
            gap = line & empty
            ready = gap and not gap & gap - 1 and line ^ gap == line & own
            if ready and NEAR[gap.bit_length() - 1] & mill & ~line:
                pairs[min(mill, line), max(mill, line)] = gap
    return pairs


def _new_gaps(now: Pairs, then: Pairs) -> int:
    """The empty points of the double mills of `now` that are not in `then`."""
    points = 0
    for pair in now.keys() - then.keys():
        points |= now[pair]
    return points


def _broken(before: int, after: int) -> Iterator[Fact]:
    """The lines of the other side that lose a man."""
    lines = [line for line in LINE_MASKS if before & line == line and after & line != line]
    if lines:
        points = 0
        for line in lines:
            points |= line
        yield Fact("moulin:breaks", Fraction(len(lines)), _named(points))


def _newly_stuck(before: Moulin, after: Moulin, side: int) -> int:
    """The men of a side that have lost their last move, where it has to move along the lines."""
    if after.hands != (0, 0) or after.flies(side):
        return 0
    then, now = _empty(before), _empty(after)
    stuck = 0
    for i in bits(after.men_masks[side]):
        if not NEAR[i] & now and NEAR[i] & then:
            stuck |= 1 << i
    return stuck


# --- facts ------------------------------------------------------------------------------------------------------------


def _named(points: int) -> tuple[str, ...]:
    return tuple(POINTS[i] for i in bits(points))


def _at(name: str, points: int) -> Iterator[Fact]:
    """A fact about some points, if there are any."""
    if points:
        yield Fact(f"moulin:{name}", places=_named(points))


FACTS = StepFacts(
    takes=takes,
    forms=forms,
    names=("double", "sure", "spoils", "breaks", "stops", "threatens", "pins", "leaves"),
    own=own_facts,
)
