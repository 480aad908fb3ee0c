"""GGF, the format of the Generic Game Server, for Othello.

    (;GM[Othello]PB[Ann]PW[Bob]RE[+12]TY[8]BO[8 ---… *]B[f5/1.20/3.5]W[d6//2];)

``*`` is Black and ``O`` White; the last letter of ``BO`` is the side to play; ``PA`` passes; ``RE`` counts for Black.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from jeux.common.progress import reached
from jeux.common.schema import between, list_of, matching, row, text
from jeux.formats.contract import Format, FormatError, Reading, attempts, imported
from jeux.formats.decoding import decode
from jeux.formats.games.reversi.told import (
    KEY,
    Beginning,
    Replayed,
    board_of,
    discs,
    placed_in,
    scores_of,
    shown,
    step_of,
    told,
)
from jeux.formats.words import MOST_GAMES, Places, Word, date_of, ended, kept_of, names_of, played_in, with_kept
from jeux.match.record import Record
from jeux.rules.contract import Position, Result
from jeux.rules.games.reversi.board import POINTS
from jeux.rules.games.reversi.position import PASS

FORMAT = "ggf"
_PROPERTY = re.compile(r"\s*(?:([A-Za-z]+)\s*\[([^\]]*)\]|;\s*\))")
"""A property, or the end of a game."""
_BEGINS = "(;"
_OURS = ("GM", "PB", "PW", "BO", "B", "W", "RE")
"""The properties that the writer generates; the others are kept from the file."""
_COLOURS = ("B", "W")
_TEXT = text(100_000)
_KEPT = {
    "properties": list_of(row(matching(re.compile("[A-Z]+")), _TEXT), 0, 10_000),
    "notes": list_of(row(between(0, 1000), _TEXT), 0, 1000),
    "result": _TEXT,
    "steps": between(0, 1000),
}
_SIDES = {"*": 0, "b": 0, "x": 0, "o": 1, "w": 1}
_NUMBER = re.compile(r"[+-]?[0-9]+(?:\.[0-9]*)?")


def likely(start: str) -> bool:
    """Whether a text may be in this format."""
    return bool(re.search(r"\(;\s*GM\s*\[\s*othello\s*\]", start, re.IGNORECASE))


def read(content: bytes) -> Reading:
    """The games of a file; text between them is ignored. Raises `FormatError`."""
    whole = decode(content)
    if whole.count(_BEGINS) > MOST_GAMES:
        raise FormatError("too-large")
    if _BEGINS not in whole:
        raise FormatError("nothing")
    yield from attempts(_games(whole), lambda game, number: _record(game, content, number))


def _games(whole: str) -> Iterator[list[tuple[str, Word]] | FormatError]:
    """The properties of each game, or why they cannot be read; what follows is then looked for in the same place."""
    places, start = Places(whole), whole.find(_BEGINS)
    while start >= 0:
        reached(start / len(whole))
        end = start + len(_BEGINS)
        try:
            found, end = _properties(whole, end, places)
        except FormatError as error:
            yield error
        else:
            yield found
        start = whole.find(_BEGINS, end)


def _properties(whole: str, offset: int, places: Places) -> tuple[list[tuple[str, Word]], int]:
    """The properties of a game, and the offset of its end. Raises `FormatError`."""
    found: list[tuple[str, Word]] = []
    while each := _PROPERTY.match(whole, offset):
        if each[1] and _BEGINS in each[2]:
            break  # the bracket of a value is missing: what follows is another game
        offset = each.end()
        if not each[1]:
            return found, offset
        found.append((each[1].upper(), places.word(each[2], each.start(2))))
    raise places.word(whole[offset : offset + 12].strip(), offset).wrong("unexpected")


def _record(properties: list[tuple[str, Word]], content: bytes, number: int) -> Record:
    first: dict[str, Word] = {}
    for name, word in properties:
        first.setdefault(name, word)
    nothing = Word("")
    _check_game(first)
    replayed = Replayed(_beginning(first.get("BO"), placed_in(first.get("RU", nothing).text)))
    playing, notes = replayed.playing, []
    for name, word in properties:
        if name in _COLOURS:
            step, slash, more = word.text.strip().partition("/")
            replayed.play(step_of(word, step), word, _COLOURS.index(name))
            if slash:
                notes.append([len(playing.steps), more])
    result = first.get("RE", nothing).text
    kept = {
        "properties": [[name, word.text] for name, word in properties if name not in _OURS],
        "notes": notes,
        "result": result,
        "steps": len(playing.steps),
    }
    names = [first.get(name, nothing).text for name in ("PB", "PW")]
    played = with_kept(ended(KEY, playing.record(), playing.here, scores_of(_points(result))), FORMAT, kept)
    return imported(KEY, names, playing.options, (played,), content, number=number)


def _check_game(first: dict[str, Word]) -> None:
    """Raise `FormatError` if it is another game."""
    for name, fits in (("GM", r"othello"), ("TY", r"s?[08][kwrb0-9]*")):
        word = first.get(name)
        if word and not re.fullmatch(fits, word.text.strip(), re.IGNORECASE):
            raise word.wrong("other-game", f"{name}[{word.text}]")


def _beginning(word: Word | None, placed: tuple[str, ...]) -> Beginning:
    if not word:
        return Beginning(placed=placed)
    size, _, letters = word.text.strip().partition(" ")
    letters = re.sub(r"\s", "", letters)
    board, side = board_of(letters[:-1]), _SIDES.get(letters[-1:].lower())
    if size != "8" or not board or side is None:
        raise word.wrong("position")
    return Beginning(board, side, placed)


def _points(result: str) -> float | None:
    found = _NUMBER.match(result.strip())
    return float(found[0][:12]) if found else None


# --- writing ----------------------------------------------------------------------------------------------------------


def write(records: Sequence[Record]) -> bytes:
    """The matches as a file, one line for each game. Raises `FormatError`."""
    lines = [_line(record, number) for record in records for number in range(len(record.games))]
    return "".join(lines).encode()


def _line(record: Record, number: int) -> str:
    positions, result = played_in(record, number)
    played = record.games[number]
    kept = kept_of(played, FORMAT, _KEPT)
    begins, moves = told(positions, played.steps)
    names = [_plain(name) for name in names_of(record, number)]
    day = date_of(record, number)
    others = kept.get("properties") or (("PC", "Tablier" if day else ""), ("DT", day), ("TY", "8"))
    properties = [("GM", "Othello"), ("PB", names[0]), ("PW", names[1])]
    properties += [(name, _plain(value)) for name, value in others if value and (name != "RU" or not begins.tag)]
    properties += [("RU", begins.tag)] if begins.tag else []
    said = kept["result"] if kept.get("steps") == len(played.steps) else _result(positions[-1], result)
    properties += [("RE", _plain(said)), ("BO", f"8 {_rows(begins)}")]
    notes = {place: f"/{_plain(more)}" for place, more in kept.get("notes", ())}
    first = len(played.steps) - len(moves)
    for place, (side, step) in enumerate(moves, first + 1):
        properties.append((_COLOURS[side], ("PA" if step == PASS else step) + notes.get(place, "")))
    return "(;" + "".join(f"{name}[{value}]" for name, value in properties) + ";)\n"


def _plain(value: str) -> str:
    """A value without `]`, which would end its property: the format has no escapes."""
    return value.replace("[", "(").replace("]", ")")


def _rows(begins: Beginning) -> str:
    letters = shown(begins.board, "*O-")
    rows = [letters[row : row + 8] for row in range(0, len(POINTS), 8)]
    return f"{' '.join(rows)} {'*O'[begins.side]}"


def _result(last: Position, result: Result | None) -> str:
    if not result:
        return "?"
    if last.result():
        return f"{2 * discs(last) - len(POINTS):+d}"
    black, white = result.scores
    return "+0.00:s" if black == white else f"{len(POINTS) if black > white else -len(POINTS):+d}.00:r"


GGF = Format(FORMAT, (".ggf",), (KEY,), likely, read, write)
