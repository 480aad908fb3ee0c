"""The diagrams of the pages: positions with marks, and the claims that a sentence makes about them.

`docs/lessons.md` describes the files; `python -m tests.claims` proves the claims.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from jeux.common.assets import asset
from jeux.common.files import UnfitFile, read_file
from jeux.common.schema import Fits, any_of, between, flag, list_of, matching, misfits, one_of, row, text
from jeux.match.again import begun_in
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.rules import CATALOGUE
from jeux.rules.contract import Position, complete_options

LARGEST = 1 << 18
MOST = 60
"""The maximum of diagrams in a game."""
SIGNS = ("light", "good", "bad")
"""The signs that are drawn; any other sign is a letter or a number, shown as text."""
BAD = "bad"
"""The last element of an arrow that shows something wrong."""

_place, _step = text(20), text(200)
_sign = any_of(one_of(SIGNS), matching(re.compile(r"[A-Za-z]|[0-9]{1,2}")))
_percent = between(0, 100)
CLAIMS: Mapping[str, Mapping[str, Fits]] = {
    "better": {"step": _step, "than": _step, "by": between(1, 1_000_000)},
    "wins": {"step": _step},
    "loses": {"step": _step},
    "value": {"low": _percent, "high": _percent},
    "best": {"steps": list_of(_step, 1, 40)},
    "fact": {"step": _step, "name": text(60), "number": between(0, 1_000)},
    "only": {"accept": text(100), "steps": list_of(_step, 1, 200)},
    "count": {"accept": text(100), "number": between(0, 1_000)},
    "refused": {"step": _step, "code": text(60)},
    "happens": {"step": _step, "what": one_of(("moved", "put", "removed", "flipped")), "number": between(0, 1_000)},
}
"""The kinds of claims, and what each of them needs. In a game that counts points, a step may gain thousands of them."""
_MAY_LACK = frozenset({("better", "than"), ("fact", "number")})
"""Optional fields of claims. Without the first, a step is better than every other one; without the second, the number
of a fact is not claimed."""


def is_mark(value: object) -> bool:
    """Check a mark: a sign, then the places that bear it."""
    return list_of(text(20), 2, 200)(value) and isinstance(value, list | tuple) and _sign(value[0])


def marks_of(rows: Sequence[Sequence[str]]) -> tuple[Mark, ...]:
    """The marks of a file."""
    return tuple(Mark(sign, tuple(places)) for sign, *places in rows)


def _options(value: object) -> bool:
    short = text(100)
    return isinstance(value, Mapping) and len(value) <= 50 and all(short(k) and short(v) for k, v in value.items())


def _claim(value: object) -> bool:
    """Check a claim: it has all the fields of its kind and no others."""
    if not isinstance(value, Mapping) or value.get("kind") not in CLAIMS:
        return False
    fields = CLAIMS[value["kind"]]
    lacking = [name for name in misfits(value, fields) if name in value or (value["kind"], name) not in _MAY_LACK]
    return not lacking and set(value) <= {"kind", *fields}


_NEEDED: Mapping[str, Fits] = {"id": matching(re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")), "position": text(2_000)}
_FIELDS: Mapping[str, Fits] = {
    **_NEEDED,
    "options": _options,
    "players": between(1, 8),
    "throw": text(40),
    "marks": list_of(is_mark, 0, 40),
    "arrows": list_of(any_of(row(_place, _place), row(_place, _place, one_of((BAD,)))), 0, 40),
    "around": list_of(_place, 0, 200),
    "try": flag,
    "claim": _claim,
    "counting": text(1),
}


class DiagramError(ValueError):
    """Raised for a file that does not hold the diagrams of a game."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A sign on some places."""

    sign: str
    places: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow from one place to another; a `bad` one shows something wrong or not allowed."""

    origin: str
    target: str
    bad: bool = False


@dataclass(frozen=True, slots=True)
class Diagram:
    """A position of a game, with what is drawn over it."""

    game: str
    id: str
    position: str
    options: Mapping[str, str]
    """Those that differ from the booklet's game."""
    players: int
    throw: str = ""
    """The chance step on the table, played after `position`."""
    marks: tuple[Mark, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    around: tuple[str, ...] = ()
    """The places to which the drawing is cropped; empty for the whole board."""
    live: bool = True
    """Whether the reader can play in it."""
    claim: Mapping[str, Any] | None = None
    counting: str = ""
    """The side whose numbering its words use, where sides number a board from their own end; empty: who plays."""

    @property
    def steps(self) -> tuple[str, ...]:
        """The steps played since `position`."""
        return (self.throw,) if self.throw else ()

    def positions(self) -> tuple[Position, ...]:
        """The position as it is written, and the one that follows from the throw."""
        game = CATALOGUE[self.game]
        first = game.read(self.position, complete_options(game, self.options), self.players)
        return (first, first.play(self.throw)) if self.throw else (first,)

    def match(self) -> Match:
        """A match of persons that begins here."""
        seats = (Seat(""),) * self.players
        match = Match(begun_in(Match.new(self.game, self.options, seats), self.position))
        for step in self.steps:
            match.play(step)
        return match


def read_diagrams(key: str, content: bytes) -> tuple[Diagram, ...]:
    """The diagrams of a file. Raises `DiagramError`."""
    try:
        data = tomllib.loads(content.decode("utf-8"))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise DiagramError(f"{key}: {error}") from error
    diagrams = data.get("figures")
    if set(data) != {"figures"} or not isinstance(diagrams, list) or not 0 < len(diagrams) <= MOST:
        raise DiagramError(f"{key}: one list of figures, 1 to {MOST}")
    read = tuple(diagram_of(key, number, each) for number, each in enumerate(diagrams, 1))
    twice = {one.id for one in read if sum(one.id == other.id for other in read) > 1}
    if twice:
        raise DiagramError(f"{key}: {', '.join(sorted(twice))} more than once")
    return read


def diagram_of(key: str, number: int, entry: Mapping[str, Any]) -> Diagram:
    """The diagram of a file with this number. Raises `DiagramError`."""
    wrong = misfits(entry, {**_NEEDED, **{name: fits for name, fits in _FIELDS.items() if name in entry}})
    wrong += sorted(set(entry) - set(_FIELDS))
    if entry.get("counting", "") not in ("", *CATALOGUE[key].sides):
        wrong.append("counting")
    if wrong:
        raise DiagramError(f"{key}: figure {number} ({entry.get('id')}): {', '.join(wrong)}")
    return Diagram(
        key,
        entry["id"],
        entry["position"],
        entry.get("options", {}),
        entry.get("players", CATALOGUE[key].players[0]),
        entry.get("throw", ""),
        marks_of(entry.get("marks", ())),
        tuple(Arrow(ends[0], ends[1], len(ends) > 2) for ends in entry.get("arrows", ())),
        tuple(entry.get("around", ())),
        entry.get("try", True),
        entry.get("claim"),
        entry.get("counting", ""),
    )


def diagrams_file(key: str) -> Path:
    """The file with the diagrams of a game."""
    return asset("figures", f"{key}.toml")


@cache
def diagrams_of(key: str) -> Mapping[str, Diagram]:
    """The diagrams of a game by their ids; none where it has no file. Raises `DiagramError`, `OSError`."""
    path = diagrams_file(key)
    if not path.is_file():
        return {}
    try:
        return {diagram.id: diagram for diagram in read_diagrams(key, read_file(path, LARGEST))}
    except UnfitFile as error:
        raise DiagramError(f"{key}: {error}") from error
