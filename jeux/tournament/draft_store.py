"""Stores the tournament being set up, after every change until it starts, so that a list of forty names is not lost."""

from __future__ import annotations

import contextlib
import dataclasses
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from jeux.common.cleaning import clean
from jeux.common.files import Problem, backup_of, remove_file
from jeux.common.schema import Fits, between, fields, list_of, one_of, table, text
from jeux.common.small_files import Kind, SmallFile
from jeux.rules import CATALOGUE
from jeux.rules.contract import BadOption, complete_options
from jeux.tournament.contract import MOST_PLAYERS, MOST_PLAYS, MOST_TABLES, SCORINGS, SYSTEMS, TIES, Play
from jeux.tournament.draft import MOST_SWISS, Draft, lengths_of, with_names

FILE_NAME = "evening-draft.json"
KIND, FORMAT = "evening-draft", 1
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


Data = Mapping[str, Any]


class DraftStore:
    """The draft in a data folder."""

    def __init__(self, folder: Path) -> None:
        self._file = SmallFile(folder, _FILE)

    def load(self, fresh: Draft) -> Draft:
        """The stored draft, or `fresh` if there is none that can be read."""
        data = self._file.get()
        return _read(data, fresh) if data else fresh

    def save(self, draft: Draft) -> Problem | None:
        """Save the draft. Returns the problem on failure."""
        plays = [dataclasses.asdict(play) | {"options": dict(play.options)} for play in draft.plays]
        kept = {**{name: getattr(draft, name) for name in _DRAFT}, "plays": plays}
        return self._file.change(lambda _: kept)

    def forget(self) -> None:
        """Delete the draft, once the tournament has its own file. One that cannot be read stays: it is another one."""
        with contextlib.suppress(OSError):
            self._file.load()
            for path in (backup_of(self._file.path), self._file.path):
                remove_file(path)


def _kept(data: Data) -> Data | None:
    return data if fields(_DRAFT)(data) else None


def _written(draft: Data) -> Data:
    return {"tablier": KIND, "format": FORMAT, **draft}


_NOTHING: Data = {}
_FILE = Kind(FILE_NAME, FORMAT, LARGEST, _NOTHING, _kept, _written, "evening-not-saved", "evening-broken", backup=False)


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
