r"""The cross of five English flags, a board that several games share.

Thirty-three points: five squares with their two medians and their two diagonals, which share their sides. Masks
are 33 wide; bit i is the i-th point, row 7 first. The game names the middle::

    7            c7---d7---e7
                 | \  |  / |
    6            c6---d6---e6
                 | /  |  \ |
    5  a5---b5---c5---d5---e5---f5---g5
       | \  |  / | \  |  / | \  |  / |
    4  a4---b4---c4--MIDDLE-e4---f4---g4
       | /  |  \ | /  |  \ | /  |  \ |
    3  a3---b3---c3---d3---e3---f3---g3
                 | \  |  / |
    2            c2---d2---e2
                 | /  |  \ |
    1            c1---d1---e1
       a    b    c    d    e    f    g
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from jeux.rules.boards import bits, mask_of, neighbours

COUNT = 33
FULL_MASK = (1 << COUNT) - 1
_MIDDLE = "d4"
_NAMES = tuple(f"{x}{y}" for y in range(7, 0, -1) for x in "abcdefg" if x in "cde" or 3 <= y <= 5)
_CHAINS = (
    *("c7 d7 e7", "c6 d6 e6", "a5 b5 c5 d5 e5 f5 g5", "a4 b4 c4 d4 e4 f4 g4", "a3 b3 c3 d3 e3 f3 g3"),
    *("c2 d2 e2", "c1 d1 e1", "a3 a4 a5", "b3 b4 b5", "c1 c2 c3 c4 c5 c6 c7", "d1 d2 d3 d4 d5 d6 d7"),
    *("e1 e2 e3 e4 e5 e6 e7", "f3 f4 f5", "g3 g4 g5", "a3 b4 c5 d6 e7", "c1 d2 e3 f4 g5", "c3 d4 e5"),
    *("c7 d6 e5 f4 g3", "a5 b4 c3 d2 e1", "c5 d4 e3"),
)


class Jump(NamedTuple):
    """A jump from a point: the bits of the man jumped over and of the landing, the landing's number, the text."""

    over: int
    land: int
    target: int
    text: str


@dataclass(frozen=True, slots=True)
class Flags:
    """The board under the names of one game. `near` are the masks of the points joined to each point by a line,
    `jumps` the jumps from each along the lines of the empty board, `steps` and `leaps` the texts of a step and of a
    jump by the numbers of their ends."""

    points: tuple[str, ...]
    index: Mapping[str, int]
    where: Mapping[str, tuple[float, float]]
    lines: tuple[tuple[str, ...], ...]
    neighbours: Mapping[str, tuple[str, ...]]
    near: tuple[int, ...]
    jumps: tuple[tuple[Jump, ...], ...]
    steps: tuple[tuple[str, ...], ...]
    leaps: tuple[tuple[str, ...], ...]

    def named(self, mask: int) -> tuple[str, ...]:
        """The points of a mask, in the order of the board."""
        return tuple(self.points[i] for i in bits(mask))

    def jump_to(self, origin: int, target: int) -> Jump | None:
        """The jump of the empty board from one point to the other."""
        return next((jump for jump in self.jumps[origin] if jump.target == target), None)

    def two_apart(self, origin: int, target: int) -> bool:
        """Whether the ends lie as those of a jump do, with or without lines between them."""
        (x, y), (to_x, to_y) = self.where[self.points[origin]], self.where[self.points[target]]
        return {abs(to_x - x), abs(to_y - y)} <= {0, 2}

    def board(self, white: int, black: int) -> str:
        """The board of a position text."""
        return "".join("w" if white >> i & 1 else "b" if black >> i & 1 else "." for i in range(COUNT))


def flags(middle: str = _MIDDLE) -> Flags:
    """The board, its middle under this name."""

    def renamed(name: str) -> str:
        return middle if name == _MIDDLE else name

    points = tuple(renamed(name) for name in _NAMES)
    lines = tuple(tuple(renamed(name) for name in chain.split()) for chain in _CHAINS)
    index = {point: i for i, point in enumerate(points)}
    joined = neighbours(points, lines)
    leaps = tuple(tuple(f"{a}x{b}" for b in points) for a in points)
    return Flags(
        points,
        index,
        {renamed(name): (float(ord(name[0]) - ord("a")), float(int(name[1]) - 1)) for name in _NAMES},
        lines,
        joined,
        tuple(mask_of(points, joined[point]) for point in points),
        _jumps(lines, index, leaps),
        tuple(tuple(f"{a}-{b}" for b in points) for a in points),
        leaps,
    )


def _jumps(
    lines: tuple[tuple[str, ...], ...], index: Mapping[str, int], leaps: tuple[tuple[str, ...], ...]
) -> tuple[tuple[Jump, ...], ...]:
    jumps_from: list[list[Jump]] = [[] for _ in index]
    for line in lines:
        for way in (line, line[::-1]):
            for a, over, b in zip(way, way[1:], way[2:], strict=False):
                i, j = index[a], index[b]
                jumps_from[i].append(Jump(1 << index[over], 1 << j, j, leaps[i][j]))
    return tuple(tuple(jumps) for jumps in jumps_from)


# --- men on it; loops over bits are written out, because searches call them often -------------------------------------

Ways = tuple[tuple[Jump, ...], ...]


def can_step(men: int, reach: tuple[int, ...], empty: int) -> bool:
    """Whether one of these men, who go from each point to its mask of `reach`, has an empty point to go to."""
    while men:
        low = men & -men
        if reach[low.bit_length() - 1] & empty:
            return True
        men ^= low
    return False


def step_texts(men: int, reach: tuple[int, ...], empty: int, texts: tuple[tuple[str, ...], ...]) -> list[str]:
    """The steps of these men to empty points of `reach`."""
    steps = []
    while men:
        low = men & -men
        point = low.bit_length() - 1
        targets = reach[point] & empty
        while targets:
            last = targets & -targets
            steps.append(texts[point][last.bit_length() - 1])
            targets ^= last
        men ^= low
    return steps


def can_jump(point: int, ways: Ways, adverse: int, empty: int) -> bool:
    """Whether a man standing on `point` can jump."""
    for over, land, _, _ in ways[point]:  # noqa: SIM110 - a generator would double the time
        if adverse & over and empty & land:
            return True
    return False


def jumpers(men: int, ways: Ways, adverse: int, empty: int) -> int:
    """The mask of the men who can jump."""
    able = 0
    while men:
        low = men & -men
        if can_jump(low.bit_length() - 1, ways, adverse, empty):
            able |= low
        men ^= low
    return able


def jump_texts(men: int, ways: Ways, adverse: int, empty: int) -> list[str]:
    """The jumps of these men."""
    jumps = []
    while men:
        low = men & -men
        for over, land, _, text in ways[low.bit_length() - 1]:
            if adverse & over and empty & land:
                jumps.append(text)
        men ^= low
    return jumps


def jumped(men: int, ways: Ways, adverse: int, empty: int) -> int:
    """The mask of the adverse men that these men can jump over."""
    found = 0
    while men:
        low = men & -men
        for over, land, _, _ in ways[low.bit_length() - 1]:
            if adverse & over and empty & land:
                found |= over
        men ^= low
    return found
