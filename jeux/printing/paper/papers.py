"""Paper sizes, and how a large drawing is tiled over several sheets. Millimetres."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from string import ascii_uppercase
from typing import NamedTuple

from jeux.printing.paper.drawing import Box

MARGIN = 10.0
"""The margin that printers leave blank."""
OVERLAP = 10.0
"""How far a sheet goes on under the next one, which is glued on it."""
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


@dataclass(frozen=True, slots=True)
class Tiling:
    """A drawing split over sheets of a paper, each with the printable area `room`."""

    paper: Paper
    room: Box
    tiles: tuple[Tile, ...]
    cost: float = 0.0
    """How much the cuts cross places."""

    @property
    def columns(self) -> int:
        """How many sheets side by side, at most."""
        return 1 + max(tile.column for tile in self.tiles)

    @property
    def rows(self) -> int:
        """How many sheets one below the other."""
        return 1 + max(tile.row for tile in self.tiles)

    @property
    def sheets(self) -> int:
        """The number of sheets."""
        return len(self.tiles)


def ways(paper: Paper) -> Iterator[tuple[Paper, bool]]:
    """The orientations and layouts to try, the preferred first, each with whether title and ruler get their own
    room."""
    for roomy in (True, False):
        for lying in (paper, paper.turned):
            yield lying, roomy
