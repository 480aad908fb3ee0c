"""A backup of a player's folder in one file: settings, statistics, games in progress and games that ended. The format
is described in docs/formats.md. Importing a backup overwrites nothing."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from jeux import __version__
from jeux.common.files import Problem, UnfitFile
from jeux.common.pieces import Pieces, read_members
from jeux.common.progress import reached
from jeux.common.schema import Fits, any_of, between, list_of, misfits, nothing, text
from jeux.common.settings import Settings, read_settings, write_settings
from jeux.match.again import apart
from jeux.match.archive import Archive
from jeux.match.documents import continues
from jeux.match.ledger import Ledger
from jeux.match.record import Record, RecordError, from_json, to_json
from jeux.match.statistics import Statistics
from jeux.match.store import Store
from jeux.play.classroom.classrooms import MOST, kept_content, take_in_classrooms
from jeux.play.learn.learnt import Learnt
from jeux.play.learn.own_mistakes.kept_mistakes import MOST as MOST_MISTAKES
from jeux.play.learn.own_mistakes.kept_mistakes import KeptMistakes
from jeux.play.learn.puzzle.solved import Solved
from jeux.play.library.players import Players
from jeux.tournament.contract import Tournament, TournamentError
from jeux.tournament.store import FOLDER, TournamentStore, content_of, from_bytes

KIND, FORMAT = "luggage", 1
LARGEST = 64 << 20
"""The maximum size of such a file in bytes."""
MOST_RUNNING, MOST_ENDED, MOST_TOURNAMENTS = 5000, 1000, 1000
OF_THE_MACHINE = ("window", "maximised", "fullscreen", "recent", "folder")
"""Settings that depend on a screen and a disk, so they are not transferred."""

_object: Fits = lambda value: isinstance(value, dict)  # noqa: E731  # used like the other checks of the schema
_pieces: Fits = lambda value: isinstance(value, Pieces)  # noqa: E731  # as above
_LISTS = {"running": MOST_RUNNING, "ended": MOST_ENDED, "evenings": MOST_TOURNAMENTS}
"""The lists of matches, games and tournaments, which are read one by one, and the most that each may hold."""
_names = list_of(text(60), 0, 10_000)
_FIELDS: dict[str, Fits] = {
    "settings": _object,
    "statistics": any_of(nothing, _object),
    "dice": _object,
    "lessons": _names,
    "problems": _names,
    "mistakes": list_of(_object, 0, MOST_MISTAKES),
    "running": _pieces,
    "ended": _pieces,
    "evenings": _pieces,
    "animations": list_of(_object, 0, MOST),
}
_ADDED: dict[str, object] = {"mistakes": [], "evenings": Pieces(), "animations": []}
"""Defaults for fields that files of earlier versions lack."""


class Shelves(NamedTuple):
    """The stores of a folder."""

    store: Store
    archive: Archive
    statistics: Statistics
    ledger: Ledger
    learnt: Learnt
    solved: Solved
    mistakes: KeptMistakes
    players: Players
    tournaments: TournamentStore
    folder: Path

    @classmethod
    def of(cls, folder: Path) -> Shelves:
        """The stores of this folder."""
        return cls(
            Store(folder),
            Archive(folder),
            Statistics(folder),
            Ledger(folder),
            Learnt(folder),
            Solved(folder),
            KeptMistakes(folder),
            Players(folder),
            TournamentStore(folder / FOLDER),
            folder,
        )


@dataclass(frozen=True, slots=True)
class TakenIn:
    """The result of an import: the number of new matches and games, of games that the full list had no place for, of
    matches, games, tournaments and mistakes that do not load, and the first problem."""

    running: int = 0
    ended: int = 0
    left: int = 0
    unread: int = 0
    problem: Problem | None = None


def pack(shelves: Shelves, settings: Settings) -> bytes:
    """The content of a backup file."""
    running = (shelves.store.peek(match.id) for match in shelves.store.running().matches)
    data = {
        "tablier": KIND,
        "format": FORMAT,
        "program": __version__,
        "settings": {name: value for name, value in write_settings(settings).items() if name not in OF_THE_MACHINE},
        "statistics": shelves.statistics.content(),
        "dice": shelves.ledger.content(),
        "players": shelves.players.content(),
        "lessons": sorted(shelves.learnt.all()),
        "problems": sorted(shelves.solved.all()),
        "mistakes": shelves.mistakes.content(),
        "running": [json.loads(to_json(replace(record, order=0))) for record in running if record],
        "ended": shelves.archive.contents(),
        "evenings": [content_of(tournament) for tournament in _tournaments(shelves)],
        "animations": kept_content(shelves.folder),
    }
    return json.dumps(data, default=dict).encode()


def _tournaments(shelves: Shelves) -> Iterable[Tournament]:
    listed = shelves.tournaments.tournaments()
    return (*listed.running, *listed.archived)


def is_backup(content: bytes) -> bool:
    """Whether a file begins like a backup."""
    start = content[:200].lstrip(b"\xef\xbb\xbf \t\r\n").replace(b" ", b"")
    return start.startswith(b'{"tablier":"' + KIND.encode() + b'"')


def unpack(content: bytes) -> dict[str, Any]:
    """The content of a file. Its fields are checked, its matches are not yet. Raises `RecordError`."""
    try:
        data = read_members(content, _LISTS)
    except (UnfitFile, ValueError) as error:
        raise RecordError("broken", str(error)) from error
    if data.get("tablier") != KIND:
        raise RecordError("foreign")
    if not between(1, 1 << 30)(data.get("format")):
        raise RecordError("broken", "format")
    version = data["format"]
    if isinstance(version, int) and version > FORMAT:
        raise RecordError("future-format", str(version))
    data = _ADDED | data
    wrong = misfits(data, _FIELDS)
    if wrong:
        raise RecordError("broken", ", ".join(wrong))
    return data


def take_in(data: Mapping[str, Any], shelves: Shelves) -> TakenIn:
    """Add unpacked content to what is here. What does not load is counted; the settings are ignored."""
    problems = [shelves.statistics.take_in(data["statistics"]) if data["statistics"] else None]
    problems.append(shelves.ledger.take_in(data["dice"]))
    problems.append(shelves.players.take_in(data.get("players")))
    problems.append(shelves.learnt.add(*data["lessons"]))
    problems.append(shelves.solved.add(*data["problems"]))
    problems.append(take_in_classrooms(shelves.folder, data["animations"]))
    all_of_them, done = sum(len(data[name]) for name in _LISTS) or 1, count()

    def watched(values: Iterable[object]) -> Iterator[object]:
        for value in values:
            reached(next(done) / all_of_them)
            yield value

    unread, problem = shelves.mistakes.take_in(data["mistakes"])
    problems.append(problem)
    unread += sum(
        not _take_in_tournament(each, shelves.tournaments, problems.append) for each in watched(data["evenings"])
    )
    matches = [_take_in_match(match, shelves.store, problems.append) for match in watched(data["running"])]
    unread += matches.count(None)
    ended, left, bad, problem = shelves.archive.take_in_all(watched(data["ended"]))
    problem = next((each for each in (*problems, problem) if each), None)
    return TakenIn(matches.count(True), ended, left, unread + bad, problem)


def _take_in_tournament(data: object, store: TournamentStore, tell: Callable[[Problem | None], object]) -> bool:
    """Save a tournament; the store merges its notes with those here. Returns whether it loads."""
    try:
        tell(store.save(from_bytes(json.dumps(data).encode())).problem)
    except TournamentError:
        return False
    return True


def _take_in_match(data: object, store: Store, tell: Callable[[Problem | None], object]) -> bool | None:
    """Add a match to those in progress. Returns whether it is new here, None if it does not load. If it continued
    differently here, it is saved beside the other one."""
    try:
        record = from_json(json.dumps(data))
    except (RecordError, UnfitFile, ValueError):
        return None
    own = store.peek(record.id)
    if own and not continues(record, own):
        if continues(own, record):
            return False
        record = _beside(record)
        if store.peek(record.id):
            return False
    elif own and continues(own, record):
        return False
    tell(store.save(record) if own and record.id == own.id else store.take_in(record))
    store.release(record.id)
    return own is None or record.id != own.id


def _beside(record: Record) -> Record:
    """The match as a separate one. Its id is derived from its content, so that importing it again gives the same id."""
    mark = sha256(to_json(replace(record, order=0)).encode()).hexdigest()[:12]
    return replace(apart(record), id=f"{record.game}-{mark}")


def settings_in(data: Mapping[str, Any], here: Settings) -> Settings:
    """The settings of a file, with those of this machine; favourites and choices that are only here stay."""
    there, _bad = read_settings(data["settings"])
    kept = {name: getattr(here, name) for name in OF_THE_MACHINE}
    favourites = tuple(dict.fromkeys((*there.favourites, *here.favourites)))
    games = {**here.games, **there.games}
    return there.replace(**kept, favourites=favourites[:100], games=games, unknown={**here.unknown, **there.unknown})
