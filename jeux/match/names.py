"""Finds, changes and erases the names of persons in match and tournament files.

In a match, names are in the seats, in the words that players added to their dice, and in what was kept of another
program's file (`unknown`); in a tournament, in any text that a person typed. Two names are equal if they are the same
once cleaned.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any, NamedTuple

from jeux.common.cleaning import clean
from jeux.common.files import (
    BACKUP,
    SET_ASIDE,
    Problem,
    UnfitFile,
    locked,
    parse_json,
    read_file,
    remove_file,
    write_file,
)
from jeux.match.archive import FOLDER as ENDED
from jeux.match.store import LARGEST, Store

MATCHES = ("running", "finished", "abandoned", ENDED)
TOURNAMENTS = ("evenings", "evenings/archived")
DRAFT = "evening-draft.json"
_WRITTEN = frozenset("name names computer tables note".split())
"""Keys of a tournament or a draft whose values a person typed."""
LARGEST_LOG = 4 << 20
_log = logging.getLogger(__name__)
_OURS = frozenset(
    "steps undone options id game seed start form dice again reason tablier program created updated ended".split()
)
"""Keys whose values are never names."""


class Change(NamedTuple):
    """A name and its replacement; with `erased` the seat becomes a guest."""

    old: str
    new: str
    erased: bool = False

    def within(self, text: str) -> str:
        """`text` with every occurrence of the name as a whole word replaced."""
        return re.sub(rf"(?<!\w){re.escape(self.old)}(?!\w)", lambda _: self.new, text)


def names_in(folder: Path) -> frozenset[str]:
    """The names of persons in all the matches, ended games and tournaments of a folder."""
    found: set[str] = set()
    for path in _files(folder, MATCHES):
        data = _read(path) or {}
        found.update(_seated(data.get("seats")))
    for path in (*_files(folder, TOURNAMENTS), folder / DRAFT):
        data = _read(path) or {}
        found.update(_listed(data.get("notes"), data.get("names")))
    return frozenset(found - {""})


def _seated(seats: object) -> Iterator[str]:
    for seat in seats if isinstance(seats, list) else ():
        if isinstance(seat, dict) and seat.get("level") == 0 and not seat.get("guest"):
            yield clean(str(seat.get("name", "")))


def _listed(notes: object, names: object) -> Iterator[str]:
    """The names of a tournament's players, from its notes, and those of a draft, from `names`."""
    for note in notes if isinstance(notes, list) else ():
        if isinstance(note, dict) and str(note.get("key", "")).startswith("player/"):
            value = note.get("value")
            yield clean(str(value.get("name", ""))) if isinstance(value, dict) else ""
    for name in names if isinstance(names, list) else ():
        yield clean(str(name))


def change_name(folder: Path, store: Store, change: Change) -> tuple[Problem, ...]:
    """Replace a name in every file of a match or a tournament. Returns the problems: matches open in another window,
    failed writes."""
    problems = [_changed(path, store, change) for path in _files(folder, MATCHES)]
    problems += [_changed_tournament(path, change) for path in (*_files(folder, TOURNAMENTS), folder / DRAFT)]
    return tuple(dict.fromkeys(problem for problem in problems if problem))


def forget_copies(folder: Path, name: str) -> None:
    """Delete files set aside, temporary files and backups that contain a name."""
    for where in (folder, *(folder / inner for inner in (*MATCHES, *TOURNAMENTS))):
        for pattern in (f"*{SET_ASIDE}", "*.tmp", f"*{BACKUP}"):
            for path in where.glob(pattern):
                if _holds(path, name):
                    remove_file(path)


def forget_in_log(folder: Path, name: str) -> None:
    """Remove the lines that contain a name from the log, in place, because the log stays open."""
    for path in folder.glob("*.log*"):
        try:
            lines = read_file(path, LARGEST_LOG).splitlines(keepends=True)
            left = [line for line in lines if not any(form in line for form in _forms(name))]
            if len(left) < len(lines):
                with path.open("r+b") as file:
                    file.writelines(left)
                    file.truncate()
        except (OSError, UnfitFile) as error:
            _log.warning("%s is left as it is: %s", path.name, type(error).__name__)


def _files(folder: Path, names: tuple[str, ...]) -> Iterator[Path]:
    """The JSON files and their backups in some subfolders."""
    for name in names:
        for pattern in ("*.json", f"*.json{BACKUP}"):
            yield from sorted((folder / name).glob(pattern))


def _holds(path: Path, name: str) -> bool:
    """Whether a file contains a name, plain or escaped as in JSON."""
    try:
        content = read_file(path, 64 << 20)
    except (OSError, UnfitFile):
        return False
    return any(form in content for form in _forms(name))


def _forms(name: str) -> tuple[bytes, bytes]:
    return name.encode("utf-8", "replace"), json.dumps(name)[1:-1].encode()


def _read(path: Path) -> dict[str, Any] | None:
    try:
        data = parse_json(read_file(path, LARGEST))
    except (OSError, UnfitFile):
        return None
    return data if isinstance(data, dict) else None


def _changed(path: Path, store: Store, change: Change) -> Problem | None:
    """Rewrite a file that contains the name. Returns the problem if that fails."""
    data = _read(path)
    if data is None:
        return None  # a file that does not load is set aside by the next listing, or deleted as a copy
    after = _with(data, change)
    if after == data:
        return None
    with store.holding(path.name.split(".")[0]) as ours:
        if not ours:
            return Problem("open-elsewhere", path.name)
        try:
            write_file(path, json.dumps(after).encode())
        except OSError:
            return Problem("not-renamed", path.name)
    return None


def _changed_tournament(path: Path, change: Change) -> Problem | None:
    """The same for a tournament, under the lock that other windows use."""
    try:
        with locked(path.with_name(f"{path.name.split('.')[0]}.lock")) if path.exists() else nullcontext():
            data = _read(path)
            after = _with_words(data, change)
            if after != data:
                write_file(path, json.dumps(after).encode())
    except OSError:
        return Problem("not-renamed", path.name)
    return None


def _with_words(data: Any, change: Change, written: bool = False) -> Any:
    """A tournament value with the name replaced in every typed text."""
    if isinstance(data, dict):
        return {key: _with_words(value, change, key in _WRITTEN) for key, value in data.items()}
    if isinstance(data, list):
        return [_with_words(value, change, written) for value in data]
    if isinstance(data, str) and written:
        return change.new if clean(data) == change.old else change.within(data)
    return data


def _with(data: Any, change: Change, key: str = "") -> Any:
    """A value of a match file with the name replaced."""
    if key in _OURS or (key == "words" and not change.erased):  # the dice of a match depend on its words
        return data
    if isinstance(data, dict):
        changed = {name: _with(value, change, name) for name, value in data.items()}
        if change.erased and "level" in data and clean(str(data.get("name", ""))) == change.old:
            changed["guest"] = True
        return changed
    if isinstance(data, list):
        return [_with(value, change, "" if key == "words" else key) for value in data]
    if isinstance(data, str):
        return change.new if clean(data) == change.old else change.within(data)
    return data
