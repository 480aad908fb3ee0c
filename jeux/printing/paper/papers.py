"""Papers and how a large drawing is spread over several sheets: arithmetic only, in millimetres."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from string import ascii_uppercase
from typing import NamedTuple

from jeux.printing.paper.drawing import Box

MARGIN = 10.0
"""Printers leave about this much of each edge white."""
OVERLAP = 10.0
"""What two sheets side by side have in common."""
HEAD, FOOT = 8.0, 13.0
"""The room of the title above a sheet and of the ruler below it, where there is room; else they stand in the margin."""
HAIR = 1e-6


class Paper(NamedTuple):
    """A sheet as it lies."""

    key: str
    width: float
    height: float

    @property
    def turned(self) -> Paper:
        """The same on its other side."""
        return Paper(self.key, self.height, self.width)

    @property
    def inside(self) -> Box:
        """What lies within the margins."""
        return Box(MARGIN, MARGIN, self.width - MARGIN, self.height - MARGIN)

    @property
    def room(self) -> Box:
        """The same between title and ruler."""
        inside = self.inside
        return Box(inside.left, inside.top + HEAD, inside.right, inside.bottom - FOOT)


PAPERS = {
    paper.key: paper for paper in (Paper("A4", 210.0, 297.0), Paper("A3", 297.0, 420.0), Paper("Letter", 215.9, 279.4))
}


class Tile(NamedTuple):
    """The part of a drawing on one sheet: a letter for its column, a number for its row."""

    column: int
    row: int
    seen: Box

    @property
    def code(self) -> str:
        """Its place in the grid: A1, A2, B1…"""
        return f"{letters(self.column)}{self.row + 1}"


def letters(number: int) -> str:
    """A, B… Z, AA, AB…"""
    higher, last = divmod(number, len(ascii_uppercase))
    return (letters(higher - 1) if higher else "") + ascii_uppercase[last]


def _count(whole: float, room: float) -> int:
    """How many rooms that overlap hold a length."""
    return 1 if whole <= room + HAIR else math.ceil((whole - OVERLAP) / (room - OVERLAP) - HAIR)


def _share(whole: float, count: int) -> float:
    """What each of so many sheets holds of a length."""
    return (whole + (count - 1) * OVERLAP) / count


@dataclass(frozen=True, slots=True)
class Tiling:
    """A drawing of a size on sheets of a paper, each of which has a room for a part of it."""

    paper: Paper
    room: Box
    width: float
    height: float

    @property
    def columns(self) -> int:
        """How many sheets side by side."""
        return _count(self.width, self.room.width)

    @property
    def rows(self) -> int:
        """How many sheets one below the other."""
        return _count(self.height, self.room.height)

    @property
    def sheets(self) -> int:
        """All of them."""
        return self.columns * self.rows

    def tiles(self) -> Iterator[Tile]:
        """The parts, column by column, all of the same size: no sheet holds a narrow strip."""
        across, down = _share(self.width, self.columns), _share(self.height, self.rows)
        for column in range(self.columns):
            for row in range(self.rows):
                left, top = (column * (across - OVERLAP), row * (down - OVERLAP))
                yield Tile(column, row, Box(left, top, left + across, top + down))


def ways(paper: Paper) -> Iterator[tuple[Paper, bool]]:
    """The ways to use a paper, the preferred first: with its own room for title and ruler or not, upright or not."""
    for roomy in (True, False):
        for lying in (paper, paper.turned):
            yield lying, roomy
