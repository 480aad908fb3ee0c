r"""Assaut: the board, the ways of the men on it and the captures.

Masks are 33 bits wide; bit i is the i-th of `POINTS`. The fortress is the upper arm::

    7            c7---d7---e7
                 | \  |  / |
    6            c6---d6---e6
                 | /  |  \ |
    5  a5---b5---c5---d5---e5---f5---g5
       | \  |  / | \  |  / | \  |  / |
    4  a4---b4---c4---d4---e4---f4---g4
       | /  |  \ | /  |  \ | /  |  \ |
    3  a3---b3---c3---d3---e3---f3---g3
                 | \  |  / |
    2            c2---d2---e2
                 | /  |  \ |
    1            c1---d1---e1
       a    b    c    d    e    f    g
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from jeux.rules.boards import bits, mask_of, neighbours, square_places

POINTS = tuple(f"{x}{y}" for y in range(7, 0, -1) for x in "abcdefg" if x in "cde" or 3 <= y <= 5)
FORTRESS = tuple(point for point in POINTS if point[0] in "cde" and point[1] in "567")
LINES = tuple(
    tuple(line.split())
    for line in (
        *("c7 d7 e7", "c6 d6 e6", "a5 b5 c5 d5 e5 f5 g5", "a4 b4 c4 d4 e4 f4 g4", "a3 b3 c3 d3 e3 f3 g3"),
        *("c2 d2 e2", "c1 d1 e1", "a3 a4 a5", "b3 b4 b5", "c1 c2 c3 c4 c5 c6 c7", "d1 d2 d3 d4 d5 d6 d7"),
        *("e1 e2 e3 e4 e5 e6 e7", "f3 f4 f5", "g3 g4 g5", "a3 b4 c5 d6 e7", "c1 d2 e3 f4 g5", "c3 d4 e5"),
        *("c7 d6 e5 f4 g3", "a5 b4 c3 d2 e1", "c5 d4 e3"),
    )
)
STOP = "stop"

INDEX = {point: i for i, point in enumerate(POINTS)}
WHERE = square_places(POINTS)
NEIGHBOURS = neighbours(POINTS, LINES)
NEAR = tuple(mask_of(POINTS, NEIGHBOURS[point]) for point in POINTS)
FULL_MASK = (1 << len(POINTS)) - 1
FORTRESS_MASK = mask_of(POINTS, FORTRESS)
OUTSIDE_MASK = FULL_MASK & ~FORTRESS_MASK
STEP_TEXT = tuple(tuple(f"{a}-{b}" for b in POINTS) for a in POINTS)
JUMP_TEXT = tuple(tuple(f"{a}x{b}" for b in POINTS) for a in POINTS)
HUFF_TEXT = tuple(f"huff:{point}" for point in POINTS)


def named(mask: int) -> tuple[str, ...]:
    """The points of a mask, in the order of the board."""
    return tuple(POINTS[i] for i in bits(mask))


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


class Jump(NamedTuple):
    """A jump from a point: the bits of the soldier and of the landing, the landing's number, the text."""

    over: int
    land: int
    target: int
    text: str


def _jumps() -> tuple[tuple[Jump, ...], ...]:
    """From each point, the jumps along the lines of the empty board (104 in all)."""
    jumps_from: list[list[Jump]] = [[] for _ in POINTS]
    for line in LINES:
        for way in (line, line[::-1]):
            for a, over, b in zip(way, way[1:], way[2:], strict=False):
                i, j = INDEX[a], INDEX[b]
                jumps_from[i].append(Jump(1 << INDEX[over], 1 << j, j, JUMP_TEXT[i][j]))
    return tuple(tuple(jumps) for jumps in jumps_from)


JUMPS = _jumps()


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


def can_step(men: int, reach: tuple[int, ...], empty: int) -> bool:
    """Whether one of these men, who go from each point to its mask of `reach`, has an empty point to go to."""
    while men:
        low = men & -men
        if reach[low.bit_length() - 1] & empty:
            return True
        men ^= low
    return False


def step_texts(men: int, reach: tuple[int, ...], empty: int) -> list[str]:
    """The steps of these men to empty points of `reach`. Loops over bits are written out: a search lives here."""
    steps = []
    while men:
        low = men & -men
        point = low.bit_length() - 1
        targets = reach[point] & empty
        while targets:
            last = targets & -targets
            steps.append(STEP_TEXT[point][last.bit_length() - 1])
            targets ^= last
        men ^= low
    return steps


def jump_to(origin: int, target: int) -> Jump | None:
    """The jump of the empty board from one point to the other."""
    return next((jump for jump in JUMPS[origin] if jump.target == target), None)


def can_jump(point: int, soldiers: int, empty: int) -> bool:
    """Whether an officer standing on `point` can take a soldier."""
    for over, land, _, _ in JUMPS[point]:  # noqa: SIM110 - a generator would double the time of every officers' turn
        if soldiers & over and empty & land:
            return True
    return False


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
