"""Assaut: why a step is forbidden, and what to point at.

The reasons are tried in the order of the table *Refusals* of the game's page.
"""

from __future__ import annotations

from typing import Protocol

from jeux.rules.boards import bits
from jeux.rules.contract import MalformedStep, Refusal, Result
from jeux.rules.flags import Jump
from jeux.rules.games.assaut.board import (
    FLAGS,
    FORTRESS_MASK,
    NEAR,
    OUTSIDE_MASK,
    POINTS,
    SOLDIER_REACH,
    STEPS,
    Rules,
    longest_way,
)


class AssautState(Protocol):
    """What a refusal looks at in a position; the names are explained there."""

    rules: Rules
    soldiers: int
    officers: int
    side: int
    hand: int
    jump: int
    guilty_mask: int

    @property
    def empty(self) -> int: ...

    def catchers(self) -> int: ...

    def legal_jumps(self, point: int) -> list[Jump]: ...

    def result(self) -> Result | None: ...


def find_refusal(here: AssautState, step: str) -> Refusal | None:
    """Why `step` is forbidden: the first line of the page's table that applies. Raises `MalformedStep`."""
    if step not in STEPS:
        raise MalformedStep(f"{step!r} is no step of Assaut")
    kind, origin, target = STEPS[step]
    if here.result():
        return Refusal("game-over")
    if here.hand and kind != "place":
        return Refusal("place-officers-first", ("hand:o",))
    if kind == "place":
        return _refuse_place(here, target)
    if kind == "huff":
        return _refuse_huff(here, target)
    if kind == "stop":
        return _refuse_stop(here)
    if kind == "jump" and not here.side:
        return Refusal("soldiers-do-not-take", (POINTS[origin],))
    refused = _refuse_man(here, kind, origin, target)
    if refused:
        return refused
    return _refuse_jump(here, origin, target) if kind == "jump" else _refuse_step(here, origin, target)


def _refuse_place(here: AssautState, target: int) -> Refusal | None:
    if not here.hand:
        return Refusal("officers-placed", (POINTS[target],))
    if OUTSIDE_MASK >> target & 1:
        return Refusal("not-in-fortress", (POINTS[target],))
    if here.officers >> target & 1:
        return Refusal("occupied", (POINTS[target],))
    return None


def _refuse_huff(here: AssautState, target: int) -> Refusal | None:
    if here.side:
        return Refusal("soldiers-huff", (POINTS[target],))
    if not here.guilty_mask >> target & 1:
        return Refusal("not-guilty", (POINTS[target],))
    return None


def _refuse_stop(here: AssautState) -> Refusal | None:
    if here.jump < 0:
        return Refusal("no-capture-running")
    if here.rules.forced:
        return Refusal("capture-to-finish", (POINTS[here.jump],))
    return None


def _refuse_man(here: AssautState, kind: str, origin: int, target: int) -> Refusal | None:
    """What forbids a step or a jump before its way is looked at."""
    own, adverse = (here.officers, here.soldiers) if here.side else (here.soldiers, here.officers)
    if not (own | adverse) >> origin & 1:
        return Refusal("empty-point", (POINTS[origin],))
    if adverse >> origin & 1:
        return Refusal("not-your-man", (POINTS[origin],))
    if here.jump >= 0 and (kind == "step" or origin != here.jump):
        return Refusal("go-on-or-stop", (POINTS[here.jump],))
    if (own | adverse) >> target & 1:
        return Refusal("occupied", (POINTS[target],))
    return None


def _refuse_jump(here: AssautState, origin: int, target: int) -> Refusal | None:
    jump = FLAGS.jump_to(origin, target)
    if jump is None:
        return Refusal("no-line", (POINTS[origin], POINTS[target]))
    if not here.soldiers & jump.over:
        return Refusal("nothing-to-jump", FLAGS.named(jump.over))
    if jump not in here.legal_jumps(origin):
        way = longest_way(origin, here.soldiers, here.empty, {})
        return Refusal("longer-capture", tuple(place for taken in way for place in FLAGS.named(taken.over)))
    return None


def _refuse_step(here: AssautState, origin: int, target: int) -> Refusal | None:
    ends = (POINTS[origin], POINTS[target])
    if not NEAR[origin] >> target & 1:
        return Refusal("no-line", ends)
    if here.side:
        captures = _captures_to_show(here) if here.rules.forced else ()
        return Refusal("must-capture", captures) if captures else None
    if SOLDIER_REACH[here.rules.approach][origin] >> target & 1:
        return None
    return Refusal("no-exit", ends) if FORTRESS_MASK >> origin & 1 else Refusal("not-nearer", ends[:1])


def _captures_to_show(here: AssautState) -> tuple[str, ...]:
    """The officers who must capture, each followed by the soldiers that his legal first jumps take."""
    places: list[str] = []
    for i in bits(here.catchers()):
        places += [POINTS[i], *(place for jump in here.legal_jumps(i) for place in FLAGS.named(jump.over))]
    return tuple(dict.fromkeys(places))
