"""Which problems have been solved: a small file of its own, read whenever it is asked for, written whole."""

from __future__ import annotations

import json
import logging
from pathlib import Path

from jeux.common.files import Problem, UnfitFile, parse_json, read_file, set_aside, write_file
from jeux.common.schema import fields, list_of, text

FILE_NAME = "problems.json"
LARGEST = 1 << 20
MOST = 10_000
_file = fields({"solved": list_of(text(60), 0, MOST)})
_log = logging.getLogger(__name__)


class Solved:
    """The problems solved by the player of a folder. Another window may add to them."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE_NAME
        self.set_aside = ""
        """The name under which a file that could not be read was set aside."""

    def all(self) -> frozenset[str]:
        """Their ids. What cannot be read is set aside."""
        try:
            data = parse_json(read_file(self._path, LARGEST))
            if isinstance(data, dict) and _file(data):
                return frozenset(data["solved"])
        except (FileNotFoundError, NotADirectoryError):
            return frozenset()
        except (OSError, UnfitFile) as error:
            _log.warning("the problems solved cannot be read: %s", error)
        self.set_aside = set_aside(self._path).name
        return frozenset()

    def add(self, puzzle: str) -> Problem | None:
        """Keep one more; what went wrong, if something did."""
        known = self.all()
        if puzzle in known:
            return None
        kept = sorted({*known, puzzle})[:MOST]
        try:
            write_file(self._path, json.dumps({"tablier": "solved", "format": 1, "solved": kept}).encode(), backup=True)
        except OSError as error:
            _log.warning("a problem solved is not kept: %s", error)
            return Problem("problem-not-kept", FILE_NAME)
        return None
