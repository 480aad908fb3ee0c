"""Text pages: their columns, and the PDF documents made of them."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from contextvars import ContextVar
from typing import BinaryIO, NamedTuple

from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import BaseDocTemplate, Flowable, Frame, PageTemplate

from jeux.printing.paper.drawing import Drawing
from jeux.printing.paper.faces import LABEL, ONE_AT_A_TIME, printable
from jeux.printing.paper.papers import PAPERS, Paper
from jeux.printing.paper.pdf import write_properties
from jeux.printing.paper.properties import Properties
from jeux.printing.paper.seen import drawing_of
from jeux.printing.paper.tags import BlankCanvas, TaggedCanvas

FOOT, FOOT_SIZE = 7 * mm, 8.5
"""The distance of the footer below the text, and its text size."""
MOST = 1000
_A4 = PAPERS["A4"]
_NO_PADDING = {"leftPadding": 0, "rightPadding": 0, "topPadding": 0, "bottomPadding": 0}

Draw = Callable[[Canvas, BaseDocTemplate], None]
WANTED: ContextVar[Callable[[], bool]] = ContextVar("WANTED", default=lambda: True)
"""Cancellation: whether the result is still wanted. Checked at every page, because a booklet takes a while."""


class GivenUp(Exception):
    """Raised when the result is no longer wanted."""


class TooManyPages(ValueError):
    """Raised when a story needs more pages than allowed."""


class TextPage(NamedTuple):
    """The layout of a text page: size, margins, columns, in points. Everything on it is scaled by `scale`."""

    width: float
    height: float
    columns: int
    side: float
    top: float
    bottom: float
    gutter: float
    scale: float = 1.0

    @property
    def measure(self) -> float:
        """The width between the margins."""
        return self.width - 2 * self.side

    @property
    def column(self) -> float:
        """The width of a column."""
        return (self.measure - (self.columns - 1) * self.gutter) / self.columns

    @property
    def tall(self) -> float:
        """The height between the margins."""
        return self.height - self.top - self.bottom

    def frames(self, below: float = 0, above: float = 0) -> list[Frame]:
        """The frames of the columns, starting `below` the top of the text area and ending `above` its bottom."""
        step = self.column + self.gutter
        return [
            Frame(self.side + i * step, self.bottom + above, self.column, self.tall - below - above, **_NO_PADDING)
            for i in range(self.columns)
        ]

    def header(self, tall: float) -> Frame:
        """A frame over all the columns, at the top of the text area."""
        return Frame(self.side, self.height - self.top - tall, self.measure, tall, **_NO_PADDING)


def page_of(paper: Paper) -> TextPage:
    """A page in two columns. On paper larger than A4 everything is scaled up."""
    scale = max(1.0, min(paper.width / _A4.width, paper.height / _A4.height))
    side, top, bottom, gutter = (margin * scale * mm for margin in (14.0, 13.0, 16.0, 8.0))
    return TextPage(paper.width * mm, paper.height * mm, 2, side, top, bottom, gutter, scale)


def folded_page_of(paper: Paper) -> TextPage:
    """A page of a booklet folded from this paper: half a sheet."""
    scale = max(1.0, min(paper.width / _A4.width, paper.height / _A4.height))
    side, top, bottom, gutter = (margin * scale * mm for margin in (12.0, 11.0, 14.0, 5.0))
    return TextPage(paper.height / 2 * mm, paper.width * mm, 1, side, top, bottom, gutter, scale)


def height_of(flowables: Sequence[Flowable], width: float) -> float:
    """The height of some flowables stacked as a frame does it."""
    tall, after = 0.0, 0.0
    for number, flowable in enumerate(flowables):
        before = flowable.getSpaceBefore() if number else 0.0
        tall += max(before, after) + flowable.wrap(width, 10_000)[1]
        after = flowable.getSpaceAfter()
    return tall + after


def write_foot(canvas: Canvas, page: TextPage, left: str, right: str) -> None:
    """Write the footer of a page."""
    canvas.saveState()
    canvas.setFont(LABEL, FOOT_SIZE * page.scale)
    y = page.bottom - FOOT * page.scale
    canvas.drawString(page.side, y, printable(left))
    canvas.drawRightString(page.width - page.side, y, printable(right))
    canvas.restoreState()


class Document(BaseDocTemplate):  # type: ignore[misc]  # the library has no types
    """A document of at most `most` pages. Its bytes are reproducible. The pages are also drawn into `seen`."""

    def __init__(
        self,
        file: BinaryIO,
        page: TextPage,
        templates: Sequence[PageTemplate],
        most: int,
        properties: Properties,
        seen: list[Drawing] | None = None,
    ) -> None:
        super().__init__(
            file,
            pagesize=(page.width, page.height),
            pageTemplates=list(templates),
            lang=properties.language,
            invariant=1,
        )
        self.text_page, self._most, self._properties, self._seen = page, most, properties, seen

    def beforeDocument(self) -> None:  # noqa: N802  # the library's name
        """Start a build. The library may build several times, so drop the earlier pages."""
        write_properties(self.canv, self._properties)
        if self._seen is not None:
            self._seen.clear()

    def afterPage(self) -> None:  # noqa: N802  # the library's name
        """Add the finished page to `seen`."""
        if self._seen is not None:
            self._seen.append(drawing_of(self.canv, *self.pagesize))

    def handle_pageBegin(self) -> None:  # noqa: N802  # the library's name
        """Start a page. Raises `TooManyPages`, `GivenUp`."""
        if not WANTED.get()():
            raise GivenUp
        if self.page >= self._most:
            raise TooManyPages(self.page)
        for set_box in (self.canv.setTrimBox, self.canv.setCropBox):
            set_box((0, 0, *self.pagesize))
        super().handle_pageBegin()


def build(
    page: TextPage,
    templates: Sequence[PageTemplate],
    story: list[Flowable],
    properties: Properties,
    *,
    most: int = MOST,
    seen: list[Drawing] | None = None,
) -> bytes:
    """The PDF file of a story. Raises `TooManyPages`, `LayoutError`."""
    file = io.BytesIO()
    with ONE_AT_A_TIME:
        Document(file, page, templates, most, properties, seen).build(story, canvasmaker=TaggedCanvas)
    return file.getvalue()


def count_pages(page: TextPage, templates: Sequence[PageTemplate], story: Sequence[Flowable], most: int = MOST) -> int:
    """The number of pages that a story takes. The story is not consumed. Raises `TooManyPages`, `LayoutError`."""
    document = Document(io.BytesIO(), page, templates, most, Properties("", "", ""))
    with ONE_AT_A_TIME:
        document.build(list(story), canvasmaker=BlankCanvas)
    return int(document.page)
