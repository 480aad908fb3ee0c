"""Stores the tournament being set up, after every change until it starts, so that a list of forty names is not lost."""

from __future__ import annotations

import dataclasses
import json
import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from jeux.common.cleaning import clean
from jeux.common.files import (
    Problem,
    UnfitFile,
    backup_of,
    parse_json,
    read_file,
    remove_file,
    set_aside,
    write_file,
)
from jeux.common.schema import Fits, between, fields, list_of, one_of, table, text
from jeux.rules import CATALOGUE
from jeux.rules.contract import BadOption, complete_options
from jeux.tournament.contract import MOST_PLAYERS, MOST_PLAYS, MOST_TABLES, SCORINGS, SYSTEMS, TIES, Play
from jeux.tournament.draft import MOST_SWISS, Draft, lengths_of, with_names

FILE_NAME = "evening-draft.json"
LARGEST = 1 << 18
_PLAY = {
    "game": text(40),
    "options": table(text(100), text(100), 50),
    "form": text(20),
    "target": between(0, 1000),
}
_DRAFT: dict[str, Fits] = {
    "name": text(100),
    "names": list_of(text(100), 0, MOST_PLAYERS),
    "plays": list_of(fields(_PLAY), 0, MOST_PLAYS),
    "system": one_of(("", *SYSTEMS)),
    "rounds": between(0, MOST_SWISS),
    "tables": list_of(text(100), 0, MOST_TABLES),
    "scoring": one_of(SCORINGS),
    "ties": list_of(one_of(TIES), 0, len(TIES)),
}
_log = logging.getLogger(__name__)


class DraftStore:
    """The draft in a data folder."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE_NAME

    def load(self, fresh: Draft) -> Draft:
        """The stored draft, or `fresh` if there is none. A file that does not load is set aside."""
        try:
            data = parse_json(read_file(self._path, LARGEST))
        except (FileNotFoundError, NotADirectoryError):
            return fresh
        except OSError as error:
            _log.warning("the draft of a tournament cannot be read: %s", error)
            return fresh
        except UnfitFile:
            data = None
        if not isinstance(data, dict) or not fields(_DRAFT)(data):
            set_aside(self._path)
            return fresh
        return _read(data, fresh)

    def save(self, draft: Draft) -> Problem | None:
        """Save the draft. Returns the problem on failure."""
        plays = [dataclasses.asdict(play) | {"options": dict(play.options)} for play in draft.plays]
        kept = {**{name: getattr(draft, name) for name in _DRAFT}, "plays": plays}
        content = json.dumps({"tablier": "evening-draft", "format": 1, **kept}).encode()
        try:
            write_file(self._path, content)
        except OSError as error:
            _log.warning("the draft of a tournament is not kept: %s", error)
            return Problem("evening-not-saved", self._path.name)
        return None

    def forget(self) -> None:
        """Delete the draft, once the tournament has its own file."""
        for path in (backup_of(self._path), self._path):
            remove_file(path)


def _read(data: Mapping[str, Any], fresh: Draft) -> Draft:
    plays = tuple(play for each in data["plays"] if (play := _play(each)))
    return Draft(
        name=clean(data["name"]),
        day=fresh.day,
        plays=plays or fresh.plays,
        names=with_names((), data["names"]).names,
        system=data["system"],
        rounds=data["rounds"],
        tables=tuple(filter(None, map(clean, data["tables"]))),
        scoring=data["scoring"],
        ties=tuple(dict.fromkeys(data["ties"])),
    )


def _play(data: Mapping[str, Any]) -> Play | None:
    """A play that is still valid; else None."""
    if data["game"] not in CATALOGUE:
        return None
    try:
        options = complete_options(CATALOGUE[data["game"]], data["options"])
    except BadOption:
        return None
    play = Play(data["game"], options, data["form"], data["target"])
    return play if (play.form, play.target) in lengths_of(play) else None
