"""What the files of other programs are to this one: a format reads them as records of matches, and writes such files.

A reader is tolerant and checks every step through the rules; a writer is strict. What a reader understands nothing of
is kept in `GameRecord.unknown` under `KEPT`, as the format likes to have it, and written back by its writer.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from jeux.match import forms
from jeux.match.match import Match
from jeux.match.record import GameRecord, Record, Seat, is_over, results_of, running_scores, to_json
from jeux.rules import CATALOGUE
from jeux.rules.contract import Options

KEPT = "kept"
"""The key of `GameRecord.unknown`, or of `Record.unknown`, under which formats keep what the program has no place for:
an object with the key of the format, so that none takes what another one kept."""


LARGEST = 8 * 1024 * 1024
"""Bytes of a file that is read, ours among them."""


class FormatError(ValueError):
    """A text that cannot be read, or a match that cannot be written; `code` names the sentence, ``format-<code>``.

    `line` and `column` count from 1 and are 0 where there is none; `detail` is the word that is wrong."""

    def __init__(self, code: str, detail: str = "", line: int = 0, column: int = 0) -> None:
        super().__init__(f"{code} {line}:{column} {detail}".strip())
        self.code, self.detail, self.line, self.column = code, detail, line, column


@dataclass(frozen=True, slots=True)
class Format:
    """A format of others. `endings` begin with a dot, the one that is written first; `games` are the keys of the games
    that it knows, all where it is empty.

    `likely` tells by the beginning of a text whether it may be of this format. `read` gives the matches of a file;
    raises `FormatError`. `write` gives the file of some matches of one game; raises `FormatError` where the format has
    no place for one. `show` gives the position on the table as one line, for formats that have one.

    `beside` are the endings of files that may lie in the folder of such a file and hold its names; `named` gives the
    matches with the names in them, which are told by their endings."""

    key: str
    endings: tuple[str, ...]
    games: tuple[str, ...]
    likely: Callable[[str], bool]
    read: Callable[[bytes], tuple[Record, ...]]
    write: Callable[[Sequence[Record]], bytes] | None = None
    show: Callable[[Match], str] | None = None
    beside: tuple[str, ...] = ()
    named: Callable[[Sequence[Record], Mapping[str, bytes]], tuple[Record, ...]] | None = None


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
    """A match that another program told, the `number`-th of a file: between persons, its dice thrown by hand, and with
    the same id whenever the same `content` is read again; in points if there is a target and no other `form`, from the
    points `before` its first game. Raises `RecordError` for steps that are not legal, and `FormatError` for a match
    that would not fit into our own file."""
    form = form or (forms.POINTS if target else forms.SINGLE)
    dice = forms.MANUAL if CATALOGUE[game].throws_dice else forms.PROGRAM
    fresh = Match.new(game, options, tuple(map(Seat, names)), target, form, dice, before).record
    mark = hashlib.sha256(_sum_of(content) + number.to_bytes(4)).hexdigest()[:12]
    whole = replace(fresh, id=f"{game}-{mark}", games=tuple(games), unknown={KEPT: dict(kept)} if kept else {})
    if len(to_json(whole)) > LARGEST:
        raise FormatError("too-large")
    results = results_of(whole)
    return replace(whole, over=is_over(whole, results), scores=running_scores(whole, results)[-1])


@lru_cache(maxsize=1)
def _sum_of(content: bytes) -> bytes:
    """Of a file, once for all the matches in it."""
    return hashlib.sha256(content).digest()
