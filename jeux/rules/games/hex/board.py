"""Hex: the rhombus of N × N hexagons, its neighbourhoods and its chains.

Masks are N × N bits wide; bit y · N + x is the cell of column x (a = 0) and row y (1 = 0, at the top). Each row
stands half a cell to the right of the row above::

    a1  b1  c1
      a2  b2  c2
        a3  b3  c3
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from functools import lru_cache
from math import sqrt

from jeux.rules.boards import bits
from jeux.rules.contract import Board

COLUMNS = "abcdefghijklmnop"
LARGEST = len(COLUMNS)
NEAR = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
"""The six neighbours of a cell, as (columns, rows) to go."""
ROW_HEIGHT = sqrt(3) / 2
"""From one row to the next where a cell is as wide as 1."""


class Grid:
    """The tables of one size: the cells in the order of position texts, and the masks of the four edges."""

    __slots__ = ("_not_first", "_not_last", "cells", "edges", "full", "index", "mirror", "near", "size", "stock")

    def __init__(self, size: int) -> None:
        self.size = size
        self.cells = tuple(f"{x}{y + 1}" for y in range(size) for x in COLUMNS[:size])
        self.index = {cell: i for i, cell in enumerate(self.cells)}
        self.full = (1 << size * size) - 1
        row, column = (1 << size) - 1, sum(1 << y * size for y in range(size))
        self.edges = ((row, row << size * (size - 1)), (column, column << size - 1))
        """The two edges of White, the two of Black."""
        self._not_first, self._not_last = self.full & ~column, self.full & ~(column << size - 1)
        self.near = tuple(tuple(self._around(i)) for i in range(size * size))
        self.mirror = tuple(i % size * size + i // size for i in range(size * size))
        """The image of each cell in the long diagonal."""
        self.stock = (size * size + 1) // 2
        """The stones of a side: enough whoever places the last one."""

    def _around(self, i: int) -> Iterable[int]:
        y, x = divmod(i, self.size)
        for dx, dy in NEAR:
            if 0 <= x + dx < self.size and 0 <= y + dy < self.size:
                yield i + dy * self.size + dx

    def named(self, mask: int) -> tuple[str, ...]:
        """The cells of a mask, in the order of the board."""
        return tuple(self.cells[i] for i in bits(mask))

    def spread(self, mask: int) -> int:
        """A mask and all the cells beside it."""
        size = self.size
        right, left = (mask & self._not_last) << 1, (mask & self._not_first) >> 1
        return (mask | right | left | mask << size | mask >> size | right >> size | left << size) & self.full

    def joined(self, stones: int, side: int) -> bool:
        """Whether these stones hold a chain between the two edges of a side (R3)."""
        first, last = self.edges[side]
        reached = stones & first
        if not reached or not stones & last or stones.bit_count() < self.size:
            return False
        while not reached & last:
            further = self.spread(reached) & stones
            if further == reached:
                return False
            reached = further
        return True

    def chain(self, stones: int, side: int) -> tuple[str, ...]:
        """A shortest chain of these stones between the two edges of a side, from edge to edge."""
        first, last = self.edges[side]
        before: dict[int, int] = dict.fromkeys(bits(stones & first), -1)
        waiting = deque(before)
        while waiting:
            here = waiting.popleft()
            if last >> here & 1:
                return self._way(before, here)
            for beside in self.near[here]:
                if stones >> beside & 1 and beside not in before:
                    before[beside] = here
                    waiting.append(beside)
        raise AssertionError("no chain joins the two edges")

    def _way(self, before: dict[int, int], here: int) -> tuple[str, ...]:
        way = []
        while here >= 0:
            way.append(self.cells[here])
            here = before[here]
        return tuple(reversed(way))


@lru_cache(maxsize=8)
def grid(size: int) -> Grid:
    """The tables of a size."""
    return Grid(size)


@lru_cache(maxsize=8)
def board_of(size: int) -> Board:
    """The geometry of a size: a cell is as wide as 1, the lower left corner cell of row N stands at height 0."""
    known = grid(size)
    where = {
        cell: (i % size + i // size / 2, (size - 1 - i // size) * ROW_HEIGHT) for i, cell in enumerate(known.cells)
    }
    near = {cell: known.named(sum(1 << j for j in known.near[i])) for i, cell in enumerate(known.cells)}
    right, top = 1.5 * (size - 1), (size - 1) * ROW_HEIGHT
    return Board(known.cells, where, (-0.5, -1 / sqrt(3), right + 0.5, top + 1 / sqrt(3)), near=near)
