"""The command ``--convert IN OUT``: converts a file to another format, without a window."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from jeux.common.arguments import STREAM, USAGE_ERROR
from jeux.common.cleaning import clean
from jeux.common.console import write_line
from jeux.common.files import UnfitFile, read_file, write_file
from jeux.common.language import system_language
from jeux.common.texts import Texts
from jeux.formats.beside import with_names
from jeux.formats.catalogue import by_ending, formats
from jeux.formats.contract import LARGEST, Format, FormatError
from jeux.formats.recognise import Collection, collect, collection
from jeux.formats.sentences import sentence
from jeux.match.match import Match
from jeux.match.record import Record

BAD_FILE, BAD_MATCHES = 1, 3
_NAME = 120
"""The most letters of a file name in an error sentence."""


def convert(source: str, target: str, origin: str = "", aim: str = "", further: Sequence[Format] = ()) -> int:
    """Convert a file. `origin` and `aim` are format keys; by default the extension and the content decide. `further`
    are formats outside the catalogue, which are only written.

    Returns the exit status: 0 on success, 1 for a file that cannot be read or written, 2 for invalid arguments; then
    nothing is written, and one sentence says why. 3 if some matches cannot be read: the others are written, and a
    sentence for each bad one says why."""
    written = {**formats(), **{one.key: one for one in further}}
    for key, known in ((origin, formats()), (aim, written)):
        if key and key not in known:
            return _say("format-no-format", USAGE_ERROR, word=clean(key), formats=", ".join(known))
    found = [written[aim]] if aim else by_ending(target, written.values())
    if not found:
        return _say("format-no-ending", USAGE_ERROR, word=clean(target), formats=", ".join(written))
    try:
        records, faults = _read(source, origin)
    except FormatError as error:
        return _refuse(source, error)
    try:
        content = _written(records, found)
    except FormatError as error:
        return _refuse(target, error)
    try:
        _put(target, content)
    except (OSError, ValueError):
        return _say("format-not-written", BAD_FILE, file=clean(target, _NAME))
    for fault in faults:
        _refuse(source, fault)
    return BAD_MATCHES if faults else 0


def _read(source: str, origin: str) -> Collection:
    """The matches of a file, or of standard input. Raises `FormatError`."""
    try:
        if source == STREAM:
            content = sys.stdin.buffer.read(LARGEST + 1) if sys.stdin else b""
        else:
            content = read_file(Path(source), LARGEST)
    except FileNotFoundError as error:
        raise FormatError("missing") from error
    except UnfitFile as error:
        raise FormatError("unfit") from error
    except (OSError, ValueError) as error:
        raise FormatError("not-read") from error
    if origin:
        return collection(formats()[origin].each(content))
    if source == STREAM:
        return collect(content)
    found = collect(content, source)
    return found._replace(records=with_names(Path(source), found.records))


def _written(records: Sequence[Record], found: Sequence[Format]) -> bytes:
    """The matches as a file, in the first of these formats that supports their game. Raises `FormatError`."""
    games = {record.game for record in records}
    if len(games) > 1:
        raise FormatError("many")
    key = games.pop()
    for each in found:
        if each.games and key not in each.games:
            continue
        if each.write:
            return each.write(records)
        if each.show:
            return _line(records, each.show)
    raise FormatError("no-writer", key)


def _line(records: Sequence[Record], show: Callable[[Match], str]) -> bytes:
    """The match as one line. Raises `FormatError`."""
    if len(records) != 1:
        raise FormatError("many")
    return f"{show(Match(records[0]))}\n".encode()


def _put(target: str, content: bytes) -> None:
    """Write the content. Raises `OSError`; an existing file is then unchanged."""
    if target != STREAM:
        write_file(Path(target), content, shared=True)
    elif sys.stdout is None:
        raise OSError("no standard output")  # a windowed program has none
    else:
        sys.stdout.buffer.write(content)
        sys.stdout.buffer.flush()


def _refuse(name: str, error: FormatError) -> int:
    said = sentence(error, _texts())
    return _say("format-file", BAD_FILE, file=clean(name, _NAME), sentence=said)


def _say(name: str, status: int, **arguments: str) -> int:
    write_line(sys.stderr, _texts().get(name, **arguments))
    return status


def _texts() -> Texts:
    """Created only when needed, because asking the system for its language takes time."""
    return Texts(system_language())
