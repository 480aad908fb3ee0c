"""Imposition of a booklet: two pages on each side of a sheet, ordered so that folding puts them in sequence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, BinaryIO

from reportlab.lib.units import mm

from jeux.common.palette import BLACK
from jeux.printing.paper.drawing import Drawing, Stroke
from jeux.printing.paper.pdf import put
from jeux.printing.paper.tags import TaggedCanvas, shifted

PAGES_OF_A_SHEET = 4
FROM_THE_EDGE, REACH, THIN = 7.0, 2.5, 0.15
"""Of a register cross in millimetres: where its middle is, how far it reaches, and its line."""


def spreads(pages: int) -> Iterator[tuple[int, int]]:
    """The left and the right page of each side, front then back of each sheet, the outermost sheet first. `pages` must
    be a multiple of four."""
    assert pages % PAGES_OF_A_SHEET == 0, pages
    for sheet in range(pages // PAGES_OF_A_SHEET):
        first, last = 2 * sheet + 1, pages - 2 * sheet
        yield last, first
        yield first + 1, last - 1


def register(width: float, height: float) -> tuple[Stroke, ...]:
    """A cross on the fold above the pages, and one below them, on both sides of a sheet of this size: held against the
    light, they lie on each other where the two sides do. In millimetres."""
    x, found = width / 2, []
    for y in (FROM_THE_EDGE, height - FROM_THE_EDGE):
        ends = (((x - REACH, y), (x + REACH, y)), ((x, y - REACH), (x, y + REACH)))
        found += [Stroke(points, BLACK, THIN) for points in ends]
    return tuple(found)


def folded_drawings(pages: Sequence[Drawing]) -> list[Drawing]:
    """The sides of the sheets as drawings, in the order in which `FoldedCanvas` saves them."""
    return [
        Drawing(
            2 * pages[0].width,
            pages[0].height,
            (
                *pages[left - 1].shapes,
                *pages[right - 1].moved(pages[0].width, 0.0),
                *register(2 * pages[0].width, pages[0].height),
            ),
        )
        for left, right in spreads(len(pages))
    ]


class FoldedCanvas(TaggedCanvas):
    """A canvas that saves its pages two by two on sheets twice as wide, and their tags in the order of the pages.
    Outlines and links are not supported, since pages move."""

    def __init__(self, file: BinaryIO, **arguments: Any) -> None:
        super().__init__(file, **arguments)
        self._pages: list[list[str]] = []

    def showPage(self) -> None:  # noqa: N802  # the library's name
        """Keep the finished page."""
        self._pages.append(self.page_code())
        self._startPage()  # no public access

    def places(self) -> list[tuple[int, int]]:
        """For each page its side, where the tags of the left page come before those of the right one."""
        found = {}
        for side, (left, right) in enumerate(spreads(len(self._pages))):
            found[left], found[right] = (side, 0), (side, self.marks_on(left - 1))
        return [found[page] for page in range(1, len(self._pages) + 1)]

    def save(self) -> None:
        """Write the sheets."""
        width, height = self._pagesize
        places = self.places()
        for spread in spreads(len(self._pages)):
            self.setPageSize((2 * width, height))
            for set_box in (self.setTrimBox, self.setCropBox):
                set_box((0, 0, 2 * width, height))
            for number, page in enumerate(spread):
                self.saveState()
                self.translate(number * width, 0)
                self.add_code(shifted(self._pages[page - 1], places[page - 1][1]))
                self.restoreState()
            self.begin_artifact()
            put(self, Drawing(2 * width / mm, height / mm, register(2 * width / mm, height / mm)), 0.0, height)
            self.end_artifact()
            self.write_page()
        super().save()
