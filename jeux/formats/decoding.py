"""The bytes of a file as text, whatever program wrote them."""

from __future__ import annotations

import codecs

from jeux.formats.contract import LARGEST, FormatError

_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)


def decode(content: bytes, told: str = "") -> str:
    """The text of a file: as its mark says, as the file has `told`, in UTF-8, or else in the alphabet of the West.

    Raises `FormatError` for a file that is too large, and for one that is no text."""
    if len(content) > LARGEST:
        raise FormatError("too-large")
    text = _decoded(content, told)
    if "\0" in text:
        line, column = place(text, text.index("\0"))
        raise FormatError("not-text", "", line, column)
    return text


def _decoded(content: bytes, told: str) -> str:
    for mark, encoding in _MARKS:
        if content.startswith(mark):
            return content[len(mark) :].decode(encoding, "replace")
    for encoding in (told, "utf-8", "cp1252"):
        try:
            return str(content, encoding) if encoding else str(content, "utf-8")
        except (LookupError, ValueError):  # no such encoding, one for other things than texts, or not this one
            continue
    return content.decode("latin-1")


def beginning(content: bytes, letters: int) -> str:
    """The first letters of a file, for a look at what it may be."""
    for mark, encoding in _MARKS:
        if content.startswith(mark):
            return content[len(mark) : len(mark) + 4 * letters].decode(encoding, "replace")[:letters]
    return content[: 4 * letters].decode("utf-8", "replace")[:letters]


def place(text: str, offset: int) -> tuple[int, int]:
    """The line and the column of a letter, from 1."""
    start = text.rfind("\n", 0, offset) + 1
    return text.count("\n", 0, offset) + 1, offset - start + 1
