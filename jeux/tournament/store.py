"""Stores the tournaments on disk: one file each, saved after every action. The same file is used for exchange.

<id>.json              a tournament                     <id>.json.bak   the same, one save earlier
archived/<id>.json     one that is over               desk.json       which computer this is
….json.illisible       a file that does not load, set aside

A save merges with the file: notes that another window has written meanwhile are kept.
"""

from __future__ import annotations

import contextlib
import json
import os
import platform
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from jeux import __version__
from jeux.common.cleaning import clean
from jeux.common.files import (
    HELD,
    Held,
    Problem,
    UnfitFile,
    backup_of,
    locked,
    move_file,
    parse_json,
    put_in_place_of,
    read_file,
    remove_file,
    set_aside,
    write_file,
)
from jeux.common.schema import between, date, fields, list_of, matching, misfits, text
from jeux.common.small_files import Kind, SmallFile
from jeux.tournament.contract import Note, Station, Tournament, TournamentError
from jeux.tournament.folding import folded
from jeux.tournament.merging import merge
from jeux.tournament.notes import ID, canonical, new_id, sound
from jeux.tournament.results import table_of_match

KIND, FORMAT = "evening", 1
FOLDER = "evenings"
"""The subfolder of the player's data folder."""
ENDING = ".tablier-tournoi"
"""The extension of an exchange file."""
LARGEST = 8 << 20
"""The largest size of a file in bytes; a tournament of 64 players and 9 rounds has some 150 000."""
MOST_NOTES = 20_000
_LONGEST_NAME = 100
_LATER = "future-format"
_FILE = re.compile(rf"({ID.pattern})\.json")
_FIELDS = {"id": matching(ID), "seed": matching(ID), "notes": list_of(lambda each: True, 1, MOST_NOTES)}
_NOTE = fields(
    {
        "id": matching(ID),
        "key": text(40),
        "value": lambda value: True,
        "replaces": list_of(matching(ID), 0, 100),
        "desk": matching(ID),
        "computer": text(100),
        "when": text(40),
    }
)


def _station(data: Mapping[str, Any]) -> Station | None:
    sound = not misfits(data, {"id": matching(ID), "name": text(_LONGEST_NAME)})
    return Station(data["id"], clean(data["name"])) if sound else None


def _told_station(station: Station) -> Mapping[str, Any]:
    return {"id": station.id, "name": station.name}


_DESK = Kind(
    "desk.json", 1, 1 << 12, Station(""), _station, _told_station, "evening-not-saved", "evening-broken", backup=False
)


# --- as JSON ----------------------------------------------------------------------------------------------------------


def to_bytes(tournament: Tournament) -> bytes:
    """The file content of a tournament."""
    return json.dumps(content_of(tournament)).encode()


def content_of(tournament: Tournament) -> dict[str, Any]:
    """The JSON object of a tournament: all its notes, sorted by id."""
    notes = [
        {
            "id": note.id,
            "key": note.key,
            "value": json.loads(note.value),
            "replaces": list(note.replaces),
            "desk": note.station,
            "computer": note.computer,
            "when": note.when,
        }
        for note in tournament.notes
    ]
    data = {"tablier": KIND, "format": FORMAT, "program": __version__, "id": tournament.id, "seed": tournament.seed}
    return data | {"notes": notes}


def from_bytes(content: bytes) -> Tournament:
    """The tournament in a file. Raises `TournamentError`: ``foreign``, not a file of ours; ``future-format``, of a
    later version; ``broken``, a damaged file of ours."""
    try:
        data = parse_json(content)
    except UnfitFile as error:
        # empty or all zeros: what a power cut leaves of a file of ours
        raise TournamentError("broken" if error.begins in (b"", b"{") else "foreign") from error
    if not isinstance(data, dict) or data.get("tablier") != KIND:
        raise TournamentError("foreign")
    if not between(1, 1 << 30)(data.get("format")):
        raise TournamentError("broken")
    if data["format"] > FORMAT:
        raise TournamentError(_LATER)
    if misfits(data, _FIELDS):
        raise TournamentError("broken")
    return folded(data["id"], data["seed"], [_read_note(each) for each in data["notes"]])


def _read_note(data: Any) -> Note:
    """The note in a JSON object. Raises `TournamentError`."""
    if not _NOTE(data) or not sound(data["key"], data["value"]):
        raise TournamentError("broken")
    return Note(
        data["id"],
        data["key"],
        canonical(data["value"]),
        tuple(data["replaces"]),
        data["desk"],
        clean(data["computer"]),
        data["when"] if date(data["when"]) else "",  # earlier versions wrote what the clock said
    )


def read_exchange(path: Path) -> Tournament:
    """The tournament in an exchange file. Raises `TournamentError`, `OSError`."""
    try:
        return from_bytes(read_file(path, LARGEST))
    except UnfitFile as error:
        raise TournamentError("foreign") from error


# --- on disk ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Loaded:
    """A tournament or None, and the problems found."""

    tournament: Tournament | None
    problems: tuple[Problem, ...] = ()


@dataclass(frozen=True, slots=True)
class Saved:
    """The tournament merged with the file, and the problem if it was not saved."""

    tournament: Tournament
    problem: Problem | None = None


@dataclass(frozen=True, slots=True)
class Listing:
    """The running and the archived tournaments, the latest day first, and the problems found with others."""

    running: tuple[Tournament, ...]
    archived: tuple[Tournament, ...]
    problems: tuple[Problem, ...] = ()


class TournamentStore:
    """The tournaments in a folder, which the first save creates.

    Problem codes: ``evening-not-saved``, ``evening-not-read``, ``evening-not-moved``: the file system refused;
    ``evening-not-erased``: some files remain; ``held``: another program, such as a virus scanner, holds the file,
    and a later retry may succeed; ``evening-recovered``: a damaged file was set aside and its backup restored;
    ``evening-`` with the codes of `from_bytes`."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._archived = folder / "archived"
        self._desk = SmallFile(folder, _DESK)
        self._unkept: Station | None = None
        """This computer while its file can be neither read nor written: old notes already hold their writer."""

    def save(self, tournament: Tournament) -> Saved:
        """Save a tournament atomically, merged with its file."""
        path = self._path(tournament.id)
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            with locked(path.with_suffix(".lock")):
                kept = _read(path) if os.path.lexists(path) else Loaded(None)
                if any(problem.name == path.name for problem in kept.problems):
                    return Saved(tournament, kept.problems[0])  # never overwrite an unreadable file
                whole = merge(tournament, kept.tournament).tournament if kept.tournament else tournament
                write_file(path, to_bytes(whole), backup=True)
        except Held:
            return Saved(tournament, Problem(HELD, path.name))
        except (OSError, TournamentError):
            return Saved(tournament, Problem("evening-not-saved", path.name))
        return Saved(whole)

    def load(self, name: str) -> Loaded:
        """The tournament with this id. If the file does not load, it is set aside and its backup is tried."""
        return _read(self._path(name))

    def of_match(self, match: str) -> Tournament | None:
        """The running tournament in which a match is played. Files that do not mention it are not parsed."""
        with contextlib.suppress(OSError):
            for name in os.listdir(self._folder):
                if _FILE.fullmatch(name) and match.encode() in _content(self._folder / name):
                    tournament = _read(self._folder / name).tournament
                    if tournament and table_of_match(tournament, match):
                        return tournament
        return None

    def tournaments(self) -> Listing:
        """All the tournaments, the latest day first."""
        problems: list[Problem] = []
        running, archived = (self._read_all(folder, problems) for folder in (self._folder, self._archived))
        return Listing(running, archived, tuple(problems))

    def _read_all(self, folder: Path, problems: list[Problem]) -> tuple[Tournament, ...]:
        try:
            names = [name for name in os.listdir(folder) if _FILE.fullmatch(name)]
        except FileNotFoundError:
            return ()
        except OSError:
            problems.append(Problem("evening-not-read", folder.name))
            return ()
        found = [_read(folder / name) for name in sorted(names)]
        problems += [problem for loaded in found for problem in loaded.problems]
        tournaments = [loaded.tournament for loaded in found if loaded.tournament]
        return tuple(sorted(tournaments, key=lambda each: (each.plan.day, each.id), reverse=True))

    def archive(self, name: str) -> Problem | None:
        """Move a finished tournament to the archive."""
        return self._carry(name, self._folder, self._archived)

    def recall(self, name: str) -> Problem | None:
        """Move an archived tournament back."""
        return self._carry(name, self._archived, self._folder)

    def erase(self, name: str) -> Problem | None:
        """Delete a tournament and the names in it: its file, backups and files set aside."""
        found = [path for folder in (self._folder, self._archived) for path in folder.glob(f"{name}.*")]
        for path in found:
            remove_file(path)
        left = any(os.path.lexists(path) for path in found)
        return Problem("evening-not-erased", f"{name}.json") if left else None

    def _carry(self, name: str, origin: Path, target: Path) -> Problem | None:
        path = origin / f"{name}.json"
        try:
            target.mkdir(parents=True, exist_ok=True)
            move_file(path, target / path.name)
        except OSError:
            return Problem("evening-not-moved", path.name)
        remove_file(backup_of(path))
        return None

    def _path(self, name: str) -> Path:
        """The path of a tournament: in the archive if it is only there."""
        running, archived = self._folder / f"{name}.json", self._archived / f"{name}.json"
        return archived if os.path.lexists(archived) and not os.path.lexists(running) else running

    # --- which computer this is -----------------------------------------------------------------------------------

    def station(self) -> Station:
        """This computer as a writer of notes. Its name is the system's until one is chosen."""
        station = self._desk.get()
        return station if station.id else self._unkept or self.name_desk(platform.node())

    def name_desk(self, name: str) -> Station:
        """Set this computer's display name, and save it if possible."""
        station = Station(self._unkept.id if self._unkept else new_id(), clean(name)[:_LONGEST_NAME])

        def named(kept: Station) -> Station:
            nonlocal station
            station = replace(station, id=kept.id or station.id)
            return station

        self._unkept = station if self._desk.change(named) else None
        return station


def _content(path: Path) -> bytes:
    """The content of a file; empty if it cannot be read."""
    with contextlib.suppress(OSError, UnfitFile):
        return read_file(path, LARGEST)
    return b""


def _read(path: Path) -> Loaded:
    """The tournament in a file. If the file does not load, it is set aside and its backup is used."""
    try:
        return Loaded(_parse(path))
    except OSError:
        return Loaded(None, (Problem("evening-not-read", path.name),))
    except TournamentError as error:
        if error.code == _LATER:
            return Loaded(None, (Problem(f"evening-{error.code}", path.name),))
        return _recover(path, error.code)


def _parse(path: Path) -> Tournament:
    """The tournament in a file. Raises `OSError`, and `TournamentError` for any invalid content."""
    tournament = read_exchange(path)
    if f"{tournament.id}.json" != path.name.removesuffix(".bak"):
        raise TournamentError("broken")
    return tournament


def _recover(path: Path, code: str) -> Loaded:
    """Restore the backup of a file that does not load, or only set the file aside."""
    backup = backup_of(path)
    try:
        tournament = _parse(backup)
    except (OSError, TournamentError):
        return Loaded(None, (Problem(f"evening-{code}", set_aside(path).name),))
    try:
        aside = put_in_place_of(path, backup)
    except OSError:
        return Loaded(tournament, (Problem("evening-not-saved", path.name),))
    return Loaded(tournament, (Problem("evening-recovered", aside.name),))
