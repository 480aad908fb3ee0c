"""Matches saved in a folder, for the tests of the records."""

from __future__ import annotations

from pathlib import Path

from jeux.match.match import Match
from jeux.match.record import Record
from jeux.match.store import Store
from tests.match.play import played


def running_file(folder: Path, record: Record) -> Path:
    return folder / "running" / f"{record.id}.json"


def saved_twice(folder: Path) -> tuple[Match, Path, bytes]:
    """A match saved at five steps and at six, by a program closed since; its file, and the save before."""
    match, store = played("moulin", 5), Store(folder)
    assert store.save(match.record) is None
    path = running_file(folder, match.record)
    before = path.read_bytes()
    match.play(match.legal()[0])
    assert store.save(match.record) is None
    store.release(match.record.id)
    return match, path, before
