"""Prints a tournament: the standings, the pairings of a round to pin up, a result slip for each table."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

from reportlab.lib import colors
from reportlab.lib.enums import TA_CENTER
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.platypus import Flowable, KeepTogether, PageTemplate, Paragraph, Spacer, Table

from jeux.common.texts import Texts
from jeux.printing.game.pages import TextPage, build, page_of
from jeux.printing.paper.drawing import Drawing
from jeux.printing.paper.faces import LABEL, LABEL_BOLD, SERIF, TITLE, face_for, printable
from jeux.printing.paper.papers import PAPERS
from jeux.printing.paper.prose import SMALLEST
from jeux.tournament.contract import Tournament
from jeux.tournament.sheets import Sheet, names_of, pairings_sheet, standings_sheet

SCORES, PAIRINGS, SLIPS = "scores", "pairings", "slips"
SHEETS = (SCORES, PAIRINGS, SLIPS)
"""The kinds of sheets; the last two are for one round."""
PINNED = 18.0
"""The text size of sheets to pin up, in points, readable from two metres."""
_TABLE = 10.0
_NAME = 14
"""The fewest letters of a name that must fit on one line."""
_THICK, _THIN = 1.0, 0.4


def print_tournament(
    tournament: Tournament,
    sheet: str,
    texts: Texts,
    paper: str = "A4",
    number: int = 0,
    seen: list[Drawing] | None = None,
) -> bytes:
    """The PDF of a tournament sheet. `number` is its round (0: the current or last one). The pages are also drawn into
    `seen`."""
    assert sheet in SHEETS, sheet
    number = number or len(tournament.rounds)
    whole = standings_sheet(tournament, texts, number) if sheet == SCORES else pairings_sheet(tournament, number, texts)
    wide = sheet == SCORES and len(whole.heads) > 10
    page = page_of(PAPERS[paper].turned if wide else PAPERS[paper])._replace(columns=1)
    story = _slips(tournament, number, texts, page) if sheet == SLIPS else _listed(whole, page, sheet == PAIRINGS)
    title = f"{whole.title} · {whole.line}"
    return build(page, [PageTemplate(sheet, page.frames())], story, title=title, language=texts.language, seen=seen)


def _style(name: str, face: str, size: float, **changes: object) -> ParagraphStyle:
    return ParagraphStyle(name, fontName=face, fontSize=size, leading=size * 1.25, **changes)


def _words(text: str, style: ParagraphStyle) -> Paragraph:
    face = face_for(text, style.fontName)
    if face != style.fontName:
        style = style.clone(style.name, fontName=face)
    return Paragraph(escape(printable(text, face)), style)


def _head(sheet: Sheet, size: float) -> list[Flowable]:
    return [
        _words(sheet.title, _style("title", TITLE, size * 1.5)),
        _words(sheet.line, _style("line", SERIF, size)),
        Spacer(0, size * 0.6),
    ]


def _listed(sheet: Sheet, page: TextPage, pinned: bool) -> list[Flowable]:
    """A sheet as a table that continues over pages and repeats its headings."""
    size = _size(sheet, page, PINNED if pinned else _TABLE)
    story = _head(sheet, max(size, _TABLE) * 1.2)
    story.append(_table(sheet, page.measure, size))
    note = _style("note", SERIF, max(SMALLEST, size * 0.85))
    return [*story, Spacer(0, size * 0.6), *(_words(line, note) for line in sheet.foot)]


def _size(sheet: Sheet, page: TextPage, wanted: float) -> float:
    """The text size: `wanted`, or smaller if the narrow columns require it."""
    narrow = [place for place in range(len(sheet.heads)) if place not in sheet.names]
    letters = sum(_longest(sheet, place) + 2 for place in narrow)
    # a name may wrap, but its longest word must fit
    words = [word for row in sheet.rows for place in sheet.names for word in row[place].split()]
    letters += max(_NAME, *(len(word) + 2 for word in words)) * len(sheet.names) if words else 0
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
    centred, left = _style("cell", LABEL, size, alignment=TA_CENTER), _style("name", LABEL, size)
    bold = _style("head", LABEL_BOLD, size * 0.85, alignment=TA_CENTER)
    rows = [[_words(head, bold) for head in sheet.heads]]
    rows += [
        [_words(cell, left if place in sheet.names else centred) for place, cell in enumerate(row)]
        for row in sheet.rows
    ]
    return Table(
        rows,
        colWidths=widths,
        repeatRows=1,
        style=[
            ("LINEBELOW", (0, 0), (-1, 0), _THICK, colors.black),
            ("LINEBELOW", (0, 1), (-1, -1), _THIN, colors.black),
            ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
            ("FONT", (0, 0), (-1, -1), LABEL, size),  # reportlab's default font is not embedded
            *((f"{side}PADDING", (0, 0), (-1, -1), size * 0.2) for side in ("LEFT", "RIGHT", "TOP", "BOTTOM")),
        ],
    )


# --- slips ------------------------------------------------------------------------------------------------------------


def _slips(tournament: Tournament, number: int, texts: Texts, page: TextPage) -> list[Flowable]:
    """A result slip for each table, to be cut out, filled in and handed in."""
    sheet = pairings_sheet(tournament, number, texts)
    story: list[Flowable] = []
    for pairing in tournament.rounds[number - 1].pairings:
        table = tournament.table_name(pairing.table)
        if table.isdecimal():
            table = texts.get("evening-sheet-table", table=table)
        names = names_of(tournament, pairing.players)
        story.append(KeepTogether(_slip(sheet, table, names, texts, page.measure)))
    return story


def _slip(sheet: Sheet, table: str, names: Sequence[str], texts: Texts, width: float) -> list[Flowable]:
    """A slip: the names with a box each for the result, and lines for signatures."""
    name, label = _style("name", TITLE, 15), _style("label", LABEL, SMALLEST)
    rows = [[_words(f"{sheet.title} · {sheet.line}", label), _words(table, _style("table", TITLE, 15)), ""]]
    heads = ("evening-column-player", "evening-column-result", "evening-sheet-signed")
    rows.append([_words(texts.get(head), label) for head in heads])
    rows += [[_words(player, name), "", ""] for player in names]
    body = Table(
        rows,
        colWidths=[width * 0.5, width * 0.2, width * 0.3],
        rowHeights=[11 * mm, 6 * mm, *(14 * mm for _ in names)],
        style=[
            ("GRID", (0, 2), (-1, -1), _THIN, colors.black),
            ("BOX", (1, 2), (1, -1), _THICK, colors.black),
            ("SPAN", (1, 0), (2, 0)),
            ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
            ("FONT", (0, 0), (-1, -1), LABEL, SMALLEST),
            ("LINEBELOW", (0, -1), (-1, -1), _THIN, colors.black),
        ],
    )
    cut = Table([[""]], colWidths=[width], rowHeights=[8 * mm])
    cut.setStyle([("LINEBELOW", (0, 0), (-1, -1), _THIN, colors.grey, None, (2, 2)), ("FONT", (0, 0), (-1, -1), LABEL)])
    return [body, cut, Spacer(0, 5 * mm)]
