"""What a file, or what was copied, is: its beginning tells the format; those that its name promises come first."""

from __future__ import annotations

from jeux.formats.catalogue import by_ending, formats
from jeux.formats.contract import LARGEST, Format, FormatError
from jeux.formats.decoding import beginning
from jeux.match.record import Record

BEGINNING = 4096
"""Letters by which a format is known."""


def recognise(content: str | bytes, name: str = "") -> tuple[Record, ...]:
    """The matches in a text or in a file of this name. Raises the most helpful `FormatError`: of the format that most
    speaks for, and of several the one that understood most of it."""
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
    """The formats that a beginning or a name speaks for, those first for which both do."""
    promised = by_ending(name)
    weighed = [(each, each.likely(start) + (each in promised)) for each in (*promised, *formats().values())]
    fitting = {each.key: (each, weight) for each, weight in weighed if weight}
    return sorted(fitting.values(), key=lambda pair: -pair[1])
