"""Games as transcripts of the engine protocol: ``new …`` or ``position …``, then one ``play …`` for each turn.

Any program that drives the engine can read it. It holds steps only: no names, no resignations.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby

from jeux.common.cleaning import clean
from jeux.formats.contract import Format, FormatError, imported
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


def read(content: bytes) -> tuple[Record, ...]:
    """The matches of a transcript, one for each game. Raises `FormatError`."""
    reader = _Reader()
    for number, line in enumerate(decode(content).splitlines(), 1):
        reader.obey(line, number)
    if not reader.games:
        raise FormatError("nothing")
    return tuple(
        imported(key, [""] * players, playing.options, (playing.record(),), content, number=i)
        for i, (key, players, playing) in enumerate(reader.games)
    )


class _Reader:
    """Executes a transcript; `games` are those started: the key, the players, what was played."""

    def __init__(self) -> None:
        self.games: list[tuple[str, int, Playing]] = []
        self._steps = 0

    def obey(self, line: str, number: int) -> None:
        word, _, rest = line.strip().partition(" ")
        if word == "new" or (word == "position" and " : " in rest):
            self._begin(rest, line, number)
        elif word in ("play", "undo"):
            if not self.games:
                raise _fault("unexpected", word, line, number)
            (self._play if word == "play" else self._undo)(line, number)
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
            self.games.append((key, int(players), Playing(key, options, start.strip(), int(players))))
        except FormatError as error:
            raise FormatError(error.code, error.detail, number, 1) from error

    def _play(self, line: str, number: int) -> None:
        for found in list(re.finditer(r"\S+", line))[1:]:
            self._steps += 1
            if self._steps > MOST_ALL:
                raise FormatError("too-large", "", number, 1)
            self.games[-1][2].play(found[0], number, found.start() + 1)

    def _undo(self, line: str, number: int) -> None:
        said = line.split()[1:] or ["1"]
        playing = self.games[-1][2]
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
