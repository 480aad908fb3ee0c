"""WTHOR, the game database of the French Othello federation: ``.wtb``, with the names of the players in ``.jou``. The
tournament stays a number, because a match has no field for its name.

Little-endian. A header of 16 bytes: century, year, month and day of creation, number of games (4), number of names (2),
year of the games (2), board size (0 or 8), kind, depth, one unused. Then 68 bytes for each game: tournament, Black,
White (2 each), Black's final discs, the same with perfect play from `depth` empty squares on, and 60 moves, each 10
times the row plus the column, 0 for none. Passes are omitted. A name file has the same header, then 20 bytes for each
name.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Mapping, Sequence
from dataclasses import replace

from jeux.common.cleaning import clean
from jeux.common.progress import reached
from jeux.common.schema import between
from jeux.formats.contract import Format, FormatError, Reading, attempts, imported
from jeux.formats.games.reversi.told import KEY, OTHELLO, discs, scores_of, told
from jeux.formats.playing import NO_SEED
from jeux.formats.words import MOST_GAMES, date_of, ended, kept_of, played_in, with_kept
from jeux.match.record import GameRecord, Record, Seat, result_of
from jeux.rules import CATALOGUE
from jeux.rules.boards import letter_mask
from jeux.rules.contract import complete_options
from jeux.rules.games.reversi.board import POINTS, SIZE, placings, turned
from jeux.rules.games.reversi.position import OPENING, PASS, SIDES, Reversi

FORMAT = "wthor"
_HEADER = struct.Struct("<4BIHH4B")
_GAME = struct.Struct(f"<3H2B{len(POINTS) - OPENING}s")
_NAME = 20
"""The length of a name in the name file, in bytes."""
_SQUARES = {10 * row + column: SIZE * (row - 1) + column - 1 for row in range(1, 9) for column in range(1, 9)}
_NUMBERS = {POINTS[square]: number for number, square in _SQUARES.items()}
_OPTIONS = complete_options(CATALOGUE[KEY], {"start": "diagonal"})
_BLACK, _WHITE = (letter_mask(OTHELLO, letter) for letter in SIDES)
_BYTE, _WORD = between(0, 255), between(0, 65535)
KEPT = {
    "year": _WORD,
    "depth": _BYTE,
    "event": _WORD,
    "black": _WORD,
    "white": _WORD,
    "score": _BYTE,
    "best": _BYTE,
    "steps": between(0, 1000),
}
"""What is kept of a game: the numbers in its file."""


def likely(start: str) -> bool:
    """Whether a file may be in this format: it starts with a plausible date."""
    numbers = [ord(letter) for letter in start[:4]]
    return len(numbers) == 4 and numbers[0] in (19, 20) and numbers[2] in range(1, 13) and numbers[3] in range(1, 32)


# --- reading ----------------------------------------------------------------------------------------------------------


def read(content: bytes) -> Reading:
    """The games of a file, each a match. In an error, the line is the game number, the column the move number. Of a
    file that is cut short, the games that are whole are read.

    Raises `FormatError`."""
    if len(content) < _HEADER.size:
        raise FormatError("damaged")
    *_, count, _, year, size, _, depth, _ = _HEADER.unpack_from(content)
    if size not in (0, SIZE):
        raise FormatError("size", str(size))
    if count > MOST_GAMES:
        raise FormatError("too-large")
    if not count:
        raise FormatError("nothing")
    whole = min(count, (len(content) - _HEADER.size) // _GAME.size)
    base, mark = _base(content), hashlib.sha256(content).hexdigest()

    def record(number: int, _: int) -> Record:
        reached(number / whole)
        return _record(base, *_read_game(content, number, year, depth), mark, number)

    yield from attempts(range(whole), record)
    if len(content) != _HEADER.size + count * _GAME.size:
        place = (whole + 1, 1) if whole < count else (0, 0)
        yield FormatError("damaged", "", *place)


def _base(content: bytes) -> Record:
    """What the matches of a file have in common."""
    return imported(KEY, ("", ""), _OPTIONS, (GameRecord(_OPTIONS, NO_SEED),), content)


def _record(base: Record, played: GameRecord, last: Reversi, mark: str, number: int) -> Record:
    """A game as a match of its own; `base` is what the matches of the file have in common."""
    result = result_of(played, last, 2)
    scores = tuple(map(float, result.scores)) if result else (0.0, 0.0)
    name = f"{KEY}-{hashlib.sha256(f'{mark} {number}'.encode()).hexdigest()[:12]}"
    return replace(base, id=name, games=(played,), over=bool(result), scores=scores)


def _read_game(content: bytes, number: int, year: int, depth: int) -> tuple[GameRecord, Reversi]:
    """A game and its last position. Raises `FormatError`."""
    event, black, white, score, best, moves = _GAME.unpack_from(content, _HEADER.size + number * _GAME.size)
    steps, last = _replay(moves.rstrip(b"\0"), number + 1)
    kept = {"year": year, "depth": depth, "event": event, "black": black, "white": white, "score": score, "best": best}
    played = GameRecord(_OPTIONS, NO_SEED, tuple(steps), turns=len(steps))
    played = ended(KEY, played, last, scores_of(2 * score - len(POINTS)))
    return with_kept(played, FORMAT, {**kept, "steps": len(steps)}), last


def _replay(moves: bytes, line: int) -> tuple[list[str], Reversi]:
    """The steps of a game with its passes, and the final position. For speed, as a file has thousands of games, only
    the flipped discs are computed, not a position for each step. Raises `FormatError`."""
    steps: list[str] = []
    own, adverse = _BLACK, _WHITE
    side = 0
    for column, move in enumerate(moves, 1):
        square = _SQUARES.get(move, -1)
        if square < 0:
            raise FormatError("bad-step", str(move), line, column)
        bit = 1 << square
        flips = 0 if (own | adverse) & bit else turned(square, own, adverse)
        if not flips and not placings(own, adverse):
            steps.append(PASS)
            own, adverse, side = adverse, own, 1 - side
            flips = 0 if (own | adverse) & bit else turned(square, own, adverse)
        if not flips:
            raise FormatError("illegal-step", POINTS[square], line, column)
        steps.append(POINTS[square])
        own, adverse, side = adverse ^ flips, own | flips | bit, 1 - side
    return steps, Reversi(False, (adverse, own) if side else (own, adverse), side)


def named(records: Sequence[Record], beside: Mapping[str, bytes]) -> tuple[Record, ...]:
    """The games with the names of the players, from the companion files by extension."""
    content = beside.get(".jou", b"")[_HEADER.size :]
    each = (content[start : start + _NAME] for start in range(0, len(content), _NAME))
    players = [name.split(b"\0")[0].decode("latin-1").strip() for name in each]

    def seat(number: int) -> Seat:
        return Seat(clean(players[number]) if number < len(players) else "")

    found = []
    for record in records:
        kept = kept_of(record.games[0], FORMAT, KEPT)
        seats = (seat(kept["black"]), seat(kept["white"])) if kept else record.seats
        found.append(replace(record, seats=seats))
    return tuple(found)


# --- writing ----------------------------------------------------------------------------------------------------------


def write(records: Sequence[Record]) -> bytes:
    """The matches as a file, all dated with the year of the first. Raises `FormatError` for a game that has not ended,
    or with another start than Othello's."""
    games = [(record, number) for record in records for number in range(len(record.games))]
    if not games:
        raise FormatError("nothing")
    kept = kept_of(records[0].games[0], FORMAT, KEPT)
    year, month, day = map(int, records[0].updated[:10].split("-"))
    when = kept.get("year") or int(date_of(records[0], 0)[:4] or 0), SIZE, 0, kept.get("depth", 0), 0
    header = _HEADER.pack(year // 100, year % 100, month, day, len(games), 0, *when)
    return header + b"".join(_written(*game) for game in games)


def _written(record: Record, number: int) -> bytes:
    positions, result = played_in(record, number)
    played = record.games[number]
    begins, moves = told(positions, played.steps)
    if not begins.othello:
        raise FormatError("other-start")
    if not result:
        raise FormatError("not-over")
    kept = kept_of(played, FORMAT, KEPT)
    if kept.get("steps") != len(played.steps):
        kept = {}
    score = discs(positions[-1]) if positions[-1].result() else int(len(POINTS) * result.scores[0])
    numbers = (kept.get(name, 0) for name in ("event", "black", "white"))
    values = (kept.get("score", score), kept.get("best", score))
    return _GAME.pack(*numbers, *values, bytes(_NUMBERS[step] for _, step in moves if step != PASS))


WTHOR = Format(FORMAT, (".wtb",), (KEY,), likely, read, write, beside=(".jou",), named=named)
