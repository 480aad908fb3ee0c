"""Les Dames en croix: why a step is forbidden, and what to point at.

The reasons are tried in the order of the table *Refusals* of the game's page.
"""

from __future__ import annotations

from typing import Protocol

from jeux.rules.contract import MalformedStep, Refusal, Result
from jeux.rules.games.dames_en_croix.board import CENTRE, FLAGS, POINTS, REACH, STEPS, WHERE, climb, from_centre


class DamesEnCroixState(Protocol):
    """What a refusal looks at in a position; the names are explained there."""

    forced: bool
    masks: tuple[int, int]
    side: int
    jump: int
    guilty_mask: int

    @property
    def empty(self) -> int: ...

    def catchers(self) -> int: ...

    def result(self) -> Result | None: ...


def find_refusal(here: DamesEnCroixState, step: str) -> Refusal | None:
    """Why `step` is forbidden: the first line of the page's table that applies. Raises `MalformedStep`."""
    if step not in STEPS:
        raise MalformedStep(f"{step!r} is no step of Les Dames en croix")
    kind, origin, target = STEPS[step]
    if here.result():
        return Refusal("game-over")
    if kind == "huff":
        return _refuse_huff(here, target)
    if kind == "stop":
        return _refuse_stop(here)
    refused = _refuse_man(here, kind, origin, target)
    if refused:
        return refused
    return _refuse_jump(here, origin, target) if kind == "jump" else _refuse_step(here, origin, target)


def _refuse_huff(here: DamesEnCroixState, target: int) -> Refusal | None:
    if here.forced:
        return Refusal("no-huffing", (POINTS[target],))
    if not here.guilty_mask >> target & 1:
        return Refusal("not-guilty", (POINTS[target],))
    return None


def _refuse_stop(here: DamesEnCroixState) -> Refusal | None:
    if here.jump < 0:
        return Refusal("no-capture-running")
    return Refusal("capture-to-finish", (POINTS[here.jump],)) if here.forced else None


def _refuse_man(here: DamesEnCroixState, kind: str, origin: int, target: int) -> Refusal | None:
    """What forbids a step or a jump before its way is looked at."""
    own, adverse = here.masks[here.side], here.masks[1 - here.side]
    if here.empty >> origin & 1:
        return Refusal("empty-point", (POINTS[origin],))
    if adverse >> origin & 1:
        return Refusal("not-your-man", (POINTS[origin],))
    if here.jump >= 0 and (kind == "step" or origin != here.jump):
        return Refusal("go-on-or-stop", (POINTS[here.jump],))
    if (own | adverse) >> target & 1:
        return Refusal("occupied", (POINTS[target],))
    return None


def _refuse_jump(here: DamesEnCroixState, origin: int, target: int) -> Refusal | None:
    ends = (POINTS[origin], POINTS[target])
    jump = FLAGS.jump_to(origin, target)
    if jump is None:
        return Refusal("no-line", ends)
    middle = FLAGS.named(jump.over)
    if not here.masks[1 - here.side] & jump.over:
        return Refusal("nothing-to-jump", middle)
    if here.side:
        return None
    up = climb(origin, target)
    if up < 0:
        return Refusal("no-retreat", ends)
    if up == 0 and WHERE[middle[0]][0] == CENTRE:
        return Refusal("on-central-line", middle)
    if up == 0 and from_centre(target) > from_centre(origin):
        return Refusal("away-from-line", ends)
    return None


def _refuse_step(here: DamesEnCroixState, origin: int, target: int) -> Refusal | None:
    ends = (POINTS[origin], POINTS[target])
    if not FLAGS.near[origin] >> target & 1:
        return Refusal("no-line", ends)
    if not REACH[here.side][origin] >> target & 1:
        return Refusal("no-retreat", ends)
    if here.forced and here.catchers():
        return Refusal("must-capture", FLAGS.named(here.catchers()))
    return None
