"""Moulin: the board, its mills and the texts of steps.

Masks are 24 bits wide; bit i is the i-th of `POINTS`::

    7  a7-----------d7-----------g7
    6  |    b6------d6------f6    |
    5  |    |   c5--d5--e5   |    |
    4  a4--b4--c4        e4--f4--g4
    3  |    |   c3--d3--e3   |    |
    2  |    b2------d2------f2    |
    1  a1-----------d1-----------g1
       a    b    c   d   e   f    g
"""

from __future__ import annotations

from typing import NamedTuple

from jeux.rules.boards import mask_of, neighbours

POINTS = tuple("a7 d7 g7 b6 d6 f6 c5 d5 e5 a4 b4 c4 e4 f4 g4 c3 d3 e3 b2 d2 f2 a1 d1 g1".split())
LINES = tuple(
    tuple(line.split())
    for line in (
        "a7 d7 g7|b6 d6 f6|c5 d5 e5|a4 b4 c4|e4 f4 g4|c3 d3 e3|b2 d2 f2|a1 d1 g1|"
        "a1 a4 a7|b2 b4 b6|c3 c4 c5|d1 d2 d3|d5 d6 d7|e3 e4 e5|f2 f4 f6|g1 g4 g7"
    ).split("|")
)
MEN_EACH = 9
QUIET_LIMIT = 100
SIDES = "wb"

NEIGHBOURS = neighbours(POINTS, LINES)
FULL_MASK = (1 << len(POINTS)) - 1
LINE_MASKS = tuple(mask_of(POINTS, line) for line in LINES)
MILLS_OF = tuple(tuple(line for line in LINE_MASKS if line >> i & 1) for i in range(len(POINTS)))
NEAR = tuple(mask_of(POINTS, NEIGHBOURS[point]) for point in POINTS)
MOVE_TEXT = tuple(tuple(f"{a}-{b}" for b in POINTS) for a in POINTS)
TAKE_TEXT = tuple(f"x{point}" for point in POINTS)


class Step(NamedTuple):
    """A step as numbers: `kind` is ``put``, ``move`` or ``take``; `origin` is used by moves only."""

    kind: str
    origin: int
    target: int


def _all_steps() -> dict[str, Step]:
    table = {}
    for i, point in enumerate(POINTS):
        table[point] = Step("put", -1, i)
        table[TAKE_TEXT[i]] = Step("take", -1, i)
        for j in range(len(POINTS)):
            if i != j:
                table[MOVE_TEXT[i][j]] = Step("move", i, j)
    return table


STEPS = _all_steps()
