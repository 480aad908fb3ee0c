"""The one keeper of small files: lessons, problems, players, statistics, dice counts, class sessions, drafts.

A small file is read whole on every use, because another window may have written it, and changed under a lock, so that
two windows lose nothing of each other. Only a file that was read and is malformed is set aside. One that the disk does
not give, or that a later version wrote, stays as it is and is not written.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from jeux.common.files import HELD, Held, Problem, UnfitFile, locked, parse_json, read_file, set_aside, write_file
from jeux.common.schema import between

_log = logging.getLogger(__name__)
_version = between(0, 1 << 30)

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Kind(Generic[T]):
    """What a small file is: its name, the version of its format, its largest size in bytes, and the content where there
    is no file.

    `read` gives the content of a JSON object, None where it is malformed; `write` the JSON object of a content. Files
    of before there was a format count as version 1. `not_kept` is the code of the problem where a write fails, `broken`
    the one of a file that was set aside. `indent` lays the JSON out for people."""

    name: str
    format: int
    largest: int
    empty: T
    read: Callable[[Mapping[str, Any]], T | None]
    write: Callable[[T], Mapping[str, Any]]
    not_kept: str
    broken: str
    backup: bool = True
    indent: int | None = None


class SmallFile(Generic[T]):
    """A small file in a folder, which the first change creates.

    Problem codes: those of its kind; ``held`` where a later retry may succeed."""

    def __init__(self, folder: Path, kind: Kind[T]) -> None:
        self.path = folder / kind.name
        self._kind = kind
        self._problem: Problem | None = None

    def load(self) -> T:
        """The content. Raises `OSError` where it cannot be read or a later version wrote it."""
        kind = self._kind
        try:
            data = parse_json(read_file(self.path, kind.largest))
        except (FileNotFoundError, NotADirectoryError):
            return kind.empty
        except UnfitFile as error:
            _log.warning("%s cannot be read: %s", kind.name, error)
            data = None
        if isinstance(data, dict):
            version = data.get("format", 1)
            if _version(version) and version > kind.format:
                raise OSError(f"{kind.name} is of the format {version}")
            content = kind.read(data)
            if content is not None:
                return content
        self._problem = Problem(kind.broken, set_aside(self.path).name)
        return kind.empty

    def get(self) -> T:
        """The content; empty where it cannot be read."""
        try:
            return self.load()
        except OSError as error:
            _log.warning("%s cannot be read: %s", self._kind.name, error)
            return self._kind.empty

    def change(self, change: Callable[[T], T]) -> Problem | None:
        """Change the content, unless it stays the same. Returns the problem if it cannot be read or written."""
        kind = self._kind
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with locked(self.path.with_suffix(".lock")):
                before = self.load()
                content = self._bytes(change(before))
                if content != self._bytes(before):  # as bytes, because the order of what is in them counts too
                    self._check(content)
                    write_file(self.path, content, backup=kind.backup)
        except Held:
            return Problem(HELD, kind.name)
        except OSError as error:
            _log.warning("%s is not kept: %s", kind.name, error)
            return Problem(kind.not_kept, kind.name)
        return None

    def _bytes(self, content: T) -> bytes:
        """A content as JSON, in ASCII where no person is to read it."""
        indent = self._kind.indent
        data = self._kind.write(content)
        return json.dumps(data, indent=indent, ensure_ascii=indent is None, default=dict).encode()

    def _check(self, content: bytes) -> None:
        """Raise `OSError` for what would be refused and set aside once it is read: better the file stays as it is."""
        kind = self._kind
        if len(content) > kind.largest or kind.read(json.loads(content)) is None:
            raise OSError(f"{kind.name} would not be read again")

    def problem(self) -> Problem | None:
        """Why the file began anew, returned once."""
        problem, self._problem = self._problem, None
        return problem
