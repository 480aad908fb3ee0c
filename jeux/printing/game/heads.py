"""The head of a page on a game: its name, some facts beside it, a rule below."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

from reportlab.lib import colors
from reportlab.lib.enums import TA_RIGHT
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.platypus import Flowable, Table
from reportlab.platypus.flowables import HRFlowable

from jeux.printing.game.pages import TextPage
from jeux.printing.paper.faces import LABEL, TITLE, printable
from jeux.printing.paper.prose import PLAIN_TABLE, SMALLEST
from jeux.printing.paper.tags import Paragraph

NAME = 2.5
"""The size of the name, relative to the text."""


def head(page: TextPage, name: str, facts: Sequence[str], size: float) -> list[Flowable]:
    """The name on one line, short lines of facts on its right, a rule below."""
    small = SMALLEST * page.scale
    label = ParagraphStyle("label", fontName=LABEL, fontSize=small, leading=small * 1.35, alignment=TA_RIGHT)
    beside = max((stringWidth(printable(line), LABEL, small) for line in facts), default=0) + 1
    lines = [Paragraph(escape(printable(line)), label) for line in facts if line]
    title, room = printable(name), page.measure - beside
    large = min(size * NAME, room / stringWidth(title, TITLE, 1.02))  # one line
    style = ParagraphStyle("name", fontName=TITLE, fontSize=large, leading=large * 1.05, role="H1")
    table = Table(
        [[Paragraph(escape(title), style), lines]],
        colWidths=[room, beside],
        style=[*PLAIN_TABLE, ("VALIGN", (0, 0), (-1, -1), "BOTTOM")],
    )
    return [table, HRFlowable(width="100%", thickness=0.8, color=colors.black, spaceBefore=4, spaceAfter=5)]
