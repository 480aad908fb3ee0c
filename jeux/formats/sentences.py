"""Why a file was not read or written, in the words of the player."""

from __future__ import annotations

from jeux.common.texts import Texts
from jeux.formats.contract import FormatError


def sentence(error: FormatError, texts: Texts) -> str:
    """The sentence of an error: the text ``format-<code>``, behind the place where the file has one."""
    said = texts.get(f"format-{error.code}", detail=error.detail)
    if not error.line:
        return said
    return texts.get("format-at", line=error.line, column=error.column, sentence=said)
