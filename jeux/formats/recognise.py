"""What a file, or what was copied, is: its beginning tells the format; those that its name promises come first."""

from __future__ import annotations

from jeux.formats.catalogue import by_ending, formats
from jeux.formats.contract import Format, FormatError
from jeux.formats.decoding import LARGEST
from jeux.match.record import Record

BEGINNING = 4096
"""Letters by which a format is known."""


def recognise(content: str | bytes, name: str = "") -> tuple[Record, ...]:
    """The matches in a text or in a file of this name. Raises the most helpful `FormatError`: of a format that the name
    promises, or else of the one that understood most of it."""
    raw = content.encode("utf-8", "replace") if isinstance(content, str) else content
    if len(raw) > LARGEST:
        raise FormatError("too-large")
    if not raw.strip():
        raise FormatError("empty")
    promised, errors = by_ending(name), []
    for each in _candidates(raw, promised):
        try:
            return each.read(raw)
        except FormatError as error:
            errors.append(((each in promised, error.line, error.column), error))
    raise max(errors, key=lambda pair: pair[0])[1] if errors else FormatError("unknown")


def _candidates(content: bytes, promised: list[Format]) -> list[Format]:
    """The formats that a content may be of, the likeliest first; what the name promises is tried in any case."""
    start = content[: 2 * BEGINNING].decode("utf-8", "replace")[:BEGINNING]
    fitting = [each for each in formats().values() if each.likely(start)]
    return [each for each in fitting if each in promised] + [
        each for each in (*fitting, *promised) if each not in promised or each not in fitting
    ]
