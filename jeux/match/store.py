"""Stores the match records on disk: one file for each match, saved after every step.

Matches are ordered by a number that increases with every save, never by dates.

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
"""The number of finished matches kept."""
LARGEST = 8 << 20
"""The largest size of a record in bytes; a long match has some 100 000."""

_FILE = re.compile(r"([a-z0-9_]+-[0-9a-f]{12})\.json")
_DELETES_HELD_LOCKS = os.name != "nt"
"""Whether a lock file can be deleted while it is held. Once released it may belong to another window, so delete it
before. Windows cannot: there it is deleted after release."""
_LATER_VERSION = ("future-format", "unknown-game")
"""Codes of files that a later version can read: they stay in place."""


_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Loaded:
    """A record or None, and the problems found."""

    record: Record | None
    problems: tuple[Problem, ...] = ()


@dataclass(frozen=True, slots=True)
class Summary:
    """A match in a list, read without replaying it: `games` played or begun, `turns` and `turned` of the last one."""

    id: str
    game: str
    seats: tuple[Seat, ...]
    target: int
    scores: tuple[float, ...]
    games: int
    turns: int | None
    """None if unknown: it was saved by an earlier version."""
    created: str
    updated: str
    turned: int = 0
    advantage: Advantage | None = None
    """The handicap, if any."""


@dataclass(frozen=True, slots=True)
class Listing:
    """Some matches, the latest first, and the problems found with others."""

    matches: tuple[Summary, ...]
    problems: tuple[Problem, ...] = ()

    @property
    def unshown(self) -> tuple[Problem, ...]:
        """The problems of files that stay in place without being listed."""
        shown = {f"{match.id}.json" for match in self.matches}
        return tuple(one for one in self.problems if _FILE.fullmatch(one.name) and one.name not in shown)


class Store:
    """The matches in a folder, which is created by the first save.

    A match that is loaded or saved stays locked until `release`, or until the program ends.

    Problem codes: ``not-saved``, ``not-read``, ``not-moved``: the file system refused; ``held``: another program, such
    as a virus scanner, holds the file, and a later retry may succeed; ``open-elsewhere``: played in another window;
    ``recovered``: a damaged file was set aside and its backup restored; and the codes of `RecordError`."""

    def __init__(self, folder: Path) -> None:
        self._running = folder / "running"
        self._finished = folder / "finished"
        self._abandoned = folder / "abandoned"
        self._locks = folder / "locks"
        self._held: dict[str, FileLock] = {}
        self._order = 0
        """The highest order so far; 0 before the files were looked at."""

    @property
    def used(self) -> bool:
        """Whether a match was ever kept here."""
        return any(folder.exists() for folder in (self._running, self._finished, self._abandoned))

    def _path(self, name: str) -> Path:
        """The path of a match: among the finished ones if it is only there."""
        finished, running = self._finished / f"{name}.json", self._running / f"{name}.json"
        return finished if os.path.exists(finished) and not os.path.exists(running) else running

    # --- saving ---------------------------------------------------------------------------------------------------

    def save(self, record: Record) -> Problem | None:
        """Save a record atomically. A match without steps is not kept: if its first step was undone, its file is
        removed.

        Returns the problem on failure; the match goes on and the next save tries again."""
        return self._save(record, self._next_order)

    def take_in(self, record: Record) -> Problem | None:
        """Save a match from outside that is not here yet. One that is over is the first to go when one played here
        needs its place among the finished ones; where all places are taken, it is not kept."""
        if not record.over:
            return self.save(record)
        with contextlib.suppress(OSError):
            if len(_files(self._finished)) >= KEPT:
                return None
        return self._save(record, lambda: 0)  # before the first one that was played here

    def _save(self, record: Record, order: Callable[[], int]) -> Problem | None:
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
                self._move(record.id, self._finished, self._running)  # its end was undone
            ordered = replace(record, order=order())
            write_file(self._running / name, to_json(ordered).encode(), backup=True)
        except Held:
            return Problem(HELD, name)
        except OSError:
            return Problem("not-saved", name)
        if record.over:
            self._put_with_finished(record.id)
        return None

    def _remove(self, name: str) -> None:
        """Delete the files of a match without steps, which is locked."""
        running = self._running / f"{name}.json"
        for path in (backup_of(running), running):
            remove_file(path)
        self._drop_lock(name)

    def _next_order(self) -> int:
        """A number higher than that of every match so far."""
        if not self._order:
            self._order = max((_order(path) for path in (*_files(self._running), *_files(self._finished))), default=0)
        self._order += 1
        return self._order

    def _put_with_finished(self, name: str) -> None:
        """Move a match to the finished ones, and delete the oldest of them. Failures are retried by the next
        listing."""
        with contextlib.suppress(OSError):
            self._finished.mkdir(exist_ok=True)
            self._move(name, self._running, self._finished)
            others = [path for path in _files(self._finished) if path.stem != name]
            for path in _oldest(others, len(others) + 1 - KEPT):
                if self._lock(path.stem):  # otherwise it is open in another window
                    remove_file(path)
                    self._drop_lock(path.stem)

    def _move(self, name: str, origin: Path, target: Path) -> None:
        move_file(origin / f"{name}.json", target / f"{name}.json")
        remove_file(backup_of(origin / f"{name}.json"))

    # --- loading --------------------------------------------------------------------------------------------------

    def load(self, name: str) -> Loaded:
        """The match called `name`, replayed through the rules, and locked for this program.

        If the file does not load, it is set aside and its backup is tried."""
        if not self._lock(name):
            return Loaded(None, (Problem("open-elsewhere", f"{name}.json"),))
        loaded = _read(self._path(name), from_json)
        if not loaded.record:
            self.release(name)
        return loaded

    def peek(self, name: str) -> Record | None:
        """The match called `name` as stored, not replayed. Nothing is locked, moved or reported."""
        try:
            return _parse(self._path(name), name, read_unplayed)
        except (OSError, RecordError):
            return None

    def find(self, name: str) -> bool:
        """Whether there is a match called `name`; one removed from the list is restored first."""
        if not self._path(name).exists() and (self._abandoned / f"{name}.json").exists():
            self.recall(name)
        return self._path(name).exists()

    def release(self, name: str) -> None:
        """Unlock a match, so that another window can play it."""
        lock = self._held.pop(name, None)
        if lock:
            lock.release()

    def _drop_lock(self, name: str) -> None:
        """Release a match that was deleted, and delete its lock file."""
        lock = self._locks / f"{name}.lock"
        if _DELETES_HELD_LOCKS:
            remove_file(lock)
        self.release(name)
        if not _DELETES_HELD_LOCKS:
            remove_file(lock)

    def _lock(self, name: str) -> bool:
        """Lock a match. Returns False if another window has it. True if locks are impossible: then nobody can save."""
        if name in self._held:
            return True
        from filelock import FileLock, Timeout  # imported late: it costs the first frame more than all our rules

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
        """Lock a match while its files are changed. Yields False if another window has it."""
        held = name in self._held
        ours = self._lock(name)
        try:
            yield ours
        finally:
            if not held:
                self.release(name)

    # --- taken off the list ---------------------------------------------------------------------------------------

    def forget(self, name: str) -> Problem | None:
        """Remove a match from the list of running ones. Its file is moved, and `recall` restores it."""
        return self._carry(name, self._running, self._abandoned)

    def recall(self, name: str) -> Problem | None:
        """Restore a match to the list."""
        return self._carry(name, self._abandoned, self._running)

    def _carry(self, name: str, origin: Path, target: Path) -> Problem | None:
        """Move the file of a match that no other window plays. Returns the problem on failure."""
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
        """The running matches."""
        records, problems = self._read_all(self._running)
        for record in records:
            if record.over:
                self._finish_the_move(record.id)
            elif not record.begun and self._lock(record.id):  # stored by an earlier version
                self._remove(record.id)
        return _listing([record for record in records if record.begun and not record.over], problems)

    def _finish_the_move(self, name: str) -> None:
        """Move a finished match whose move failed after its last save."""
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
        record.games[-1].turns,
        record.created,
        record.updated,
        record.games[-1].turned,
        record.advantage,
    )


def _age(record: Record) -> tuple[int, str]:
    """The sort key of a match; records of old versions have only dates."""
    return record.order, record.updated


# --- files ------------------------------------------------------------------------------------------------------------


def _files(folder: Path) -> list[Path]:
    """The match files in a folder. Raises `OSError`."""
    try:
        return [folder / name for name in os.listdir(folder) if _FILE.fullmatch(name)]
    except FileNotFoundError:
        check_way(folder)
        return []


def _order(path: Path) -> int:
    """The order of a file, read from its first bytes; 0 if not found."""
    with contextlib.suppress(OSError, UnfitFile):
        return order_of(read_start(path, START))
    return 0


def _oldest(paths: list[Path], count: int) -> list[Path]:
    """The oldest `count` matches. A file that does not load is set aside and not counted."""
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
    """The record of a file. If the file does not load, it is set aside and its backup is used."""
    try:
        return Loaded(_parse(path, path.stem, reader))
    except OSError:
        return Loaded(None, (Problem("not-read", path.name),))
    except RecordError as error:
        if error.code in _LATER_VERSION:
            return Loaded(None, (Problem(error.code, path.name),))
        return _recover(path, reader, error.code)


def _parse(path: Path, name: str, reader: Callable[[bytes], Record]) -> Record:
    """The record of a file. Raises `OSError`, and `RecordError` for any invalid content."""
    try:
        record = reader(read_file(path, LARGEST))
    except UnfitFile as error:
        raise RecordError("foreign", str(error)) from error
    except (OSError, RecordError):
        raise
    except Exception as error:  # a bug met in one file must not hide the others
        _log.exception("%s", path.name)
        raise RecordError("broken", repr(error)) from error
    if record.id != name:
        raise RecordError("broken", f"{path.name} holds {record.id}")
    return record


def _recover(path: Path, reader: Callable[[bytes], Record], code: str) -> Loaded:
    """Restore the backup of a file that does not load, or only set the file aside."""
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
