"""A short list of names in a small file of its own, read on every use and written atomically."""

from __future__ import annotations

import json
import logging
from pathlib import Path

from jeux.common.files import Problem, UnfitFile, parse_json, read_file, set_aside, write_file
from jeux.common.schema import fields, list_of, text

LARGEST = 1 << 20
MOST = 10_000
_log = logging.getLogger(__name__)


class KeptNames:
    """The names in a file of the kind `kind`. Another window may add to them. Names that cannot be written are kept
    until the program ends; `code` is then the problem."""

    def __init__(self, path: Path, kind: str, field: str, code: str) -> None:
        self._path, self._kind, self._field, self._code = path, kind, field, code
        self._fits = fields({field: list_of(text(60), 0, MOST)})
        self._unkept: set[str] = set()
        self.set_aside = ""
        """The name under which a file that could not be read was set aside."""

    def all(self) -> frozenset[str]:
        """All the names. A file that cannot be read is set aside."""
        return self._read() | self._unkept

    def _read(self) -> frozenset[str]:
        try:
            data = parse_json(read_file(self._path, LARGEST))
            if isinstance(data, dict) and self._fits(data):
                return frozenset(data[self._field])
        except (FileNotFoundError, NotADirectoryError):
            return frozenset()
        except (OSError, UnfitFile) as error:
            _log.warning("%s cannot be read: %s", self._path.name, error)
        self.set_aside = set_aside(self._path).name
        return frozenset()

    def add(self, name: str) -> Problem | None:
        """Add a name. Returns the problem if it cannot be written."""
        known = self.all()
        if name in known:
            return None
        kept = {"tablier": self._kind, "format": 1, self._field: sorted({*known, name})[:MOST]}
        try:
            write_file(self._path, json.dumps(kept).encode(), backup=True)
        except OSError as error:
            _log.warning("%s is not kept in %s: %s", name, self._path.name, error)
            self._unkept.add(name)
            return Problem(self._code, self._path.name)
        return None
