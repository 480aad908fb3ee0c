"""Imposition of a booklet: two pages on each side of a sheet, ordered so that folding puts them in sequence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import BinaryIO

from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas

from jeux.common.palette import BLACK
from jeux.printing.paper.drawing import Drawing, Stroke
from jeux.printing.paper.pdf import put

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


class FoldedCanvas(Canvas):  # type: ignore[misc]  # the library has no types
    """A canvas that saves its pages two by two on sheets twice as wide. Outlines and links are not supported, since
    pages move."""

    def __init__(self, file: BinaryIO, **arguments: object) -> None:
        super().__init__(file, **arguments)
        self._drawn = 0
        self._begin()

    def _begin(self) -> None:
        self._drawn += 1
        self.beginForm(f"page-{self._drawn}")

    def showPage(self) -> None:  # noqa: N802  # the library's name
        """Keep the finished page."""
        self.endForm()
        self._begin()

    def save(self) -> None:
        """Write the sheets."""
        self.endForm()  # closes the empty form that was begun after the last page
        width, height = self._pagesize
        for spread in spreads(self._drawn - 1):
            self.setPageSize((2 * width, height))
            for set_box in (self.setTrimBox, self.setCropBox):
                set_box((0, 0, 2 * width, height))
            for number, page in enumerate(spread):
                self.saveState()
                self.translate(number * width, 0)
                self.doForm(f"page-{page}")
                self.restoreState()
            put(self, Drawing(2 * width / mm, height / mm, register(2 * width / mm, height / mm)), 0.0, height)
            super().showPage()
        super().save()
