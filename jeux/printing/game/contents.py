"""A line of a table of contents: a chapter, dots, the number of its page."""

from __future__ import annotations

from typing import NamedTuple
from xml.sax.saxutils import escape

from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase.pdfmetrics import stringWidth

from jeux.printing.game.pages import TextPage
from jeux.printing.paper.faces import SERIF, TITLE, printable
from jeux.printing.paper.tags import Paragraph, Part, marked

SIZE, BESIDE = 12.0, 9.5
"""The text size of a chapter's name, and of what stands beside it."""
DOT = " . "


class Entry(NamedTuple):
    """A chapter that begins on a page, in the table of contents, and in the PDF outline if `linked`."""

    title: str
    beside: str
    key: str
    number: int
    linked: bool


class ContentsLine(Paragraph):
    """The line of an entry, in a table `of` contents; `high` is its height."""

    def __init__(self, entry: Entry, page: TextPage, high: float, of: Part) -> None:
        size, small = SIZE * page.scale, BESIDE * page.scale
        title, beside = printable(entry.title), printable(entry.beside)
        style = ParagraphStyle("line", fontName=TITLE, fontSize=size, leading=min(2 * size, high))
        super().__init__(f'{escape(title)} <font name="{SERIF}" size="{small}">{escape(beside)}</font>', style)
        self.part, self._entry, self._number = Part("TOCI", of), entry, str(entry.number)
        self._ends = stringWidth(f"{title} ", TITLE, size) + stringWidth(beside, SERIF, small)

    def draw(self) -> None:
        """Draw the words, the dots, which are an artifact, and the number."""
        super().draw()
        canvas, size = self.canv, self.style.fontSize
        y, number = self.height - size, stringWidth(self._number, TITLE, size)
        dots = int((self.width - self._ends - number) / stringWidth(DOT, TITLE, size))
        canvas.setFont(TITLE, size)
        canvas.drawRightString(self.width - number, y, DOT * dots)
        with marked(canvas, self.part):
            canvas.drawRightString(self.width, y, self._number)
        if self._entry.linked:
            canvas.linkRect("", self._entry.key, (0, 0, self.width, self.height), relative=1, thickness=0)
