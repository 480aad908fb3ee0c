"""What spreadsheets make of a CSV file: how its columns are separated, and which cells are formulas."""

from __future__ import annotations

_SEPARATORS = {"fr": ";"}
"""Languages with a decimal comma, for which spreadsheets expect another column separator."""
_FORMULA = tuple("=+-@＝＋－＠\t\r\n")
"""The first characters of a cell that a spreadsheet takes for a formula, full-width forms included."""


def separator(language: str) -> str:
    """The column separator that spreadsheets of a language expect."""
    return _SEPARATORS.get(language, ",")


def harmless(cell: str) -> str:
    """What somebody typed as a cell that no spreadsheet evaluates as a formula."""
    return f"'{cell}" if cell.startswith(_FORMULA) else cell
