"""Game records of OpenTafl: tags, the rules last, then one turn on a line with its comments.

    [attackers:Ann]
    [rules:dim:9 …]

``-`` marks an open road for the king, ``--`` his escape, ``++`` his capture; ``---`` resigns.

``-`` says that the king has an open road, ``--`` that he is out, ``++`` that he is taken; ``---`` gives up.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from jeux.common.schema import between, list_of, row, text
from jeux.formats.contract import Format, FormatError, Reading, imported
from jeux.formats.decoding import decode
from jeux.formats.games.tablut.fields import KEY, TaflRules, board_of, position_of, rules_of, written
from jeux.formats.playing import Playing
from jeux.formats.words import Places, Word, date_of, ended, kept_of, names_of, played_in, with_kept
from jeux.match.record import GameRecord, Record
from jeux.rules.contract import Position, Removed, Result
from jeux.rules.games.tablut.board import START
from jeux.rules.games.tablut.position import Tablut

FORMAT = "otg"
ROADS = "two-open-roads"
"""The tag for the rule that two open roads win, which no field can express."""
QUIET = "quiet"
"""The tag with the number of moves without a capture before the starting position."""
RESIGNS = "---"
_TERMINATIONS = {
    "two-accesses": "two open roads",
    "gave-up": "resigned",
    "agreed-draw": "draw agreed",
    "no-move": "no move left",
    "repetition": "third repetition",
    "no-progress": "a hundred moves without a capture",
}
_ENDS = {"king-captured": "++", "king-escaped": "--"}
_TEXT, _STEP = text(1_000_000), between(0, 50_000)
_KEPT = {
    "tags": list_of(row(_TEXT, _TEXT), 0, 1000),
    "notes": list_of(row(_STEP, _TEXT), 0, 50_000),
    "marks": list_of(row(_STEP, _TEXT), 0, 50_000),
    "name": _TEXT,
    "steps": _STEP,
}
_OURS = ("attackers", "defenders", "result", "rules", "position", "two-open-roads", "quiet")
_TAG = re.compile(r"\s*\[([a-z][a-z-]*):([^\]]*)\]")
_PIECES = re.compile(
    r"(?P<space>\s+)|(?P<note>\[[^\]]*\])|(?P<beside>[0-9]+[a-z]\.[^\n]*(?:\n\[[^\]]*\])?)|(?P<number>[0-9]+\.)"
    r"|(?P<word>[^\s\[\]]+)"
)
_MOVE = re.compile(r"[tcnkmgTCNKMG]?([a-i][1-9])-([a-i][1-9])(x[a-iA-Zx1-9/]*)?([-+]{1,2}|)")
_RESULTS = {"1": (0.0, 1.0), "0": (0.5, 0.5), "-1": (1.0, 0.0)}


def likely(start: str) -> bool:
    """Whether a text may be in this format: it has tags with a colon, and rules."""
    return bool(_TAG.match(start.lstrip("\ufeff")))


# --- reading ----------------------------------------------------------------------------------------------------------


@dataclass
class _Told:
    """A record being read. `notes` are the comments and variations verbatim, each with the number of moves before
    it."""

    tags: dict[str, Word] = field(default_factory=dict)
    words: list[Word] = field(default_factory=list)
    notes: list[tuple[int, str]] = field(default_factory=list)

    def text(self, name: str) -> str:
        """The value of a tag; empty if there is none."""
        return self.tags[name].text.strip() if name in self.tags else ""


def read(content: bytes) -> Reading:
    """The game of a file. Raises `FormatError`."""
    told = _told(decode(content))
    rules = rules_of(told.tags.get("rules") or _missing())
    options = {**rules.options, "accesses": "win" if told.text(ROADS) == "win" else "play-on"}
    playing = Playing(KEY, options, _start(told, rules))
    marks, loser = _play(playing, told.words)
    scores = _RESULTS.get(told.text("result"))
    if loser is not None:
        scores = (0.0, 1.0) if loser == 0 else (1.0, 0.0)
    kept = {
        "tags": [[name, word.text] for name, word in told.tags.items() if name not in _OURS],
        "notes": [[count, note] for count, note in told.notes],
        "marks": marks,
        "name": rules.name,
        "steps": len(playing.steps),
    }
    played = with_kept(ended(KEY, playing.record(), playing.here, scores), FORMAT, kept)
    names = [told.text(name) for name in ("defenders", "attackers")]
    yield imported(KEY, names, playing.options, (played,), content)


def _missing() -> Word:
    raise FormatError("nothing")


def _told(whole: str) -> _Told:
    told, places, offset = _Told(), Places(whole), 0
    while found := _TAG.match(whole, offset):
        told.tags[found[1]] = places.word(found[2], found.start(2))
        offset = found.end()
    while offset < len(whole):
        piece = _PIECES.match(whole, offset)
        if not piece:
            raise places.word(whole[offset : offset + 12].split("\n")[0], offset).wrong("unexpected")
        if piece["word"]:
            told.words.append(places.word(piece["word"], offset))
        elif piece["note"] or piece["beside"]:
            told.notes.append((len(told.words), piece[0].strip()))
        offset = piece.end()
    return told


def _start(told: _Told, rules: TaflRules) -> str:
    """The starting position in our notation; empty for the usual one. Raises `FormatError`."""
    word = told.tags.get("position")
    board = board_of(word, word.text) if word else rules.board
    if board == START and not rules.attackers_first:
        return ""
    if board == START or (rules.attackers_first and not word):
        raise told.tags["rules"].wrong("foreign-rule", "atkf:y")
    return f"board={board} turn={'b' if rules.attackers_first else 'w'} quiet={told.text(QUIET) or 0}"


def _play(playing: Playing, words: Sequence[Word]) -> tuple[list[list[object]], int | None]:
    """Play the words: their marks, and the side that resigns. Raises `FormatError`; if any capture is written, all must
    be, and match our rules."""
    marks: list[list[object]] = []
    takes = any("x" in word.text for word in words)
    for word in words:
        if word.text == RESIGNS:
            return marks, playing.here.turn
        found = _MOVE.fullmatch(word.text)
        if not found:
            raise word.wrong("bad-step")
        before, step = playing.here, f"{found[1]}-{found[2]}"
        playing.play(step, word.line, word.column, word.text)
        told = re.findall(r"[a-i][1-9]", found[3] or "")
        if takes and found[3] != "x" and sorted(told) != sorted(_taken(before, step)):
            raise word.wrong("other-captures")
        if found[4] and found[4] != _mark(playing.here):
            marks.append([len(playing.steps), found[4]])
    return marks, None


def _taken(before: Position, step: str) -> list[str]:
    return [effect.origin for effect in before.effects(step) if isinstance(effect, Removed)]


def _mark(after: Position) -> str:
    """The mark after the move that led to a position."""
    assert isinstance(after, Tablut)
    result = after.result()
    if result and result.reason in _ENDS:
        return _ENDS[result.reason]
    return "-" if after.side == 1 and after.accesses() else ""


# --- writing ----------------------------------------------------------------------------------------------------------


def write(records: Sequence[Record]) -> bytes:
    """A file with one game. Raises `FormatError` for several."""
    if len(records) != 1 or len(records[0].games) != 1:
        raise FormatError("many")
    record, played = records[0], records[0].games[0]
    positions, result = played_in(record, 0)
    kept = kept_of(played, FORMAT, _KEPT)
    tags = [f"[{name}:{_plain(value)}]" for name, value in _tags(record, positions, result, kept)]
    return ("\n".join([*tags, "", *_lines(positions, played, kept)]) + "\n").encode()


def _tags(
    record: Record, positions: Sequence[Position], result: Result | None, kept: Mapping[str, Any]
) -> Iterator[tuple[str, str]]:
    played = record.games[0]
    defenders, attackers = names_of(record, 0)
    yield "attackers", attackers
    yield "defenders", defenders
    yield "result", next((said for said, scores in _RESULTS.items() if result and scores == result.scores), "?")
    if kept:
        yield from kept["tags"]
    else:
        day = date_of(record, 0)
        yield from (("date", day), ("variant", "Tablut")) if day else (("variant", "Tablut"),)
        if result and result.reason in _TERMINATIONS:
            yield "termination", _TERMINATIONS[result.reason]
    if played.options["accesses"] == "win":
        yield ROADS, "win"
    quiet = played.start.rpartition("=")[2]
    if quiet not in ("", "0"):
        yield QUIET, quiet
    if played.start:
        yield "position", position_of(played.start.split()[0].partition("=")[2])
    attackers_first = isinstance(positions[0], Tablut) and positions[0].side == 1
    yield "rules", written(played.options, attackers_first, kept.get("name", ""))


def _plain(value: str) -> str:
    """A value without characters that would end its tag."""
    return value.replace("[", "(").replace("]", ")")


def _lines(positions: Sequence[Position], played: GameRecord, kept: Mapping[str, Any]) -> Iterator[str]:
    """The turns, one on a line, each followed by the notes kept for it."""
    marks = dict(kept["marks"]) if kept.get("steps") == len(played.steps) else {}
    words = [
        _word(before, after, step, marks.get(number, ""))
        for number, (before, after, step) in enumerate(zip(positions, positions[1:], played.steps, strict=False), 1)
    ]
    if played.given_up and played.given_up[0] == positions[-1].turn:
        words.append(RESIGNS)
    notes = list(kept.get("notes", ()))
    yield from (note for count, note in notes if count == 0)
    for first in range(0, len(words), 2):
        yield f"{first // 2 + 1}. {' '.join(words[first : first + 2])}"
        last = first + 2 >= len(words)
        yield from (note for count, note in notes if count > first and (count <= first + 2 or last))


def _word(before: Position, after: Position, step: str, mark: str) -> str:
    removed = [effect for effect in before.effects(step) if isinstance(effect, Removed)]
    king = "K" if dict(before.men())[step.partition("-")[0]] == "k" else ""
    taken = "/".join(("K" if effect.man == "k" else "") + effect.origin for effect in removed)
    return f"{king}{step}{f'x{taken}' if taken else ''}{mark or _mark(after)}"


OPEN_TAFL = Format(FORMAT, (".otg", ".otn"), (KEY,), likely, read, write)
