"""Twixt files of the program T1j, `.T1`: thirteen header lines, each a value and a ``#`` comment, then one move on a
line.

Player 1 connects top and bottom, player 2 left and right; either may begin. Links are added automatically. The format
has no field for rules: those of the board game are assumed, where links do not cross.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from jeux.common.cleaning import clean
from jeux.common.schema import list_of, text
from jeux.formats.contract import KEPT, Format, FormatError, Reading, imported
from jeux.formats.decoding import decode
from jeux.formats.playing import Playing
from jeux.match.record import GameRecord, Record
from jeux.rules import CATALOGUE
from jeux.rules.contract import complete_options

KEY = "twixt"
NAME = "t1"
SWAP, RESIGN = "swap", "resign"
SIZE = "24"
_HEAD = 13
_NAMES, _SIZES, _FIRST, _LETTERS, _PIE, _OVER = (3, 4), (5, 6), 9, 10, 11, 12
"""The indexes of the header lines."""
_HOLE = re.compile(r"([a-x])([1-9]\d?)")
_USUAL = {"links": "auto", "crossing": "never"}


def likely(start: str) -> bool:
    """Whether a text may be in this format: it starts with comments, and has the version or the pie rule."""
    head = start.lstrip("\ufeff").splitlines()[:_HEAD]
    return bool(head) and head[0].startswith("#") and any("file-format" in line or "pierule" in line for line in head)


def read(content: bytes) -> Reading:
    """The match of a file. Raises `FormatError`."""
    lines = decode(content).splitlines()
    if len(lines) < _HEAD:
        raise FormatError("unfinished", "", len(lines) or 1, 1)
    head = [_value(line) for line in lines[:_HEAD]]
    _check(head)
    mirrored = head[_FIRST] == "2"
    rows = [(number, _value(line).lower()) for number, line in enumerate(lines[_HEAD:], _HEAD + 1)]
    moves = [(number, said) for number, said in rows if said]
    swap = head[_PIE].upper() == "Y" or any(said == SWAP for _, said in moves[1:2])
    playing, loser = Playing(KEY, {**_USUAL, "swap": "yes" if swap else "no"}), None
    for number, said in moves:
        if said == RESIGN and loser is None and playing.here.turn >= 0:
            loser = playing.here.turn
        else:
            playing.play(_step(said, mirrored, number), number, 1, said)
    unknown = {KEPT: {NAME: {"head": lines[:_HEAD]}}}
    played = playing.record(given_up=None if loser is None else (loser, 1), unknown=unknown)
    one, other = (head[at] for at in _NAMES)
    yield imported(KEY, (other, one) if mirrored else (one, other), playing.options, (played,), content)


def _value(line: str) -> str:
    return line.partition("#")[0].strip()


def _check(head: Sequence[str]) -> None:
    """Raise `FormatError` for a header with another board size, or with letters on the side."""
    for at in _SIZES:
        if head[at] not in ("", SIZE):
            raise FormatError("size", clean(head[at]), at + 1, 1)
    if head[_FIRST] not in ("", "1", "2"):
        raise FormatError("unexpected", clean(head[_FIRST]), _FIRST + 1, 1)
    if head[_LETTERS].upper() not in ("", "V"):
        raise FormatError("foreign-rule", clean(head[_LETTERS]), _LETTERS + 1, 1)


def _step(said: str, mirrored: bool, line: int) -> str:
    found = _HOLE.fullmatch(said)
    if not found and said != SWAP:
        raise FormatError("bad-step", clean(said), line, 1)
    return _across(said) if found and mirrored else said


def _across(hole: str) -> str:
    """The hole reflected in the diagonal; empty if it is not on the board."""
    number = int(hole[1:])
    return f"{chr(96 + number)}{ord(hole[0]) - 96}" if number <= int(SIZE) else hole


def write(records: Sequence[Record]) -> bytes:
    """A file with a match of one game. Raises `FormatError`."""
    if len(records) != 1 or len(records[0].games) != 1:
        raise FormatError("many")
    (record,) = records
    (played,) = record.games
    if played.start:
        raise FormatError("no-start")
    if dict(played.options) != complete_options(CATALOGUE[KEY], {**_USUAL, "swap": played.options["swap"]}):
        raise FormatError("other-rules")
    old = _kept_head(played)
    mirrored = _value(old[_FIRST]) == "2"
    rows = _head(record, old, mirrored)
    for step in played.steps:
        if step != SWAP and not _HOLE.fullmatch(step):
            raise FormatError("no-place", step)
        rows.append((_across(step) if mirrored and step != SWAP else step).upper())
    if played.agreed:
        raise FormatError("no-place", "draw")
    return "\n".join([*rows, *([RESIGN] if played.given_up else []), ""]).encode()


def _head(record: Record, old: Sequence[str], mirrored: bool) -> list[str]:
    """The header; lines of the file that was read are reused if they still hold. Raises `FormatError`."""
    (played,) = record.games
    names = [record.seats[(side - played.turned) % 2].name for side in (0, 1)]
    if any("#" in name for name in names):
        raise FormatError("no-place", "#")
    said = {
        **dict(zip(_NAMES, reversed(names) if mirrored else names, strict=True)),
        **dict.fromkeys(_SIZES, SIZE),
        _PIE: "Y" if played.options["swap"] == "yes" else "N",
        _OVER: "Y" if record.over else "N",
    }
    return [
        line if at not in said or _value(line) == said[at] else f"{said[at]} # {_REMARKS[at]}"
        for at, line in enumerate(old)
    ]


_REMARKS = (
    *("", "", "version of file-format", "Name of Player 1", "Name of Player 2", "y-size of board", "x-size of board"),
    *("player 1 human or computer", "player 2 human or computer", "starting player (1 plays top-down)"),
    *("Direction of letters", "pierule?", "game already over?"),
)
_FRESH = (
    *("# File created by Tablier", "# A game of TwixT", f"1 # {_REMARKS[2]}", "", "", "", ""),
    *(f"H # {_REMARKS[7]}", f"H # {_REMARKS[8]}", f"1 # {_REMARKS[9]}", f"V # {_REMARKS[10]}", "", ""),
)
"""The default header; empty values are filled in."""


def _kept_head(played: GameRecord) -> Sequence[str]:
    """The header of the file that was read, or the default one."""
    kept = played.unknown.get(KEPT)
    data = kept.get(NAME) if isinstance(kept, dict) else None
    head = data.get("head") if isinstance(data, dict) else None
    if not isinstance(head, list | tuple) or not list_of(text(1000), _HEAD, _HEAD)(head) or "\n" in "".join(head):
        return _FRESH
    return head


FORMAT = Format(NAME, (".t1",), (KEY,), likely, read, write)
