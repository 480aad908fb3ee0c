"""The padded board of Twixt as numbers: holes, ways of links, what they cross, and what lies around a hole.

The board of 24 by 24 holes has three more on each side, so that a link from any hole leads to one that exists. Nothing
here is compiled: the kernel keeps these tables as arrays.
"""

from __future__ import annotations

from random import Random

from jeux.rules.games.twixt.board import DIRECTIONS, SIZE, crossed_by, links_of

PAD = 3
WIDTH = SIZE + 2 * PAD
CELLS = WIDTH * WIDTH
LAST = SIZE - 1


def _padded(x: int, y: int) -> int:
    return (y + PAD) * WIDTH + x + PAD


INNER = [_padded(i % SIZE, i // SIZE) for i in range(SIZE * SIZE)]
"""The padded number of each hole in the order of position texts."""
OUTER = {hole: i for i, hole in enumerate(INNER)}
AROUND = [s * (dy * WIDTH + dx) for s in (1, -1) for dx, dy in DIRECTIONS]
"""The eight ways of a link: those of the rules, then back."""


def crossings() -> list[int]:
    """For each of the four directions, 9 times how far away a link begins that the link crosses, and its direction."""
    crossed = []
    middle = SIZE // 2
    for direction in range(4):
        for begin, other in links_of(crossed_by(middle * SIZE + middle, direction)):
            crossed += [INNER[begin] - _padded(middle, middle), other]
    return crossed


def zobrist_keys() -> list[int]:
    """Random numbers for the key of a position (Zobrist, 1970)."""
    random = Random("twixt")
    return [random.getrandbits(64) for _ in range(8 * CELLS)]


def room() -> list[int]:
    """For White, then for Black, whether a padded hole may be used."""
    usable = [0] * (2 * CELLS)
    for x in range(SIZE):
        for y in range(SIZE):
            usable[_padded(x, y)] = 0 < x < LAST
            usable[CELLS + _padded(x, y)] = 0 < y < LAST
    return usable


def goals() -> list[int]:
    """For White, then for Black, 1 behind the first goal line and 2 behind the second one."""
    marks = [0] * (2 * CELLS)
    for i in range(1, LAST):
        marks[_padded(i, 0)] = marks[CELLS + _padded(0, i)] = 1
        marks[_padded(i, LAST)] = marks[CELLS + _padded(LAST, i)] = 2
    return marks


FROM = [0, 5, 2, 7, 6, 7, 4, 5]
"""The ways of links that come from the rows before (columns for Black), four for each side: those of two rows first."""


def order() -> list[int]:
    """For White, then for Black, the holes numbered row after row as the side sees them."""
    return [*range(CELLS), *(hole % WIDTH * WIDTH + hole // WIDTH for hole in range(CELLS))]


STRAIGHT = [(CELLS - WIDTH + 1), (CELLS + WIDTH + 1), 1, WIDTH + 1]
"""For each direction of a link, how far from its beginning the hole lies to which it bars the step straight ahead, of
Black (`CELLS` further) or of White."""


def leads() -> list[int]:
    """For each goal line of White, then of Black, and each of the four ways of links towards it in the order of `FROM`,
    how far from a peg an adverse one leads it in a ladder."""
    leads = []
    for side in (0, 1):
        for flip in (0, 4):
            for way in FROM[4 * side : 4 * side + 4]:
                dx, dy = DIRECTIONS[(way ^ flip) & 3]
                sign = 1 if (way ^ flip) < 4 else -1
                ahead, across = (dx, dy) if side else (dy, dx)
                ahead, across = sign * ahead, sign * across
                step = ahead // abs(ahead), across // 2 if abs(across) == 2 else 0
                leads.append(step[0] + step[1] * WIDTH if side else step[0] * WIDTH + step[1])
    return leads
