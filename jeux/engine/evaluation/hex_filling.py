"""Hex: what a cell is worth when the rest of the board is filled by lot.

A board filled at random has exactly one winner. Over many fillings, how often a side wins, and how much oftener it
does with a cell than without, tell how it stands and where to play: this is the best play of *random-turn Hex* (Peres,
Schramm, Sheffield and Wilson, *Random-Turn Hex and Other Selection Games*, 2007), and a good one of Hex itself, once
bridges are seen: two empty cells that join stones (or a stone and its edge) whichever of them the opponent takes are
given one to each side.

A filling is one word of bits. Cells are counted in *planes*, words that hold a binary digit of the count of every cell,
so that a filling is counted in a few operations.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import NamedTuple

from jeux.engine.budget import Clock
from jeux.rules.boards import bits
from jeux.rules.hex_board import Grid, grid

Pair = tuple[int, int]


class Bridge(NamedTuple):
    """What joins a stone of a cell to another cell, or to an edge (`far` < 0): one of two empty cells."""

    near: int
    far: int
    carriers: Pair


@lru_cache(maxsize=8)
def _bridges(size: int) -> tuple[tuple[Bridge, ...], ...]:
    """For White and Black, all the bridges of the board."""
    board = grid(size)
    inner = []
    for cell in range(size * size):
        for other in range(cell + 1, size * size):
            both = tuple(sorted(set(board.near[cell]) & set(board.near[other])))
            if len(both) == 2 and other not in board.near[cell]:
                inner.append(Bridge(cell, other, (both[0], both[1])))
    found = []
    for edges in board.edges:
        outer = []
        for edge in edges:
            for cell in range(size * size):
                both = tuple(i for i in sorted(board.near[cell]) if edge >> i & 1)
                if len(both) == 2 and not edge >> cell & 1:
                    outer.append(Bridge(cell, -1, (both[0], both[1])))
        found.append((*outer, *inner))
    return tuple(found)


def pairs(board: Grid, stones: tuple[int, int]) -> list[Pair]:
    """The carriers of the bridges of both sides, no cell twice."""
    empty = board.full & ~(stones[0] | stones[1])
    used, found = 0, []
    for side, bridges in enumerate(_bridges(board.size)):
        own = stones[side]
        for near, far, (one, other) in bridges:
            cells = 1 << one | 1 << other
            if own >> near & 1 and (far < 0 or own >> far & 1) and not cells & ~empty and not cells & used:
                used |= cells
                found.append((one, other))
    return found


class Fillings:
    """The fillings of one position: `count` of them, `won` by White; `kept` and `lost` hold, by cell, in how many of
    those that White won and lost the cell was White's."""

    __slots__ = ("board", "count", "empty", "kept", "lost", "pairs", "stones", "won")

    def __init__(self, board: Grid, stones: tuple[int, int]) -> None:
        self.board = board
        self.stones = stones
        self.empty = board.full & ~(stones[0] | stones[1])
        self.pairs: dict[int, int] = {}
        for one, other in pairs(board, stones):
            self.pairs[other - one] = self.pairs.get(other - one, 0) | 1 << one
        self.count = self.won = 0
        self.kept: list[int] = []
        self.lost: list[int] = []

    def add(self, count: int, rng: Random, clock: Clock) -> None:
        """Fill the board some more times. Raises `Stopped`."""
        width, white = self.board.size**2, self.stones[0]
        for _ in range(count):
            clock.tick()
            filling = rng.getrandbits(width) & self.empty
            for way, ones in self.pairs.items():
                filling = filling & ~(ones << way) | (ones & ~filling) << way
            won = self.board.joined(white | filling, 0)
            self.count += 1
            self.won += won
            _count(self.kept if won else self.lost, filling)

    def value(self, side: int) -> float:
        """How often a side wins."""
        return (self.won if side == 0 else self.count - self.won) / self.count

    def with_cell(self, side: int) -> dict[int, float]:
        """How often a side wins that has a cell, for every empty one; half a win and half a loss are added to each."""
        found = {}
        for cell in bits(self.empty):
            kept, lost = _counted(self.kept, cell), _counted(self.lost, cell)
            if side:
                kept, lost = self.count - self.won - lost, self.won - kept
            found[cell] = (kept + 0.5) / (kept + lost + 1)
        return found


def _count(planes: list[int], word: int) -> None:
    """One more for every cell of a word."""
    for digit, plane in enumerate(planes):
        if not word:
            return
        planes[digit], word = plane ^ word, plane & word
    if word:
        planes.append(word)


def _counted(planes: list[int], cell: int) -> int:
    """The count of a cell."""
    return sum((plane >> cell & 1) << digit for digit, plane in enumerate(planes))
