"""Why a step is worse where nothing about it alone tells: what the expected line brings, or the better one would have.

The lines are those that the search expects; what is said of their steps is computed from the rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from jeux.play.analysis.expected_lines import playable
from jeux.play.analysis.reasons import Fault, explains, local_name, order_of
from jeux.play.gestures.wording import Reason
from jeux.rules.contract import Fact, Game, Position
from jeux.rules.facts import FactFinder

AHEAD = 7
"""The maximum of steps looked at on each line, the first one included."""


@dataclass(frozen=True, slots=True)
class Later:
    """A fact about the last of the `steps` of a line, which a `player` makes: the line of the worse step, if that
    allows it, or the line of the better one, if it is missed."""

    fault: Fault
    steps: tuple[str, ...]
    player: int
    fact: Fact


Seen = tuple[int, int, Fact]
"""A fact on a line: the index of its step, who makes it, the fact."""


def later(
    game: Game, own: Sequence[Reason], here: Position, better: Sequence[str], worse: Sequence[str], points: float
) -> Later | None:
    """The most important thing, and of equals the earliest, that comes only of one of two lines and speaks for the
    better one: a good thing for the other side on the line of the worse step, or one for the player on the other line.
    It must explain a loss of so many points, and not answer a threat that the line itself has made. `own` are the
    reasons of the game. None where there is none, or the lines end with the first turn."""
    lines = playable(here, worse)[:AHEAD], playable(here, better)[:AHEAD]
    allowed, missed = (list(_seen(game, here, line)) for line in lines)
    found: list[tuple[int, int, Later]] = []
    for rank, reason in enumerate(one for one in order_of(own) if one.good and not one.defence):
        for fault, line, theirs, others in (
            (Fault.ALLOWED, lines[0], allowed, missed),
            (Fault.MISSED, lines[1], missed, allowed),
        ):
            first = _first(reason.name, here.turn, fault, theirs, others)
            if first and explains(reason, first[2], points):
                index, player, fact = first
                found.append((rank, index, Later(fault, line[: index + 1], player, fact)))
    return min(found, key=lambda one: one[:2], default=(0, 0, None))[2]


def _seen(game: Game, position: Position, line: Sequence[str]) -> Iterator[Seen]:
    """What is true of the steps of a line after its first turn."""
    player = position.turn
    begun = False
    for index, step in enumerate(line):
        begun = begun or position.turn != player
        mover, after = position.turn, position.play(step)
        if begun:
            yield from ((index, mover, fact) for fact in FactFinder(game, position, 1, brief=True).facts(step))
            result = after.result()
            if result and result.scores[mover] == max(result.scores) > min(result.scores):
                yield index, mover, Fact("wins")
        position = after


def _first(name: str, player: int, fault: Fault, theirs: Sequence[Seen], others: Sequence[Seen]) -> Seen | None:
    """The first fact of this name that one line has for a side, if the other line has none or less for it."""
    mine = fault is Fault.MISSED
    here = [one for one in theirs if local_name(one[2]) == name and (one[1] == player) is mine]
    there = [one for one in others if local_name(one[2]) == name and (one[1] == player) is mine]
    if not here or _sum(here) <= _sum(there):
        return None
    return here[0]


def _sum(seen: Sequence[Seen]) -> Fraction:
    """How much of something a line has: a fact without a number counts as one."""
    return sum((fact.number if fact.number is not None else Fraction(1) for _, _, fact in seen), Fraction(0))
