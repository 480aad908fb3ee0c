"""The padded board of Twixt as numbers: holes, ways of links, what they cross, and what lies around a hole.

The board of 24 by 24 holes has three more on each side, so that a link from any hole leads to one that exists. Nothing
here is compiled: the kernel keeps these tables as arrays.
"""

from __future__ import annotations

from random import Random

from jeux.rules.twixt_board import DIRECTIONS, SIZE, crossed_by, links_of

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
    found = []
    middle = SIZE // 2
    for direction in range(4):
        for begin, other in links_of(crossed_by(middle * SIZE + middle, direction)):
            found += [INNER[begin] - _padded(middle, middle), other]
    return found


def lots() -> list[int]:
    """Words by lot for the key of a position."""
    lot = Random("twixt")
    return [lot.getrandbits(64) for _ in range(8 * CELLS)]


def room() -> list[int]:
    """For White, then for Black, whether a padded hole may be used."""
    found = [0] * (2 * CELLS)
    for x in range(SIZE):
        for y in range(SIZE):
            found[_padded(x, y)] = 0 < x < LAST
            found[CELLS + _padded(x, y)] = 0 < y < LAST
    return found


def goals() -> list[int]:
    """For White, then for Black, 1 behind the first goal line and 2 behind the second one."""
    found = [0] * (2 * CELLS)
    for i in range(1, LAST):
        found[_padded(i, 0)] = found[CELLS + _padded(0, i)] = 1
        found[_padded(i, LAST)] = found[CELLS + _padded(LAST, i)] = 2
    return found


LEAP, LEAPT = 14, 20
"""Squares of the distances from which a peg is no longer close, and from which it is far."""


def within(least: int, most: int) -> list[int]:
    """How far away the holes are whose distance, squared, lies between two bounds."""
    near = range(-4, 5)
    return [y * WIDTH + x for y in near for x in near if least <= x * x + y * y <= most]


FROM = [0, 5, 2, 7, 6, 7, 4, 5]
"""The ways of links that come from the rows before (columns for Black), four for each side: those of two rows first."""
OVER_FROM, OVER_WAY = [-1 - WIDTH, -1, -1 - WIDTH, WIDTH - 1], [3, 2, 1, 0]
"""For each side, where the two links begin that cross a step straight ahead, and their directions."""
