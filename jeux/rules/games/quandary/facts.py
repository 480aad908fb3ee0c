"""The facts about a step of Quandary; `docs/facts.md` defines them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction

from jeux.rules.contract import OVER, Fact, Position, StepFacts
from jeux.rules.games.quandary.board import POINTS, ROWS_GAINED, SIZE, STEPS_AHEAD
from jeux.rules.games.quandary.position import MOVES, Quandary


def _own(position: Position, step: str) -> tuple[Fact, ...]:
    assert isinstance(position, Quandary)
    if step not in MOVES:
        return ()
    after = position.play(step)
    if after.turn == OVER:
        return ()
    return (*_of_other(position, after), *_of_own(position, after, MOVES[step][1]))


def _of_other(position: Quandary, after: Quandary) -> Iterator[Fact]:
    """What the other side may do next."""
    other = 1 - position.turn
    before, moves = position.moves(other), after.moves(other)
    reached, reachable = {j for _, j in before}, {j for _, j in moves}
    changes = (
        # a square that is only occupied keeps its colour
        ("shuts", {j for j in reached - reachable if not after.allowed(other) >> j & 1}),
        ("opens", {j for j in reachable - reached if not position.allowed(other) >> j & 1}),
        ("stuck", _stuck(after, other)),
    )
    yield from (_at(name, squares) for name, squares in changes if squares)
    if not moves:
        yield Fact("quandary:blocks")


def _of_own(position: Quandary, after: Quandary, target: int) -> Iterator[Fact]:
    side = position.turn
    trapped = _stuck(after, side)
    if trapped:
        yield _at("trapped", trapped)
    if position.rules.goal == "first":
        yield Fact("quandary:front", Fraction(max(ROWS_GAINED[side][i] for i in after.pawns[side])))
    elif target in after.arrived(side):
        yield Fact("quandary:arrives", places=(POINTS[target],))
    if position.rules.goal == "squares":
        lost = [i for i in after.pawns[side] if not _within_reach(after, side, i)]
        if lost:
            yield _at("lost", lost)


def _stuck(position: Quandary, side: int) -> set[int]:
    """The pawns of a side, those on the last row apart, that could not move if it were its turn."""
    able = {i for i, _ in position.moves(side)}
    return {i for i in position.pawns[side] if STEPS_AHEAD[side][i]} - able


def _within_reach(position: Quandary, side: int, pawn: int) -> bool:
    """Whether a pawn may still come to a start square of the adversary, one column a row at most."""
    rows = SIZE - 1 - ROWS_GAINED[side][pawn]
    return any(abs(goal % SIZE - pawn % SIZE) <= rows for goal in position.drawn[1 - side])


def _at(name: str, squares: Iterable[int]) -> Fact:
    places = sorted(POINTS[i] for i in squares)
    return Fact(f"quandary:{name}", Fraction(len(places)), tuple(places))


FACTS = StepFacts(names=("shuts", "opens", "stuck", "blocks", "trapped", "front", "arrives", "lost"), own=_own)
