"""Converts turns between the players' notation and the steps of our rules.

Players write ``13/7*/5``, ``24/16`` or ``6/off(2)``: moves with several dice combined, in any order, hits marked or
not.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from jeux.formats.mat.course import BAR, OFF, Course
from jeux.rules import CATALOGUE
from jeux.rules.contract import Position

_PLACE = r"(?:bar|off|b|o|[0-9]{1,2})"
_CHAIN = re.compile(rf"({_PLACE})((?:[/-]{_PLACE}\*?)+)(?:\(([1-4])\))?(\*?)", re.IGNORECASE)
_NAMES = {"bar": BAR, "b": BAR, "off": OFF, "o": OFF}
_MOST = 4
"""The most moves of a throw."""


class MatMove(NamedTuple):
    """A man's move between two places, possibly with several dice."""

    origin: int
    target: int
    hits: bool


# --- reading ----------------------------------------------------------------------------------------------------------


def read_ways(text: str) -> tuple[MatMove, ...] | None:
    """The moves in a text, split at intermediate stops; None if it is not a turn."""
    ways: list[MatMove] = []
    for word in re.split(r"[\s,]+", re.sub(r"\s*\(", "(", text).strip()):
        found = _CHAIN.fullmatch(word)
        if not found:
            return None
        chain = _chain(found[1], found[2], bool(found[4]))
        if not chain or any(not 0 <= place <= BAR for way in chain for place in way[:2]):
            return None
        ways += chain * int(found[3] or 1)
    return tuple(ways) if len(ways) <= _MOST else None


def _chain(first: str, rest: str, hits: bool) -> list[MatMove]:
    """The moves of one man from stop to stop. A hit mark after the count belongs to the last one."""
    places = [first, *re.split("[/-]", rest)[1:]]
    numbers = [_NAMES.get(name) if name.isalpha() else int(name) for name in (p.rstrip("*").lower() for p in places)]
    marks = [place.endswith("*") for place in places]
    marks[-1] |= hits
    ways = zip(numbers, numbers[1:], marks[1:], strict=False)
    return [MatMove(a, b, mark) for a, b, mark in ways if a is not None and b is not None and a > b]


def steps_of(
    course: Course, here: Position, side: int, dice: tuple[int, int], ways: Sequence[MatMove]
) -> tuple[str, ...] | None:
    """The steps that make these moves; None if there are none.

    Steps that end the turn are preferred: with 4 and 1, ``4/off`` alone means ``4/3/off``. The order of the text is
    kept if its dice can be played so; if either die bears a man off, the first one written goes first. If stops are
    omitted, the steps whose hits match the marks are chosen."""
    told = list(_as_told(course, here, side, dice, tuple(ways)))
    for steps in told:
        if _ends_turn(here, side, steps):
            return steps
    row = list(course.men(here, side))
    for way in ways:
        row[way.origin] -= 1
        row[way.target] += 1
    if min(row) < 0:
        return None
    marked = {way.target for way in ways if way.hits}
    found = [steps for steps in _to_row(course, here, side, tuple(row)) if not told or _ends_turn(here, side, steps)]
    default = told[0] if told else None
    return min(found, key=lambda steps: len(marked ^ _hits(course, here, side, steps)), default=default)


def _ends_turn(here: Position, side: int, steps: Sequence[str]) -> bool:
    """Whether nothing is left for a side to play after these steps."""
    for step in steps:
        here = here.play(step)
    return here.turn != side


def _as_told(
    course: Course, here: Position, side: int, dice: tuple[int, int], ways: tuple[MatMove, ...]
) -> Iterator[tuple[str, ...]]:
    """The steps that make these moves one by one, each with one die."""
    if not ways:
        yield ()
        return
    origin, target = ways[0].origin, ways[0].target
    fitting = []
    for step in here.steps() if here.turn == side else ():
        die = course.die_of(side, step)
        if die and die[1] == origin and max(origin - die[0], OFF) == target:
            fitting.append((dice.index(die[0]), step))
    for _, step in sorted(fitting):
        for rest in _as_told(course, here.play(step), side, dice, ways[1:]):
            yield (step, *rest)


def _to_row(course: Course, here: Position, side: int, goal: tuple[int, ...]) -> Iterator[tuple[str, ...]]:
    """The steps that lead a side's men to the row `goal`, moving the farthest men first."""
    row = course.men(here, side)
    if row == goal:
        yield ()
        return
    farthest = max(place for place in range(BAR + 1) if row[place] != goal[place])
    if here.turn != side or row[farthest] < goal[farthest]:
        return
    for step in here.steps():
        die = course.die_of(side, step)
        if die and die[1] == farthest:
            for rest in _to_row(course, here.play(step), side, goal):
                yield (step, *rest)


def _hits(course: Course, here: Position, side: int, steps: Sequence[str]) -> set[int]:
    """The points where these steps hit, as the side counts them."""
    takes, hit = CATALOGUE[course.game].step_facts.takes, set()
    for step in steps:
        die = course.die_of(side, step)
        if die and takes(here, step):
            hit.add(die[1] - die[0])
        here = here.play(step)
    return hit


# --- writing ----------------------------------------------------------------------------------------------------------


def write_step(course: Course, here: Position, side: int, step: str) -> str:
    """A step as a move, with a mark for a hit."""
    die = course.die_of(side, step)
    assert die, step
    hit = "*" if CATALOGUE[course.game].step_facts.takes(here, step) else ""
    return f"{die[1]}/{max(die[1] - die[0], OFF)}{hit}"
