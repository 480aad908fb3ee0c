"""Othello in PGN syntax, as Edax and game servers write it: Black plays first in each pair of moves, ``1-0`` is a win
for Black, a pass is ``pass`` or ``--``. Another starting position is in ``FEN``, row eight first, ``p`` for Black and
``P`` for White."""

from __future__ import annotations

import re
from collections.abc import Sequence

from jeux.common.cleaning import clean
from jeux.formats import dress
from jeux.formats.contract import Format, FormatError, Reading, imported
from jeux.formats.decoding import decode
from jeux.formats.games.reversi import wthor
from jeux.formats.games.reversi.told import (
    KEY,
    Beginning,
    Replayed,
    discs,
    placed_in,
    scores_of,
    shown,
    step_of,
    told,
)
from jeux.formats.words import Word, date_of, ended, kept_of, names_of, played_in, with_kept
from jeux.match.record import Record
from jeux.rules.contract import Position, Result
from jeux.rules.games.reversi.board import POINTS, SIZE
from jeux.rules.games.reversi.position import PASS

FORMAT = "othello-pgn"
_COUNT = re.compile(r"(\d{1,2})-(\d{1,2})")
_SCORES = {"1-0": (1.0, 0.0), "0-1": (0.0, 1.0), "1/2-1/2": (0.5, 0.5)}


def likely(start: str) -> bool:
    """Whether a text may be in this format."""
    return dress.likely(start)


# --- reading ----------------------------------------------------------------------------------------------------------


def read(content: bytes) -> Reading:
    """The games of a file. Raises `FormatError`."""
    yield from dress.matches_in(decode(content), lambda game, number: _record(game, content, number))


def _record(game: dress.Told, content: bytes, number: int) -> Record:
    variant = game.tag("Variant")
    if not re.match(r"(othello|reversi|xot|\??$)", variant, re.IGNORECASE):
        raise FormatError("other-game", clean(variant))
    if not game.words and not variant and not game.tag("FEN"):
        raise FormatError("nothing")
    replayed = Replayed(_beginning(game.tag("FEN"), placed_in(variant)))
    playing, result, places = replayed.playing, game.result.text if game.result else "", [len(replayed.playing.steps)]
    for word in game.words:
        if _COUNT.fullmatch(word.text):
            result = word.text
        else:
            replayed.play(step_of(word), word)
        places.append(len(playing.steps))
    kept = {
        "tags": [list(pair) for pair in game.tags],
        "notes": [[places[place], note] for place, note in game.notes],
        "result": result or game.tag("Result") or "*",
        "steps": len(playing.steps),
    }
    played = ended(KEY, playing.record(), playing.here, _scores(result) or _scores(game.tag("Result")))
    names = [_name(game.tag(name)) for name in ("Black", "White")]
    return imported(KEY, names, playing.options, (with_kept(played, FORMAT, kept),), content, number=number)


def _name(value: str) -> str:
    return "" if value == "?" else value


def _scores(result: str) -> tuple[float, float] | None:
    count = _COUNT.fullmatch(result)
    if result in _SCORES or not count:
        return _SCORES.get(result)
    return scores_of(int(count[1]) - int(count[2]))


def _beginning(fen: str, placed: tuple[str, ...]) -> Beginning:
    """The starting position in a tag. Raises `FormatError`."""
    if not fen:
        return Beginning(placed=placed)
    rows, side = [*fen.split()[:2], "", ""][:2]
    board = re.sub(r"[1-8]", lambda found: "." * int(found[0]), rows).replace("p", "b").replace("P", "w")
    lines = board.split("/")
    if [len(line) for line in lines] != [SIZE] * SIZE or set("".join(lines)) - set("bw.") or side not in ("b", "w"):
        raise Word(fen).wrong("position")
    return Beginning("".join(lines[::-1]), int(side == "w"), placed)


# --- writing ----------------------------------------------------------------------------------------------------------


def write(records: Sequence[Record]) -> bytes:
    """The matches as a file, game after game. Raises `FormatError`."""
    games = [_written(record, number) for record in records for number in range(len(record.games))]
    return "\n".join(games).encode()


def _written(record: Record, number: int) -> str:
    positions, result = played_in(record, number)
    played = record.games[number]
    kept = kept_of(played, FORMAT, dress.KEPT)
    begins, moves = told(positions, played.steps)
    black, white = (name or "?" for name in names_of(record, number))
    unchanged = kept.get("steps") == len(played.steps)
    said = kept["result"] if unchanged else _result(positions[-1], result)
    tags = [("Black", black), ("White", white), ("Result", said)]
    if not kept:
        tags = [*_where(record, number), *tags]
    tags.append(("Variant", begins.tag or "Othello"))
    tags += [("FEN", _fen(begins))] if not begins.othello else []
    first = len(played.steps) - len(moves)
    notes = [(max(0, place - first), note) for place, note in kept.get("notes", ())]
    if not kept and positions[-1].result():
        count = discs(positions[-1])
        notes.append((len(moves), f"{{{count}-{len(POINTS) - count}}}"))
    words = [(side, "--" if step == PASS else step) for side, step in moves]
    return dress.written(dress.merged(tags, kept.get("tags", ())), words, notes, said)


def _where(record: Record, number: int) -> list[tuple[str, str]]:
    """The tags for place and date; a game from WTHOR only has a year."""
    here = date_of(record, number)
    year = kept_of(record.games[number], wthor.FORMAT, wthor.KEPT).get("year")
    date = here or (f"{year:04}.??.??" if year else dress.NO_DATE)
    return [("Event", "?"), ("Site", "Tablier" if here else "?"), ("Date", date)]


def _result(last: Position, result: Result | None) -> str:
    return next((text for text, scores in _SCORES.items() if result and scores == result.scores), "*")


def _fen(begins: Beginning) -> str:
    letters = shown(begins.board, "pP-")
    rows = [letters[row : row + SIZE] for row in range(0, len(POINTS), SIZE)]
    packed = (re.sub(r"-+", lambda found: str(len(found[0])), row) for row in rows[::-1])
    return f"{'/'.join(packed)} {'bw'[begins.side]} - - 0 1"


OTHELLO_PGN = Format(FORMAT, (".pgn",), (KEY,), likely, read, write)
