"""Companion files in the folder of a file, which hold the names of its players."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from jeux.common.files import UnfitFile, read_file
from jeux.formats.catalogue import by_ending
from jeux.formats.contract import LARGEST
from jeux.match.record import Record


def with_names(path: Path, records: Sequence[Record]) -> tuple[Record, ...]:
    """The matches of a file with the names from its companion files, if the format has such files and they can be
    read."""
    for each in by_ending(path.name):
        if each.named and (found := _found(path.parent, each.beside)):
            return each.named(records, found)
    return tuple(records)


def _found(folder: Path, endings: Sequence[str]) -> dict[str, bytes]:
    """The content of the first file found for each extension, by extension."""
    found: dict[str, bytes] = {}
    try:
        paths = sorted(path for path in folder.iterdir() if path.suffix.lower() in endings)
        for path in paths:
            if path.suffix.lower() not in found:
                found[path.suffix.lower()] = read_file(path, LARGEST)
    except (OSError, UnfitFile):
        return found
    return found
