"""Barricades: the course, its names, and the routes of a die on it.

Cells are numbered in the order of `CELLS`; cell i is bit i of a mask. ``o`` cell, ``#`` cell with a barricade at the
start, ``E`` entry, ``G`` goal; the names put the column first (``c1``, ``i13``)::

    13                          G
    12                          #
    11              o--o--o--o--o--o--o--o--o
    10              #                       #
     9              o--o--o--o--o--o--o--o--o
     8                    #           #
     7        o--o--o--o--o--o--o--o--o--o--o--o--o
     6        #                 #                 #
     5        o--o--o--o--o--o--o--o--o--o--o--o--o
     4                    #           #
     3  o--o--o--o--o--o--o--o--o--o--o--o--o--o--o--o--o
     2  #           #           #           #           #
     1  o--o--E--o--o--o--E--o--o--o--E--o--o--o--E--o--o
             /|\\         /|\\         /|\\         /|\\
     S      12345       12345       12345       12345
        a  b  c  d  e  f  g  h  i  j  k  l  m  n  o  p  q
"""

from __future__ import annotations

from functools import reduce
from itertools import pairwise
from operator import or_
from typing import NamedTuple

from jeux.rules.boards import bits

SEATS = 4
PAWNS_EACH = 5
COLUMNS = "abcdefghijklmnopq"
_ROWS = {
    **dict.fromkeys((1, 3), COLUMNS),
    2: "aeimq",
    **dict.fromkeys((4, 8), "gk"),
    **dict.fromkeys((5, 7), "cdefghijklmno"),
    6: "cio",
    **dict.fromkeys((9, 11), "efghijklm"),
    10: "em",
    **dict.fromkeys((12, 13), "i"),
}
"""The columns that each row has. An even row is made of rungs, joined upwards and downwards only."""

CELLS = tuple(f"{column}{row}" for row in range(1, 14) for column in _ROWS[row])
INDEX = {cell: i for i, cell in enumerate(CELLS)}
ENTRIES = tuple(INDEX[cell] for cell in ("c1", "g1", "k1", "o1"))
GOAL = INDEX["i13"]
GOAL_BIT = 1 << GOAL
FIRST_ROW = (1 << len(_ROWS[1])) - 1
RUNGS = sum(1 << i for i, cell in enumerate(CELLS) if int(cell[1:]) % 2 == 0)
"""Where the fifteen barricades stand at the start."""
ALL_BARRICADES = RUNGS.bit_count()
START_LINES = tuple(f"S{seat + 1}" for seat in range(SEATS))
"""The four start lines, as places where pawns stand side by side."""


def row_of(cell: int) -> int:
    """The row of a cell, 1 at the bottom."""
    return int(CELLS[cell][1:])


def named(mask: int) -> tuple[str, ...]:
    """The names of the cells of a mask, from the bottom row up."""
    return tuple(CELLS[i] for i in bits(mask))


def lines() -> tuple[tuple[str, ...], ...]:
    """The strokes of the board: the rows, the rungs, and the way from each start line."""
    rows = [tuple(f"{column}{row}" for column in _ROWS[row]) for row in range(1, 12, 2)]
    rungs = [tuple(f"{column}{row + up}" for up in (-1, 0, 1)) for row in range(2, 13, 2) for column in _ROWS[row]]
    starts = [(START_LINES[seat], CELLS[entry]) for seat, entry in enumerate(ENTRIES)]
    return (*rows, *rungs, *starts)


def _joined() -> tuple[int, ...]:
    """For each cell, the mask of the cells joined to it."""
    near = [0] * len(CELLS)
    for line in lines():
        for first, second in pairwise(line):
            if first in INDEX:
                near[INDEX[first]] |= 1 << INDEX[second]
                near[INDEX[second]] |= 1 << INDEX[first]
    return tuple(near)


NEAR = _joined()

# --- spots: cells, then start cells -------------------------------------------------------------------------------

START_CELLS = len(CELLS)
"""The number of S11; S12 and the others follow, seat by seat."""
SPOTS = (*CELLS, *(f"S{seat}{k}" for seat in range(1, SEATS + 1) for k in range(1, PAWNS_EACH + 1)))
SPOT_INDEX = {spot: i for i, spot in enumerate(SPOTS)}


def start_cell(seat: int, k: int) -> int:
    """The number of the k-th start cell of a seat, k from 1."""
    return START_CELLS + PAWNS_EACH * seat + k - 1


def seat_of(spot: int) -> int:
    """The seat of a start cell, -1 for a cell of the course."""
    return (spot - START_CELLS) // PAWNS_EACH if spot >= START_CELLS else -1


def place_of(spot: int) -> str:
    """Where a hand touches a cell or a start cell: the pawns of a start line are one place."""
    return CELLS[spot] if spot < START_CELLS else START_LINES[seat_of(spot)]


# --- routes (R4) --------------------------------------------------------------------------------------------------


Pawns = tuple[int, int, int, int]
"""For each seat, the mask of the cells where its pawns stand; the others of the five are on the start line."""
Move = tuple[int, int, int]
"""Die, origin and target, as numbers of spots."""


class Route(NamedTuple):
    """A way of a die: its last cell, and the mask of the cells between, which no barricade may hold."""

    target: int
    between: int


def _paths(cell: int, joins: int) -> set[tuple[int, int]]:
    """The ways of so many joins that come on no cell twice: the last cell, and the mask of all the cells."""
    paths = {(cell, 1 << cell)}
    for _ in range(joins):
        paths = {(near, path | 1 << near) for last, path in paths for near in bits(NEAR[last] & ~path)}
    return paths


def _routes(cell: int, joins: int, left: int) -> tuple[Route, ...]:
    """The routes of so many joins; the mask `left` is not between."""
    return tuple(sorted(Route(last, path & ~left & ~(1 << last)) for last, path in _paths(cell, joins)))


def _walk(cell: int, joins: int) -> int:
    """The cells reached by so many joins if turning back is allowed."""
    cells = 1 << cell
    for _ in range(joins):
        cells = reduce(or_, (NEAR[last] for last in bits(cells)))
    return cells


ROUTES = tuple(tuple(_routes(cell, die, 1 << cell) for die in range(7)) for cell in range(len(CELLS)))
"""For each cell and die, the routes of a pawn that stands there."""
START_ROUTES = tuple(tuple(_routes(entry, die - 1, 0) if die else () for die in range(7)) for entry in ENTRIES)
"""For each seat and die, those of a pawn on the start line: the first join leads to the entry."""
WALKS = tuple(tuple(_walk(cell, die) for die in range(7)) for cell in range(len(CELLS)))
START_WALKS = tuple(tuple(_walk(entry, max(0, die - 1)) for die in range(7)) for entry in ENTRIES)


def routes(spot: int, die: int) -> tuple[Route, ...]:
    """The routes of a die from a cell or a start cell."""
    return ROUTES[spot][die] if spot < START_CELLS else START_ROUTES[seat_of(spot)][die]


def walked(spot: int, die: int) -> int:
    """The cells reached by so many joins from a cell or a start cell if turning back is allowed."""
    return WALKS[spot][die] if spot < START_CELLS else START_WALKS[seat_of(spot)][die]


# --- steps --------------------------------------------------------------------------------------------------------

PUT_TEXT = tuple(f"put:{spot}" for spot in SPOTS)
PUT_SPOT = {text: spot for spot, text in enumerate(PUT_TEXT)}


def step_text(die: int, origin: int, target: int) -> str:
    """The text of a move from a cell or start cell to another."""
    return f"{die}:{SPOTS[origin]}/{SPOTS[target]}"


def read_move(step: str) -> tuple[int, int, int] | None:
    """Die, origin and target of a text such as ``4:S15/e2``, right or wrong; None when it has not this form."""
    die, _, ends = step.partition(":")
    origin, slash, target = ends.partition("/")
    if die not in tuple("123456") or not slash or origin not in SPOT_INDEX or target not in SPOT_INDEX:
        return None
    return int(die), SPOT_INDEX[origin], SPOT_INDEX[target]
