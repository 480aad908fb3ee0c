"""The table of scores and the pairings of a round for other programs: a spreadsheet, or any that shows text."""

from __future__ import annotations

import csv
import io

from jeux.common.texts import Texts
from jeux.tournament.contract import Tournament
from jeux.tournament.sheets import Sheet, pairings_sheet, standings_sheet

_SEPARATORS = {"fr": ";"}
"""Where the comma stands in numbers, spreadsheets part columns otherwise."""
_FORMULA = "=+-@＝＋－＠\t\r\n"
"""How a cell begins that a spreadsheet would reckon; with letters of double width it does too."""


def standings_csv(tournament: Tournament, texts: Texts) -> str:
    """The table of scores for a spreadsheet."""
    return as_csv(standings_sheet(tournament, texts), texts.language)


def pairings_csv(tournament: Tournament, number: int, texts: Texts) -> str:
    """The tables of a round for a spreadsheet."""
    return as_csv(pairings_sheet(tournament, number, texts), texts.language)


def standings_text(tournament: Tournament, texts: Texts) -> str:
    """The table of scores as text."""
    return as_text(standings_sheet(tournament, texts))


def pairings_text(tournament: Tournament, number: int, texts: Texts) -> str:
    """The tables of a round as text."""
    return as_text(pairings_sheet(tournament, number, texts))


def as_csv(sheet: Sheet, language: str) -> str:
    """A sheet as comma-separated values: its headings and its rows."""
    file = io.StringIO()
    writer = csv.writer(file, delimiter=_SEPARATORS.get(language, ","), lineterminator="\r\n")
    writer.writerow(sheet.heads)
    for row in sheet.rows:
        writer.writerow([harmless(cell) if place in sheet.names else cell for place, cell in enumerate(row)])
    return file.getvalue()


def harmless(cell: str) -> str:
    """A name as a cell that is no formula, whatever it begins with."""
    return f"'{cell}" if cell.startswith(tuple(_FORMULA)) else cell


def as_text(sheet: Sheet) -> str:
    """A sheet as lines of letters of one width."""
    rows = [sheet.heads, *sheet.rows]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [
        "  ".join(
            cell.ljust(width) if place in sheet.names else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
    return "\n".join([sheet.title, sheet.line, "", *lines, "", *sheet.foot, ""])
