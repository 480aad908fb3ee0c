"""The XGID of eXtreme Gammon for a position: ``XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10``.

Black is its bottom player, in capitals; White is the top player.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from jeux.common.progress import reached
from jeux.formats.contract import Format, FormatError, Reading, attempts
from jeux.formats.decoding import decode
from jeux.formats.games.backgammon.placed import Placed, placed_in, record_of
from jeux.formats.mat.score import LONGEST
from jeux.formats.words import MOST_GAMES, Places
from jeux.match.match import Match
from jeux.match.record import Record
from jeux.rules.games.backgammon.men import BAR, Men, Row
from jeux.rules.games.backgammon.position import CUBE_LIMIT, NOBODY
from jeux.rules.tables import MEN_EACH, dice_to_play

_SIGN = re.compile(r"XGID\s*=", re.IGNORECASE)
_LINE = re.compile(
    r"(?i:XGID)\s*=\s*(?P<men>[-A-Oa-o]{26}):(?P<cube>\d{1,2}):(?P<owner>-1|0|1):(?P<turn>-?1):"
    r"(?P<dice>[0-6]{2}|[DBR])(?::(?P<bottom>\d{1,5}):(?P<top>\d{1,5}):(?P<rule>[0-3]):(?P<points>\d{1,5})"
    r"(?::(?P<limit>\d{1,2}))?)?"
)
_SAID = 60
"""The characters of a malformed XGID that an error quotes at most."""
_JACOBY, _BEAVER = 1, 2
_PLAYERS = {"1": 1, "-1": 0, "0": NOBODY}
"""Our sides by their signs."""
_SIGNS = {side: sign for sign, side in _PLAYERS.items()}


def likely(start: str) -> bool:
    """Whether a text may contain an XGID."""
    return "XGID" in start.upper()


# --- reading ----------------------------------------------------------------------------------------------------------


def read(content: bytes) -> Reading:
    """The positions of all XGIDs in a text, each once. Raises `FormatError`."""
    text = decode(content)
    places = Places(text)
    yield from attempts(_lines(text, places), lambda found, number: _record(found, content, number, places))


def _lines(text: str, places: Places) -> Iterator[re.Match[str] | FormatError]:
    """The XGIDs in a text, each once, or why one is malformed."""
    lines, faults = set[str](), 0
    for sign in _SIGN.finditer(text):
        reached(sign.start() / len(text))
        found = _LINE.match(text, sign.start())
        if not found:
            faults += 1
            said = text[sign.start() : sign.start() + _SAID].partition("\n")[0]
            yield places.word(said, sign.start()).wrong("bad-id")
        elif (line := text[found.start("men") : found.end()]) not in lines:
            lines.add(line)
            yield found
        if len(lines) + faults > MOST_GAMES:
            raise FormatError("too-large")
    if not lines and not faults:
        raise FormatError("nothing")


def _record(found: re.Match[str], content: bytes, number: int, places: Places) -> Record:
    try:
        return record_of(_placed(found), content, number)
    except FormatError as error:
        raise places.word(found[0], found.start()).wrong(error.code, error.detail) from error


def _placed(found: re.Match[str]) -> Placed:
    rows, side = _rows(found["men"]), _PLAYERS[found["turn"]]
    points, rule = int(found["points"] or 0), int(found["rule"] or 0)
    cube = int(found["cube"])
    if points > LONGEST or cube > CUBE_LIMIT.bit_length() or "R" in found["dice"]:
        raise FormatError("position")
    phase = _phase(rows, found["dice"])
    return Placed(
        rows=rows,
        side=_loser(rows) if phase == "over" else side,
        phase=phase,
        dice=dice_to_play(*map(int, found["dice"])) if phase == "play" else (),
        stake=1 << cube,
        cube=_PLAYERS[found["owner"]],
        points=points,
        scores=(int(found["top"] or 0), int(found["bottom"] or 0)),
        crawford=bool(points) and rule == 1,
        jacoby=not points and bool(rule & _JACOBY),
        beaver=(not points and bool(rule & _BEAVER)) or phase == "beaver",
        cubeless=found["limit"] == "0",
    )


def _rows(men: str) -> Men:
    """White's and Black's checkers. Raises `FormatError`."""
    bottom = [ord(sign) - ord("A") + 1 if sign.isupper() else 0 for sign in men]
    top = [ord(sign) - ord("a") + 1 if sign.islower() else 0 for sign in men]
    if bottom[0] or top[BAR] or max(sum(bottom), sum(top)) > MEN_EACH:
        raise FormatError("bad-id", men)
    return _row(top[::-1]), _row(bottom)


def _row(men: list[int]) -> Row:
    return (MEN_EACH - sum(men), *men[1:])


def _loser(rows: Men) -> int:
    return int(rows[0][0] == MEN_EACH)


def _phase(rows: Men, dice: str) -> str:
    if MEN_EACH in (rows[0][0], rows[1][0]):
        return "over"
    if "0" in dice:
        return "double"
    return {"D": "take", "B": "beaver"}.get(dice, "play")


# --- writing ----------------------------------------------------------------------------------------------------------


def show(match: Match) -> str:
    """The XGID of the current position. Raises `FormatError`."""
    placed = placed_in(match)
    white, black = placed.rows
    signs = [
        chr(ord("A") - 1 + bottom) if bottom else chr(ord("a") - 1 + top) if top else "-"
        for bottom, top in zip((0, *black[1:]), (*white[:0:-1], 0), strict=True)
    ]
    dice = "".join(map(str, placed.dice)) or {"take": "D", "beaver": "B"}.get(placed.phase, "00")
    rule = int(placed.crawford) if placed.points else _JACOBY * placed.jacoby + _BEAVER * placed.beaver
    top, bottom = placed.scores
    limit = 0 if placed.cubeless else CUBE_LIMIT.bit_length() - 1
    cube = placed.stake.bit_length() - 1
    turn = _SIGNS[max(placed.side, 0)]
    fields = (cube, _SIGNS[placed.cube], turn, dice, bottom, top, rule, placed.points, limit)
    return f"XGID={''.join(signs)}:{':'.join(map(str, fields))}"


FORMAT = Format("xgid", (), ("backgammon",), likely, read, None, show)
