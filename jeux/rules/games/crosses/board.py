"""Les Crosses: the 48 places of an L of four cells on 4 × 4.

Masks are 16 bits wide; bit i is the i-th of `POINTS`, row 4 from a to d first. A *chain* gives the cells of an L in
the order of a hand that follows it: the far end of the long arm, the corner, the foot.
"""

from __future__ import annotations

from jeux.rules.boards import mask_of, neighbours, square_places

COLUMNS = "abcd"
SIZE = len(COLUMNS)
POINTS = tuple(f"{x}{y}" for y in range(SIZE, 0, -1) for x in COLUMNS)
INDEX = {point: i for i, point in enumerate(POINTS)}
WHERE = square_places(POINTS)
FULL_MASK = (1 << len(POINTS)) - 1
_LINES = (
    *(tuple(f"{x}{y}" for x in COLUMNS) for y in range(1, SIZE + 1)),
    *(tuple(f"{x}{y}" for y in range(1, SIZE + 1)) for x in COLUMNS),
)
NEIGHBOURS = neighbours(POINTS, _LINES)

Chain = tuple[str, str, str, str]
Vector = tuple[int, int]


def _chain(x: int, y: int, along: Vector, across: Vector) -> Chain | None:
    """The L that begins at a cell, runs three cells along and turns its foot across; None when it leaves the board."""
    spots = [(x + i * along[0], y + i * along[1]) for i in range(3)]
    spots.append((spots[2][0] + across[0], spots[2][1] + across[1]))
    if any(not (0 <= a < SIZE and 0 <= b < SIZE) for a, b in spots):
        return None
    first, second, corner, foot = (f"{COLUMNS[a]}{b + 1}" for a, b in spots)
    return first, second, corner, foot


def _shapes() -> list[tuple[Vector, Vector]]:
    turns: list[Vector] = [(0, 1), (1, 0), (0, -1), (-1, 0)]
    return [(along, across) for along in turns for across in turns if along[0] * across[0] + along[1] * across[1] == 0]


CHAINS: dict[int, Chain] = {
    mask_of(POINTS, chain): chain
    for along, across in _shapes()
    for x in range(SIZE)
    for y in range(SIZE)
    if (chain := _chain(x, y, along, across)) is not None
}
"""The chain of each of the 48 places, by its mask."""
STEP_OF = {mask: "".join(sorted(chain)) for mask, chain in CHAINS.items()}
"""The text of each place: its cells in alphabetical order."""
MASK_OF = {step: mask for mask, step in STEP_OF.items()}
CROSSES = tuple(sorted(CHAINS, key=lambda mask: STEP_OF[mask]))
"""The masks of all places, in the order of their texts."""


def open_places(shared: bool, own: int, closed: int) -> tuple[int, ...]:
    """The places to which a crosse may move (R2 to R4) while the cells of `closed` are covered by others."""
    return tuple(mask for mask in CROSSES if not mask & closed and mask != own and (mask & own or not shared))


def cells_of(mask: int) -> tuple[str, ...]:
    """The cells of a mask, in the order of the board."""
    return tuple(point for i, point in enumerate(POINTS) if mask >> i & 1)


def four_cells(step: str) -> tuple[str, ...]:
    """The cells of a text of four different cells in alphabetical order; none for another text."""
    cells = tuple(step[i : i + 2] for i in range(0, len(step), 2))
    right = len(cells) == 4 and all(cell in INDEX for cell in cells) and list(cells) == sorted(set(cells))
    return cells if right else ()
