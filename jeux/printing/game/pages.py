"""Pages of text: where their columns stand, and the documents that are made of them."""

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
from jeux.printing.paper.seen import drawing_of

FOOT, FOOT_SIZE = 7 * mm, 8.5
"""How far below the text the foot of a page is, and the size of its letters."""
MOST = 1000
_A4 = PAPERS["A4"]
_NO_PADDING = {"leftPadding": 0, "rightPadding": 0, "topPadding": 0, "bottomPadding": 0}

Draw = Callable[[Canvas, BaseDocTemplate], None]
WANTED: ContextVar[Callable[[], bool]] = ContextVar("WANTED", default=lambda: True)
"""Whether somebody still waits for what is made here: asked at every page, for a booklet takes its time."""


class GivenUp(Exception):
    """Nobody waits for it any more."""


class TooManyPages(ValueError):
    """A story that needs more pages than it may have."""


class TextPage(NamedTuple):
    """A page of text, in points: its margins and its columns. All that is on it grows with its `scale`."""

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
        """The columns, `below` the top of the text and `above` its bottom."""
        step = self.column + self.gutter
        return [
            Frame(self.side + i * step, self.bottom + above, self.column, self.tall - below - above, **_NO_PADDING)
            for i in range(self.columns)
        ]

    def header(self, tall: float) -> Frame:
        """The room above the columns, as wide as all of them."""
        return Frame(self.side, self.height - self.top - tall, self.measure, tall, **_NO_PADDING)


def page_of(paper: Paper) -> TextPage:
    """A page of text on a paper, in two columns; on a larger one than A4 everything is larger."""
    scale = max(1.0, min(paper.width / _A4.width, paper.height / _A4.height))
    side, top, bottom, gutter = (margin * scale * mm for margin in (14.0, 13.0, 16.0, 8.0))
    return TextPage(paper.width * mm, paper.height * mm, 2, side, top, bottom, gutter, scale)


def folded_page_of(paper: Paper) -> TextPage:
    """One page of a paper that is folded once."""
    scale = max(1.0, min(paper.width / _A4.width, paper.height / _A4.height))
    side, top, bottom, gutter = (margin * scale * mm for margin in (12.0, 11.0, 14.0, 5.0))
    return TextPage(paper.height / 2 * mm, paper.width * mm, 1, side, top, bottom, gutter, scale)


def height_of(flowables: Sequence[Flowable], width: float) -> float:
    """The height of some flowables, one below the other, as a frame sets them."""
    tall, after = 0.0, 0.0
    for number, flowable in enumerate(flowables):
        before = flowable.getSpaceBefore() if number else 0.0
        tall += max(before, after) + flowable.wrap(width, 10_000)[1]
        after = flowable.getSpaceAfter()
    return tall + after


def write_foot(canvas: Canvas, page: TextPage, left: str, right: str) -> None:
    """Write the line at the foot of a page."""
    canvas.saveState()
    canvas.setFont(LABEL, FOOT_SIZE * page.scale)
    y = page.bottom - FOOT * page.scale
    canvas.drawString(page.side, y, printable(left))
    canvas.drawRightString(page.width - page.side, y, printable(right))
    canvas.restoreState()


class Document(BaseDocTemplate):  # type: ignore[misc]  # the library has no types
    """A document of `most` pages at most; the same one is always the same bytes. Its pages are also drawn into
    `seen`."""

    def __init__(
        self,
        file: BinaryIO,
        page: TextPage,
        templates: Sequence[PageTemplate],
        most: int,
        title: str,
        language: str,
        seen: list[Drawing] | None = None,
    ) -> None:
        super().__init__(
            file,
            pagesize=(page.width, page.height),
            pageTemplates=list(templates),
            title=title,
            lang=language,
            creator="Tablier",
            invariant=1,
        )
        self.text_page, self._most, self._seen = page, most, seen

    def beforeDocument(self) -> None:  # noqa: N802  # the library's name
        """Begin, perhaps not for the first time."""
        if self._seen is not None:
            self._seen.clear()

    def afterPage(self) -> None:  # noqa: N802  # the library's name
        """Draw the page that ends."""
        if self._seen is not None:
            self._seen.append(drawing_of(self.canv, *self.pagesize))

    def handle_pageBegin(self) -> None:  # noqa: N802  # the library's name
        """Begin a page, unless there are enough. Raises `TooManyPages`, `GivenUp`."""
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
    *,
    most: int = MOST,
    title: str = "",
    language: str = "",
    seen: list[Drawing] | None = None,
) -> bytes:
    """A PDF file. Raises `TooManyPages`, `LayoutError`."""
    file = io.BytesIO()
    with ONE_AT_A_TIME:
        Document(file, page, templates, most, title, language, seen).build(story)
    return file.getvalue()


class _Trial(Canvas):  # type: ignore[misc]  # the library has no types
    """Sets pages that are only counted."""

    def save(self) -> None:
        """Write nothing."""


def count_pages(page: TextPage, templates: Sequence[PageTemplate], story: Sequence[Flowable], most: int = MOST) -> int:
    """How many pages a story takes, which remains as it is. Raises `TooManyPages`, `LayoutError`."""
    document = Document(io.BytesIO(), page, templates, most, "", "")
    with ONE_AT_A_TIME:
        document.build(list(story), canvasmaker=_Trial)
    return int(document.page)
