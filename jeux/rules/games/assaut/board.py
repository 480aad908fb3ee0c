"""Assaut: the fortress on the cross of flags, the ways of the men and the captures.

Masks are those of `flags`. The fortress is the upper flag.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from jeux.rules.boards import mask_of
from jeux.rules.flags import FULL_MASK, Jump, flags

FLAGS = flags()
POINTS, INDEX, WHERE = FLAGS.points, FLAGS.index, FLAGS.where
LINES, NEIGHBOURS, NEAR, JUMPS = FLAGS.lines, FLAGS.neighbours, FLAGS.near, FLAGS.jumps
STEP_TEXT, JUMP_TEXT = FLAGS.steps, FLAGS.leaps
HUFF_TEXT = tuple(f"huff:{point}" for point in POINTS)
STOP = "stop"
FORTRESS = tuple(point for point in POINTS if point[0] in "cde" and point[1] in "567")
FORTRESS_MASK = mask_of(POINTS, FORTRESS)
OUTSIDE_MASK = FULL_MASK & ~FORTRESS_MASK


class Step(NamedTuple):
    """A step as numbers: `kind` is ``place``, ``step``, ``jump``, ``stop`` or ``huff``; -1 where a point is no use."""

    kind: str
    origin: int
    target: int


def _all_steps() -> dict[str, Step]:
    table = {STOP: Step("stop", -1, -1)}
    for i, point in enumerate(POINTS):
        table[point] = Step("place", -1, i)
        table[HUFF_TEXT[i]] = Step("huff", -1, i)
        for j in range(len(POINTS)):
            if i != j:
                table[STEP_TEXT[i][j]] = Step("step", i, j)
                table[JUMP_TEXT[i][j]] = Step("jump", i, j)
    return table


STEPS = _all_steps()


class Rules(NamedTuple):
    """The options of a game, as the rules use them."""

    forced: bool
    approach: str


# --- where men go -----------------------------------------------------------------------------------------------------


def _distance(point: str) -> float:
    """The square of the straight-line distance to the fortress (R5, ``near``)."""
    x, y = WHERE[point]
    return float(max(2 - x, 0, x - 4) ** 2 + max(4 - y, 0) ** 2)


def _steps_to_fortress() -> dict[str, int]:
    """The number of steps along lines from each point to the nearest point of the fortress (R5, ``path``)."""
    distances = dict.fromkeys(FORTRESS, 0)
    ring: tuple[str, ...] = FORTRESS
    depth = 0
    while ring:
        depth += 1
        ring = tuple({near for point in ring for near in NEIGHBOURS[point] if near not in distances})
        distances |= dict.fromkeys(ring, depth)
    return distances


_PATH = _steps_to_fortress()
_SIDEWAYS = {("a5", "b5"), ("b5", "c5"), ("g5", "f5"), ("f5", "e5")}


def _is_near(a: str, b: str) -> bool:
    return _distance(b) < _distance(a)


def _is_no_retreat(a: str, b: str) -> bool:
    return _is_near(a, b) and WHERE[b][1] >= WHERE[a][1]


def _is_path(a: str, b: str) -> bool:
    return _PATH[b] < _PATH[a]


def _is_forward(a: str, b: str) -> bool:
    return WHERE[b][1] > WHERE[a][1] or (a, b) in _SIDEWAYS


_APPROACHES: dict[str, Callable[[str, str], bool]] = {
    "near": _is_near,
    "no-retreat": _is_no_retreat,
    "path": _is_path,
    "forward": _is_forward,
}


def _soldier_reach(nearer: Callable[[str, str], bool]) -> tuple[int, ...]:
    """From each point, the mask of the points where a soldier standing there may step (R4 inside, R5 outside)."""
    return tuple(
        mask_of(POINTS, (b for b in NEIGHBOURS[a] if (b in FORTRESS if a in FORTRESS else nearer(a, b))))
        for a in POINTS
    )


SOLDIER_REACH = {name: _soldier_reach(nearer) for name, nearer in _APPROACHES.items()}


def open_jumps(point: int, soldiers: int, empty: int) -> list[Jump]:
    """The jumps of an officer standing on `point`."""
    return [jump for jump in JUMPS[point] if soldiers & jump.over and empty & jump.land]


def longest(point: int, soldiers: int, empty: int) -> int:
    """M: the most soldiers that an officer standing on `point` takes in one capture (R9)."""
    return len(longest_way(point, soldiers, empty, {}))


def longest_way(point: int, soldiers: int, empty: int, known: dict[int, tuple[Jump, ...]]) -> tuple[Jump, ...]:
    """The jumps of one longest capture from `point`.

    `known`, empty at first, remembers the way on from every (soldiers left, point): the other officer does not move, so
    these two say which points are empty, and the order of the jumps before does not matter."""
    key = soldiers << 6 | point
    best = known.get(key)
    if best is not None:
        return best
    best = ()
    for jump in open_jumps(point, soldiers, empty):
        left = (empty ^ jump.land) | jump.over | 1 << point
        way = (jump, *longest_way(jump.target, soldiers ^ jump.over, left, known))
        if len(way) > len(best):
            best = way
    known[key] = best
    return best
