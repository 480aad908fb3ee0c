"""Error messages of the file formats."""

from __future__ import annotations

from jeux.common.texts import Texts
from jeux.formats.contract import FormatError


def sentence(error: FormatError, texts: Texts) -> str:
    """The sentence of an error: the text ``format-<code>``, after the place in the file if known."""
    said = texts.get(f"format-{error.code}", detail=error.detail)
    if not error.line:
        return said
    return texts.get("format-at", line=error.line, column=error.column, sentence=said)
