"""A match as a document that the player saves and shares: ``<name>.tablier``, see docs/formats.md.

It has the format of the store's files. An opened document is imported into the store; the match id tells whether the
store has it already.
"""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from jeux.common.files import Problem, UnfitFile, free_name, read_file, write_file
from jeux.match.record import GameRecord, Record, RecordError, from_json, to_json
from jeux.match.store import LARGEST, Store

ENDING = ".tablier"

_log = logging.getLogger(__name__)


class Taken(NamedTuple):
    """The match to play, or None and the problem."""

    record: Record | None
    problem: Problem | None = None


def read_document(path: Path) -> Record:
    """The match in a file, replayed through the rules. Raises `RecordError`: the codes of records, ``missing`` if there
    is no file and ``not-read`` if it is unreadable."""
    return parse_document(read_content(path), path.name)


def read_content(path: Path) -> bytes:
    """The content of a file. Raises `RecordError`: ``missing``, ``not-read``, ``unfit`` if it is not a regular file or
    too large, ``foreign`` for an invalid name."""
    try:
        return read_file(path, LARGEST)
    except (FileNotFoundError, NotADirectoryError) as error:
        raise RecordError("missing", str(error)) from error
    except UnfitFile as error:
        raise RecordError("unfit", str(error)) from error
    except ValueError as error:  # the name contains a NUL character
        raise RecordError("foreign", str(error)) from error
    except OSError as error:
        raise RecordError("not-read", str(error)) from error


def parse_document(content: bytes, name: str) -> Record:
    """The match in the content of a file, replayed through the rules. Raises `RecordError` for any invalid content."""
    try:
        return from_json(content)
    except RecordError:
        raise
    except (UnfitFile, ValueError) as error:
        raise RecordError("foreign", str(error)) from error
    except Exception as error:
        _log.exception("%s", name)
        raise RecordError("broken", repr(error)) from error


def document(record: Record) -> bytes:
    """The content of a document."""
    return to_json(replace(record, order=0)).encode()


def write_document(record: Record, folder: Path, name: str) -> Path:
    """Write a match into a folder under a new name. Returns the path; raises `OSError`."""
    path = free_name(folder, name, ENDING)
    write_file(path, document(record), shared=True)
    return path


# --- into the store ---------------------------------------------------------------------------------------------------


def parts(store: Store, record: Record) -> bool:
    """Whether the store's copy of this match has diverged: neither continues the other."""
    own = store.peek(record.id)
    return own is not None and not continues(own, record) and not continues(record, own)


def take_in(store: Store, record: Record) -> Taken:
    """Import a match into the store, and return the store's copy or this one, whichever is further.

    A match that was removed from the list is restored to it."""
    here = store.find(record.id)
    if here:
        loaded = store.load(record.id)
        if loaded.record is None:
            return Taken(None, loaded.problems[0])
        if continues(loaded.record, record) or not continues(record, loaded.record):
            return Taken(loaded.record)
    problem = store.save(record) if here else store.take_in(record)
    if problem and problem.code == "open-elsewhere":
        return Taken(None, problem)
    return Taken(record, problem)


def continues(later: Record, earlier: Record) -> bool:
    """Whether `later` is `earlier`, possibly with more steps."""
    same = all(getattr(later, name) == getattr(earlier, name) for name in _CHOICES)
    pairs = zip(later.games, earlier.games, strict=False)
    begun = [(_play(after), _play(before)) for after, before in pairs]
    return (
        same
        and len(later.games) >= len(earlier.games)
        and all(after == before for after, before in begun[:-1])
        and _goes_on(later.games[len(earlier.games) - 1], earlier.games[-1])
    )


_CHOICES = ("id", "game", "players", "options", "target", "form", "dice", "again", "before", "advantage")
"""The fields that never change during a match."""


def _play(game: GameRecord) -> GameRecord:
    """A game without the fields that do not affect its steps: undone steps, advice, unknown fields."""
    return replace(game, undone=(), taken_back=None, hints=None, unknown={})


def _goes_on(later: GameRecord, earlier: GameRecord) -> bool:
    """Whether `later` equals `earlier` or continues it."""
    if _play(later) == _play(earlier):
        return True
    ended = earlier.given_up or earlier.agreed
    begins = _play(replace(later, steps=later.steps[: len(earlier.steps)], given_up=None, agreed=False))
    return not ended and begins == _play(earlier)
