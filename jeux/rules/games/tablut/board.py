"""Tablut: the board, the ways over it and the tables of captures.

Masks are 81 bits wide; bit i is the i-th of `POINTS`. The throne is e5, the start::

    9  .  .  .  b  b  b  .  .  .
    8  .  .  .  .  b  .  .  .  .
    7  .  .  .  .  w  .  .  .  .
    6  b  .  .  .  w  .  .  .  b
    5  b  b  w  w  k  w  w  b  b
    4  b  .  .  .  w  .  .  .  b
    3  .  .  .  .  w  .  .  .  .
    2  .  .  .  .  b  .  .  .  .
    1  .  .  .  b  b  b  .  .  .
       a  b  c  d  e  f  g  h  i
"""

from __future__ import annotations

from jeux.rules.boards import bits, mask_of, neighbours, square_places

COLUMNS = "abcdefghi"
SIZE = len(COLUMNS)
POINTS = tuple(f"{x}{y}" for y in range(SIZE, 0, -1) for x in COLUMNS)
ROWS_AND_COLUMNS = (
    *(POINTS[i : i + SIZE] for i in range(0, len(POINTS), SIZE)),
    *(POINTS[i::SIZE] for i in range(SIZE)),
)
START = "...bbb.......b........w....b...w...bbbwwkwwbbb...w...b....w........b.......bbb..."

INDEX = {point: i for i, point in enumerate(POINTS)}
WHERE = square_places(POINTS)
NEIGHBOURS = neighbours(POINTS, ROWS_AND_COLUMNS)
NEAR = tuple(mask_of(POINTS, NEIGHBOURS[point]) for point in POINTS)
FULL_MASK = (1 << len(POINTS)) - 1
BORDER_MASK = mask_of(POINTS, (point for point in POINTS if point[0] in "ai" or point[1] in "19"))
THRONE = INDEX["e5"]
THRONE_BIT = 1 << THRONE
NOT_LEFT = FULL_MASK & ~mask_of(POINTS, (point for point in POINTS if point[0] == "a"))
NOT_RIGHT = FULL_MASK & ~mask_of(POINTS, (point for point in POINTS if point[0] == "i"))
STEPS = {f"{a}-{b}": (i, j) for i, a in enumerate(POINTS) for j, b in enumerate(POINTS) if i != j}
"""Every text of a step: its first and its second square."""


def named(mask: int) -> tuple[str, ...]:
    """The squares of a mask, in the order of the board."""
    return tuple(POINTS[i] for i in bits(mask))


# --- ways -------------------------------------------------------------------------------------------------------------

Way = tuple[tuple[int, str], ...]
"""The squares of one direction, outward, as (bit, text of the step that stops there)."""


def _outward(origin: int) -> tuple[tuple[int, ...], ...]:
    """The squares in each of the four directions, the nearest first."""
    row, column = divmod(origin, SIZE)
    return (
        tuple(range(origin - SIZE, -1, -SIZE)),
        tuple(range(origin + SIZE, len(POINTS), SIZE)),
        tuple(range(origin - 1, row * SIZE - 1, -1)),
        tuple(range(origin + 1, origin + SIZE - column)),
    )


RAYS = tuple(_outward(i) for i in range(len(POINTS)))
_TEXT = {ends: text for text, ends in STEPS.items()}


def _way(origin: int, ray: tuple[int, ...]) -> Way:
    return tuple((1 << j, _TEXT[origin, j]) for j in ray)


def _before_throne(ray: tuple[int, ...]) -> tuple[int, ...]:
    return ray[: ray.index(THRONE)] if THRONE in ray else ray


def _beside_throne(ray: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(j for j in ray if j != THRONE)


Ways = tuple[tuple[Way, ...], ...]
"""For each square, the ways from it that are not empty."""

MEN_WAYS: Ways = tuple(tuple(_way(i, _beside_throne(ray)) for ray in RAYS[i] if ray) for i in range(len(POINTS)))
"""The ways of men while the throne is empty: it is crossed, nobody stops there (R4)."""
SHUT_WAYS: Ways = tuple(tuple(_way(i, _before_throne(ray)) for ray in RAYS[i] if ray) for i in range(len(POINTS)))
"""The ways of men while the king sits on his throne."""
ROOK_WAYS: Ways = tuple(tuple(_way(i, ray) for ray in RAYS[i] if ray) for i in range(len(POINTS)))
STEP_WAYS: Ways = tuple(tuple(_way(i, ray[:1]) for ray in RAYS[i] if ray) for i in range(len(POINTS)))
_STEP_NO_WAY_BACK: Ways = tuple(
    tuple(_way(i, _beside_throne(ray[:1])) for ray in RAYS[i] if ray) for i in range(len(POINTS))
)
KING_WAYS = {
    (False, True): ROOK_WAYS,
    (False, False): MEN_WAYS,
    (True, True): STEP_WAYS,
    (True, False): _STEP_NO_WAY_BACK,
}
"""The ways of the king, by whether he goes one square at a time and whether he may come back to his throne."""


def slides(men: int, ways: Ways, occupied: int) -> list[str]:
    """The steps of these men. Loops over bits are written out: a search lives here."""
    steps: list[str] = []
    add = steps.append
    while men:
        low = men & -men
        for way in ways[low.bit_length() - 1]:
            for bit, text in way:
                if occupied & bit:
                    break
                add(text)
        men ^= low
    return steps


def between(origin: int, target: int) -> int | None:
    """The mask of the squares strictly between two squares of a row or a column, None when they share neither."""
    for ray in RAYS[origin]:
        if target in ray:
            return sum(1 << j for j in ray[: ray.index(target)])
    return None


# --- captures and accesses --------------------------------------------------------------------------------------------


def _brackets(origin: int) -> tuple[tuple[int, int], ...]:
    return tuple((1 << ray[0], 1 << ray[1]) for ray in RAYS[origin] if len(ray) > 1)


BRACKETS = tuple(_brackets(i) for i in range(len(POINTS)))
"""For each square of arrival, the (bit of the neighbour, bit straight behind it) of each direction (R5)."""


def _roads(origin: int, *, step: bool) -> tuple[int, ...]:
    """The accesses of a king on `origin` (R8): masks that must be empty. None from the border."""
    if BORDER_MASK >> origin & 1:
        return ()
    masks = tuple(sum(1 << j for j in ray) for ray in RAYS[origin])
    return tuple(1 << j for j in bits(NEAR[origin] & BORDER_MASK)) if step else masks


ROADS = {
    False: tuple(_roads(i, step=False) for i in range(len(POINTS))),
    True: tuple(_roads(i, step=True) for i in range(len(POINTS))),
}
"""The accesses by square of the king, and by whether he goes one square at a time."""
