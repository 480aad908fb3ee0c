"""Twixt: the facts about a peg or a link put, by the rules alone. `docs/facts.md` defines them."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import combinations, pairwise

from jeux.rules.boards import bits
from jeux.rules.contract import Fact, Position, StepFacts
from jeux.rules.games.twixt.board import (
    BEGINS,
    GOALS,
    INDEX,
    LINKS,
    ROOM,
    Four,
    against,
    along,
    between,
    chain,
    common,
    crossed_by,
    ends,
    links_of,
    named,
    only,
    reach,
    union,
    without,
)
from jeux.rules.games.twixt.position import Twixt
from jeux.rules.games.twixt.steps import EACH, PEG, link_text, parse

FEWEST = 13
"""The pegs of the shortest chain."""


# --- winning ----------------------------------------------------------------------------------------------------------


_ANY: Four = (BEGINS[0], BEGINS[1], BEGINS[2], BEGINS[3])


def _wins_now(position: Position) -> bool | None:
    assert isinstance(position, Twixt)
    if not position.rules.auto or position.may_swap or position.stock_empty:
        return None
    side = position.side
    pegs, links = position.pegs[side], position.links[side]
    if pegs.bit_count() < FEWEST - 1:
        return False
    open_links = _open_links(position, side)
    joining = position.holes()
    for goal, reached in zip(GOALS[side], _from_goals(pegs, links, side), strict=True):
        joining &= goal | _beside(reached, open_links)
    return bool(joining)


def _wins_turn(position: Position) -> bool | None:
    """Hopeless where links that cross one's own would not do either; won where a shortest chain can be put."""
    assert isinstance(position, Twixt)
    seen, side = _wins_now(position), position.side
    if seen is not None:
        return seen
    pegs = position.pegs[side]
    if pegs.bit_count() < FEWEST - (position.phase == PEG):
        return False
    links = common(between(pegs), without(_ANY, position.barred[1 - side]))
    from_goals = _from_goals(pegs, links, side)
    joining = position.holes() if position.phase == PEG else 0
    for goal, reached in zip(GOALS[side], from_goals, strict=True):
        joining &= goal | _beside(reached, without(_ANY, position.barred[1 - side]))
    if not joining and not from_goals[0] & from_goals[1]:
        return False
    if position.stock_empty or position.rules.auto:
        return None
    return True if any(_can_chain(position, pegs | new) for new in (0, *(1 << i for i in bits(joining)))) else None


def _turn_fails(position: Position) -> bool:
    """The adverse side wins in its next turn even if this side could put all its links at once."""
    assert isinstance(position, Twixt)
    side, adverse = position.side, 1 - position.side
    if position.phase == PEG or _wins_turn(position) is not False:
        return False
    all_links = common(between(position.pegs[side]), without(_ANY, position.barred[adverse]))
    links = (position.links[0], all_links) if side else (all_links, position.links[1])
    after = Twixt(position.rules, position.pegs, links, adverse, PEG, position.withdrawn)
    return not after.result() and _wins_turn(after) is True


def _can_chain(position: Twixt, pegs: int) -> bool:
    """Whether a shortest chain over these pegs of the side to play needs no link that cannot be put."""
    side = position.side
    old = position.links[side]
    way = chain(union(old, common(between(pegs), _open_links(position, side))), side)
    links = [LINKS[link_text(*ends)] for ends in pairwise(way)]
    new = [link for link in links if not any(common(only(link), old))]
    crossed = {} if position.rules.own_crossing else {link: crossed_by(*link) for link in new}
    alone = not any(any(common(only(one), crossed[other])) for one in crossed for other in crossed)
    return bool(way) and alone and position.link_count(side) + len(new) <= EACH


@lru_cache(maxsize=1024)
def _from_goals(pegs: int, links: Four, side: int) -> tuple[int, int]:
    """The pegs to which links lead from behind each of the two goal lines."""
    first, last = (reach(pegs & goal, links) for goal in GOALS[side])
    return first, last


def _beside(holes: int, links: Four) -> int:
    """The holes at the other ends of links from these holes."""
    there = 0
    for direction, begins in enumerate(links):
        there |= along(holes & begins, direction) | against(holes, direction) & begins
    return there


def _open_links(position: Twixt, side: int) -> Four:
    """The links between any holes that no link bars to a side (R5)."""
    barred = position.barred[1 - side]
    if not position.rules.own_crossing:
        barred = union(barred, position.barred[side])
    return without(_ANY, barred)


def _forms(position: Position, step: str) -> tuple[tuple[str, ...], ...]:
    """All the pegs of the chain that joins the goal lines."""
    assert isinstance(position, Twixt)
    after, side = position.play(step), position.side
    result = after.result()
    if not result or result.reason != "chain":
        return ()
    from_first, from_last = _from_goals(after.pegs[side], after.links[side], side)
    return (named(from_first & from_last),)


# --- ways -------------------------------------------------------------------------------------------------------------


def _missing(position: Twixt, side: int) -> int | None:
    """The fewest pegs that a side would have to put to join its goal lines, if the other put none and its own new links
    did not cross; None when no way is left."""
    own = position.pegs[side]
    room = ROOM[side] & ~position.pegs[1 - side]
    first, last = GOALS[side]
    new = common(between(room), _open_links(position, side))
    old = position.links[side] if position.rules.auto else common(new, between(own))
    reached, count = reach(own & first, old), 0
    while not reached & last:
        further = reached | (_beside(reached, new) | first) & room & ~own
        if further == reached:
            return None
        reached, count = _over_pegs(further, own, new, old), count + 1
    return count


def _over_pegs(reached: int, own: int, new: Four, old: Four) -> int:
    """The holes reached, and the pegs to which they lead."""
    return reach(reached | _beside(reached & ~own, new) & own, old)


def _chains(holes: int, links: Four) -> list[int]:
    """The chains of the pegs of these holes, each once."""
    found = []
    while holes:
        chain = reach(holes & -holes, links)
        found.append(chain)
        holes &= ~chain
    return found


def _one_away(position: Twixt, side: int, pegs: int) -> dict[int, int]:
    """For each of these pegs of a side, the empty holes from which a link to it is possible."""
    room = ROOM[side] & ~(position.pegs[0] | position.pegs[1])
    open_links = _open_links(position, side)
    return {peg: _beside(1 << peg, open_links) & room for peg in bits(pegs)}


def _linkable(position: Twixt, side: int) -> set[tuple[int, int]]:
    """The pairs of pegs of a side, of different chains, that one link or one peg more could join."""
    pegs, links = position.pegs[side], position.links[side]
    chain_of = {peg: chain for chain in _chains(pegs, links) for peg in bits(chain)}
    away = _one_away(position, side, pegs)
    direct = set() if position.rules.auto else {ends(link) for link in links_of(_between_open(position, side))}
    return {
        (one, other)
        for one, other in combinations(away, 2)
        if chain_of[one] != chain_of[other]
        and (away[one] & away[other] or (one, other) in direct or (other, one) in direct)
    }


def _between_open(position: Twixt, side: int) -> Four:
    """The links between pegs of a side that no link bars."""
    return common(between(position.pegs[side]), _open_links(position, side))


# --- facts ------------------------------------------------------------------------------------------------------------


def _own(position: Position, step: str) -> tuple[Fact, ...]:
    assert isinstance(position, Twixt)
    kind = parse(step).kind
    after = position.play(step)
    if kind in ("swap", "end") or after.result():
        return ()
    facts = [*_of_chains(position, after), *_of_ways(position, after)]
    if kind == "put":
        facts += _of_peg(position, after, INDEX[step])
    return tuple(facts)


def _of_peg(before: Twixt, after: Twixt, hole: int) -> Iterator[Fact]:
    """What the new peg can be linked to, at once and by one peg more."""
    side, new = before.side, 1 << hole
    near = _beside(new, _open_links(before, side)) & before.pegs[side]
    if near and (before.rules.auto or before.link_count(side) < EACH):
        yield Fact("twixt:links", Fraction(near.bit_count()), _sorted(near))
    others = after.pegs[side] & ~reach(new, after.links[side]) & ~near
    away = _one_away(after, side, others | new)
    double = sum(1 << peg for peg in bits(others) if (away[peg] & away[hole]).bit_count() > 1)
    if double:
        yield Fact("twixt:double", places=_sorted(double))


def _of_chains(before: Twixt, after: Twixt) -> Iterator[Fact]:
    """What the new links join."""
    side, linked = before.side, 0
    for link in links_of(without(after.links[side], before.links[side])):
        linked |= sum(1 << hole for hole in ends(link))
    if not linked:
        return
    joined = _chains(linked & before.pegs[side], before.links[side])
    long = [chain for chain in joined if chain.bit_count() > 1]
    if len(long) > 1:
        yield Fact("twixt:joins", Fraction(len(long)), _sorted(linked & sum(long)))
    chain = reach(linked, after.links[side])
    reached = [goal & chain for goal in GOALS[side] if not all(goal & old for old in joined)]
    if any(reached):
        yield Fact("twixt:goal", places=_sorted(sum(reached)))


def _of_ways(before: Twixt, after: Twixt) -> Iterator[Fact]:
    """What the step changes in the ways of both sides."""
    own, adverse = before.side, 1 - before.side
    cut = _linkable(before, adverse) - _linkable(after, adverse)
    if cut:
        yield Fact("twixt:cuts", Fraction(len(cut)), _sorted(sum(1 << peg for peg in set().union(*cut))))
    if after.blocked(adverse) and not before.blocked(adverse):
        yield Fact("twixt:bars")
    was, left = _missing(before, own), _missing(after, own)
    if left is not None and (was is None or left < was):
        yield Fact("twixt:nearer")
    was, left = _missing(before, adverse), _missing(after, adverse)
    if was is not None and left is not None and left > was:
        yield Fact("twixt:hinders", Fraction(left - was))


def _sorted(holes: int) -> tuple[str, ...]:
    return tuple(sorted(named(holes)))


FACTS = StepFacts(
    forms=_forms,
    wins_now=_wins_now,
    wins_turn=_wins_turn,
    turn_fails=_turn_fails,
    names=("links", "joins", "double", "cuts", "goal", "bars", "nearer", "hinders"),
    own=_own,
)
