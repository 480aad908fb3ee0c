"""Recognises the format of a file or of pasted text by its beginning, formats for its extension first."""

from __future__ import annotations

from jeux.formats.catalogue import by_ending, formats
from jeux.formats.contract import LARGEST, Format, FormatError
from jeux.formats.decoding import beginning
from jeux.match.record import Record

BEGINNING = 4096
"""The number of characters examined."""


def recognise(content: str | bytes, name: str = "") -> tuple[Record, ...]:
    """The matches in a text, or in a file of this name. If no format can read it, raises the most helpful
    `FormatError`: that of the likeliest format, or of the one that got furthest."""
    raw = content.encode("utf-8", "replace") if isinstance(content, str) else content
    if len(raw) > LARGEST:
        raise FormatError("too-large")
    if not raw.strip():
        raise FormatError("empty")
    start = beginning(raw, BEGINNING)
    errors: list[tuple[tuple[int, int, int], FormatError]] = []
    for each, weight in _candidates(start, name):
        try:
            return each.read(raw)
        except FormatError as error:
            errors.append(((weight, error.line, error.column), error))
    raise max(errors, key=lambda pair: pair[0])[1] if errors else FormatError("unknown")


def _candidates(start: str, name: str) -> list[tuple[Format, int]]:
    """The formats suggested by the beginning or the name, those suggested by both first."""
    promised = by_ending(name)
    weighed = [(each, each.likely(start) + (each in promised)) for each in (*promised, *formats().values())]
    fitting = {each.key: (each, weight) for each, weight in weighed if weight}
    return sorted(fitting.values(), key=lambda pair: -pair[1])
