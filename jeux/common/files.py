"""Reads and writes all the player's files: settings, matches, dice counts.

Reads are limited to regular files of bounded size. Writes are atomic. A file that does not load is set aside, not
deleted.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
import shutil
import stat
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple, TypeVar

from jeux.common.schema import shallow

SET_ASIDE = ".illisible"
"""Suffix of a file that does not load."""
BACKUP = ".bak"
"""Suffix of the backup: the content before the last write."""

_TEMPORARY = ".tmp"
_RETRY_DELAYS = (0.01, 0.03, 0.1)
"""Seconds before each retry of a file that is `Held`. Short, because the window blocks meanwhile. Saves are retried
later as well (`jeux.scenes.second_tries`)."""
_ACCESS_DENIED, _SHARING_VIOLATION, _LOCK_VIOLATION = 5, 32, 33
"""Windows error numbers. Access denied is permanent for a read-only file, but temporary when renaming a file in use."""
LOCK_SECONDS = 1.0
"""Seconds to wait for another window's lock."""
HELD = "held"
"""The code of a problem that goes away by itself, when another program closes the file."""

T = TypeVar("T")


class Problem(NamedTuple):
    """A problem to show the player: the code of a sentence (``error-<code>``), and the file or names concerned."""

    code: str
    name: str = ""


class Held(PermissionError):
    """Raised when another program holds the file for the moment (Windows): a virus scanner, a search index, a second
    window."""


class UnfitFile(ValueError):
    """Raised for a file that is not regular, too large, or not JSON. `begins` is its first byte, spaces and zeros
    skipped."""

    def __init__(self, reason: str, begins: bytes | None = None) -> None:
        super().__init__(reason)
        self.begins = begins


def read_file(path: Path, largest: int) -> bytes:
    """The content of a regular file of at most `largest` bytes. Raises `UnfitFile` for anything else, and `OSError`."""
    content = read_start(path, largest + 1)
    if len(content) > largest:
        raise UnfitFile(f"more than {largest} bytes")
    return content


def read_start(path: Path, count: int) -> bytes:
    """The first bytes of a regular file. Raises `UnfitFile` for anything else, and `OSError`."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise UnfitFile("no regular file")  # opening a pipe would block forever
        with _patiently(lambda: open(path, "rb", opener=_open_at_once)) as file:
            return file.read(count)
    except FileNotFoundError:
        check_way(path.parent)
        raise


def check_way(folder: Path) -> None:
    """Raise `NotADirectoryError` if a parent of `folder` is a file. Windows reports that as « not found »."""
    while not os.path.lexists(folder) and folder != folder.parent:
        folder = folder.parent
    if not folder.is_dir():
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder))


def _open_at_once(path: str, flags: int) -> int:
    """Open without blocking, in case the file was replaced by a pipe after it was checked."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def parse_json(content: str | bytes) -> object:
    """The JSON value of `content`. Raises `UnfitFile` if it is not valid JSON or nested too deep."""
    try:
        value = json.loads(content)
    except (ValueError, RecursionError) as error:
        raw = content.encode("utf-8", "replace") if isinstance(content, str) else content
        raise UnfitFile(str(error), raw.strip(b" \0")[:1]) from error
    if not shallow(value):
        raise UnfitFile("nested too deep")
    return value


@contextlib.contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the lock of a file. Continues without it if it cannot be made, or is not released in time."""
    from filelock import FileLock, Timeout  # imported late: it costs the first frame more than all our rules

    lock = FileLock(path)
    with contextlib.suppress(Timeout, OSError, NotImplementedError):
        lock.acquire(timeout=LOCK_SECONDS, poll_interval=0.01)
    try:
        yield
    finally:
        lock.release()


def write_file(path: Path, content: bytes, *, backup: bool = False) -> None:
    """Replace a file atomically; its folder is created if need be.

    With `backup` the old content is kept beside it. Raises `OSError`; the old file is then unchanged."""
    path = Path(os.path.realpath(path))  # a symbolic link stays one
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(path.name + _TEMPORARY)
    try:
        with _patiently(lambda: temporary.open("wb")) as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        remove_file(temporary)  # on a full disk, free the space of the half-written file
        raise
    if backup and path.exists():
        copy = backup_of(path)
        if os.path.lexists(copy) and not stat.S_ISREG(copy.lstat().st_mode):
            set_aside(copy)  # a folder or a pipe of that name would make every save fail
        # a copy, so that `path` always exists; the copy may be cut short, as `path` is still whole
        _patiently(lambda: shutil.copyfile(path, copy))
    move_file(temporary, path)
    _sync_folder(path.parent)


def backup_of(path: Path) -> Path:
    """The path of the backup of a file."""
    return path.with_name(path.name + BACKUP)


def move_file(origin: Path, target: Path) -> None:
    """`os.replace`, retried while a Windows program such as a virus scanner has the new file open."""
    _patiently(lambda: os.replace(origin, target), _ACCESS_DENIED)


def _patiently(gesture: Callable[[], T], *moments: int) -> T:
    """Run a file operation, retried while another program holds the file, or while Windows returns one of the error
    numbers `moments`. Raises `Held` after the last retry."""
    moments = (_SHARING_VIOLATION, _LOCK_VIOLATION, *moments)
    for delay in (*_RETRY_DELAYS, None):
        try:
            return gesture()
        except PermissionError as error:
            if getattr(error, "winerror", None) not in moments:
                raise
            if delay is None:
                raise Held(*error.args) from error
            time.sleep(delay)
    raise AssertionError


def remove_file(path: Path) -> None:
    """Delete a file if possible. If not, it is overwritten or deleted another time."""
    with contextlib.suppress(OSError):
        _patiently(path.unlink)


def set_aside(path: Path) -> Path:
    """Rename a file that does not load. Returns its new path, or the old one if renaming fails."""
    aside = free_name_aside(path)
    try:
        move_file(path, aside)
    except OSError:
        return path
    return aside


def put_in_place_of(path: Path, backup: Path) -> Path:
    """Replace a file that does not load with its backup, and set it aside. Returns the path of the file set aside.

    `path` exists at every moment, unless it is not a regular file or the disk has no hard links. Raises `OSError`."""
    aside = free_name_aside(path)
    if stat.S_ISREG(path.lstat().st_mode):
        _name_twice(path, aside)
    else:
        move_file(path, aside)
    move_file(backup, path)
    return aside


def _name_twice(path: Path, second: Path) -> None:
    """Hard-link a file under a second name; rename it if links are not supported. Never a copy: the disk may be too
    full."""
    try:
        os.link(path, second)
    except OSError:
        move_file(path, second)


def free_name(folder: Path, name: str, ending: str) -> Path:
    """A path in a folder that does not exist yet, numbered if need be."""
    path, number = folder / f"{name}{ending}", 1
    while os.path.lexists(path):
        number += 1
        path = folder / f"{name} ({number}){ending}"
    return path


def free_name_aside(path: Path) -> Path:
    """A path to set a file aside that overwrites none set aside before."""
    number, aside = 1, path.with_name(path.name + SET_ASIDE)
    while os.path.lexists(aside):
        number += 1
        aside = path.with_name(f"{path.name}.{number}{SET_ASIDE}")
    return aside


def _sync_folder(folder: Path) -> None:
    """Flush a folder, so that renames survive a power cut, on systems that support it."""
    if os.name != "posix":
        return
    # some network and USB file systems refuse; the file itself is flushed already
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
