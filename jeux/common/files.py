"""The one writer of files: what it writes is there whole or not at all, and what does not load is set aside, not lost.

Written are the settings, the matches and the counts of the dice.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import time
from pathlib import Path
from typing import NamedTuple

SET_ASIDE = ".illisible"
"""What is added to the name of a file that does not load."""
BACKUP = ".bak"
"""What is added to the name of a file for the content that it had before the last write."""

_TEMPORARY = ".tmp"
_RETRY_DELAYS = (0.01, 0.03, 0.1) if os.name == "nt" else ()
"""Seconds to wait before trying again to rename a file."""


class Problem(NamedTuple):
    """Something to tell the player: the code of a sentence (``error-<code>``), and the file or the names concerned."""

    code: str
    name: str = ""


def write_file(path: Path, content: bytes, *, backup: bool = False) -> None:
    """Replace a file; its folder is made if need be. The whole old file or the whole new one is there at every moment.

    With `backup` the old content is kept beside it. Raises `OSError`; then the old file is still there."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(path.name + _TEMPORARY)
    try:
        with temporary.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        remove_file(temporary)  # on a full disk the half-written file is in the way of everybody
        raise
    if backup and path.exists():
        # a copy, so that `path` is there all the time; it may be cut short, as long as `path` is whole
        shutil.copyfile(path, backup_of(path))
    move_file(temporary, path)
    _sync_folder(path.parent)


def backup_of(path: Path) -> Path:
    """Where the content before the last write is kept."""
    return path.with_name(path.name + BACKUP)


def move_file(origin: Path, target: Path) -> None:
    """`os.replace`, with patience for what under Windows looks into every new file (a virus guard, a search index)."""
    for delay in _RETRY_DELAYS:
        try:
            return os.replace(origin, target)
        except PermissionError:
            time.sleep(delay)
    return os.replace(origin, target)


def remove_file(path: Path) -> None:
    """Delete a file if that can be done; what stays behind is overwritten or deleted another time."""
    with contextlib.suppress(OSError):
        path.unlink()


def set_aside(path: Path) -> Path:
    """Move a file that does not load out of the way. Returns where it is now, its old place if the disk refuses."""
    aside = free_name_aside(path)
    try:
        move_file(path, aside)
    except OSError:
        return path
    return aside


def free_name_aside(path: Path) -> Path:
    """Where to set a file aside without covering one set aside before."""
    number, aside = 1, path.with_name(path.name + SET_ASIDE)
    while aside.exists():
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
