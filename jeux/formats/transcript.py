"""Games as transcripts of the engine protocol: ``new …`` or ``position …``, then one ``play …`` for each turn.

Any program that drives the engine can read it. It holds steps only: no names, no resignations.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from jeux.common.cleaning import clean
from jeux.common.progress import reached
from jeux.formats.contract import Format, FormatError, Reading, attempts, imported
from jeux.formats.decoding import decode
from jeux.formats.playing import MOST_ALL, Playing
from jeux.match.record import GameRecord, Record, beginning, replay
from jeux.rules import CATALOGUE

_BEGINS = re.compile(r"\s*(new|position)\s+\w+(\s|$)")
_PASSED_OVER = (
    *("games", "show", "turn", "moves", "chances", "why", "facts", "result", "perft", "level", "go", "stop", "quit"),
    *("game", "info", "best", "step", "warning", "ok"),
)
"""Commands without effect, and answers, which are ignored: a transcript may have both directions."""
_PLAYERS = "players"


def likely(start: str) -> bool:
    """Whether a text may be a transcript: its first command starts a game."""
    return bool(_BEGINS.match(start.lstrip("\ufeff")))


def read(content: bytes) -> Reading:
    """The matches of a transcript, one for each game. Raises `FormatError`."""
    yield from attempts(_games(decode(content)), lambda game, number: _record(game, content, number))


def _record(game: _Game, content: bytes, number: int) -> Record:
    playing = game.playing
    return imported(game.key, [""] * game.players, playing.options, (playing.record(),), content, number=number)


def _games(whole: str) -> Iterator[_Game | FormatError]:
    """The games of a transcript, or why one cannot be read: then its lines are passed over up to the next one."""
    reader, lines, bad, count = _Reader(), whole.splitlines(), False, 0
    for number, line in enumerate(lines, 1):
        reached(number / len(lines))
        begins = _begins_game(line)
        if bad and not begins:
            continue
        try:
            if begins and (game := reader.taken()):
                count += 1
                yield game
            bad = False
            reader.obey(line, number)
        except FormatError as error:
            if error.code == "too-large":
                raise
            reader.game = None
            bad, count = True, count + 1
            yield error
    if last := reader.taken():
        yield last
    elif not count:
        raise FormatError("nothing")


def _begins_game(line: str) -> bool:
    """Whether a command starts a game; ``position`` alone is only asked."""
    word, _, rest = line.strip().partition(" ")
    return word == "new" or (word == "position" and " : " in rest)


class _Game(NamedTuple):
    """A game being played: its key, its players, what was played."""

    key: str
    players: int
    playing: Playing


class _Reader:
    """Executes a transcript; `game` is the one being played."""

    def __init__(self) -> None:
        self.game: _Game | None = None
        self._steps = 0

    def taken(self) -> _Game | None:
        """The game played so far, if there is one; it is no longer kept."""
        game, self.game = self.game, None
        return game

    def obey(self, line: str, number: int) -> None:
        word, _, rest = line.strip().partition(" ")
        if _begins_game(line):
            self._begin(rest, line, number)
        elif word in ("play", "undo"):
            if not self.game:
                raise _fault("unexpected", word, line, number)
            (self._play if word == "play" else self._undo)(self.game.playing, line, number)
        elif word and word != "position" and word not in _PASSED_OVER:
            raise _fault("unexpected", word, line, number)

    def _begin(self, rest: str, line: str, number: int) -> None:
        before, _, start = rest.partition(" : ")
        key, *words = before.split() or [""]
        if key not in CATALOGUE:
            raise _fault("other-game", key, line, number)
        options = {}
        for word in words:
            name, sign, value = word.partition("=")
            if not sign:
                raise _fault("unexpected", word, line, number)
            options[name] = value
        players = options.pop(_PLAYERS, str(CATALOGUE[key].players[0]))
        if players not in map(str, CATALOGUE[key].players):
            raise _fault("option", f"{_PLAYERS}={players}", line, number)
        try:
            self.game = _Game(key, int(players), Playing(key, options, start.strip(), int(players)))
        except FormatError as error:
            raise FormatError(error.code, error.detail, number, 1) from error

    def _play(self, playing: Playing, line: str, number: int) -> None:
        for found in list(re.finditer(r"\S+", line))[1:]:
            self._steps += 1
            if self._steps > MOST_ALL:
                raise FormatError("too-large", "", number, 1)
            playing.play(found[0], number, found.start() + 1)

    def _undo(self, playing: Playing, line: str, number: int) -> None:
        said = line.split()[1:] or ["1"]
        if not said[0].isdecimal() or not 0 < int(said[0][:6]) <= len(playing.steps):
            raise _fault("unexpected", said[0], line, number)
        playing.take_back(int(said[0][:6]))


def _fault(code: str, word: str, line: str, number: int) -> FormatError:
    return FormatError(code, clean(word), number, line.find(word) + 1)


def write(records: Sequence[Record]) -> bytes:
    """The matches as a transcript, game after game."""
    lines = [line for record in records for played in record.games for line in _lines(record, played)]
    return "".join(f"{line}\n" for line in lines).encode()


def _lines(record: Record, played: GameRecord) -> Iterator[str]:
    game = CATALOGUE[record.game]
    options = "".join(f" {name}={value}" for name, value in played.options.items())
    said = f"{record.game} {_PLAYERS}={record.players}{options}"
    yield f"position {said} : {played.start}" if played.start else f"new {said}"
    positions = replay(beginning(game, played, record.players), played.steps)
    for _, turn in groupby(zip(positions, played.steps, strict=False), lambda pair: pair[0].turn):
        yield f"play {' '.join(step for _, step in turn)}"


FORMATS = (Format("transcript", (".txt",), (), likely, read, write),)
