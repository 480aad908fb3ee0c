"""A short list of names in a small file of its own."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from jeux.common.files import Problem
from jeux.common.schema import fields, list_of, text
from jeux.common.small_files import Kind, SmallFile

LARGEST = 1 << 20
MOST = 10_000
Names = frozenset[str]


class KeptNames:
    """The names in a file of the kind `kind`. Another window may add to them. Names that cannot be written are kept
    until the program ends, and written with the next one; `code` is then the problem."""

    def __init__(self, path: Path, kind: str, field: str, code: str) -> None:
        fits = fields({field: list_of(text(60), 0, MOST)})

        def read(data: Mapping[str, Any]) -> Names | None:
            return frozenset(data[field]) if fits(data) else None

        def write(names: Names) -> Mapping[str, Any]:
            return {"tablier": kind, "format": 1, field: sorted(names)}

        nothing: Names = frozenset()
        self._file = SmallFile(path.parent, Kind(path.name, 1, LARGEST, nothing, read, write, code, f"{code}-broken"))
        self._full = Problem(code, path.name)
        self._unkept: Names = frozenset()
        self._set_aside = ""

    @property
    def set_aside(self) -> str:
        """The name under which a file that could not be read was set aside."""
        problem = self._file.problem()
        if problem:
            self._set_aside = problem.name
        return self._set_aside

    def all(self) -> Names:
        """All the names."""
        return self._file.get() | self._unkept

    def add(self, *names: str) -> Problem | None:
        """Add names. Returns the problem if they cannot be written; those that are too many for the file count as
        such."""
        wanted = self._unkept.union(names)

        def added(kept: Names) -> Names:
            return kept | wanted if len(kept | wanted) <= MOST else kept

        problem = self._file.change(added)
        if not problem and not wanted <= self._file.get():
            problem = self._full
        self._unkept = wanted if problem else frozenset()
        return problem
