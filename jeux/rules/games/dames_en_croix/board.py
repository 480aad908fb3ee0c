"""Les Dames en croix: where men of each side go on the cross of flags, and the steps of the game.

Masks are those of `flags`. The nine points are the upper flag, the central line the column d.
"""

from __future__ import annotations

from typing import NamedTuple

from jeux.rules.boards import mask_of
from jeux.rules.flags import Jump, flags

FLAGS = flags()
POINTS, INDEX, WHERE = FLAGS.points, FLAGS.index, FLAGS.where
NINE = tuple(point for point in POINTS if point[0] in "cde" and point[1] in "567")
NINE_MASK = mask_of(POINTS, NINE)
LOWER_MASK = mask_of(POINTS, (point for point in POINTS if point[1] in "1234"))
STOP = "stop"
HUFF_TEXT = tuple(f"huff:{point}" for point in POINTS)
CENTRE = WHERE["d1"][0]
"""The column of the central line."""


class Step(NamedTuple):
    """A step as numbers: `kind` is ``step``, ``jump``, ``stop`` or ``huff``; -1 where a point is no use."""

    kind: str
    origin: int
    target: int


def _all_steps() -> dict[str, Step]:
    table = {STOP: Step("stop", -1, -1)}
    for i in range(len(POINTS)):
        table[HUFF_TEXT[i]] = Step("huff", -1, i)
        for j in range(len(POINTS)):
            if i != j:
                table[FLAGS.steps[i][j]] = Step("step", i, j)
                table[FLAGS.leaps[i][j]] = Step("jump", i, j)
    return table


STEPS = _all_steps()


def climb(origin: int, target: int) -> float:
    """By how many rows a man goes up."""
    return WHERE[POINTS[target]][1] - WHERE[POINTS[origin]][1]


def from_centre(point: int) -> float:
    """How many columns a point lies from the central line."""
    return abs(WHERE[POINTS[point]][0] - CENTRE)


def _white_jumps(origin: int) -> tuple[Jump, ...]:
    """The jumps of a white man: to a higher row, or along the row towards the central line (R5)."""

    def allowed(target: int) -> bool:
        up = climb(origin, target)
        return up > 0 or (up == 0 and from_centre(target) < from_centre(origin))

    return tuple(jump for jump in FLAGS.jumps[origin] if allowed(jump.target))


_NOT_DOWN = tuple(
    mask_of(POINTS, (near for near in FLAGS.neighbours[point] if WHERE[near][1] >= WHERE[point][1])) for point in POINTS
)
REACH = (_NOT_DOWN, FLAGS.near)
"""By side, from each point the mask of the points where a man may step on an empty board (R3)."""
JUMPS = (tuple(_white_jumps(i) for i in range(len(POINTS))), FLAGS.jumps)
"""By side, from each point the jumps on an empty board (R4, R5)."""
