"""Prints a tournament: the standings, the pairings of a round to pin up, a result slip for each table."""

from __future__ import annotations

from collections.abc import Sequence

from reportlab.lib import colors
from reportlab.lib.units import mm
from reportlab.platypus import Flowable, KeepTogether, PageTemplate, Spacer, Table

from jeux.common.tables import Sheet
from jeux.common.texts import Texts
from jeux.printing.game.pages import TextPage, build
from jeux.printing.paper.drawing import Drawing
from jeux.printing.paper.faces import LABEL, TITLE
from jeux.printing.paper.prose import SMALLEST
from jeux.printing.tables import THICK, THIN, listed, properties_of, style, table_page, words
from jeux.tournament.contract import Tournament
from jeux.tournament.sheets import names_of, pairings_sheet, standings_sheet

SCORES, PAIRINGS, SLIPS = "scores", "pairings", "slips"
SHEETS = (SCORES, PAIRINGS, SLIPS)
"""The kinds of sheets; the last two are for one round."""


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
    page = table_page(paper, wide)
    story = _slips(tournament, number, texts, page) if sheet == SLIPS else listed(whole, page, sheet == PAIRINGS)
    return build(page, [PageTemplate(sheet, page.frames())], story, properties_of(whole, texts), seen=seen)


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
    name, label = style("name", TITLE, 15), style("label", LABEL, SMALLEST)
    rows = [[words(f"{sheet.title} · {sheet.line}", label), words(table, style("table", TITLE, 15, role="H1")), ""]]
    heads = ("evening-column-player", "evening-column-result", "evening-sheet-signed")
    rows.append([words(texts.get(head), label) for head in heads])
    rows += [[words(player, name), "", ""] for player in names]
    body = Table(
        rows,
        colWidths=[width * 0.5, width * 0.2, width * 0.3],
        rowHeights=[11 * mm, 6 * mm, *(14 * mm for _ in names)],
        style=[
            ("GRID", (0, 2), (-1, -1), THIN, colors.black),
            ("BOX", (1, 2), (1, -1), THICK, colors.black),
            ("SPAN", (1, 0), (2, 0)),
            ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
            ("FONT", (0, 0), (-1, -1), LABEL, SMALLEST),
            ("LINEBELOW", (0, -1), (-1, -1), THIN, colors.black),
        ],
    )
    cut = Table([[""]], colWidths=[width], rowHeights=[8 * mm])
    cut.setStyle([("LINEBELOW", (0, 0), (-1, -1), THIN, colors.grey, None, (2, 2)), ("FONT", (0, 0), (-1, -1), LABEL)])
    return [body, cut, Spacer(0, 5 * mm)]
