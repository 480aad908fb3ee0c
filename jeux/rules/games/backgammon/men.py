"""The men of backgammon: where they stand, how one die moves them, how steps and places are named.

A side's men are a *row* of 26 counts in its own numbering: 0 the men borne off, 1 to 24 the arrows, 25 the bar. Arrow
p of one side is arrow 25 - p of the other. Places carry Black's numbers::

    top      13 14 15 16 17 18 | bar | 19 20 21 22 23 24      White's home: his own 6 to 1
    bottom   12 11 10  9  8  7 | bar |  6  5  4  3  2  1      Black's home
"""

from __future__ import annotations

from collections.abc import Iterator

from jeux.rules import tables
from jeux.rules.contract import Refusal
from jeux.rules.die_places import face_of

SIDES = "wb"
OFF, BAR = 0, 25
HOME = 6

Row = tuple[int, ...]
Men = tuple[Row, Row]

_START_ROW: Row = tuple({24: 2, 13: 5, 8: 3, 6: 5}.get(p, 0) for p in range(26))
START: Men = (_START_ROW, _START_ROW)


def moved(row: Row, origin: int, target: int) -> Row:
    """The row after one man goes from an arrow to another."""
    counts = list(row)
    counts[origin] -= 1
    counts[target] += 1
    return tuple(counts)


def ways(adverse: Row) -> tables.DieMoves[Row]:
    """The ways to play one die against these adverse men (R6 to R9). A man hit on the way frees no arrow: alone he
    blocked none."""
    free = tuple(adverse[25 - p] < 2 for p in range(25))

    def playable(row: Row, die: int) -> Iterator[tuple[int, Row]]:
        if row[BAR]:
            if free[BAR - die]:
                yield BAR, moved(row, BAR, BAR - die)
            return
        farthest = 0
        for origin in range(24, 0, -1):
            if not row[origin]:
                continue
            farthest = farthest or origin
            target = max(origin - die, OFF)
            bears_off = farthest <= HOME and origin in (die, farthest)
            if free[target] if target else bears_off:
                yield origin, moved(row, origin, target)

    return playable


# --- names --------------------------------------------------------------------------------------------------------


def place(side: int, p: int) -> str:
    """The name of the place that a side counts as p: an arrow, its bar or its men borne off."""
    if p == OFF:
        return f"off:{SIDES[side]}"
    if p == BAR:
        return f"bar:{SIDES[side]}"
    return str(p if side else 25 - p)


PLACES = tuple({place(side, p): p for p in range(26)} for side in (0, 1))
"""How each side counts the places that it can touch."""


def _point(p: int) -> str:
    return "off" if p == OFF else "bar" if p == BAR else str(p)


def step_text(die: int, origin: int, target: int) -> str:
    """The text of a step, in the numbering of the one who plays."""
    return f"{die}:{_point(origin)}/{_point(target)}"


STEP_TEXT = tuple(tuple(step_text(die, p, max(p - die, OFF)) for p in range(26)) for die in range(7))
"""The text of a possible step by die and origin."""
STEP_OF = {STEP_TEXT[die][origin]: (die, origin) for die in tables.FACES for origin in range(1, 26)}
_ORIGINS = {_point(p): p for p in range(1, 26)}
_TARGETS = {_point(p): p for p in range(25)}


def read_step(step: str) -> tuple[int, int, int] | None:
    """Die, origin and target of a text such as ``5:13/8``, right or wrong; None when it has not this form."""
    die, _, ends = step.partition(":")
    origin, slash, target = ends.partition("/")
    if die not in tuple("123456") or not slash or origin not in _ORIGINS or target not in _TARGETS:
        return None
    return int(die), _ORIGINS[origin], _TARGETS[target]


# --- why a man may not go -----------------------------------------------------------------------------------------


def refuse_man(side: int, rows: Men, die: int, origin: int, target: int) -> Refusal | None:
    """Why R6 to R9 forbid this man to go there with this die, or None."""
    row, adverse = rows[side], rows[1 - side]
    start, end = place(side, origin), place(side, target)
    if not row[origin]:
        return Refusal("no-man", (start,))
    if row[BAR] and origin != BAR:
        return Refusal("bar-first", (place(side, BAR),))
    if target != max(origin - die, OFF):
        return Refusal("wrong-distance", (start, end))
    if target:
        return Refusal("blocked", (end,)) if adverse[25 - target] >= 2 else None
    outside = tuple(place(side, p) for p in range(24, HOME, -1) if row[p])
    if outside:
        return Refusal("not-all-home", outside)
    farther = tuple(place(side, p) for p in range(HOME, origin, -1) if row[p])
    return Refusal("farther-man", farther) if die > origin and farther else None


# --- what a touch means -------------------------------------------------------------------------------------------


def touched_step(
    side: int, row: Row, dice: tuple[int, ...], legal: tuple[tuple[int, int], ...], places: tuple[str, ...]
) -> str | None:
    """The step, legal or not, of touching an origin, or an origin and a target, perhaps after a die; None for one own
    man without a die, which is only taken in hand. `legal` are the (die, origin) allowed: they are preferred."""
    chosen = face_of(places[0]) if places else None
    names = places[1:] if chosen else places
    if len(names) not in (1, 2):
        return None
    origin, target = (PLACES[side].get(name) for name in (names[0], names[-1]))
    if not origin or target is None:
        return None
    if len(names) == 1:
        return STEP_TEXT[chosen or dice[0]][origin] if chosen or not row[origin] else None
    if target in (origin, BAR):
        return None
    return step_text(chosen or _die_for(origin, target, dice, legal), origin, target)


def _die_for(origin: int, target: int, dice: tuple[int, ...], legal: tuple[tuple[int, int], ...]) -> int:
    """The die left that makes this way; else one that lets the refusal explain: the distance where it is a die."""
    distance = origin - target
    able = sorted({die for die in dice if die == distance or (target == OFF and die > distance)})
    allowed = [die for die in able if (die, origin) in legal]
    return (allowed or able or [distance if distance in tables.FACES else dice[0]])[0]
