"""Our own match format, `.tablier`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from jeux.formats.contract import LARGEST, Format, FormatError, Reading
from jeux.match.record import Record, RecordError, from_json, to_json

ENDING = ".tablier"


def likely(start: str) -> bool:
    """Whether a text may be such a file: a JSON object."""
    return start.lstrip("\ufeff \t\r\n").startswith("{")


def read(content: bytes) -> Reading:
    """The match in a file. Raises `FormatError` with the code of the `RecordError`."""
    if len(content) > LARGEST:
        raise FormatError("too-large")
    try:
        yield from_json(content)
    except RecordError as error:
        raise FormatError(error.code) from error


def write(records: Sequence[Record]) -> bytes:
    """A file with one match. Raises `FormatError` for several."""
    if len(records) != 1:
        raise FormatError("many")
    return to_json(replace(records[0], order=0)).encode()


FORMATS = (Format("tablier", (ENDING,), (), likely, read, write),)
