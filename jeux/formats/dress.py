"""The syntax of PGN, which games other than chess use as well: tags in brackets, numbered moves, comments, a result.

[Event "Spring"]
[Result "1-0"]

1. d6 f4 {a comment} 2. d2 b4 1-0
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from jeux.common.progress import reached
from jeux.common.schema import between, list_of, row, text
from jeux.formats.contract import FormatError, Reading, attempts
from jeux.formats.words import MOST_GAMES, Places, Word
from jeux.match.record import Record

NO_DATE = "????.??.??"
"""The tag ``Date`` for an unknown date."""
WIDTH = 79
"""The line width for moves."""
_TEXT = text(100_000)
KEPT = {
    "tags": list_of(row(_TEXT, _TEXT), 0, 1000),
    "notes": list_of(row(between(0, 50_000), _TEXT), 0, 10_000),
    "result": _TEXT,
    "steps": between(0, 50_000),
}
"""What is kept of a game: its tags, its notes with the number of steps before each, its result, and the number of steps
when it was read."""
_PIECES = re.compile(
    r"""(?P<space>\s+)
    |(?P<tag>\[\s*(?P<name>[A-Za-z][A-Za-z0-9_]*)\s+"(?P<value>(?:[^\\\n]|\\.)*?)"\s*\])
    |(?P<note>\{[^}]*\}|;[^\n]*|\$[0-9]+)
    |(?P<variation>\()
    |(?P<number>[0-9]+\.+)
    |(?P<result>(?:1/2-1/2|1-0|0-1|\*)(?![^\s\[({;]))
    |(?P<word>[^\s\[\](){};$]+)""",
    re.VERBOSE,
)
"""The pieces of a game. Some programs write quotes inside a value as they are: the last one before the bracket ends it.
"""
_NEXT = re.compile(r'\n[ \t\r]*\n\s*(?=\[\s*[A-Za-z][A-Za-z0-9_]*\s+")')
"""What stands before the tags of the next game."""
_NESTED = re.compile(r"[(){]|\{[^}]*\}")


@dataclass
class Told:
    """A game as read from a file. `notes` are comments, annotations and variations verbatim, each with the number of
    words before it, `place` is the line and column of its start."""

    tags: list[tuple[str, str]] = field(default_factory=list)
    words: list[Word] = field(default_factory=list)
    notes: list[tuple[int, str]] = field(default_factory=list)
    result: Word | None = None
    place: tuple[int, int] = (0, 0)

    def tag(self, name: str) -> str:
        """The value of a tag, ignoring case; empty if there is none."""
        return next((value for known, value in self.tags if known.lower() == name.lower()), "")


def likely(start: str) -> bool:
    """Whether a text starts with a tag."""
    return bool(re.match(r"\s*\[\s*[A-Za-z]\w*\s+\"", start.lstrip("\ufeff")))


def matches_in(whole: str, read: Callable[[Told, int], Record]) -> Reading:
    """The matches of a file, read by `read`. Raises `FormatError`."""
    nothing = True
    for match in attempts(games_in(whole), read, lambda told: told.place):
        nothing = False
        yield match
    if nothing:
        raise FormatError("nothing")


def games_in(whole: str) -> Iterator[Told | FormatError]:
    """The games of a file, or why one cannot be read: then it ends before the tags of the next one."""
    told, places, offset, limit, count = Told(), Places(whole), 0, 0, 0
    while offset < len(whole):
        if offset >= limit:
            next_tags = _NEXT.search(whole, offset)
            limit = next_tags.end() if next_tags else len(whole)
        try:
            piece, end = _piece(whole, offset, limit, places)
        except FormatError as error:
            yield error
            told, count, offset = Told(), count + 1, limit
        else:
            if _begins_another(told, piece):
                yield told
                told, count = Told(), count + 1
            _take(told, piece, whole[offset:end], places)
            offset = end
        if count >= MOST_GAMES:
            raise FormatError("too-large")
        reached(offset / len(whole))
    if told.words or told.tags or told.result:
        yield told


def _piece(whole: str, offset: int, limit: int, places: Places) -> tuple[re.Match[str], int]:
    """The token at an offset, and where it ends: not behind the tags of the next game at `limit`. Raises
    `FormatError`."""
    found = _PIECES.match(whole, offset, limit)
    if not found:
        raise places.word(whole[offset : offset + 12].split("\n")[0], offset).wrong("unexpected")
    return found, _end_of_variation(whole, offset, limit, places) if found["variation"] else found.end()


def _begins_another(told: Told, found: re.Match[str]) -> bool:
    """Whether a token starts the next game. In a file without tags, a result alone is a whole game."""
    if found["tag"]:
        return bool(told.words or told.result)
    if found["result"]:
        return told.result is not None and not told.tags
    return told.result is not None and bool(found["word"] or found["number"])


def _take(told: Told, found: re.Match[str], said: str, places: Places) -> None:
    if not told.place[0] and not found["space"]:
        first = places.word(said, found.start())
        told.place = first.line, first.column
    if found["tag"]:
        told.tags.append((found["name"], re.sub(r"\\(.)", r"\1", found["value"])))
    elif found["note"] or found["variation"]:
        told.notes.append((len(told.words), said))
    elif found["result"]:
        told.result = places.word(found["result"], found.start())
    elif found["word"]:
        told.words.append(places.word(found["word"], found.start()))


def _end_of_variation(whole: str, start: int, limit: int, places: Places) -> int:
    """The end of the variation that starts here, up to `limit`. Brackets in comments are skipped."""
    depth, offset = 0, start
    while found := _NESTED.search(whole, offset, limit):
        letter, offset = found[0], found.end()
        if letter[0] == "{":
            closing = whole.find("}", found.start(), limit)
            offset = closing + 1 if closing >= 0 else limit
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if not depth and letter[0] != "{":
            return offset
    raise places.word("(", start).wrong("unexpected")


# --- writing ----------------------------------------------------------------------------------------------------------


def written(
    tags: Sequence[tuple[str, str]],
    words: Sequence[tuple[int, str]],
    notes: Sequence[tuple[int, str]] = (),
    result: str = "*",
) -> str:
    """The text of a game; `words` are pairs of a side and its move, side 0 first in each numbered pair."""
    lines = [f'[{name} "{_escaped(value)}"]' for name, value in tags]
    pieces: list[str] = []
    number, before = 0, 1
    for count, (side, word) in enumerate(words):
        pieces += [note for place, note in notes if place == count]
        number += side <= before or not count
        if side == 0 or not count or any(place == count for place, _ in notes):
            pieces.append(f"{number}{'.' if side == 0 else '...'}")
        pieces.append(word)
        before = side
    pieces += [note for place, note in notes if place >= len(words)]
    return "\n".join([*lines, "", *_wrapped([*pieces, result])]) + "\n"


def _escaped(value: str) -> str:
    return re.sub(r'(["\\])', r"\\\1", re.sub(r"[\r\n]+", " ", value))


def _wrapped(pieces: Sequence[str]) -> Iterator[str]:
    line = ""
    for piece in pieces:
        if line and len(line) + 1 + len(piece) > WIDTH:
            yield line
            line = piece
        else:
            line = f"{line} {piece}" if line else piece
        if piece.startswith(";"):
            yield line
            line = ""
    if line:
        yield line


def merged(tags: Sequence[tuple[str, str]], kept: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    """The tags to write with their values, and those kept from a file, in the order of the file. Values known to the
    match take precedence."""
    known: Mapping[str, str] = dict(tags)
    order = [name for name, _ in kept]
    first = [(name, known.get(name, value)) for name, value in kept]
    return first + [(name, value) for name, value in tags if name not in order]
