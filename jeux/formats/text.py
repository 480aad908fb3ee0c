"""Matches as plain text, for people to read and write: PGN tags, then one turn on a line; see docs/formats.md.

It supports all games. Each turn has its side and its steps in the notation of the rules; ``*`` stands for chance.
Comments and unknown tags are kept and written back.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import groupby

from jeux.common.cleaning import clean
from jeux.common.progress import reached
from jeux.common.schema import between, list_of, misfits, row, text
from jeux.formats.contract import KEPT, Format, FormatError, Reading, attempts, imported
from jeux.formats.decoding import decode
from jeux.formats.playing import MOST_ALL, Playing
from jeux.match import forms
from jeux.match.record import GameRecord, Record, RecordError, beginning, may_agree, replay, result_of
from jeux.rules import CATALOGUE
from jeux.rules.contract import CHANCE, BadOption, Game, Position

NAME = "text"
VERSION = 1
_TAG = re.compile(r'\[\s*([A-Za-z][A-Za-z0-9 ]*?)\s+"((?:[^"\\]|\\.)*)"\s*\]')
_TURN = re.compile(r"(?:\d+[.)]\s*)?(?:(\*|\w+):(?=\s|$))?")
_FIRST, _GAME, _OPTIONS, _PLAYER, _FORM, _TARGET = "Tablier", "Game", "Options", "Player", "Form", "Target"
_ROUND, _TURNED, _START, _GIVEN_UP, _AGREED = "Round", "Turned", "Start", "Given up", "Agreed"
_RESULT, _SCORE, _BEFORE = "Result", "Score", "Before"
_OF_MATCH = (_FIRST, _GAME, _PLAYER, _FORM, _TARGET, _BEFORE, _SCORE)
_OF_GAME = (_ROUND, _OPTIONS, _TURNED, _START, _GIVEN_UP, _AGREED, _RESULT)
_REMARK = "#"
_LONG, _MANY = text(100_000), 100_000
_KEPT = {
    "tags": list_of(row(_LONG, _LONG), 0, _MANY),
    "remarks": list_of(row(between(0, _MANY), between(0, _MANY), _LONG), 0, _MANY),
}


def likely(start: str) -> bool:
    """Whether a text may be in this format: its first tag is ours."""
    found = _TAG.search(start)
    if not found or found[1] != _FIRST:
        return False
    before = (line.strip("\ufeff \t\r") for line in start[: found.start()].split("\n"))
    return all(not line or line.startswith(_REMARK) for line in before)


@dataclass(slots=True)
class _Tag:
    """A tag with its place in the file."""

    value: str
    line: int
    column: int

    def fault(self, code: str) -> FormatError:
        return FormatError(code, clean(self.value), self.line, self.column)

    def number(self, low: int, high: int) -> int:
        """The value as an integer within bounds. Raises `FormatError`."""
        if not re.fullmatch(r"-?\d{1,6}", self.value) or not low <= int(self.value) <= high:
            raise self.fault("unexpected")
        return int(self.value)


@dataclass(slots=True)
class _GameText:
    """A game being read; `playing` is set at its first turn."""

    tags: dict[str, _Tag] = field(default_factory=dict)
    playing: Playing | None = None


@dataclass(slots=True)
class _MatchText:
    """A match being read."""

    game: Game
    tags: dict[str, _Tag]
    games: list[_GameText]
    unknown: list[tuple[str, str]] = field(default_factory=list)
    remarks: list[tuple[int, int, str]] = field(default_factory=list)

    @property
    def players(self) -> int:
        """The number of players named; the usual number if none is."""
        return sum(name.startswith(_PLAYER) for name in self.tags) or self.game.players[0]


# --- reading ----------------------------------------------------------------------------------------------------------


def read(content: bytes) -> Reading:
    """The matches of a file. Raises `FormatError`."""
    yield from attempts(_matches(decode(content)), lambda match, number: _record(match, content, number))


def _matches(whole: str) -> Iterator[_MatchText | FormatError]:
    """The matches of a text, or why one cannot be read: then its lines are passed over up to the next one."""
    reader, lines, bad, count = _Reader(), whole.splitlines(), False, 0
    for number, line in enumerate(lines, 1):
        reached(number / len(lines))
        begins = _begins_match(line)
        if bad and not begins:
            continue
        try:
            if begins and (match := reader.taken()):
                count += 1
                yield match
            bad = False
            reader.read(line, number)
        except FormatError as error:
            if error.code == "too-large":
                raise
            reader.drop()
            bad, count = True, count + 1
            yield error
    if last := reader.taken():
        yield last
    elif not count:
        raise FormatError("nothing")


def _begins_match(line: str) -> bool:
    found = _TAG.fullmatch(line.strip())
    return found is not None and found[1] == _FIRST


class _Reader:
    """Parses a file line by line."""

    def __init__(self) -> None:
        self.matches: list[_MatchText] = []
        self._steps = 0
        self._waiting: dict[str, _Tag] = {}
        """Tags read before the tag that names the game."""
        self._early: list[tuple[int, int, str]] = []
        """Comments read before the match."""

    def taken(self) -> _MatchText | None:
        """The match read so far, if there is one; it is no longer kept."""
        return self.matches.pop() if self.matches else None

    def drop(self) -> None:
        """Forget the match that is being read."""
        self.matches, self._waiting, self._early = [], {}, []

    def read(self, line: str, number: int) -> None:
        said = line.strip()
        if not said:
            return
        column = len(line) - len(line.lstrip()) + 1
        if said.startswith(_REMARK):
            self._remark(said[1:].strip())
        elif found := _TAG.fullmatch(said):
            value = re.sub(r"\\(.)", r"\1", found[2])
            self._tag(found[1], _Tag(value, number, column))
        elif said.startswith("["):
            raise FormatError("unexpected", clean(said[:20]), number, column)
        else:
            self._turn(line, number)

    def _remark(self, said: str) -> None:
        if self._waiting or not self.matches:
            self._early.append((0, 0, said))
            return
        match = self.matches[-1]
        playing = match.games[-1].playing
        match.remarks.append((len(match.games) - 1, len(playing.steps) if playing else 0, said))

    def _tag(self, name: str, tag: _Tag) -> None:
        if name == _FIRST:
            if tag.number(0, 999_999) > VERSION:
                raise tag.fault("future-format")
            self._waiting = {name: tag}
        elif name == _GAME and self._waiting:
            if tag.value not in CATALOGUE:
                raise tag.fault("other-game")
            game = CATALOGUE[tag.value]
            self.matches.append(_MatchText(game, self._waiting, [_GameText()], remarks=self._early))
            self._waiting, self._early = {}, []
        elif self._waiting or not self.matches:
            raise FormatError("unexpected", clean(name), tag.line, tag.column)
        else:
            self._tag_of(self.matches[-1], name, tag)

    def _tag_of(self, match: _MatchText, name: str, tag: _Tag) -> None:
        """Assign a tag to the match or to a game. Each `Round` after the first starts another game."""
        if name == _ROUND and (match.games[-1].playing or _ROUND in match.games[-1].tags):
            match.games.append(_GameText())
        if name in _OF_GAME:
            match.games[-1].tags[name] = tag
        elif name in _OF_MATCH or re.fullmatch(rf"{_PLAYER} [1-8]", name):
            match.tags[name] = tag
        else:
            match.unknown.append((name, tag.value))

    def _turn(self, line: str, number: int) -> None:
        if not self.matches:
            raise FormatError("unexpected", clean(line[:20]), number, 1)
        match = self.matches[-1]
        here = match.games[-1]
        playing = here.playing = here.playing or _begun(match, here)
        start = len(line) - len(line.lstrip())
        found = _TURN.match(line, start)
        assert found
        if found[1] and playing.here.turn != _side(match.game, found[1]):
            raise FormatError("wrong-side", clean(found[1]), number, found.start(1) + 1)
        for step in re.finditer(r"\S+", line[found.end() :]):
            self._steps += 1
            if self._steps > MOST_ALL:
                raise FormatError("too-large", "", number, 1)
            playing.play(step[0], number, found.end() + step.start() + 1)


def _side(game: Game, letter: str) -> int | None:
    """The side with this letter, `CHANCE` for a star; else None."""
    return CHANCE if letter == "*" else game.sides.index(letter) if letter in game.sides else None


def _begun(match: _MatchText, here: _GameText) -> Playing:
    """The game in the starting position of its tags. Raises `FormatError`."""
    if match.players not in match.game.players:
        first = match.tags[_FIRST]
        raise FormatError("option", f"{_PLAYER} {match.players}", first.line, first.column)
    options = here.tags.get(_OPTIONS)
    words = [word.partition("=") for word in options.value.split()] if options else []
    start = here.tags.get(_START)
    try:
        chosen = {name: value for name, _, value in words}
        return Playing(match.game.key, chosen, start.value if start else "", match.players)
    except FormatError as error:
        blamed = start if error.code == "position" else options
        raise (blamed or match.tags[_FIRST]).fault(error.code) from error


def _record(match: _MatchText, content: bytes, number: int) -> Record:
    """The record of a match. Raises `FormatError`."""
    players, game = match.players, match.game
    games = [_played(match, each) for each in match.games]
    names = [tag.value if (tag := match.tags.get(f"{_PLAYER} {i + 1}")) else "" for i in range(players)]
    target = match.tags[_TARGET].number(0, 1000) if _TARGET in match.tags else 0
    form = match.tags[_FORM].value if _FORM in match.tags else ""
    dice = forms.MANUAL if game.chance else forms.PROGRAM
    if form and not forms.fits(game, players, form, target, dice):
        raise match.tags[_FORM].fault("unexpected")
    before = _before(match, form, target)
    kept = {"tags": match.unknown, "remarks": match.remarks}
    kept = {NAME: kept} if match.unknown or match.remarks else {}
    try:
        whole = partial(imported, game.key, names, games[0].options, games, content, number=number)
        return whole(target=target, form=form, before=before, kept=kept)
    except (RecordError, BadOption) as error:
        raise match.tags[_FIRST].fault("broken") from error


def _before(match: _MatchText, form: str, target: int) -> tuple[float, ...]:
    """The points of the players before the first game. Raises `FormatError`."""
    tag = match.tags.get(_BEFORE)
    if not tag:
        return ()
    words = tag.value.split()
    if not all(re.fullmatch(r"\d{1,2}(\.\d{1,15})?", word) for word in words):
        raise tag.fault("unexpected")
    before = tuple(map(float, words))
    if not forms.may_begin(match.game, match.players, form or (forms.POINTS if target else ""), target, before):
        raise tag.fault("unexpected")
    return before


def _played(match: _MatchText, here: _GameText) -> GameRecord:
    """The game with its end. Raises `FormatError`."""
    playing = here.playing or _begun(match, here)
    turned = here.tags[_TURNED].number(0, match.players - 1) if _TURNED in here.tags else 0
    given_up = None
    if tag := here.tags.get(_GIVEN_UP):
        side, _, price = tag.value.partition(" ")
        loser, prices = _side(match.game, side), match.game.prices(playing.here)
        price = price or str(prices[0])
        if playing.here.result() or loser is None or loser < 0 or price not in map(str, prices):
            raise tag.fault("unexpected")
        given_up = (loser, int(price))
    agreed = _AGREED in here.tags
    if agreed and (given_up or playing.here.result() or not may_agree(match.game, match.players)):
        raise here.tags[_AGREED].fault("unexpected")
    return playing.record(given_up, agreed, turned=turned)


# --- writing ----------------------------------------------------------------------------------------------------------


def write(records: Sequence[Record]) -> bytes:
    """The matches as a file."""
    return "\n".join("".join(f"{line}\n" for line in _lines(record)) for record in records).encode()


def _lines(record: Record) -> Iterator[str]:
    game, (tags, remarks) = CATALOGUE[record.game], _kept(record)
    yield _tag(_FIRST, str(VERSION))
    yield _tag(_GAME, record.game)
    for number, seat in enumerate(record.seats, 1):
        yield _tag(f"{_PLAYER} {number}", seat.name)
    if record.form != forms.SINGLE:
        dice = forms.MANUAL if game.chance else forms.PROGRAM
        same = forms.fits(game, record.players, record.form, record.target, dice)
        yield _tag(_FORM, record.form if same else forms.GAMES)
        yield _tag(_TARGET, str(record.target))
        if record.before:
            yield _tag(_BEFORE, " ".join(f"{score:.15g}" for score in record.before))
        yield _tag(_SCORE, " ".join(f"{score:.15g}" for score in record.scores))
    yield from (_tag(name, value) for name, value in tags)
    for number, played in enumerate(record.games):
        if len(record.games) > 1:
            yield _tag(_ROUND, str(number + 1))
        yield from _game_lines(record, played, [(at, said) for which, at, said in remarks if which == number])


def _game_lines(record: Record, played: GameRecord, remarks: list[tuple[int, str]]) -> Iterator[str]:
    game = CATALOGUE[record.game]
    positions = replay(beginning(game, played, record.players), played.steps)
    if options := " ".join(f"{name}={value}" for name, value in played.options.items()):
        yield _tag(_OPTIONS, options)
    if played.turned:
        yield _tag(_TURNED, str(played.turned))
    if played.start:
        yield _tag(_START, played.start)
    if played.given_up:
        yield _tag(_GIVEN_UP, f"{game.sides[played.given_up[0]]} {played.given_up[1]}")
    if played.agreed:
        yield _tag(_AGREED, "yes")
    if result := result_of(played, positions[-1], record.players, game.allies):
        yield _tag(_RESULT, " ".join((*(f"{score:.15g}" for score in result.scores), result.reason)))
    yield ""
    yield from _turns(game, positions, played.steps, remarks)


def _turns(
    game: Game, positions: Sequence[Position], steps: Sequence[str], remarks: Sequence[tuple[int, str]]
) -> Iterator[str]:
    """One line for each turn, followed by the comments made there."""
    waiting = list(remarks)[::-1]
    done, number = 0, 0
    sides = [position.turn for position in positions[: len(steps)]]
    turns = [(side, [step for _, step in turn]) for side, turn in groupby(zip(sides, steps, strict=True), _first)]
    for side, words in [(CHANCE, []), *turns]:
        if words:
            number += 1
            done += len(words)
            letter = "*" if side == CHANCE else game.sides[side]
            yield f"{number:3}. {letter}: {' '.join(words)}"
        while waiting and (waiting[-1][0] <= done or done == len(steps)):
            yield f"{_REMARK} {waiting.pop()[1]}"


def _first(pair: tuple[int, str]) -> int:
    return pair[0]


def _tag(name: str, value: str) -> str:
    said = re.sub(r'(["\\])', r"\\\1", value)
    return f'[{name} "{said}"]'


def _kept(record: Record) -> tuple[list[tuple[str, str]], list[tuple[int, int, str]]]:
    """The kept tags and comments of a match; empty if there are none or they are invalid."""
    kept = record.unknown.get(KEPT)
    data = kept.get(NAME) if isinstance(kept, dict) else None
    if not isinstance(data, dict) or misfits(data, _KEPT):
        return [], []
    return [(name, value) for name, value in data["tags"]], [(game, at, said) for game, at, said in data["remarks"]]


FORMATS = (Format(NAME, (".tablier.txt",), (), likely, read, write),)
