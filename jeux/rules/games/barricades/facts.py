"""The facts about a step of Barricades; `docs/facts.md` defines them.

The *way* of a pawn leads over joined cells to the goal: the one that meets the fewest barricades, and of those the
shortest. A *leader* of some seats is a pawn of theirs that has the best way of all.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import lru_cache
from heapq import heappop, heappush

from jeux.rules.boards import bits
from jeux.rules.contract import CHANCE, FACES, OVER, Fact, Position, StepFacts
from jeux.rules.games.barricades.board import (
    CELLS,
    ENTRIES,
    GOAL,
    GOAL_BIT,
    NEAR,
    PUT_SPOT,
    ROUTES,
    START_CELLS,
    START_ROUTES,
    named,
    seat_of,
    start_cell,
)
from jeux.rules.games.barricades.position import Barricades

Way = tuple[int, int]
"""The barricades that a way meets, and its joins."""


def _takes(position: Position, step: str) -> int:
    assert isinstance(position, Barricades)
    move = _move(position, step)
    return sum(mask >> move[1] & 1 for mask in position.pawns) if move else 0


def _move(position: Barricades, step: str) -> tuple[int, int] | None:
    """Where a pawn starts, a cell or a start cell, and the cell where it ends."""
    move = position.moves().get(step) if position.dice else None
    return move[1:] if move else None


def _own(position: Position, step: str) -> tuple[Fact, ...]:
    assert isinstance(position, Barricades)
    after = position.play(step)
    if after.turn == OVER:
        return ()
    move = _move(position, step)
    facts = list(_of_move(after, *move)) if move else []
    if step in PUT_SPOT:
        facts += _of_barricade(position, after, PUT_SPOT[step])
    if after.turn == CHANCE:
        facts += _of_next_throw(position.side, after)
    return tuple(facts)


# --- ways -------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def _ways(barricades: int) -> tuple[Way, ...]:
    """The way from each cell. What stands on the goal itself is not in the way."""
    found: dict[int, Way] = {}
    waiting = [(0, 0, GOAL)]
    while waiting:
        met, joins, cell = heappop(waiting)
        if cell in found:
            continue
        found[cell] = met, joins
        met += barricades >> cell & 1 if cell != GOAL else 0
        for near in bits(NEAR[cell]):
            heappush(waiting, (met, joins + 1, near))
    return tuple(found[cell] for cell in range(len(CELLS)))


def _way(barricades: int, spot: int) -> Way:
    """The way from a cell or a start cell."""
    if spot < START_CELLS:
        return _ways(barricades)[spot]
    met, joins = _ways(barricades)[ENTRIES[seat_of(spot)]]
    return met, joins + 1


def _leaders(position: Barricades, seats: Iterable[int]) -> list[int]:
    """Where the leaders of these seats stand, one start cell for all of a start line."""
    spots = [cell for seat in seats for cell in bits(position.pawns[seat])]
    spots += [start_cell(seat, 1) for seat in seats if position.waiting(seat)]
    best = min(_way(position.barricades, spot) for spot in spots)
    return [spot for spot in spots if _way(position.barricades, spot) == best]


# --- what the step does -----------------------------------------------------------------------------------------------


def _of_move(after: Barricades, origin: int, target: int) -> Iterator[Fact]:
    nearer = _way(0, origin)[1] - _way(0, target)[1]
    if nearer > 0:
        yield _fact("nearer", nearer, 1 << target)
    if after.due:
        yield Fact("barricades:barricade", places=(CELLS[target],))


def _of_barricade(position: Barricades, after: Barricades, cell: int) -> Iterator[Fact]:
    own = position.rules.teams[position.side]
    others = [seat for seat in position.rules.seats if seat not in own]
    met, joins = _longer(position, after, others)
    if met:
        yield Fact("barricades:bars", places=(CELLS[cell],))
    elif joins:
        yield _fact("costs", joins, 1 << cell)
    elif any(_longer(position, after, own)):
        yield Fact("barricades:hinders", places=(CELLS[cell],))


def _longer(position: Barricades, after: Barricades, seats: Iterable[int]) -> Way:
    """How much worse the best way of the leaders of some seats becomes."""
    leaders = _leaders(position, seats)
    before = _way(position.barricades, leaders[0])
    then = min(_way(after.barricades, spot) for spot in leaders)
    return then[0] - before[0], then[1] - before[1]


# --- the next throw ---------------------------------------------------------------------------------------------------


def _of_next_throw(seat: int, after: Barricades) -> Iterator[Fact]:
    own = sum(after.pawns[mate] for mate in after.rules.teams[seat])
    aim, aiming, _ = _reached(after, seat, GOAL_BIT)
    danger, _, endangered = _reached(after, after.side, own)
    lets, near, _ = _reached(after, after.side, GOAL_BIT)
    for name, chance, cells in (("aim", aim, aiming), ("danger", danger, endangered), ("lets", lets, near)):
        if chance:
            yield _fact(name, chance, cells)


def _reached(position: Barricades, seat: int, aims: int) -> tuple[Fraction, int, int]:
    """How likely a throw lets a seat end a move on one of these cells, from which cells, and on which of them."""
    faces, origins, targets = set[int](), 0, 0
    starts = [(1 << cell, ROUTES[cell]) for cell in bits(position.pawns[seat])]
    if position.waiting(seat):
        starts.append((0, START_ROUTES[seat]))
    for origin, ways in starts:
        for die in range(1, FACES + 1):
            ends = {target for target, between in ways[die] if aims >> target & 1 and not between & position.barricades}
            if ends:
                faces.add(die)
                origins |= origin
                targets |= sum(1 << target for target in ends)
    return 1 - (1 - Fraction(len(faces), FACES)) ** 2, origins, targets


def _fact(name: str, number: int | Fraction, cells: int) -> Fact:
    return Fact(f"barricades:{name}", Fraction(number), named(cells))


FACTS = StepFacts(
    takes=_takes,
    names=("nearer", "barricade", "costs", "bars", "hinders", "aim", "danger", "lets"),
    own=_own,
)
