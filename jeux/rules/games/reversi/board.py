"""Reversi: the board, where discs can be placed and what they turn over.

Masks are 64 bits wide; bit i is the i-th of `POINTS`. Row 1 is at the top::

       a  b  c  d  e  f  g  h
    1  0  1  2  3  4  5  6  7
    2  8  9  10 11 12 13 14 15
    …
    8  56 57 58 59 60 61 62 63
"""

from __future__ import annotations

from jeux.rules.boards import bits, mask_of

SIZE = 8
COLUMNS = "abcdefgh"
POINTS = tuple(f"{x}{y}" for y in range(1, SIZE + 1) for x in COLUMNS)
CENTRE = ("d4", "e4", "d5", "e5")
DIRECTIONS = ((0, 1), (0, -1), (-1, 0), (1, 0), (-1, 1), (1, 1), (-1, -1), (1, -1))
"""As (columns to the right, rows upwards)."""

INDEX = {point: i for i, point in enumerate(POINTS)}
WHERE = {point: (float(i % SIZE), float(SIZE - 1 - i // SIZE)) for i, point in enumerate(POINTS)}
"""Columns from the left, rows from the bottom, where row 8 is 0."""
FULL_MASK = (1 << len(POINTS)) - 1
CENTRE_MASK = mask_of(POINTS, CENTRE)


def named(mask: int) -> tuple[str, ...]:
    """The squares of a mask, in the order of the board."""
    return tuple(POINTS[i] for i in bits(mask))


def _ray(origin: int, right: int, up: int) -> tuple[int, ...]:
    """The squares from one in a direction, the nearest first."""
    ray = []
    column, row = origin % SIZE + right, origin // SIZE - up
    while 0 <= column < SIZE and 0 <= row < SIZE:
        ray.append(row * SIZE + column)
        column, row = column + right, row - up
    return tuple(ray)


RAYS = tuple(tuple(_ray(i, right, up) for right, up in DIRECTIONS) for i in range(len(POINTS)))
NEIGHBOURS = {point: tuple(POINTS[i] for i in sorted(ray[0] for ray in RAYS[INDEX[point]] if ray)) for point in POINTS}

_Reach = tuple[tuple[int, ...], tuple[int, ...]]


def _reach(origin: int) -> _Reach:
    """The masks of the rays on which a disc can turn something: those whose bits grow outward, then the others."""
    rays = [ray for ray in RAYS[origin] if len(ray) > 1]
    return (
        tuple(sum(1 << i for i in ray) for ray in rays if ray[0] > origin),
        tuple(sum(1 << i for i in ray) for ray in rays if ray[0] < origin),
    )


_REACH = tuple(_reach(i) for i in range(len(POINTS)))

_INNER = FULL_MASK & ~mask_of(POINTS, (point for point in POINTS if point[0] in "ah"))
_SHIFTS = ((1, _INNER), (SIZE, FULL_MASK), (SIZE - 1, _INNER), (SIZE + 1, _INNER))
"""Each line through a square as a shift, and the squares that may be crossed: a run does not go round the edge."""


def placings(own: int, adverse: int) -> int:
    """The mask of the empty squares from which a run of `adverse` discs is framed (R3).

    Runs are followed from one's own discs, all squares and six discs at a time ("dumb7fill" of chess programs)."""
    open_squares = 0
    for shift, inner in _SHIFTS:
        crossed = adverse & inner
        up = crossed & own << shift
        down = crossed & own >> shift
        for _ in range(SIZE - 3):
            up |= crossed & up << shift
            down |= crossed & down >> shift
        open_squares |= up << shift | down >> shift
    return open_squares & FULL_MASK & ~(own | adverse)


def turned(square: int, own: int, adverse: int) -> int:
    """The mask of the discs that a disc placed on an empty square turns over (R4).

    On each ray the first disc that is not adverse, or the first empty square, tells: the lowest such bit where bits
    grow outward, the highest elsewhere."""
    discs = 0
    growing, falling = _REACH[square]
    for ray in growing:
        stop = ray & ~adverse
        stop &= -stop
        if stop & own:
            discs |= ray & (stop - 1)
    for ray in falling:
        stop = ray & ~adverse
        if stop:
            stop = 1 << stop.bit_length() - 1
            if stop & own:
                discs |= ray & -(stop << 1)
    return discs


def rings(square: int, mask: int) -> tuple[str, ...]:
    """The squares of a mask, all on rays from `square`, the nearest ring first and each ring in the order of rays."""
    distances = [(distance, i) for ray in RAYS[square] for distance, i in enumerate(ray) if mask >> i & 1]
    return tuple(POINTS[i] for _, i in sorted(distances, key=lambda pair: pair[0]))
