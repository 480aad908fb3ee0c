"""Paper sizes, and how a large drawing is tiled over several sheets. Millimetres."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from string import ascii_uppercase
from typing import NamedTuple

from jeux.printing.paper.drawing import Box

MARGIN = 10.0
"""The margin that printers leave blank."""
OVERLAP = 10.0
"""How much neighbouring sheets overlap."""
HEAD, FOOT = 8.0, 13.0
"""The height reserved for the title above and the ruler below; if there is no room for them, they go into the
margin."""
HAIR = 1e-6


class Paper(NamedTuple):
    """A sheet in one orientation."""

    key: str
    width: float
    height: float

    @property
    def turned(self) -> Paper:
        """The sheet in the other orientation."""
        return Paper(self.key, self.height, self.width)

    @property
    def inside(self) -> Box:
        """The area within the margins."""
        return Box(MARGIN, MARGIN, self.width - MARGIN, self.height - MARGIN)

    @property
    def room(self) -> Box:
        """The area between title and ruler."""
        inside = self.inside
        return Box(inside.left, inside.top + HEAD, inside.right, inside.bottom - FOOT)


PAPERS = {
    paper.key: paper for paper in (Paper("A4", 210.0, 297.0), Paper("A3", 297.0, 420.0), Paper("Letter", 215.9, 279.4))
}


class Tile(NamedTuple):
    """The part of a drawing on one sheet."""

    column: int
    row: int
    seen: Box

    @property
    def code(self) -> str:
        """Its name in the grid, the column as a letter and the row as a number: A1, A2, B1…"""
        return f"{letters(self.column)}{self.row + 1}"


def letters(number: int) -> str:
    """A, B… Z, AA, AB…"""
    higher, last = divmod(number, len(ascii_uppercase))
    return (letters(higher - 1) if higher else "") + ascii_uppercase[last]


def _count(whole: float, room: float) -> int:
    """How many overlapping sheets cover a length."""
    return 1 if whole <= room + HAIR else math.ceil((whole - OVERLAP) / (room - OVERLAP) - HAIR)


def _share(whole: float, count: int) -> float:
    """The length that each of `count` overlapping sheets covers."""
    return (whole + (count - 1) * OVERLAP) / count


@dataclass(frozen=True, slots=True)
class Tiling:
    """A drawing split over sheets of a paper, each with the printable area `room`."""

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
        """The number of sheets."""
        return self.columns * self.rows

    def tiles(self) -> Iterator[Tile]:
        """The tiles, column by column, all of the same size, so that no sheet holds a narrow strip."""
        across, down = _share(self.width, self.columns), _share(self.height, self.rows)
        for column in range(self.columns):
            for row in range(self.rows):
                left, top = (column * (across - OVERLAP), row * (down - OVERLAP))
                yield Tile(column, row, Box(left, top, left + across, top + down))


def ways(paper: Paper) -> Iterator[tuple[Paper, bool]]:
    """The orientations and layouts to try, the preferred first, each with whether title and ruler get their own
    room."""
    for roomy in (True, False):
        for lying in (paper, paper.turned):
            yield lying, roomy
