"""Reads and writes all the player's files: settings, matches, dice counts.

Reads are limited to regular files of bounded size. Writes are atomic. A file that does not load is set aside, not
deleted.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
import re
import secrets
import shutil
import stat
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import BinaryIO, NamedTuple, TypeVar

from jeux.common.schema import shallow

SET_ASIDE = ".illisible"
"""Suffix of a file that does not load."""
BACKUP = ".bak"
"""Suffix of the backup: the content before the last write."""

_OWNERS_ONLY, _EVERYBODYS = 0o600, 0o666
"""The modes that files begin with, the second one less what the system takes away (umask)."""
_TEMPORARY = re.compile(r"\.tablier-[0-9a-f]{16}\.tmp")
_LEFT_OVER = 3600
"""Seconds after which a temporary file belongs to a program that was killed."""
_RETRY_DELAYS = (0.01, 0.03, 0.1)
"""Seconds before each retry of a file that is `Held`. Short, because the window blocks meanwhile. Saves are retried
later as well (`jeux.scenes.second_tries`)."""
_ACCESS_DENIED, _SHARING_VIOLATION, _LOCK_VIOLATION = 5, 32, 33
"""Windows error numbers. Access denied is permanent for a read-only file, but temporary when renaming a file in use."""
LOCK_SECONDS = 2.0
"""Seconds to wait for another window's lock."""
_TURN = 0.02
"""Seconds between two locks of one window."""
_released: dict[Path, float] = {}
"""When this window last released a lock."""
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
    """Hold the lock of a file. Raises `Held` if another window does not release it in time: it would lose what is
    written now, or this one what that writes. Continues without a lock where the disk has none."""
    from filelock import FileLock, Timeout  # imported late: it costs the first frame more than all our rules

    lock = FileLock(path)
    # who has just released it lets the others have their turn: they only look now and then whether it is free
    time.sleep(max(0.0, _released.get(path, 0.0) + _TURN - time.monotonic()))
    try:
        lock.acquire(timeout=LOCK_SECONDS, poll_interval=_TURN / 4)
    except Timeout as error:
        raise Held(errno.EACCES, "another window holds the lock", str(path)) from error
    except (OSError, NotImplementedError):
        pass
    try:
        yield
    finally:
        lock.release()
        _released[path] = time.monotonic()


def write_file(path: Path, content: bytes, *, backup: bool = False, shared: bool = False) -> None:
    """Replace a file atomically; its folder is created if need be.

    With `backup` the old content is kept beside it. A new file can be read by its owner only, as it may hold names of
    players, or by everybody where it is `shared`; an old one keeps its mode. Raises `OSError`; the old file is then
    unchanged."""
    path = Path(os.path.realpath(path))  # a symbolic link stays one
    path.parent.mkdir(parents=True, exist_ok=True)
    mode = _mode(path)
    temporary = _write_temporary(path.parent, content, _EVERYBODYS if shared and mode is None else _OWNERS_ONLY)
    try:
        _set_mode(temporary, mode)
        if backup and path.exists():
            _copy_beside(path, mode)
        move_file(temporary, path)
    except OSError:
        remove_file(temporary)
        raise
    _sync_folder(path.parent)
    _remove_left_over(path)


def _mode(path: Path) -> int | None:
    """The permissions of a regular file; None where there is none."""
    try:
        seen = path.stat()
    except FileNotFoundError:
        return None
    return stat.S_IMODE(seen.st_mode) if stat.S_ISREG(seen.st_mode) else None


def _set_mode(path: Path, mode: int | None) -> None:
    """Give a file these permissions. It keeps its own, which are stricter, where the disk knows none."""
    if mode is not None and os.name == "posix":
        with contextlib.suppress(OSError):
            path.chmod(mode)


def _write_temporary(folder: Path, content: bytes, mode: int) -> Path:
    """Write a temporary file and flush it to the disk. Raises `OSError`; nothing is left then."""
    temporary, file = _temporary(folder, mode)
    try:
        with file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        remove_file(temporary)  # on a full disk, free the space of the half-written file
        raise
    return temporary


def _temporary(folder: Path, mode: int) -> tuple[Path, BinaryIO]:
    """A new file of a name that nobody else uses, never one that is there already nor a link to another. Raises
    `OSError`."""
    temporary = folder / f".tablier-{secrets.randbits(64):016x}.tmp"

    def create(name: str, flags: int) -> int:
        return os.open(name, flags | getattr(os, "O_NOFOLLOW", 0), mode)

    # "x" is O_CREAT and O_EXCL. The module `tempfile` is not used: before Python 3.13 it tries names forever in a
    # folder where Windows refuses to create any
    return temporary, _patiently(lambda: open(temporary, "xb", opener=create))


def _copy_beside(path: Path, mode: int | None) -> None:
    """Keep the content of a file in its backup. Raises `OSError`."""
    copy = backup_of(path)
    if os.path.lexists(copy) and not stat.S_ISREG(copy.lstat().st_mode):
        set_aside(copy)  # a folder or a pipe of that name would make every save fail
    temporary, file = _temporary(path.parent, _OWNERS_ONLY)
    file.close()
    try:
        # a copy, so that `path` always exists; it may be cut short by a power cut, as `path` is still whole
        _patiently(lambda: shutil.copyfile(path, temporary))
        _set_mode(temporary, mode)
        move_file(temporary, copy)
    except OSError:
        remove_file(temporary)
        raise


def _remove_left_over(path: Path) -> None:
    """Remove what killed programs left beside a file that was just written: it takes space and may hold names."""
    with contextlib.suppress(OSError):
        now = path.stat().st_mtime  # the clock of the disk, which may be another computer's
        with os.scandir(path.parent) as found:
            left = [entry for entry in found if _TEMPORARY.fullmatch(entry.name)]
        for entry in left:
            if now - entry.stat(follow_symlinks=False).st_mtime > _LEFT_OVER:
                remove_file(Path(entry.path))


def can_create_files(folder: Path) -> bool:
    """Whether files can be created in a folder. Writes one, because permissions mislead under Windows, on network
    drives and for an administrator."""
    try:
        remove_file(_write_temporary(folder, b"?", _OWNERS_ONLY))
    except OSError:
        return False
    return True


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
