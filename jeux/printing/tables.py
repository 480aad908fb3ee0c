"""Prints a table that continues over pages and repeats its headings."""

from __future__ import annotations

from xml.sax.saxutils import escape

from reportlab.lib import colors
from reportlab.lib.enums import TA_CENTER, TA_LEFT
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Flowable, PageTemplate, Spacer, Table

from jeux.common.tables import Sheet
from jeux.common.texts import Texts
from jeux.printing.game.pages import TextPage, build, page_of
from jeux.printing.paper.drawing import Drawing
from jeux.printing.paper.faces import LABEL, LABEL_BOLD, SERIF, TITLE, face_for, printable
from jeux.printing.paper.papers import PAPERS
from jeux.printing.paper.properties import Properties
from jeux.printing.paper.prose import SMALLEST
from jeux.printing.paper.tags import Paragraph, tabled

PINNED = 18.0
"""The text size of sheets to pin up, in points, readable from two metres."""
THICK, THIN = 1.0, 0.4
_TABLE = 10.0
_NAME = 14
"""The fewest letters of a name that must fit on one line."""


def print_table(
    sheet: Sheet, texts: Texts, paper: str = "A4", *, wide: bool = False, seen: list[Drawing] | None = None
) -> bytes:
    """The PDF of a table, `wide` on paper that is turned. The pages are also drawn into `seen`."""
    page = table_page(paper, wide)
    properties = properties_of(sheet, texts)
    return build(page, [PageTemplate("table", page.frames())], listed(sheet, page), properties, seen=seen)


def properties_of(sheet: Sheet, texts: Texts) -> Properties:
    """The properties of a document with this table."""
    return Properties(f"{sheet.title} · {sheet.line}", sheet.title, texts.language)


def table_page(paper: str, wide: bool) -> TextPage:
    """The page of a table, `wide` if the paper is turned."""
    return page_of(PAPERS[paper].turned if wide else PAPERS[paper])._replace(columns=1)


def style(name: str, face: str, size: float, **changes: object) -> ParagraphStyle:
    """A style of lines of a quarter more than its size."""
    return ParagraphStyle(name, fontName=face, fontSize=size, leading=size * 1.25, **changes)


def words(text: str, wanted: ParagraphStyle) -> Paragraph:
    """A text that somebody may have typed, in a face that has its letters."""
    face = face_for(text, wanted.fontName)
    if face != wanted.fontName:
        wanted = wanted.clone(wanted.name, fontName=face)
    return Paragraph(escape(printable(text, face)), wanted)


def _head(sheet: Sheet, size: float) -> list[Flowable]:
    return [
        words(sheet.title, style("title", TITLE, size * 1.5, role="H1")),
        words(sheet.line, style("line", SERIF, size)),
        Spacer(0, size * 0.6),
    ]


def listed(sheet: Sheet, page: TextPage, pinned: bool = False) -> list[Flowable]:
    """A sheet as a table that continues over pages and repeats its headings."""
    size = _size(sheet, page, PINNED if pinned else _TABLE)
    story = _head(sheet, max(size, _TABLE) * 1.2)
    story.append(_table(sheet, page.measure, size))
    note = style("note", SERIF, max(SMALLEST, size * 0.85))
    return [*story, Spacer(0, size * 0.6), *(words(line, note) for line in sheet.foot)]


def _size(sheet: Sheet, page: TextPage, wanted: float) -> float:
    """The text size: `wanted`, or smaller if the narrow columns require it."""
    narrow = [place for place in range(len(sheet.heads)) if place not in sheet.names]
    letters = sum(_longest(sheet, place) + 2 for place in narrow)
    # a name may wrap, but its longest word must fit
    each = [word for row in sheet.rows for place in sheet.names for word in row[place].split()]
    letters += max(_NAME, *(len(word) + 2 for word in each)) * len(sheet.names) if each else 0
    return max(5.0, min(wanted * page.scale, page.measure / (letters * 0.55)))


def _longest(sheet: Sheet, place: int) -> int:
    """The length of the longest word of a column, as headings may wrap."""
    cells = [row[place] for row in sheet.rows] + sheet.heads[place].split()
    return max(map(len, cells), default=1)


def _table(sheet: Sheet, width: float, size: float) -> Table:
    narrow = {
        place: (_longest(sheet, place) + 2) * size * 0.55
        for place in range(len(sheet.heads))
        if place not in sheet.names
    }
    rest = (width - sum(narrow.values())) / len(sheet.names)
    widths = [narrow.get(place, rest) for place in range(len(sheet.heads))]
    centred, left = style("cell", LABEL, size, alignment=TA_CENTER), style("name", LABEL, size)
    bold, above_words = (style("head", LABEL_BOLD, size * 0.85, alignment=way) for way in (TA_CENTER, TA_LEFT))
    rows = [[words(head, above_words if i in sheet.names else bold) for i, head in enumerate(sheet.heads)]]
    rows += [
        [words(cell, left if place in sheet.names else centred) for place, cell in enumerate(row)] for row in sheet.rows
    ]
    tabled(rows)
    return Table(
        rows,
        colWidths=widths,
        repeatRows=1,
        style=[
            ("LINEBELOW", (0, 0), (-1, 0), THICK, colors.black),
            ("LINEBELOW", (0, 1), (-1, -1), THIN, colors.black),
            ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
            ("FONT", (0, 0), (-1, -1), LABEL, size),  # reportlab's default font is not embedded
            *((f"{side}PADDING", (0, 0), (-1, -1), size * 0.2) for side in ("LEFT", "RIGHT", "TOP", "BOTTOM")),
        ],
    )
