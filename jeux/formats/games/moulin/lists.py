"""Move lists in PGN syntax (``1. d6 f4 … 9. d5-c5xg7``), with the point numbers of PlayOK (``1. 5 14``), or as bare
moves with removals apart (``d6 f4 d5-c5 xg7``). All are recognised by content, not by file name.

A turn is a man placed (``d6``) or moved (``d5-c5``), followed by the men it removes (``xg7``). Points are numbered from
left to right, from top to bottom. A position is one line in the notation of our rules.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from jeux.formats import dress
from jeux.formats.contract import Format, FormatError, Reading, imported
from jeux.formats.decoding import decode
from jeux.formats.games.moulin.rules import KEY, TAGS, named, played_by, tags_of
from jeux.formats.playing import Playing
from jeux.formats.words import Word, date_of, ended, kept_of, names_of, played_in, with_kept
from jeux.match.match import Match
from jeux.match.record import Record
from jeux.rules.contract import Position, Result
from jeux.rules.games.moulin.board import POINTS

FORMAT = "mill"
_POINT = r"(?:[a-g][1-7]|[0-9]{1,2})"
_TURN = re.compile(rf"({_POINT})?(?:-({_POINT}))?((?:x{_POINT})*)[!?+#]*", re.IGNORECASE)
_WORD = rf"(?:x?{_POINT}(?:[-x]{_POINT})*)"
_BARE = _WORD.replace(_POINT, "[a-g][1-7]")
"""A word that may be the whole of a list: a number alone may be anything."""
_BEGINS = re.compile(
    rf"\s*1\.+\s*{_WORD}(?:[\s({{]|$)|\s*{_WORD}\s+{_WORD}\b|\s*{_BARE}\s*$|\s*board=[wb.]{{24}}\s",
    re.IGNORECASE,
)
_SCORES = {"1-0": (1.0, 0.0), "0-1": (0.0, 1.0), "1/2-1/2": (0.5, 0.5)}
_OURS = ("Event", "Site", "Date", "Round")
"""The tags that we set if the game does not come from a file."""
_POSITION = "Position"
"""The tag with the starting position."""


def likely(start: str) -> bool:
    """Whether a text may be such a list."""
    return dress.likely(start) or bool(_BEGINS.match(start.lstrip("\ufeff")))


# --- reading ----------------------------------------------------------------------------------------------------------


def read(content: bytes) -> Reading:
    """The games of a file. Raises `FormatError`."""
    whole = decode(content)
    if whole.lstrip().startswith("board="):
        playing = Playing(KEY, {}, whole.strip())
        yield imported(KEY, ("", ""), playing.options, (playing.record(),), content)
        return
    yield from dress.matches_in(whole, lambda game, number: _record(game, content, number))


def _record(game: dress.Told, content: bytes, number: int) -> Record:
    bare = game.result and not game.tags  # resigned before the first move
    if not game.words and not bare and not game.tag("Variant") and not game.tag(_POSITION):
        raise FormatError("nothing")
    if game.tag("FEN") and not game.tag(_POSITION):
        raise FormatError("position")  # other programs' position formats change with their versions
    turns = [(list(steps_of(word)), word) for word in game.words]
    places: list[int] = [0]
    for steps, _ in turns:
        places.append(places[-1] + len(steps))

    def play(playing: Playing) -> None:
        for steps, word in turns:
            for step in steps:
                playing.play(step, word.line, word.column, word.text)

    playing = played_by(game.tag, game.tag(_POSITION), play)
    result = game.result.text if game.result else game.tag("Result")
    kept = {
        "tags": [list(pair) for pair in game.tags],
        "notes": [[places[place], note] for place, note in game.notes],
        "result": result or "*",
        "steps": places[-1],
    }
    played = ended(KEY, playing.record(), playing.here, _SCORES.get(result))
    names = [_name(game.tag(name)) for name in ("White", "Black")]
    return imported(KEY, names, playing.options, (with_kept(played, FORMAT, kept),), content, number=number)


def _name(value: str) -> str:
    return "" if value == "?" else value


def steps_of(word: Word) -> Iterator[str]:
    """The steps of a word. Raises `FormatError`."""
    found = _TURN.fullmatch(word.text)
    if not found or not (found[1] or found[3]) or (found[2] and not found[1]):
        raise word.wrong("bad-step")
    if found[1]:
        yield "-".join(_point(each, word) for each in found.groups()[:2] if each)
    yield from (f"x{_point(each, word)}" for each in found[3].lower().split("x")[1:])


def _point(said: str, word: Word) -> str:
    """The point with this name or number. Raises `FormatError`."""
    if said.isdecimal() and 0 < int(said) <= len(POINTS):
        return POINTS[int(said) - 1]
    if said.lower() not in POINTS:
        raise word.wrong("bad-step")
    return said.lower()


# --- writing ----------------------------------------------------------------------------------------------------------


def _named_point(point: str) -> str:
    return point


def _numbered_point(point: str) -> str:
    return str(POINTS.index(point) + 1)


def _writer(point: Callable[[str], str]) -> Callable[[Sequence[Record]], bytes]:
    def write(records: Sequence[Record]) -> bytes:
        """The matches as a file, game after game."""
        games = [_written(record, number, point) for record in records for number in range(len(record.games))]
        return "\n".join(games).encode()

    return write


def _written(record: Record, number: int, point: Callable[[str], str]) -> str:
    positions, result = played_in(record, number)
    played = record.games[number]
    kept = kept_of(played, FORMAT, dress.KEPT)
    said = kept["result"] if kept.get("steps") == len(played.steps) else _result(result)
    tags = _tags(record, number, said)
    if kept:
        told = [pair for pair in kept["tags"] if pair[0] not in TAGS.values() or pair[0] in dict(tags)]
        tags = dress.merged([pair for pair in tags if pair[0] not in _OURS], told)
    turns = turns_of(positions, played.steps)
    ends: list[int] = []
    for _, steps in turns:
        ends.append((ends[-1] if ends else 0) + len(steps))
    notes = [(bisect_right(ends, place), note) for place, note in kept.get("notes", ())]
    words = [(side, _word(steps, point)) for side, steps in turns]
    return dress.written(tags, words, notes, said)


def _tags(record: Record, number: int, result: str) -> list[tuple[str, str]]:
    played = record.games[number]
    white, black = (name or "?" for name in names_of(record, number))
    day = date_of(record, number)
    tags = [("Event", "?"), ("Site", "Tablier" if day else "?"), ("Date", day or dress.NO_DATE)]
    tags.append(("Round", str(number + 1)))
    tags += [("White", white), ("Black", black), ("Result", result), *tags_of(played.options)]
    tags += [("SetUp", "1"), (_POSITION, played.start)] if played.start else []
    return [*tags, ("PlyCount", str(len(played.steps)))]


def turns_of(positions: Sequence[Position], steps: Sequence[str]) -> list[tuple[int, list[str]]]:
    """The turns of a game: the side and its steps."""
    each = zip((position.turn for position in positions), steps, strict=False)
    return [(side, [step for _, step in turn]) for side, turn in groupby(each, lambda pair: pair[0])]


def _word(steps: Sequence[str], point: Callable[[str], str]) -> str:
    return "".join(re.sub(r"[a-g][1-7]", lambda found: point(found[0]), step) for step in steps)


def _result(result: Result | None) -> str:
    return next((said for said, scores in _SCORES.items() if result and scores == result.scores), "*")


def write_moves(records: Sequence[Record]) -> bytes:
    """The bare moves of some matches, one line for each game. Raises `FormatError` for games not under tournament
    rules, which every reader assumes, and for games with a starting position."""
    lines = []
    for record in records:
        for number, played in enumerate(record.games):
            if not named(played.options):
                raise FormatError("other-rules")
            if played.start:
                raise FormatError("no-start")
            lines.append(" ".join((*played.steps, _result(played_in(record, number)[1]))))
    return "".join(f"{line}\n" for line in lines).encode()


def show(match: Match) -> str:
    """The position as one line."""
    return match.position.text()


PGN = Format(FORMAT, (".pgn",), (KEY,), likely, read, _writer(_named_point), show)
NUMBERS = Format("mill-numbers", (".playok",), (KEY,), likely, read, _writer(_numbered_point))
MOVES = Format("mill-moves", (".mill",), (KEY,), likely, read, write_moves)
