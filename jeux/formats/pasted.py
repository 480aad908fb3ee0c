"""Reads pasted text: matches and positions as they stand in messages, links and the windows of other programs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import parse_qsl, unquote, urlsplit

from jeux.formats.contract import FormatError
from jeux.formats.recognise import Collection, collect
from jeux.match.record import Record

_AROUND = " \t\r\n\f\v\u00a0\u202f\"'`«»“”„‘’‹›→➔➜⇒▶"
"""Spaces, quotation marks and arrows around a text; no sign with which a format begins."""
_QUOTED = re.compile(r"^[ \t]*(?:[>→➔➜⇒▶]|[-=]+>)[ \t]?", re.MULTILINE)
"""What mail programs put before the lines of a message, or an arrow that points to a line."""
_ENCODED = re.compile(r"%[0-9A-Fa-f]{2}")
_LINK = re.compile(r"[a-z][a-z+.-]*://\S+", re.IGNORECASE)
_OWN = re.compile(r"position\s+\w+\s[^\n]*:\s*\w+=")
_COMMAND = re.compile(r"\s*(?:play|undo|new|position)\b")
_VAGUE = ("unknown", "nothing", "empty")


def recognise_pasted(text: str) -> tuple[Record, ...]:
    """The matches or positions in a pasted text, all of them. Raises the `FormatError` of the first one that cannot be
    read."""
    found = collect_pasted(text)
    if found.faults:
        raise found.faults[0]
    return found.records


def collect_pasted(text: str) -> Collection:
    """The matches or positions in a pasted text, in the first reading of it that any format understands as a whole,
    else in the one of which most can be read.

    Raises the `FormatError` of the first reading that some format recognised, where none can."""
    readings = list(_readings(text))
    own = next(filter(None, map(_own_line, readings)), "")
    errors: list[FormatError] = []
    best = Collection()
    for reading in [own] if own else readings:
        try:
            found = collect(reading)
        except FormatError as error:
            errors.append(error)
            continue
        if not found.faults:
            return found
        best = max(best, found, key=lambda read: len(read.records))
    if best.records:
        return best
    raise next((error for error in errors if error.code not in _VAGUE), errors[0])


def _readings(text: str) -> Iterator[str]:
    """The text as it is, without what surrounds it, decoded, and the parts of a link; each once."""
    bare = _unquoted(text)
    decoded = _unquoted(unquote(bare)) if _ENCODED.search(bare) else bare
    yield from dict.fromkeys((text, bare, decoded, *_parts(bare)))


def _unquoted(text: str) -> str:
    return _QUOTED.sub("", text.strip(_AROUND)).strip(_AROUND)


def _parts(link: str) -> Iterator[str]:
    """The values in a link, decoded; nothing for another text."""
    if not _LINK.fullmatch(link):
        return
    try:
        parts = urlsplit(link)
        yield from (value for _, value in parse_qsl(parts.query, max_num_fields=100) if value.strip())
    except ValueError:  # it only looks like a link
        return
    yield from (unquote(each) for each in (parts.fragment, parts.path.rpartition("/")[2]) if each)


def _own_line(text: str) -> str:
    """The first line of a position that this program copied, without the lines for other programs and the turns below
    it; empty for any other text, and for a transcript that plays on from a position."""
    first, _, below = text.strip().partition("\n")
    return first if _OWN.match(first) and not _COMMAND.match(below) else ""
