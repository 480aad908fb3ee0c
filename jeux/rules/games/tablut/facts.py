"""Tablut: the facts about a step. `docs/facts.md` defines them."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from jeux.rules.boards import bits
from jeux.rules.contract import OVER, Fact, Position, StepFacts, counted
from jeux.rules.games.tablut.board import NEAR, POINTS, RAYS, STEPS, THRONE, THRONE_BIT, named
from jeux.rules.games.tablut.position import Tablut

WHITE, BLACK = 0, 1


def _axes(square: int) -> tuple[tuple[int, int], ...]:
    """The two squares on both sides of a square, in row and column, each pair in both orders."""
    up, down, left, right = (ray[0] if ray else -1 for ray in RAYS[square])
    pairs = ((up, down), (down, up), (left, right), (right, left))
    return tuple(pair for pair in pairs if -1 not in pair)


AXES = tuple(_axes(square) for square in range(len(POINTS)))


def takes(position: Position, step: str) -> int:
    """The men taken, the king among them."""
    assert isinstance(position, Tablut)
    after, other = position.play(step), 1 - position.side
    return (_pieces(position, other) & ~_pieces(after, other)).bit_count()


def own_facts(position: Position, step: str) -> tuple[Fact, ...]:
    """The facts of Tablut; none of a step that ends the game."""
    assert isinstance(position, Tablut)
    after = position.play(step)
    return () if after.turn == OVER else tuple(_find(position, step, after))


def _find(before: Tablut, step: str, after: Tablut) -> Iterator[Fact]:
    side, other = before.side, after.side
    yield from counted("tablut:attacks", named(_takeable(after, other) & ~_takeable(before, other)))
    exposed, lost = _takeable(before, side), _takeable(after, side)
    origin, target = STEPS[step]
    if exposed >> origin & 1:
        exposed ^= 1 << origin | 1 << target
    yield from counted("tablut:saves", named(exposed & ~lost))
    yield from counted("tablut:exposes", named(lost))
    yield from _of_black(before, after) if side == BLACK else _announced(after)


# --- the king ---------------------------------------------------------------------------------------------------------


def _announced(after: Tablut) -> Iterator[Fact]:
    """Raichi and Tuichi."""
    roads = after.open_roads()
    if len(roads) == 1:
        yield Fact("tablut:raichi", places=_ordered(roads))
    elif roads:
        yield Fact("tablut:tuichi", Fraction(len(roads)), _ordered(roads))


def _of_black(before: Tablut, after: Tablut) -> Iterator[Fact]:
    left = after.open_roads()
    shut = tuple(road for road in before.open_roads() if road not in left)
    if shut:
        beside = tuple(place for place in _ordered(shut) if place != POINTS[after.king])
        yield Fact("tablut:shuts", Fraction(len(shut)), beside)
    closed = _closed(after)
    if closed.bit_count() > _closed(before).bit_count():
        yield Fact("tablut:surrounds", Fraction(closed.bit_count()), named(closed))
    gap = NEAR[after.king] & ~closed
    if gap.bit_count() == 1 and not after.occupied & gap and _comes(after, gap.bit_length() - 1, after.black):
        yield Fact("tablut:threatens-king", places=named(gap))


def _closed(position: Tablut) -> int:
    """The squares beside the king that hold him in: those of black men, and the empty throne."""
    return NEAR[position.king] & (position.black | THRONE_BIT)


# --- captures ---------------------------------------------------------------------------------------------------------


def _pieces(position: Tablut, side: int) -> int:
    return position.black if side == BLACK else position.white | position.king_bit


def _takeable(position: Tablut, side: int) -> int:
    """The men of a side that the other side can take, if it is its turn."""
    rules = position.rules
    if side == WHITE:
        victims, takers = position.white, position.black
    else:
        victims, takers = position.black, position.white | (position.king_bit if rules.armed else 0)
    partners = takers | (THRONE_BIT if rules.hostile and position.king != THRONE else 0)
    taken = 0
    for man in bits(victims):
        for arrival, behind in AXES[man]:
            if partners >> behind & 1 and _comes(position, arrival, takers):
                taken |= 1 << man
                break
    return taken


def _comes(position: Tablut, square: int, pieces: int) -> bool:
    """Whether one of these pieces can go to a square (R2 to R4)."""
    occupied, rules = position.occupied, position.rules
    if occupied >> square & 1 or (square == THRONE and not rules.returns):
        return False
    if square == THRONE:
        pieces &= position.king_bit
    for ray in RAYS[square]:
        for steps, seen in enumerate(ray, 1):
            if occupied >> seen & 1:
                if pieces >> seen & 1 and not (seen == position.king and rules.slow and steps > 1):
                    return True
                break
    return False


# --- facts ------------------------------------------------------------------------------------------------------------


def _ordered(roads: tuple[tuple[str, ...], ...]) -> tuple[str, ...]:
    """The squares of some roads, in the order of the board."""
    squares = {place for road in roads for place in road}
    return tuple(point for point in POINTS if point in squares)


FACTS = StepFacts(
    takes=takes,
    names=("raichi", "tuichi", "shuts", "threatens-king", "surrounds", "attacks", "saves", "exposes"),
    own=own_facts,
)
