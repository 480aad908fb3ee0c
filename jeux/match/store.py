"""The records on disk: one file a match, saved after every step, never lost.

The order of the matches is a number in them that grows with every save, never the time of anything.

running/<id>.json      matches to go on with      running/<id>.json.bak   the same, one save earlier
finished/<id>.json     the last ones finished     locks/<id>.lock         held by the program that plays it
abandoned/<id>.json    taken off the list by hand
….json.illisible       a file that does not load, set aside
"""

from __future__ import annotations

import contextlib
import logging
import os
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from jeux.common.files import (
    HELD,
    Held,
    Problem,
    UnfitFile,
    backup_of,
    check_way,
    move_file,
    put_in_place_of,
    read_file,
    read_start,
    remove_file,
    set_aside,
    write_file,
)
from jeux.match.record import START, Record, RecordError, Seat, from_json, order_of, read_unplayed, to_json
from jeux.match.seats import Advantage

if TYPE_CHECKING:
    from filelock import FileLock

KEPT = 200
"""Finished matches that are kept."""
LARGEST = 8 << 20
"""Bytes of a record; a long match has some 100 000."""

_FILE = re.compile(r"([a-z0-9_]+-[0-9a-f]{12})\.json")
_DELETES_HELD_LOCKS = os.name != "nt"
"""A lock is deleted while it is held, for after that it may be another window's. Windows deletes none that is held, by
whomever: there it is deleted after that."""
_LATER_VERSION = ("future-format", "unknown-game")
"""Codes of files that a later version of the program will read: they stay where they are."""


_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Loaded:
    """A record, or None, and what went wrong."""

    record: Record | None
    problems: tuple[Problem, ...] = ()


@dataclass(frozen=True, slots=True)
class Summary:
    """What a list shows of a match without playing it: `games` played or begun, `steps` in the last one, in which the
    seats play the sides that are `turned` further."""

    id: str
    game: str
    seats: tuple[Seat, ...]
    target: int
    scores: tuple[float, ...]
    games: int
    steps: int
    created: str
    updated: str
    turned: int = 0
    advantage: Advantage | None = None
    """What one of the seats has over the others."""


@dataclass(frozen=True, slots=True)
class Listing:
    """Some matches, the latest first, and what went wrong with the others."""

    matches: tuple[Summary, ...]
    problems: tuple[Problem, ...] = ()

    @property
    def unshown(self) -> tuple[Problem, ...]:
        """The problems of files that stay where they are, and are no match on the list."""
        shown = {f"{match.id}.json" for match in self.matches}
        return tuple(one for one in self.problems if _FILE.fullmatch(one.name) and one.name not in shown)


class Store:
    """The matches kept in a folder, which is created by the first save.

    A match that this store loads or saves is locked until `release`, or until the program ends.

    The codes of its problems: ``not-saved``, ``not-read``, ``not-moved``, the folder or the disk refuses; ``held``, a
    virus guard or the like holds the file, and the same save can be done a little later;
    ``open-elsewhere``, played in another window; ``recovered``, a broken file was set aside and the save before it
    taken; and the codes of `RecordError`."""

    def __init__(self, folder: Path) -> None:
        self._running = folder / "running"
        self._finished = folder / "finished"
        self._abandoned = folder / "abandoned"
        self._locks = folder / "locks"
        self._held: dict[str, FileLock] = {}
        self._order = 0
        """The highest order that was seen."""

    @property
    def used(self) -> bool:
        """Whether a match was ever kept here."""
        return any(folder.exists() for folder in (self._running, self._finished, self._abandoned))

    def _path(self, name: str) -> Path:
        """Where a match is: with the finished ones only if it is there and nowhere else."""
        finished, running = self._finished / f"{name}.json", self._running / f"{name}.json"
        return finished if os.path.exists(finished) and not os.path.exists(running) else running

    # --- saving ---------------------------------------------------------------------------------------------------

    def save(self, record: Record) -> Problem | None:
        """Keep the record: the whole new file or the whole old one is there at every moment. A match without a step
        is not kept: the file of one whose first step was taken back is removed.

        Returns the problem when it cannot be done; the match goes on and the next save tries again."""
        name = f"{record.id}.json"
        if not record.begun and not os.path.exists(self._running / name):
            return None
        if not self._lock(record.id):
            return Problem("open-elsewhere", name)
        if not record.begun:
            self._remove(record.id)
            return None
        try:
            self._running.mkdir(parents=True, exist_ok=True)
            if self._path(record.id).parent == self._finished:
                self._move(record.id, self._finished, self._running)  # taken back after its end
            ordered = replace(record, order=self._next_order())
            write_file(self._running / name, to_json(ordered).encode(), backup=True)
        except Held:
            return Problem(HELD, name)
        except OSError:
            return Problem("not-saved", name)
        if record.over:
            self._put_with_finished(record.id)
        return None

    def _remove(self, name: str) -> None:
        """Leave nothing of a match, which is locked, in which nothing was played."""
        running = self._running / f"{name}.json"
        for path in (backup_of(running), running):
            remove_file(path)
        self._drop_lock(name)

    def _next_order(self) -> int:
        """A number above that of every match that was ever seen here."""
        if not self._order:
            self._order = max((_order(path) for path in (*_files(self._running), *_files(self._finished))), default=0)
        self._order += 1
        return self._order

    def _put_with_finished(self, name: str) -> None:
        """Move a finished match, and leave only the last ones. What fails is done by the next listing."""
        with contextlib.suppress(OSError):
            self._finished.mkdir(exist_ok=True)
            self._move(name, self._running, self._finished)
            others = [path for path in _files(self._finished) if path.stem != name]
            for path in _oldest(others, len(others) + 1 - KEPT):
                if self._lock(path.stem):  # else another window looks at it
                    remove_file(path)
                    self._drop_lock(path.stem)

    def _move(self, name: str, origin: Path, target: Path) -> None:
        move_file(origin / f"{name}.json", target / f"{name}.json")
        remove_file(backup_of(origin / f"{name}.json"))

    # --- loading --------------------------------------------------------------------------------------------------

    def load(self, name: str) -> Loaded:
        """The match called `name`, every step checked, and locked for this program.

        A file that does not load is set aside and the save before it is tried."""
        if not self._lock(name):
            return Loaded(None, (Problem("open-elsewhere", f"{name}.json"),))
        loaded = _read(self._path(name), from_json)
        if not loaded.record:
            self.release(name)
        return loaded

    def peek(self, name: str) -> Record | None:
        """The match called `name` as it is kept now, steps unchecked; nothing is locked, moved or told."""
        try:
            return _parse(self._path(name), name, read_unplayed)
        except (OSError, RecordError):
            return None

    def find(self, name: str) -> bool:
        """Whether a file of the match called `name` is here; one taken off the list is put back on it."""
        if not self._path(name).exists() and (self._abandoned / f"{name}.json").exists():
            self.recall(name)
        return self._path(name).exists()

    def release(self, name: str) -> None:
        """Let another window play this match."""
        lock = self._held.pop(name, None)
        if lock:
            lock.release()

    def _drop_lock(self, name: str) -> None:
        """Let go of a match that is no more, and leave nothing of its lock."""
        lock = self._locks / f"{name}.lock"
        if _DELETES_HELD_LOCKS:
            remove_file(lock)
        self.release(name)
        if not _DELETES_HELD_LOCKS:
            remove_file(lock)

    def _lock(self, name: str) -> bool:
        """Whether the match is ours to play. Where no lock can be made nobody else can save either."""
        if name in self._held:
            return True
        from filelock import FileLock, Timeout  # here, because it costs the first frame more than all our rules

        try:
            self._locks.mkdir(parents=True, exist_ok=True)
            lock = FileLock(self._locks / f"{name}.lock", thread_local=False)
            lock.acquire(timeout=0)
        except Timeout:
            return False
        except (OSError, NotImplementedError):
            return True
        self._held[name] = lock
        return True

    @contextlib.contextmanager
    def holding(self, name: str) -> Iterator[bool]:
        """Hold a match, played here or not, while its files are changed; whether it is not another window's."""
        held = name in self._held
        ours = self._lock(name)
        try:
            yield ours
        finally:
            if not held:
                self.release(name)

    # --- taken off the list ---------------------------------------------------------------------------------------

    def forget(self, name: str) -> Problem | None:
        """Take a match off the list of those to go on with. Its file is put aside whole; `recall` brings it back."""
        return self._carry(name, self._running, self._abandoned)

    def recall(self, name: str) -> Problem | None:
        """Put a match back on the list."""
        return self._carry(name, self._abandoned, self._running)

    def _carry(self, name: str, origin: Path, target: Path) -> Problem | None:
        """Move a match that nobody else plays. Returns the problem when it cannot be done."""
        held = name in self._held
        if not self._lock(name):
            return Problem("open-elsewhere", f"{name}.json")
        try:
            target.mkdir(parents=True, exist_ok=True)
            self._move(name, origin, target)
        except OSError:
            return Problem("not-moved", f"{name}.json")
        finally:
            if not held:
                self.release(name)
        return None

    # --- lists ----------------------------------------------------------------------------------------------------

    def running(self) -> Listing:
        """The matches to go on with."""
        records, problems = self._read_all(self._running)
        for record in records:
            if record.over:
                self._finish_the_move(record.id)
            elif not record.begun and self._lock(record.id):  # kept by an earlier version
                self._remove(record.id)
        return _listing([record for record in records if record.begun and not record.over], problems)

    def _finish_the_move(self, name: str) -> None:
        """The program was stopped, or the disk refused, between the last save of a match and its move."""
        held = name in self._held
        if self._lock(name):
            self._put_with_finished(name)
            if not held:
                self.release(name)

    def finished(self) -> Listing:
        """The finished matches."""
        return _listing(*self._read_all(self._finished))

    def _read_all(self, folder: Path) -> tuple[list[Record], list[Problem]]:
        records: list[Record] = []
        problems: list[Problem] = []
        try:
            paths = _files(folder)
        except OSError:
            return records, [Problem("not-read", folder.name)]
        for path in paths:
            loaded = _read(path, read_unplayed)
            problems += loaded.problems
            if loaded.record:
                records.append(loaded.record)
                self._order = max(self._order, loaded.record.order) if self._order else 0
        return records, problems


def _listing(records: list[Record], problems: list[Problem]) -> Listing:
    latest_first = sorted(records, key=_age, reverse=True)
    return Listing(tuple(_summary(record) for record in latest_first), tuple(problems))


def _summary(record: Record) -> Summary:
    return Summary(
        record.id,
        record.game,
        record.seats,
        record.target,
        record.scores,
        len(record.games),
        len(record.games[-1].steps),
        record.created,
        record.updated,
        record.games[-1].turned,
        record.advantage,
    )


def _age(record: Record) -> tuple[int, str]:
    """What tells the order of two matches; those of old programs have only their dates."""
    return record.order, record.updated


# --- files ------------------------------------------------------------------------------------------------------------


def _files(folder: Path) -> list[Path]:
    """The files of matches in a folder. Raises `OSError`."""
    try:
        return [folder / name for name in os.listdir(folder) if _FILE.fullmatch(name)]
    except FileNotFoundError:
        check_way(folder)
        return []


def _order(path: Path) -> int:
    """The order that a file begins with, 0 if it does not tell it."""
    with contextlib.suppress(OSError, UnfitFile):
        return order_of(read_start(path, START))
    return 0


def _oldest(paths: list[Path], count: int) -> list[Path]:
    """So many matches that went before all the others; a file that does not load is none, and is set aside."""
    if count <= 0:
        return []
    ages: list[tuple[tuple[int, str], Path]] = []
    for path in paths:
        order = _order(path)
        record = None if order else _read(path, read_unplayed).record
        if order or record:
            ages.append((_age(record) if record else (order, ""), path))
    return [path for _, path in sorted(ages)[: max(0, count - len(paths) + len(ages))]]


def _read(path: Path, reader: Callable[[bytes], Record]) -> Loaded:
    """The record of a file, or of the one saved before it when the file does not load and is set aside."""
    try:
        return Loaded(_parse(path, path.stem, reader))
    except OSError:
        return Loaded(None, (Problem("not-read", path.name),))
    except RecordError as error:
        if error.code in _LATER_VERSION:
            return Loaded(None, (Problem(error.code, path.name),))
        return _recover(path, reader, error.code)


def _parse(path: Path, name: str, reader: Callable[[bytes], Record]) -> Record:
    """The record of a file. Raises `OSError` and `RecordError`, whatever is in it."""
    try:
        record = reader(read_file(path, LARGEST))
    except UnfitFile as error:
        raise RecordError("foreign", str(error)) from error
    except (OSError, RecordError):
        raise
    except Exception as error:  # a fault of ours in one file: the others are shown all the same
        _log.exception("%s", path.name)
        raise RecordError("broken", repr(error)) from error
    if record.id != name:
        raise RecordError("broken", f"{path.name} holds {record.id}")
    return record


def _recover(path: Path, reader: Callable[[bytes], Record], code: str) -> Loaded:
    """Put the backup in the place of a file that does not load, or only set that file aside."""
    backup = backup_of(path)
    try:
        record = _parse(backup, path.stem, reader)
    except (OSError, RecordError):
        return Loaded(None, (Problem(code, set_aside(path).name),))
    try:
        aside = put_in_place_of(path, backup)
    except OSError:
        return Loaded(record, (Problem("not-saved", path.name),))
    return Loaded(record, (Problem("recovered", aside.name),))
