"""The position ID and match ID of GNU Backgammon, two bit strings in base64: ``4HPwATDgc/ABMA:cAkAAAAAAAAA``.

White is its player 0, Black its player 1. The checkers of the side not on roll come first, then those of the other.
"""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Iterator

from jeux.common.progress import reached
from jeux.formats.contract import Format, FormatError, Reading, attempts
from jeux.formats.decoding import decode
from jeux.formats.games.backgammon.placed import Placed, opening, placed_in, record_of
from jeux.formats.mat.score import LONGEST
from jeux.formats.words import MOST_GAMES, Places, Word
from jeux.match.match import Match
from jeux.match.record import Record
from jeux.rules.games.backgammon.men import BAR, Men, Row
from jeux.rules.games.backgammon.position import NOBODY
from jeux.rules.tables import MEN_EACH, dice_to_play

_LETTERS = "[A-Za-z0-9+/]"
_POSITION = re.compile(rf"(?<![A-Za-z0-9+/=])({_LETTERS}{{13}}[AQgw])(?![A-Za-z0-9+/=])")
_MATCH = re.compile(rf"(?<![A-Za-z0-9+/=])({_LETTERS}{{12}})(?![A-Za-z0-9+/=])")
_PAIR = re.compile(rf"(?<![A-Za-z0-9+])({_LETTERS}{{13}}[AQgw]):{_LETTERS}{{12}}(?![A-Za-z0-9+/=])")
"""Both IDs together; a link may have a ``/`` or ``=`` before them."""
_BARE = re.compile(rf"^[ \t\[({{<]*({_LETTERS}{{13}}[AQgw])(?![A-Za-z0-9+/=])", re.MULTILINE)
"""A position ID at the start of a line."""
_LABEL = re.compile(r"position\s+ID", re.IGNORECASE)
_NONE, _PLAYING, _OVER = 0, 1, 2
_FIELDS = (
    ("cube", 4),
    ("owner", 2),
    ("mover", 1),
    ("crawford", 1),
    ("state", 3),
    ("turn", 1),
    ("doubled", 1),
    ("resigned", 2),
    ("die", 3),
    ("other", 3),
    ("points", 15),
    ("first", 15),
    ("second", 15),
    ("no_jacoby", 1),
)
"""The fields of a match ID with their widths in bits."""
_NO_OWNER = 3
_NO_MATCH = dict.fromkeys((name for name, _ in _FIELDS), 0) | {"owner": _NO_OWNER, "state": _PLAYING, "no_jacoby": 1}
"""The defaults without a match ID: White to play, a centred cube, no match."""


def likely(start: str) -> bool:
    """Whether a text may hold a position ID: labelled as the program does, with a match ID, or alone."""
    return bool(_LABEL.search(start) or _PAIR.search(start) or _BARE.match(start.lstrip("\ufeff \t\r\n")))


# --- bits -------------------------------------------------------------------------------------------------------------


def _bytes(letters: str) -> bytes:
    try:
        return base64.b64decode(letters + "=" * (-len(letters) % 4), validate=True)
    except binascii.Error as error:
        raise FormatError("bad-id", letters) from error


def _letters(number: int, size: int) -> str:
    return base64.b64encode(number.to_bytes(size, "little")).decode().rstrip("=")


def position_id(rows: Men, side: int) -> str:
    """The position ID of the checkers, given the side on roll."""
    bits = "".join("1" * men + "0" for row in (rows[1 - side], rows[side]) for men in row[1:])
    return _letters(int(bits[::-1], 2), 10)


def _rows(letters: str, side: int) -> Men:
    """The checkers of a position ID. Raises `FormatError`."""
    number = int.from_bytes(_bytes(letters), "little")
    counts = [0]
    for _ in range(80):
        if number & 1:
            counts[-1] += 1
        else:
            counts.append(0)
        number >>= 1
    men = counts[: 2 * BAR]
    if len(men) < 2 * BAR or any(counts[2 * BAR :]) or max(sum(men[:BAR]), sum(men[BAR:])) > MEN_EACH:
        raise FormatError("bad-id", letters)
    other, own = _row(men[:BAR]), _row(men[BAR:])
    return (other, own) if side else (own, other)


def _row(men: list[int]) -> Row:
    return (MEN_EACH - sum(men), *men)


def match_id(fields: dict[str, int]) -> str:
    """The match ID of these fields."""
    number = shift = 0
    for name, bits in _FIELDS:
        number |= (fields[name] & (1 << bits) - 1) << shift
        shift += bits
    return _letters(number, 9)


def _fields(letters: str) -> dict[str, int]:
    number, found = int.from_bytes(_bytes(letters), "little"), {}
    for name, bits in _FIELDS:
        found[name] = number & (1 << bits) - 1
        number >>= bits
    return found


# --- reading ----------------------------------------------------------------------------------------------------------


def read(content: bytes) -> Reading:
    """The positions in a text, each once, with the match IDs after them. Raises `FormatError`."""
    yield from attempts(_ids(decode(content)), lambda ids, number: _record(*ids, content, number))


def _ids(text: str) -> Iterator[tuple[str, str, Word] | FormatError]:
    """The position IDs in a text with their match IDs and places, each pair once, or why one is malformed."""
    places, told, faults = Places(text), set[tuple[str, str]](), 0
    found = _positions(text)
    for each, end in zip(found, [*(after.start(1) for after in found[1:]), len(text)], strict=False):
        reached(each.start() / len(text))
        word = places.word(each[1], each.start(1))
        match = _MATCH.search(text, each.end(1), end)
        ids = each[1], match[1] if match else ""
        if not match and text[each.end(1) : each.end(1) + 1] == ":":
            faults += 1
            yield word.wrong("bad-id", text[each.start(1) : each.end(1) + 20])
        elif ids not in told:
            told.add(ids)
            yield (*ids, word)
        if len(told) + faults > MOST_GAMES:
            raise FormatError("too-large")
    if not found:
        raise FormatError("nothing")


def _positions(text: str) -> list[re.Match[str]]:
    """The position IDs in a text: those labelled as such, else those with a match ID, else those that start a line."""
    labels = [each.end() for each in _LABEL.finditer(text)]
    ends = [*labels[1:], len(text)]
    labelled = [_POSITION.search(text, *span) for span in zip(labels, ends, strict=False)]
    return list(filter(None, labelled)) or list(_PAIR.finditer(text)) or list(_BARE.finditer(text))


def _record(letters: str, match: str, word: Word, content: bytes, number: int) -> Record:
    try:
        fields = _fields(match) if match else _NO_MATCH
        return record_of(_placed(letters, fields, alone=not match), content, number)
    except FormatError as error:
        raise word.wrong(error.code, error.detail) from error


def _placed(letters: str, fields: dict[str, int], *, alone: bool) -> Placed:
    side = fields["mover"]
    rows = _rows(letters, side)
    dice = fields["die"], fields["other"]
    if max(dice) > 6 or (0 in dice and any(dice)):
        raise FormatError("bad-id", letters)
    phase = _phase(rows, fields, fresh=alone or fields["state"] == _NONE)
    gone = [row[0] == MEN_EACH for row in rows]
    if any(gone):
        side = int(gone[0])  # the loser, whichever side is on roll
    return Placed(
        rows=rows,
        side=NOBODY if phase == "open" else side,
        phase=phase,
        dice=dice_to_play(*dice) if phase == "play" else (),
        stake=1 << fields["cube"],
        cube=fields["owner"] if fields["owner"] in (0, 1) else NOBODY,
        points=fields["points"],
        scores=(fields["first"], fields["second"]),
        crawford=bool(fields["crawford"]),
        jacoby=not fields["no_jacoby"] and not fields["points"],
        beaver=_beavered(fields),
    )


def _beavered(fields: dict[str, int]) -> bool:
    """Whether it is a beaver that must be answered: the opponent of the player who doubled holds the cube."""
    return bool(fields["doubled"]) and fields["turn"] == fields["mover"] and fields["owner"] == 1 - fields["mover"]


def _phase(rows: Men, fields: dict[str, int], *, fresh: bool) -> str:
    if fields["state"] >= _OVER or MEN_EACH in (rows[0][0], rows[1][0]):
        return "over"
    if fields["doubled"]:
        return "beaver" if _beavered(fields) else "take"
    if fields["die"]:
        return "play"
    return "open" if fresh and opening(rows) and fields["owner"] == _NO_OWNER else "double"


# --- writing ----------------------------------------------------------------------------------------------------------


def show(match: Match) -> str:
    """Both IDs of the current position. Raises `FormatError`."""
    placed = placed_in(match)
    side = max(placed.side, 0)
    return f"{position_id(placed.rows, side)}:{match_id(_told(placed, side))}"


def _told(placed: Placed, side: int) -> dict[str, int]:
    high, low = (*placed.dice, 0, 0)[:2]
    states = {"open": _NONE, "over": _OVER}
    return {
        "cube": placed.stake.bit_length() - 1,
        "owner": placed.cube if placed.cube != NOBODY else _NO_OWNER,
        "mover": side,
        "crawford": int(placed.crawford),
        "state": states.get(placed.phase, _PLAYING),
        "turn": 1 - side if placed.phase == "take" else side,
        "doubled": int(placed.phase in ("take", "beaver")),
        "resigned": 0,
        "die": high,
        "other": low,
        "points": min(placed.points, LONGEST),
        "first": placed.scores[0],
        "second": placed.scores[1],
        "no_jacoby": int(not placed.jacoby),
    }


FORMAT = Format("gnubg-id", (), ("backgammon",), likely, read, None, show)
