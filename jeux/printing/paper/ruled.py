"""Ruled lines to write on."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.platypus import Flowable, Table

from jeux.printing.paper.faces import LABEL, printable
from jeux.printing.paper.prose import PLAIN_TABLE
from jeux.printing.paper.tags import Paragraph

APART = 9.0 * mm
"""Line spacing: children write large."""
_THIN = 0.4
_GREY = colors.Color(0.45, 0.45, 0.45)


def lines(width: float, height: float, apart: float = APART) -> list[Flowable]:
    """As many lines as fit; none if there is no room for one."""
    rows = int(height / apart)
    style = [*PLAIN_TABLE, ("LINEBELOW", (0, 0), (-1, -1), _THIN, _GREY)]
    return [Table([[""]] * rows, [width], [apart] * rows, style=style)] if rows else []


def named(words: Sequence[tuple[str, float]], width: float, size: float) -> Flowable:
    """A row of labels, each followed by a line to write on; the numbers are their shares of the width."""
    style = ParagraphStyle("named", fontName=LABEL, fontSize=size, leading=size * 1.3)
    cells: list[object] = []
    widths: list[float] = []
    for number, (word, share) in enumerate(words):
        label = Paragraph(escape(printable(word)), style)
        wide, gap = stringWidth(printable(word), LABEL, size) + size * 0.4, size if number < len(words) - 1 else 0.0
        cells += [label, "", ""]
        widths += [wide, width * share - wide - gap, gap]
    marks = [("LINEBELOW", (i, 0), (i, 0), _THIN, _GREY) for i in range(1, len(cells), 3)]
    return Table([cells], widths, hAlign="LEFT", style=[*PLAIN_TABLE, ("VALIGN", (0, 0), (-1, -1), "BOTTOM"), *marks])
