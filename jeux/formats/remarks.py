"""What a file of another program told of a game beside its moves: where and when it was played, comments, signs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from jeux.formats.contract import KEPT, FormatError
from jeux.formats.sgf import syntax
from jeux.formats.sgf.keeping import Kept
from jeux.match.record import Record

SIGNS = {"$1": "!", "$2": "?", "$3": "!!", "$4": "??", "$5": "!?", "$6": "?!"}
"""The signs of PGN that judge a move."""
SGF_SIGNS = {"TE": "!", "BM": "?", "IT": "!?", "DO": "?!"}
"""The same in SGF."""
_EVENT, _DATE = ("event", "ev"), ("date", "dt")
_UNKNOWN = re.compile(r"[?.\s-]*")
"""What files write where they know nothing: ``?``, ``????.??.??``."""


class Remark(NamedTuple):
    """A comment or a sign, after so many steps."""

    steps: int
    text: str


class Remarks(NamedTuple):
    """What was told of a game; empty where nothing was. `date` is as the file writes it."""

    event: str = ""
    date: str = ""
    notes: tuple[Remark, ...] = ()


def remarks_of(record: Record, number: int) -> Remarks:
    """What formats have kept of a game, counted from 0."""
    played = record.games[number]
    parts = [*_parts(played.unknown), *_parts(record.unknown)]
    tree = Kept.of(played)
    notes = [*(note for part in parts for note in _noted(part, number)), *_in_tree(tree)]
    told = {name.lower(): syntax.simple(values[0]) for name, values in tree.root().items() if values}
    for part in parts:
        told |= {name.lower(): value for name, value in _pairs(part.get("tags"))}
    found = sorted((note for note in notes if note.text), key=lambda note: note.steps)
    return Remarks(_known(told, _EVENT), _known(told, _DATE), tuple(found))


def _parts(unknown: Mapping[str, object]) -> list[Mapping[str, object]]:
    """What each format has kept."""
    kept = unknown.get(KEPT)
    return [part for part in kept.values() if isinstance(part, dict)] if isinstance(kept, dict) else []


def _pairs(rows: object) -> Iterator[tuple[str, str]]:
    """The tags of a file."""
    for row in rows if isinstance(rows, list) else ():
        match row:
            case [str(name), str(value)]:
                yield name, value


def _known(told: Mapping[str, str], names: tuple[str, ...]) -> str:
    """The first value by one of these names that says something."""
    found = (told.get(name, "") for name in names)
    return next((value.strip() for value in found if not _UNKNOWN.fullmatch(value)), "")


def _noted(part: Mapping[str, object], number: int) -> Iterator[Remark]:
    """Comments kept with the number of steps before them, or with that of their game as well."""
    for name in ("notes", "remarks"):
        rows = part.get(name)
        for row in rows if isinstance(rows, list) else ():
            match row:
                case [int(steps), str(said)]:
                    yield Remark(steps, _comment(said))
                case [int(game), int(steps), str(said)] if game == number:
                    yield Remark(steps, said.strip())


def _comment(said: str) -> str:
    """The words of a comment, or what a sign stands for; empty for a variation."""
    if said[:1] in ("{", "["):
        return said[1:-1].strip()
    return said[1:].strip() if said.startswith(";") else SIGNS.get(said, "")


def _in_tree(tree: Kept) -> Iterator[Remark]:
    """The comments and the signs of a tree of SGF, after the steps of their nodes."""
    for _, after, said, _ in tree.nodes:
        try:
            node = syntax.read_text(f"(;{said})")[0].root
        except FormatError:
            continue
        signs = [sign for name, sign in SGF_SIGNS.items() if name in node.properties]
        comments = [syntax.text(value).strip() for value in node.properties.get("C", ())]
        yield from (Remark(after, text) for text in (*signs, *comments))
