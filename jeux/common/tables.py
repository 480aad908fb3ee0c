"""A table as rows and columns of text, and as CSV or plain text."""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass

from jeux.common.spreadsheets import harmless, separator


@dataclass(frozen=True, slots=True)
class Sheet:
    """A title, a subtitle, columns with headings, and footer lines. `names` are the columns of words, which share the
    width that the others leave; `typed` those with text that persons have typed."""

    title: str
    line: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    names: tuple[int, ...]
    typed: tuple[int, ...]
    foot: tuple[str, ...] = ()


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
