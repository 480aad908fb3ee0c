"""Decodes files of any program to text."""

from __future__ import annotations

import codecs

from jeux.formats.contract import LARGEST, FormatError

_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)


def decode(content: bytes, told: str = "") -> str:
    """The text of a file: in the encoding of its byte order mark, the one in `told`, UTF-8, or else a Western one.

    Raises `FormatError` for a file that is too large or is not text."""
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
        except (LookupError, ValueError):  # an unknown encoding, a codec that is not for text, or bytes invalid in it
            continue
    return content.decode("latin-1")


def beginning(content: bytes, letters: int) -> str:
    """The first letters of a file, to recognise its format."""
    for mark, encoding in _MARKS:
        if content.startswith(mark):
            return content[len(mark) : len(mark) + 4 * letters].decode(encoding, "replace")[:letters]
    return content[: 4 * letters].decode("utf-8", "replace")[:letters]


def place(text: str, offset: int) -> tuple[int, int]:
    """The line and column of an offset, from 1."""
    start = text.rfind("\n", 0, offset) + 1
    return text.count("\n", 0, offset) + 1, offset - start + 1
