"""The tournaments on disk: one file a tournament, saved after every gesture, never lost. The same file goes on a stick.

<id>.json              a tournament                     <id>.json.bak   the same, one save earlier
archived/<id>.json     one that is over               desk.json       which computer this is
….json.illisible       a file that does not load, set aside

A save adds to what the file holds: what another window has written in the meantime stays.
"""

from __future__ import annotations

import contextlib
import json
import logging
import os
import platform
import re
from dataclasses import dataclass
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
from jeux.common.schema import any_of, between, date, fields, list_of, matching, misfits, text
from jeux.tournament.contract import Note, Station, Tournament, TournamentError
from jeux.tournament.folding import folded
from jeux.tournament.merging import merge
from jeux.tournament.notes import ID, canonical, new_id, sound
from jeux.tournament.results import table_of_match

KIND, FORMAT = "evening", 1
FOLDER = "evenings"
"""Where the tournaments of a player's folder are."""
ENDING = ".tablier-tournoi"
"""How the name of a file ends that is carried to another computer."""
LARGEST = 8 << 20
"""Bytes of a file; a tournament of 64 players and 9 rounds has some 150 000."""
MOST_NOTES = 20_000
_LATER = "future-format"
_FILE = re.compile(rf"({ID.pattern})\.json")
_DESK = "desk.json"
_FIELDS = {"id": matching(ID), "seed": matching(ID), "notes": list_of(lambda each: True, 1, MOST_NOTES)}
_NOTE = fields(
    {
        "id": matching(ID),
        "key": text(40),
        "value": lambda value: True,
        "replaces": list_of(matching(ID), 0, 100),
        "desk": matching(ID),
        "computer": text(100),
        "when": any_of(date, matching(re.compile(""))),
    }
)

_log = logging.getLogger(__name__)


# --- as JSON ----------------------------------------------------------------------------------------------------------


def to_bytes(tournament: Tournament) -> bytes:
    """The file of a tournament."""
    return json.dumps(content_of(tournament)).encode()


def content_of(tournament: Tournament) -> dict[str, Any]:
    """What the file of a tournament holds: all its notes, in the order of their ids."""
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
    """The tournament that a file holds. Raises `TournamentError`: ``foreign``, nothing of ours; ``future-format``, of a
    later version; ``broken``, ours once."""
    try:
        data = parse_json(content)
    except UnfitFile as error:
        # an empty file, or one of zeros, is what a power cut leaves of a file of ours
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
    """Raises `TournamentError`."""
    if not _NOTE(data) or not sound(data["key"], data["value"]):
        raise TournamentError("broken")
    return Note(
        data["id"],
        data["key"],
        canonical(data["value"]),
        tuple(data["replaces"]),
        data["desk"],
        clean(data["computer"]),
        data["when"],
    )


def read_exchange(path: Path) -> Tournament:
    """The tournament in a file that came on a stick. Raises `TournamentError`, `OSError`."""
    try:
        return from_bytes(read_file(path, LARGEST))
    except UnfitFile as error:
        raise TournamentError("foreign") from error


# --- on disk ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Loaded:
    """A tournament, or None, and what went wrong."""

    tournament: Tournament | None
    problems: tuple[Problem, ...] = ()


@dataclass(frozen=True, slots=True)
class Saved:
    """The tournament as the file holds it now, with what another window has written; and why it is not kept, if so."""

    tournament: Tournament
    problem: Problem | None = None


@dataclass(frozen=True, slots=True)
class Listing:
    """The tournaments that go on and the old ones, the latest day first, and what went wrong with the others."""

    running: tuple[Tournament, ...]
    archived: tuple[Tournament, ...]
    problems: tuple[Problem, ...] = ()


class TournamentStore:
    """The tournaments kept in a folder, which the first save makes.

    The codes of its problems: ``tournament-not-saved``, ``tournament-not-read``, ``tournament-not-moved``, the folder
    or the disk refuses; ``tournament-not-erased``, some of it is left; ``held``, a virus guard or the like holds the
    file, and the same save can be done a little later; ``tournament-recovered``, a broken file was set aside and the
    save before it taken; ``tournament-`` with the codes of `from_bytes`."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._archived = folder / "archived"

    def save(self, tournament: Tournament) -> Saved:
        """Keep a tournament: the whole new file or the whole old one is there at every moment."""
        path = self._path(tournament.id)
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            with locked(path.with_suffix(".lock")):
                kept = _read(path) if os.path.lexists(path) else Loaded(None)
                if any(problem.name == path.name for problem in kept.problems):
                    return Saved(tournament, kept.problems[0])  # a file that stays where it is is not written over
                whole = merge(tournament, kept.tournament).tournament if kept.tournament else tournament
                write_file(path, to_bytes(whole), backup=True)
        except Held:
            return Saved(tournament, Problem(HELD, path.name))
        except (OSError, TournamentError):
            return Saved(tournament, Problem("evening-not-saved", path.name))
        return Saved(whole)

    def load(self, name: str) -> Loaded:
        """The tournament with this id. A file that does not load is set aside and the save before it is tried."""
        return _read(self._path(name))

    def of_match(self, match: str) -> Tournament | None:
        """The tournament that goes on and in which a match is played; the others are not read through for it."""
        with contextlib.suppress(OSError):
            for name in os.listdir(self._folder):
                if _FILE.fullmatch(name) and match.encode() in _content(self._folder / name):
                    tournament = _read(self._folder / name).tournament
                    if tournament and table_of_match(tournament, match):
                        return tournament
        return None

    def tournaments(self) -> Listing:
        """All that are on the lists, the latest day first."""
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
        """Put a tournament that has ended with the old ones."""
        return self._carry(name, self._folder, self._archived)

    def recall(self, name: str) -> Problem | None:
        """Put an old tournament back with those that go on."""
        return self._carry(name, self._archived, self._folder)

    def erase(self, name: str) -> Problem | None:
        """Delete a tournament with the names in it: its file, and every copy of it that was kept or set aside here."""
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
        """Where a tournament is: with the old ones only if it is there and nowhere else."""
        running, archived = self._folder / f"{name}.json", self._archived / f"{name}.json"
        return archived if os.path.lexists(archived) and not os.path.lexists(running) else running

    # --- which computer this is -----------------------------------------------------------------------------------

    def station(self) -> Station:
        """This computer, as a writer of notes; known by the name that the system gives it until one is chosen."""
        path = self._folder / _DESK
        try:
            data = parse_json(read_file(path, 1 << 12))
            if isinstance(data, dict) and not misfits(data, {"id": matching(ID), "name": text(100)}):
                return Station(data["id"], clean(data["name"]))
        except (OSError, UnfitFile):
            pass  # it is written anew: who wrote earlier notes is in the notes
        return self.name_desk(platform.node(), new_id())

    def name_desk(self, name: str, known: str = "") -> Station:
        """Choose how persons call this computer; kept if the disk lets it."""
        station = Station(known or self.station().id, clean(name))
        try:
            write_file(self._folder / _DESK, json.dumps({"id": station.id, "name": station.name}).encode())
        except OSError as error:
            _log.warning("which computer this is is not kept: %s", error)
        return station


def _content(path: Path) -> bytes:
    """What a file holds; nothing where it cannot be read."""
    with contextlib.suppress(OSError, UnfitFile):
        return read_file(path, LARGEST)
    return b""


def _read(path: Path) -> Loaded:
    """The tournament of a file, or of the save before it when the file does not load and is set aside."""
    try:
        return Loaded(_parse(path))
    except OSError:
        return Loaded(None, (Problem("evening-not-read", path.name),))
    except TournamentError as error:
        if error.code == _LATER:
            return Loaded(None, (Problem(f"evening-{error.code}", path.name),))
        return _recover(path, error.code)


def _parse(path: Path) -> Tournament:
    """The tournament of a file. Raises `OSError` and `TournamentError`, whatever is in it."""
    tournament = read_exchange(path)
    if f"{tournament.id}.json" != path.name.removesuffix(".bak"):
        raise TournamentError("broken")
    return tournament


def _recover(path: Path, code: str) -> Loaded:
    """Put the backup in the place of a file that does not load, or only set that file aside."""
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
