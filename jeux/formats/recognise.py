"""Recognises the format of a file or of pasted text by its beginning, formats for its extension first."""

from __future__ import annotations

from typing import NamedTuple

from jeux.formats.catalogue import by_ending, formats
from jeux.formats.contract import LARGEST, Format, FormatError, Reading
from jeux.formats.decoding import beginning
from jeux.match.record import Record

BEGINNING = 4096
"""The number of characters examined."""


class Collection(NamedTuple):
    """The matches of a file in its order, and the errors of those that cannot be read."""

    records: tuple[Record, ...] = ()
    faults: tuple[FormatError, ...] = ()


def recognise(content: str | bytes, name: str = "") -> tuple[Record, ...]:
    """The matches in a text, or in a file of this name, all of them. Raises the `FormatError` of the first one that
    cannot be read."""
    found = collect(content, name)
    if found.faults:
        raise found.faults[0]
    return found.records


def collect(content: str | bytes, name: str = "") -> Collection:
    """The matches in a text, or in a file of this name, as far as they can be read. If none can, raises the most
    helpful `FormatError`: that of the likeliest format, or of the one that got furthest."""
    raw = content.encode("utf-8", "replace") if isinstance(content, str) else content
    if len(raw) > LARGEST:
        raise FormatError("too-large")
    if not raw.strip():
        raise FormatError("empty")
    start = beginning(raw, BEGINNING)
    errors: list[tuple[tuple[int, int, int], FormatError]] = []
    best = Collection()
    for each, weight in _candidates(start, name):
        try:
            found = collection(each.each(raw))
        except FormatError as error:
            errors.append(((weight, error.line, error.column), error))
            continue
        if not found.faults:
            return found
        best = max(best, found, key=lambda read: len(read.records))
    if best.records:
        return best
    raise max(errors, key=lambda pair: pair[0])[1] if errors else FormatError("unknown")


def collection(reading: Reading) -> Collection:
    """What a reading gives as a whole. Raises `FormatError` where there is no good match in it: the first error."""
    records, faults = list[Record](), list[FormatError]()
    for match in reading:
        if isinstance(match, FormatError):
            faults.append(match)
        else:
            records.append(match)
    if faults and not records:
        raise faults[0]
    return Collection(tuple(records), tuple(faults))


def _candidates(start: str, name: str) -> list[tuple[Format, int]]:
    """The formats suggested by the beginning or the name, those suggested by both first."""
    promised = by_ending(name)
    weighed = [(each, each.likely(start) + (each in promised)) for each in (*promised, *formats().values())]
    fitting = {each.key: (each, weight) for each, weight in weighed if weight}
    return sorted(fitting.values(), key=lambda pair: -pair[1])
