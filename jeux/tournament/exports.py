"""Exports the standings and the pairings of a round: as CSV, or as plain text."""

from __future__ import annotations

import csv
import io

from jeux.common.spreadsheets import harmless, separator
from jeux.common.texts import Texts
from jeux.tournament.contract import Tournament
from jeux.tournament.sheets import Sheet, pairings_sheet, standings_sheet


def standings_csv(tournament: Tournament, texts: Texts) -> str:
    """The standings as CSV."""
    return as_csv(standings_sheet(tournament, texts), texts.language)


def pairings_csv(tournament: Tournament, number: int, texts: Texts) -> str:
    """The pairings of a round as CSV."""
    return as_csv(pairings_sheet(tournament, number, texts), texts.language)


def standings_text(tournament: Tournament, texts: Texts) -> str:
    """The standings as plain text."""
    return as_text(standings_sheet(tournament, texts))


def pairings_text(tournament: Tournament, number: int, texts: Texts) -> str:
    """The pairings of a round as plain text."""
    return as_text(pairings_sheet(tournament, number, texts))


def as_csv(sheet: Sheet, language: str) -> str:
    """The headings and rows of a sheet as CSV."""
    file = io.StringIO()
    writer = csv.writer(file, delimiter=separator(language), lineterminator="\r\n")
    writer.writerow(sheet.heads)
    for row in sheet.rows:
        writer.writerow([harmless(cell) if place in sheet.typed else cell for place, cell in enumerate(row)])
    return file.getvalue()


def as_text(sheet: Sheet) -> str:
    """A sheet as text for a fixed-width font."""
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
