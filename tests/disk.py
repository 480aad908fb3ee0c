"""A disk that refuses, and a program that ends between two gestures on the disk."""

from __future__ import annotations

import errno
import io
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

import pytest

from jeux.common import files


def full_disk(*_: object, **__: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def fail_fsync(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(os, "fsync", full_disk)


def fail_writing(patch: pytest.MonkeyPatch) -> None:
    class Full(io.BytesIO):
        def write(self, content: object) -> int:
            super().write(bytes(content)[:10])  # type: ignore[call-overload]
            full_disk()
            return 0

    def half_open(path: str, mode: str, **opened: Any) -> IO[bytes]:
        file: IO[bytes] = open(path, mode, **opened)  # noqa: SIM115
        if mode != "xb":
            return file
        file.close()
        return Full()

    patch.setattr(files, "open", half_open, raising=False)


def fail_renaming(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(os, "replace", full_disk)


def fail_the_backup(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(shutil, "copyfile", full_disk)


FAILURES = (fail_fsync, fail_writing, fail_renaming, fail_the_backup)


class Killed(BaseException):
    """The program ends here."""


def kill_before(patch: pytest.MonkeyPatch, number: int) -> list[str]:
    """End the program before its gesture `number` on the disk; the gestures done so far."""
    done: list[str] = []

    def watched(name: str, real: Callable[..., object]) -> Callable[..., object]:
        def gesture(*args: object, **kwargs: object) -> object:
            if len(done) == number:
                raise Killed
            done.append(name)
            return real(*args, **kwargs)

        return gesture

    for owner, name in ((os, "fsync"), (os, "replace"), (shutil, "copyfile"), (Path, "unlink"), (os, "open")):
        patch.setattr(owner, name, watched(name, getattr(owner, name)))
    return done


class RefusedByWindows(PermissionError):
    """With the number that Windows gives; elsewhere Python leaves it out."""

    def __init__(self, number: int) -> None:
        super().__init__(errno.EACCES, "The process cannot access the file")
        self.winerror = number


def hold(patch: pytest.MonkeyPatch, owner: object, name: str, times: int, number: int) -> list[object]:
    """Let a gesture on the disk fail so many times; all its tries."""
    tries: list[object] = []
    real = getattr(owner, name)

    def held(*args: object, **kwargs: object) -> object:
        tries.append(args)
        if len(tries) <= times:
            raise RefusedByWindows(number)
        return real(*args, **kwargs)

    patch.setattr(owner, name, held)
    return tries
