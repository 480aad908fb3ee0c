"""Parses the lines of a match file: headers, games, and turns in two columns. Their meaning is handled in other
modules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from jeux.common.cleaning import clean
from jeux.formats.contract import FormatError

_LENGTH = re.compile(r"\s*(\d{1,5})\s*[- ]?points?\s+match\b", re.IGNORECASE)
_MONEY = re.compile(r"\s*(?:money|unlimited)\s+(?:game|match|session)\b", re.IGNORECASE)
_GAME = re.compile(r"\s*Game\s+(\d{1,6})\s*:?\s*$", re.IGNORECASE)
_PLAYERS = re.compile(r"\s*(\S.*?)\s*:\s*(\d{1,6})\s+(\S.*?)\s*:\s*(\d{1,6})\s*$")
_PLAYERS_ALONE = re.compile(r"\s*(\S.*?)\s{2,}(\S.*?)\s*$")
_TAG = re.compile(r"[;#]\s*\[\s*([^\"\]]+?)\s+\"(.*)\"\s*\]\s*$")
_NUMBER = re.compile(r"\s*\d{1,6}\s*\)")
_NEXT = re.compile(r"(?<=\s)\d{1,6}\)\s")
"""The number of a line that follows on another one without a break."""
_CELL = re.compile(
    r"(?<![\d/])(?P<dice>[1-6]\s?[-,]?\s?[1-6])\s*:|"
    r"\b(?P<word>(?:re)?doubles?|takes?|accepts?|drops?|pass(?:es)?|rejects?|beavers?|raccoons?|"
    r"wins?|loss(?:es)?|loses?|resign(?:s|ed)?|concedes?|00:)",
    re.IGNORECASE,
)
_WORDS = (
    ("redouble", "double"),
    ("double", "double"),
    ("take", "take"),
    ("accept", "take"),
    ("drop", "drop"),
    ("pass", "drop"),
    ("reject", "drop"),
    ("beaver", "beaver"),
    ("raccoon", "raccoon"),
    ("win", "wins"),
    ("los", "loses"),
    ("resign", "resigns"),
    ("concede", "resigns"),
    ("00:", "resigns"),  # an unknown throw, after which a player resigned
)
"""The kinds of words, by their prefix in any program."""
_RIGHT = 8
"""The spaces after a line number that put a turn into the right column."""
_RIGHT_END = 20
"""The same for the word of an end, which has no line number."""
MOST_GAMES = 1000


class Cell(NamedTuple):
    """An action of one player: `kind` is ``throw``, ``double``, ``take``, ``drop``, ``beaver``, ``raccoon``, ``wins``,
    ``loses`` or ``resigns``; `seat` is 0 in the left column and 1 in the right one."""

    seat: int
    kind: str
    dice: tuple[int, int]
    text: str
    line: int
    column: int

    def error(self, code: str) -> FormatError:
        """An error located at this cell."""
        said = self.text or f"{self.dice[0]}{self.dice[1]}:"
        return FormatError(code, clean(said), self.line, self.column)


@dataclass(slots=True)
class GameLines:
    """One game: players, points before it, actions; `scores` is None if not given, `error` is why a line cannot be
    read."""

    line: int
    names: tuple[str, str] = ("", "")
    scores: tuple[int, int] | None = None
    cells: list[Cell] = field(default_factory=list)
    error: FormatError | None = None


@dataclass(slots=True)
class MatchLines:
    """One match, or a part of one: its points (0: none), its header lines, its games, how many games stand
    before those, and the one after them."""

    points: int = 0
    header: list[str] = field(default_factory=list)
    games: list[GameLines] = field(default_factory=list)
    skipped: int = 0
    after: GameLines | None = None

    def part(self, first: int, last: int) -> MatchLines:
        """The games from `first` to before `last`, as a match of their own."""
        after = self.games[last] if last < len(self.games) else None
        return MatchLines(self.points, self.header, self.games[first:last], first, after)

    @property
    def tags(self) -> dict[str, str]:
        """The tags in the header."""
        found = filter(None, map(_TAG.match, self.header))
        return {tag[1]: tag[2] for tag in found}


def likely(start: str) -> bool:
    """Whether a text may be such a file: it has a line with a match length or a game number."""
    return any(_LENGTH.match(line) or _GAME.match(line) for line in start.splitlines())


def read_lines(text: str) -> tuple[MatchLines, ...]:
    """The matches of a text; those without a game are dropped. Raises `FormatError`."""
    reader = _Reader()
    for number, line in enumerate(text.split("\n"), 1):
        reader.take(number, line.rstrip().expandtabs(8))
    found = tuple(match for match in reader.matches if match.games)
    if not found:
        raise FormatError("nothing")
    return found


class _Reader:
    """Reads the file line by line."""

    def __init__(self) -> None:
        self.matches: list[MatchLines] = [MatchLines()]
        self._named = False

    def take(self, number: int, line: str) -> None:
        match = self.matches[-1]
        length = _LENGTH.match(line)
        if length or _MONEY.match(line):
            if match.games:
                match = MatchLines()
                self.matches.append(match)
            match.points = int(length[1]) if length else 0
        elif _GAME.match(line):
            if len(match.games) >= MOST_GAMES:
                raise FormatError("too-large", "", number, 1)
            match.games.append(GameLines(number))
            self._named = False
        elif line.strip():
            self._take_other(number, line, match)

    def _take_other(self, number: int, line: str, match: MatchLines) -> None:
        if line.lstrip()[0] in ";#" or not match.games:
            match.header.append(line.strip())
        elif not self._named and not _NUMBER.match(line):
            self._named = True
            _name(match.games[-1], line)
        else:
            self._named = True
            try:
                for part in _parts(line):
                    _add_cells(match.games[-1], number, part, match)
            except FormatError as error:
                match.games[-1].error = match.games[-1].error or error


def _name(game: GameLines, line: str) -> None:
    """Read the names of the players; some files omit the points, others add ratings."""
    found = _PLAYERS.match(line)
    if found:
        game.names, game.scores = (found[1], found[3]), (int(found[2]), int(found[4]))
    elif alone := _PLAYERS_ALONE.match(line):
        game.names = (alone[1], alone[2])


def _parts(line: str) -> Iterator[str]:
    """The numbered lines in a line, each at its column: some files leave out a break before the end of a game."""
    numbered = _NUMBER.match(line)
    start = 0
    while numbered and (following := _NEXT.search(line, numbered.end())):
        yield " " * start + line[start : following.start()].rstrip()
        start = following.start()
        numbered = _NUMBER.match(line, start)
    yield " " * start + line[start:]


def _add_cells(game: GameLines, number: int, line: str, match: MatchLines) -> None:
    """Add the one or two turns of a line. A line without any is kept with the header."""
    numbered = _NUMBER.match(line)
    start = numbered.end() if numbered else 0
    found = [each for each in _CELL.finditer(line, start) if not _within(line, each.start(), start)]
    if not found:
        if numbered and line[start:].strip():
            raise FormatError("bad-step", clean(line[start:]), number, start + 1)
        if not numbered:
            match.header.append(line.strip())
        return
    first = found[0].start()
    cells = _columns(found, line)
    if line[start:first].strip() or len(cells) > 2:
        raise FormatError("bad-step", clean(line[start:]), number, start + 1)
    edge = _RIGHT if numbered else _RIGHT_END
    seats = (0, 1) if len(cells) == 2 else (int(first - start >= edge),)
    ends = [*(each.start() for each in found[1:]), len(line)]
    texts = {each.start(): line[each.end() : end].strip() for each, end in zip(found, ends, strict=True)}
    for seat, column in zip(seats, cells, strict=True):
        game.cells += [_cell(seat, each, texts[each.start()], number) for each in column]


def _columns(found: list[re.Match[str]], line: str) -> list[list[re.Match[str]]]:
    """The words of each column. A throw and the resignation right after it share a column."""
    columns: list[list[re.Match[str]]] = []
    for each in found:
        before = columns[-1][-1] if columns else None
        gap = line[before.end() : each.start()] if before else ""
        if before and before["dice"] and not gap.strip() and len(gap) < _RIGHT and _kind(each) == "resigns":
            columns[-1].append(each)
        else:
            columns.append([each])
    return columns


def _kind(found: re.Match[str]) -> str:
    """The kind of a word, in any program's spelling."""
    word = (found["word"] or "").lower()
    return next((kind for start, kind in _WORDS if word.startswith(start)), "throw")


def _within(line: str, at: int, start: int) -> bool:
    """Whether a word is inside a parenthesis, such as ``(no double)``."""
    return line.count("(", start, at) > line.count(")", start, at)


def _cell(seat: int, found: re.Match[str], text: str, line: int) -> Cell:
    column = found.start() + 1
    if found["dice"]:
        first, second = (int(letter) for letter in found["dice"] if letter.isdigit())
        return Cell(seat, "throw", (first, second), text, line, column)
    return Cell(seat, _kind(found), (0, 0), f"{found['word']} {text}".strip(), line, column)
