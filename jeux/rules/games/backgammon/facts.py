"""The facts about a step of backgammon; `docs/facts.md` defines them.

Rows are those of `men`: one side's arrow p is the other's 25 - p, and so is the bar (25) of one the off (0) of nobody.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache

from jeux.rules import tables
from jeux.rules.contract import OVER, Fact, Position, StepFacts
from jeux.rules.games.backgammon.men import BAR, HOME, OFF, STEP_OF, Row, moved, place, ways
from jeux.rules.games.backgammon.position import Backgammon

SHORTEST_PRIME = 4


def _takes(position: Position, step: str) -> int:
    """One man at most: the blot where the step ends."""
    assert isinstance(position, Backgammon)
    if step not in STEP_OF:
        return 0
    die, origin = STEP_OF[step]
    target = max(origin - die, OFF)
    return position.rows[1 - position.side][25 - target] if target else 0


def _answers(position: Position) -> bool:
    assert isinstance(position, Backgammon)
    return position.phase in ("take", "beaver")


def _handed_over(position: Backgammon, step: str) -> tuple[Row, Row] | None:
    """The rows of the player and of the other side, if that one's throw is the next after the step."""
    after, player = position.play(step), position.turn
    if after.turn == OVER or after.side == player:
        return None
    return after.rows[player], after.rows[1 - player]


def _exposed(position: Position, step: str) -> Fraction | None:
    assert isinstance(position, Backgammon)
    rows = _handed_over(position, step)
    return _shots(*rows)[0] if rows else None


# --- hits of the next throw -------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def _shots(row: Row, other: Row) -> tuple[Fraction, tuple[int, ...]]:
    """How likely the next throw lets the other side hit a man of this row, and the arrows where some throw does."""
    chance, hit = Fraction(0), set[int]()
    blots = [25 - p for p in range(1, 25) if row[p] == 1]
    for throw, share in tables.THROWS if blots else ():
        first, second = tables.THROWN[throw]
        here = _hit_by_double(row, other, first) if first == second else _hit_by_two(row, other, (first, second))
        chance += share if here else 0
        hit |= here
    return chance, tuple(sorted(25 - p for p in hit))


def _hit_by_two(row: Row, other: Row, dice: tuple[int, int]) -> set[int]:
    """The blots that two different dice hit in some legal turn, as the one who throws counts."""
    blots = [p for p in range(1, 25) if row[25 - p] == 1]
    hit = set[int]()
    for die, origin in tables.plan(other, dice, ways(row)).steps:
        target, last = max(origin - die, OFF), sum(dice) - die
        if target in blots:
            hit.add(target)
        after = moved(other, origin, target)
        # a second die that hits is always allowed: the turn is not longer than two
        hit |= {p for p in blots if p + last <= BAR and after[p + last] and (p + last == BAR or not after[BAR])}
    return hit


def _hit_by_double(row: Row, other: Row, die: int) -> set[int]:
    """The blots that a double hits. No step of a double hinders another, so that all that can be played within four
    steps belongs to a legal turn: the men of the bar first, then one man on his way to a blot."""
    free = [row[25 - p] < 2 for p in range(25)]
    entry, left = BAR - die, 4 - other[BAR]
    hit = set[int]()
    if other[BAR]:
        if not free[entry]:
            return hit
        if row[die] == 1:
            hit.add(entry)
        other = moved(other, BAR, entry)
    for blot in (p for p in range(1, 25) if row[25 - p] == 1):
        for steps in range(1, left + 1):
            origin = blot + steps * die
            if origin >= BAR or not free[origin - die]:
                break
            if other[origin]:
                hit.add(blot)
    return hit


# --- its own facts ----------------------------------------------------------------------------------------------------


def _own(position: Position, step: str) -> tuple[Fact, ...]:
    assert isinstance(position, Backgammon)
    rows = _handed_over(position, step) if step in STEP_OF else None
    if rows is None:
        return ()
    return tuple(_in_contact(position.side, *rows) if _contact(*rows) else _in_race(position.side, *rows))


def _farthest(row: Row) -> int:
    return max(p for p in range(1, BAR + 1) if row[p])


def _contact(row: Row, other: Row) -> bool:
    """Whether two adverse men have still to pass each other."""
    return _farthest(row) + _farthest(other) > 25


def parted(position: Position) -> bool:
    """Whether all men have passed those of the other side."""
    assert isinstance(position, Backgammon)
    return position.turn != OVER and not _contact(*position.rows)


def _in_contact(side: int, row: Row, other: Row) -> Iterator[Fact]:
    held = [p for p in range(1, 25) if row[p] >= 2]
    home = [p for p in held if p <= HOME]
    counted = (
        ("blots", list(_shots(row, other)[1])),
        ("home", home),
        ("anchor", [p for p in held if p > 24 - HOME]),
        ("prime", _prime(held, 25 - _farthest(other))),
    )
    yield from (_at(name, len(arrows), side, arrows) for name, arrows in counted if arrows)
    if other[BAR] and home:
        yield _at("dance", Fraction(len(home), 6) ** 2, side, home)


def _prime(held: list[int], rearmost: int) -> list[int]:
    """The longest run of arrows held that an adverse man has still to pass, the nearest home of equal ones; `rearmost`
    is where that man stands, in one's own numbering."""
    best: list[int] = []
    run: list[int] = []
    for p in (p for p in held if p > rearmost):
        run = [*run, p] if run and run[-1] == p - 1 else [p]
        best = run if len(run) > len(best) else best
    return best if len(best) >= SHORTEST_PRIME else []


def _in_race(side: int, row: Row, other: Row) -> Iterator[Fact]:
    lead = _pips(other) - _pips(row)
    if lead > 0:
        yield _at("race", lead, side)
    if row[OFF]:
        yield _at("off", row[OFF], side)
    farthest = _farthest(row)
    gaps = [p for p in range(1, farthest) if not row[p]]
    if farthest <= HOME and gaps:
        yield _at("gaps", len(gaps), side, gaps)


def _pips(row: Row) -> int:
    return sum(p * men for p, men in enumerate(row))


def _at(name: str, number: int | Fraction, side: int, arrows: list[int] | None = None) -> Fact:
    return Fact(f"backgammon:{name}", Fraction(number), tuple(place(side, p) for p in arrows or ()))


FACTS = StepFacts(
    takes=_takes,
    exposed=_exposed,
    answers=_answers,
    names=("blots", "home", "anchor", "prime", "dance", "race", "off", "gaps"),
    own=_own,
)
