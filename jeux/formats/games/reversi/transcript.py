"""Transcripts of Othello games, and one-line positions.

``f5d6c3d3c4``: passes may be omitted or written ``--``, ``PA``, ``pass``; capitals, spaces, numbers, and commas,
hyphens or arrows between squares are accepted. If the first squares are central ones, the players placed the first four
discs. A position is 64 squares and the side to play, or eight rows as in the FEN of chess,
``8/8/8/3ox3/3xo3/8/8/8 x``; before a transcript, separated by a semicolon, it is the start.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from jeux.common.progress import reached
from jeux.common.schema import text
from jeux.formats.contract import Format, FormatError, Reading, attempts, imported
from jeux.formats.decoding import decode
from jeux.formats.games.reversi.told import (
    KEY,
    PASSES,
    Beginning,
    Replayed,
    board_of,
    scores_of,
    shown,
    step_of,
    told,
)
from jeux.formats.words import MOST_GAMES, Places, Word, ended, kept_of, played_in, with_kept
from jeux.match.match import Match
from jeux.match.record import Record
from jeux.rules.contract import Position
from jeux.rules.games.reversi.board import CENTRE, POINTS
from jeux.rules.games.reversi.position import OPENING, PASS, STARTS, Reversi

FORMAT = "othello"
_PASSES = "|".join(re.escape(word) for word in PASSES)
_PIECES = re.compile(
    rf"(?P<space>\s+)|(?P<number>[0-9]+[.)]+)|(?P<between>[,;→➔➜⇒]|[-=]*>|[-–—](?=\s*[a-h][1-8]))"
    rf"|(?P<step>[a-h][1-8]|{_PASSES})|(?P<result>[0-9]+-[0-9]+)",
    re.IGNORECASE,
)
_ROW = "[1-8XxOoBbWw*]{1,8}"
_POSITIONS = (
    re.compile(r"[ \t]*([-.*XxOoBbWw]{64})[ \t]+([XxOoBbWw*])[ \t]*;?"),
    re.compile(rf"[ \t]*({_ROW}(?:/{_ROW}){{7}})(?![^\s;])(?:[ \t]+([XxOoBbWw*])(?![^\s;]))?[ \t]*;?"),
)
_NEXT = re.compile(r"\n[ \t\r]*\n|\n(?=[ \t]*1[.)])")
"""What may stand before another game, where the one before has several lines."""
_NEXT_LINE = re.compile(rf"{_NEXT.pattern}|\n(?![ \t]*[0-9]+[.)])")
_BEGINS = re.compile(r"\s*(?:[0-9]+[.)]+\s*)?[a-h][1-8]", re.IGNORECASE)


def likely(start: str) -> bool:
    """Whether a text may be in this format."""
    return bool(_BEGINS.match(start) or _placed_at(start.lstrip(), 0))


def _placed_at(whole: str, offset: int) -> re.Match[str] | None:
    """The position at an offset: its squares and, if told, the side to play."""
    return next(filter(None, (each.match(whole, offset) for each in _POSITIONS)), None)


# --- reading ----------------------------------------------------------------------------------------------------------


@dataclass
class _Game:
    """A game being read: `begins` is None until known; `rest` is the text after a position, `line` that of its first
    word; `error` is why the game cannot be read."""

    begins: Beginning | None = None
    replayed: Replayed | None = None
    result: str = ""
    rest: str = ""
    line: int = 0
    error: FormatError | None = None

    @property
    def told(self) -> bool:
        """Whether anything was read of it."""
        return bool(self.replayed or self.begins or self.error)

    @property
    def over(self) -> bool:
        """Whether it needs nothing more: a position stands alone."""
        return bool(self.result or (self.replayed.playing.here.result() if self.replayed else self.begins))

    def play(self, step: str, word: Word) -> None:
        """Play a step; the first one decides the start. Raises `FormatError`."""
        self.line = self.line or word.line
        if not self.replayed:
            free = not self.begins and step in CENTRE
            self.replayed = Replayed(Beginning(STARTS["free"]) if free else self.begins or Beginning())
        self.replayed.play(step, word)

    def ends_before(self, step: str) -> bool:
        """Whether a line that starts with this step starts another game."""
        position = self.replayed.playing.here if self.replayed else None
        if not position or step == PASS:
            return False
        steps = position.steps()
        if steps == (PASS,):
            steps = position.play(PASS).steps()
        return step not in steps


def read(content: bytes) -> Reading:
    """The games of a file; each starts on a new line. Raises `FormatError`."""
    yield from attempts(_games(decode(content)), lambda game, number: _record(game, content, number))


def _games(whole: str) -> Iterator[_Game | FormatError]:
    """The games of a text, or why one cannot be read; the next one then begins on the next line."""
    places, games, offset, begins_line, count = Places(whole), [_Game()], 0, True, 0
    while offset < len(whole):
        try:
            offset, begins_line = _read_piece(games, whole, offset, places, begins_line)
        except FormatError as error:
            if begins_line and games[-1].over and games[-1].line < error.line:
                games.append(_Game())  # the line is another game, which is bad from its first sign
            offset, begins_line = _next_game(whole, offset, alone=games[-1].line in (0, error.line)), True
            games[-1:] = [_Game(error=error), _Game()]
        for game in games[:-1]:
            if game.told:
                reached(offset / len(whole))
                count += 1
                yield game.error or game
        del games[:-1]
        if count > MOST_GAMES:
            raise FormatError("too-large")
    if games[-1].told:
        count += 1
        yield games[-1].error or games[-1]
    if not count:
        raise FormatError("nothing")


def _next_game(whole: str, offset: int, *, alone: bool) -> int:
    """Where the game after a bad one may begin; `alone` if the bad one has only had this line so far."""
    found = (_NEXT_LINE if alone else _NEXT).search(whole, offset)
    return found.end() if found else len(whole)


def _read_piece(games: list[_Game], whole: str, offset: int, places: Places, begins_line: bool) -> tuple[int, bool]:
    """Read the piece at an offset. Returns the offset after it, and whether that is still the start of a line. Raises
    `FormatError`."""
    if begins_line and (position := _placed_at(whole, offset)):
        # an error in the position is not one of the game before
        games.append(_Game(line=places.word("", position.start(1)).line))
        games[-1].begins = _position(position, places)
        offset = _past_scores(games[-1], whole, position.end())
    found = _PIECES.match(whole, offset)
    if not found and offset < len(whole):
        raise places.word(whole[offset : offset + 12].split()[0], offset).wrong("unexpected")
    if not found:
        return offset, begins_line
    return found.end(), _take(games, found, places, begins_line)


def _take(games: list[_Game], found: re.Match[str], places: Places, begins_line: bool) -> bool:
    """Add a token to the last game, or to a new one. Returns whether the next token is still at the start of a line."""
    if found["space"]:
        if found[0].count("\n") > 1:
            games.append(_Game())
        return begins_line or "\n" in found[0]
    if found["step"]:
        word = places.word(found[0], found.start())
        step = step_of(word)
        if begins_line and games[-1].ends_before(step):
            games.append(_Game())
        games[-1].play(step, word)
    elif found["result"]:
        games[-1].result = found[0]
    return begins_line and bool(found["number"])


def _position(found: re.Match[str], places: Places) -> Beginning:
    word = places.word(found[1], found.start(1))
    board = board_of(re.sub("[1-8]", lambda digit: "-" * int(digit[0]), found[1].replace("/", "")))
    if not board:
        raise word.wrong("position")
    discs = len(board) - board.count(".")
    # where nobody passed, Black plays while the number of discs is even
    begins = Beginning(board, int(found[2].lower() in "ow") if found[2] else discs % 2)
    try:
        Replayed(begins)
    except FormatError as error:
        raise word.wrong("position") from error
    return begins


def _past_scores(game: _Game, whole: str, offset: int) -> int:
    """The offset after the move scores that follow a problem's position, as in ``g8:+18;``. They are kept."""
    end = whole.find("\n", offset)
    rest = whole[offset : end if end >= 0 else len(whole)]
    if ":" not in rest and "%" not in rest:
        return offset
    game.rest = rest.strip()
    return offset + len(rest)


def _record(game: _Game, content: bytes, number: int) -> Record:
    playing = (game.replayed or Replayed(game.begins or Beginning())).playing
    black, dash, white = game.result.partition("-")
    played = ended(KEY, playing.record(), playing.here, scores_of(int(black[:3]) - int(white[:3])) if dash else None)
    if game.rest:
        played = with_kept(played, FORMAT, {"rest": game.rest})
    return imported(KEY, ("", ""), playing.options, (played,), content, number=number)


# --- writing ----------------------------------------------------------------------------------------------------------


def write(records: Sequence[Record]) -> bytes:
    """The matches as a file, one line for each game. Raises `FormatError`."""
    lines = [_line(record, number) for record in records for number in range(len(record.games))]
    return "".join(lines).encode()


def _line(record: Record, number: int) -> str:
    positions, result = played_in(record, number)
    played = record.games[number]
    if not played.start and _empty(positions[0]) and not _crossed(positions):
        begins, steps = Beginning(), list(played.steps)
    else:
        begins, moves = told(positions, played.steps)
        steps = [step for _, step in moves]
    while PASS in steps and any(step != PASS for step in steps[steps.index(PASS) :]):
        steps.remove(PASS)
    line = "".join("--" if step == PASS else step for step in steps)
    if not begins.othello or not line:
        rest = kept_of(played, FORMAT, {"rest": text(100_000)}).get("rest", "")
        line = f"{_shown(begins)};{f' {rest}' if rest else line}"
    by_hand = result and not positions[-1].result()
    return f"{line}{_ending(result.scores) if result and by_hand else ''}\n"


def _ending(scores: tuple[float, ...]) -> str:
    black = int(len(POINTS) * scores[0])
    return f" {black}-{len(POINTS) - black}"


def _empty(position: Position) -> bool:
    assert isinstance(position, Reversi)
    return not any(position.discs)


def _crossed(positions: Sequence[Position]) -> bool:
    """Whether the four discs that the players placed form the standard start."""
    return any(position.text() == Beginning().text for position in positions[: OPENING + 1])


def _shown(begins: Beginning) -> str:
    return f"{shown(begins.board, 'XO-')} {'XO'[begins.side]}"


def show(match: Match) -> str:
    """The position as one line."""
    position = match.position
    assert isinstance(position, Reversi)
    return _shown(Beginning(position.text().partition("=")[2][: len(POINTS)], position.side))


TRANSCRIPT = Format(FORMAT, (".othello", ".obf"), (KEY,), likely, read, write, show)
