"""A match as a file that a person keeps, carries and gives away: ``<name>.tablier``, described in docs/formats.md.

It holds what the match's own file in the store holds. Opened, it is taken into the store; the id of the match decides
whether the store has it already.
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
    """The match to play, or None and why not."""

    record: Record | None
    problem: Problem | None = None


def read_document(path: Path) -> Record:
    """The match in a file, every step played again. Raises `RecordError`, whatever is there; beside the codes of
    records ``missing`` where nothing is and ``not-read`` where the system refuses."""
    return parse_document(read_content(path), path.name)


def read_content(path: Path) -> bytes:
    """What a file holds. Raises `RecordError`: ``missing``, ``not-read``, ``unfit`` for what is no regular file or too
    large, and ``foreign`` for a name that no file has."""
    try:
        return read_file(path, LARGEST)
    except (FileNotFoundError, NotADirectoryError) as error:
        raise RecordError("missing", str(error)) from error
    except UnfitFile as error:
        raise RecordError("unfit", str(error)) from error
    except ValueError as error:  # a name with a zero in it
        raise RecordError("foreign", str(error)) from error
    except OSError as error:
        raise RecordError("not-read", str(error)) from error


def parse_document(content: bytes, name: str) -> Record:
    """The match in the content of a file, every step played again. Raises `RecordError`, whatever is there."""
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
    """A match as a file holds it."""
    return to_json(replace(record, order=0)).encode()


def write_document(record: Record, folder: Path, name: str) -> Path:
    """Write a match into a folder under a name that no file there has. Returns where it is; raises `OSError`."""
    path = free_name(folder, name, ENDING)
    write_file(path, document(record))
    return path


# --- into the store ---------------------------------------------------------------------------------------------------


def parts(store: Store, record: Record) -> bool:
    """Whether the store has this match with other steps, so that neither goes on from the other."""
    own = store.peek(record.id)
    return own is not None and not continues(own, record) and not continues(record, own)


def take_in(store: Store, record: Record) -> Taken:
    """Have the match in the store, as its own file or the one there tells it, whichever has been played further.

    A match that was taken off the list is put back on it."""
    if store.find(record.id):
        loaded = store.load(record.id)
        if loaded.record is None:
            return Taken(None, loaded.problems[0])
        if continues(loaded.record, record) or not continues(record, loaded.record):
            return Taken(loaded.record)
    problem = store.save(record)
    if problem and problem.code == "open-elsewhere":
        return Taken(None, problem)
    return Taken(record, problem)


def continues(later: Record, earlier: Record) -> bool:
    """Whether one record is the other, played on or not."""
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
"""What stays as it is from the first step of a match to its end."""


def _play(game: GameRecord) -> GameRecord:
    """A game without what its steps do not follow from: what was taken back, advice, what other versions wrote."""
    return replace(game, undone=(), taken_back=None, hints=None, unknown={})


def _goes_on(later: GameRecord, earlier: GameRecord) -> bool:
    """Whether a game is another one, or goes on from where that one was left."""
    if _play(later) == _play(earlier):
        return True
    ended = earlier.given_up or earlier.agreed
    begins = _play(replace(later, steps=later.steps[: len(earlier.steps)], given_up=None, agreed=False))
    return not ended and begins == _play(earlier)
