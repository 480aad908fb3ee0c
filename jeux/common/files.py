"""The one reader and writer of the player's files: the settings, the matches, the counts of the dice.

What is read is a regular file of bounded size; what is written is there whole or not at all; what does not load is set
aside, not lost.
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
"""What is added to the name of a file that does not load."""
BACKUP = ".bak"
"""What is added to the name of a file for the content that it had before the last write."""

_TEMPORARY = ".tmp"
_RETRY_DELAYS = (0.01, 0.03, 0.1)
"""Seconds to wait before trying again what is `Held`: little, for the window waits too. Saves are tried again later
(`jeux.scenes.second_tries`)."""
_ACCESS_DENIED, _SHARING_VIOLATION, _LOCK_VIOLATION = 5, 32, 33
"""Numbers of Windows. It denies access for ever to what is read-only, but for the moment to rename what is held."""
LOCK_SECONDS = 1.0
"""How long another window may take to write."""
HELD = "held"
"""The code of a problem that another program will soon put an end to."""

T = TypeVar("T")


class Problem(NamedTuple):
    """Something to tell the player: the code of a sentence (``error-<code>``), and the file or the names concerned."""

    code: str
    name: str = ""


class Held(PermissionError):
    """Under Windows another program holds the file for the moment: a virus guard, a search index, a second window."""


class UnfitFile(ValueError):
    """No regular file, one that is too large, or no JSON; `begins` is how it begins, spaces and zeros left out."""

    def __init__(self, reason: str, begins: bytes | None = None) -> None:
        super().__init__(reason)
        self.begins = begins


def read_file(path: Path, largest: int) -> bytes:
    """The content of a regular file of at most so many bytes. Raises `UnfitFile` for anything else, and `OSError`."""
    content = read_start(path, largest + 1)
    if len(content) > largest:
        raise UnfitFile(f"more than {largest} bytes")
    return content


def read_start(path: Path, count: int) -> bytes:
    """The first bytes of a regular file. Raises `UnfitFile` for anything else, and `OSError`."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise UnfitFile("no regular file")  # a pipe would be waited for without end
        with _patiently(lambda: open(path, "rb", opener=_open_at_once)) as file:
            return file.read(count)
    except FileNotFoundError:
        check_way(path.parent)
        raise


def check_way(folder: Path) -> None:
    """Raise `NotADirectoryError` where a file is in the place of a folder, which Windows calls « not found » too."""
    while not os.path.lexists(folder) and folder != folder.parent:
        folder = folder.parent
    if not folder.is_dir():
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder))


def _open_at_once(path: str, flags: int) -> int:
    """What became a pipe since it was looked at is not waited for either."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def parse_json(content: str | bytes) -> object:
    """The JSON value of a content. Raises `UnfitFile` where there is none, or one nested too deep."""
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
    """Hold the lock of a file; where no lock can be made, or the one who holds it is stuck, go on without."""
    from filelock import FileLock, Timeout  # here, because it costs the first frame more than all our rules

    lock = FileLock(path)
    with contextlib.suppress(Timeout, OSError, NotImplementedError):
        lock.acquire(timeout=LOCK_SECONDS, poll_interval=0.01)
    try:
        yield
    finally:
        lock.release()


def write_file(path: Path, content: bytes, *, backup: bool = False) -> None:
    """Replace a file; its folder is made if need be. The whole old file or the whole new one is there at every moment.

    With `backup` the old content is kept beside it. Raises `OSError`; then the old file is still there."""
    path = Path(os.path.realpath(path))  # a link stays one
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(path.name + _TEMPORARY)
    try:
        with _patiently(lambda: temporary.open("wb")) as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        remove_file(temporary)  # on a full disk the half-written file is in the way of everybody
        raise
    if backup and path.exists():
        copy = backup_of(path)
        if os.path.lexists(copy) and not stat.S_ISREG(copy.lstat().st_mode):
            set_aside(copy)  # a folder or a pipe there would stop every save
        # a copy, so that `path` is there all the time; it may be cut short, as long as `path` is whole
        _patiently(lambda: shutil.copyfile(path, copy))
    move_file(temporary, path)
    _sync_folder(path.parent)


def backup_of(path: Path) -> Path:
    """Where the content before the last write is kept."""
    return path.with_name(path.name + BACKUP)


def move_file(origin: Path, target: Path) -> None:
    """`os.replace`, with patience for what under Windows looks into every new file."""
    _patiently(lambda: os.replace(origin, target), _ACCESS_DENIED)


def _patiently(gesture: Callable[[], T], *moments: int) -> T:
    """Do a gesture on the disk; again for a moment where another program holds the file, or where Windows gives one of
    the numbers `moments`. Raises `Held` when it still does."""
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
    """Delete a file if that can be done; what stays behind is overwritten or deleted another time."""
    with contextlib.suppress(OSError):
        _patiently(path.unlink)


def set_aside(path: Path) -> Path:
    """Move a file that does not load out of the way. Returns where it is now, its old place if the disk refuses."""
    aside = free_name_aside(path)
    try:
        move_file(path, aside)
    except OSError:
        return path
    return aside


def put_in_place_of(path: Path, backup: Path) -> Path:
    """Put a backup in the place of a file that does not load, which is set aside. Returns where that is.

    A file is there all the time, except where it is no regular one or the disk knows no links. Raises `OSError`."""
    aside = free_name_aside(path)
    if stat.S_ISREG(path.lstat().st_mode):
        _name_twice(path, aside)
    else:
        move_file(path, aside)
    move_file(backup, path)
    return aside


def _name_twice(path: Path, second: Path) -> None:
    """Let a file have a second name, or only that one. Never a copy: it may be larger than what is left of the disk."""
    try:
        os.link(path, second)
    except OSError:
        move_file(path, second)


def free_name(folder: Path, name: str, ending: str) -> Path:
    """A file in a folder that is not there yet: with a number if need be."""
    path, number = folder / f"{name}{ending}", 1
    while os.path.lexists(path):
        number += 1
        path = folder / f"{name} ({number}){ending}"
    return path


def free_name_aside(path: Path) -> Path:
    """Where to set a file aside without covering one set aside before."""
    number, aside = 1, path.with_name(path.name + SET_ASIDE)
    while os.path.lexists(aside):
        number += 1
        aside = path.with_name(f"{path.name}.{number}{SET_ASIDE}")
    return aside


def _sync_folder(folder: Path) -> None:
    """Make the new names outlive a power cut, on the systems where a folder can be written out."""
    if os.name != "posix":
        return
    # some network and stick file systems refuse; the content itself is written out already
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
