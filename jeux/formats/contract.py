"""The interface of a file format: it reads files as records of matches, and writes such files.

A reader is tolerant and checks every step through the rules; a writer is strict. What a reader does not understand is
kept in `GameRecord.unknown` under `KEPT`, in a form of the format's choice, and its writer writes it back.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TypeVar

from jeux.match import forms
from jeux.match.match import Match
from jeux.match.record import GameRecord, Record, Seat, derived, to_json
from jeux.rules import CATALOGUE
from jeux.rules.contract import Options, Refusal

T = TypeVar("T")

KEPT = "kept"
"""The key of `GameRecord.unknown` and `Record.unknown` under which formats keep what the program has no place for: an
object with an entry for each format key, so that formats do not mix."""


LARGEST = 8 * 1024 * 1024
"""The largest file that is read, in bytes, our own files included."""


class FormatError(ValueError):
    """Raised for a file that cannot be read, or a match that cannot be written; `code` names the sentence,
    ``format-<code>``.

    `line` and `column` count from 1 and are 0 if unknown; `detail` is the offending text; `reason` is the game and the
    refusal of its rules, for a step that they forbid."""

    def __init__(
        self, code: str, detail: str = "", line: int = 0, column: int = 0, reason: tuple[str, Refusal] | None = None
    ) -> None:
        super().__init__(f"{code} {line}:{column} {detail}".strip())
        self.code, self.detail, self.line, self.column, self.reason = code, detail, line, column, reason


Reading = Iterable[Record | FormatError]
"""The matches of a file in its order, where there may be many each read only when it is asked for; where one cannot be
read, its error. A `FormatError` that is raised instead is about the whole file."""


def attempts(
    parts: Iterable[T | FormatError],
    read: Callable[[T, int], Record],
    place: Callable[[T], tuple[int, int]] = lambda part: (0, 0),
) -> Reading:
    """Read the parts of a file one by one with `read`, which gets a part and its number; a bad one does not concern the
    others. `place` is the line and column of a part, for errors that do not know their own."""
    for number, part in enumerate(parts):
        if isinstance(part, FormatError):
            yield part
            continue
        try:
            found: Record | FormatError = read(part, number)
        except FormatError as error:
            where = (error.line, error.column) if error.line else place(part)
            # the error itself would keep the whole file
            found = FormatError(error.code, error.detail, *where, error.reason)
        yield found


@dataclass(frozen=True, slots=True)
class Format:
    """A file format. `endings` are the extensions with their dots, the first one for writing; `games` are the keys of
    the games it supports, empty for all.

    `likely` tells from the first characters whether a text may be in this format. `each` reads the matches of a file
    one by one; raises `FormatError`. `write` returns a file with matches of one game; raises `FormatError` if the
    format cannot hold one. `show` returns the current position, or the moves that led to it, as one line, for formats
    that have one; raises `FormatError`.

    `beside` are the extensions of companion files that hold the names of the players; `named` returns the matches with
    these names, given the companion files by extension."""

    key: str
    endings: tuple[str, ...]
    games: tuple[str, ...]
    likely: Callable[[str], bool]
    each: Callable[[bytes], Reading]
    write: Callable[[Sequence[Record]], bytes] | None = None
    show: Callable[[Match], str] | None = None
    beside: tuple[str, ...] = ()
    named: Callable[[Sequence[Record], Mapping[str, bytes]], tuple[Record, ...]] | None = None

    def read(self, content: bytes) -> tuple[Record, ...]:
        """All matches of a file. Raises the `FormatError` of the first one that cannot be read."""
        found = []
        for match in self.each(content):
            if isinstance(match, FormatError):
                raise match
            found.append(match)
        return tuple(found)


def imported(
    game: str,
    names: Sequence[str],
    options: Options,
    games: Sequence[GameRecord],
    content: bytes,
    *,
    number: int = 0,
    target: int = 0,
    form: str = "",
    before: tuple[float, ...] = (),
    kept: Mapping[str, object] | None = None,
) -> Record:
    """A match from another program, the `number`-th of its file: between persons, with real dice, and with an id that
    is the same whenever the same `content` is read. It is in points if there is a target and no other `form`, starting
    from the points `before`. Raises `RecordError` for illegal steps, and `FormatError` for a match that does not fit
    into our own format."""
    form = form or (forms.POINTS if target else forms.SINGLE)
    dice = forms.MANUAL if CATALOGUE[game].chance else forms.PROGRAM
    fresh = Match.new(game, options, tuple(map(Seat, names)), target, form, dice, before).record
    mark = hashlib.sha256(_sum_of(content) + number.to_bytes(4)).hexdigest()[:12]
    whole = replace(fresh, id=f"{game}-{mark}", games=tuple(games), unknown={KEPT: dict(kept)} if kept else {})
    if len(to_json(whole)) > LARGEST:
        raise FormatError("too-large")
    return derived(whole)


@lru_cache(maxsize=1)
def _sum_of(content: bytes) -> bytes:
    """The checksum of a file, computed once for all its matches."""
    return hashlib.sha256(content).digest()
