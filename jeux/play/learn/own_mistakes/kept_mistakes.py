"""The mistakes of the players of a folder, in one small file (docs/formats.md)."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

from jeux.common.cleaning import LONGEST, clean
from jeux.common.files import Problem
from jeux.common.schema import Fits, between, fields, list_of, matching, measure, table, text
from jeux.common.small_files import Kind, SmallFile
from jeux.play.learn.own_mistakes.mistakes import Mistake
from jeux.play.learn.own_mistakes.schedule import RUNNING, Schedule

FILE_NAME = "mistakes.json"
KIND, FORMAT = "mistakes", 1
LARGEST = 4 << 20
"""The largest size of the file in bytes; a mistake has some 3 000."""
MOST = 200
"""The maximum of mistakes of all players: an answer is written while the window waits. Beyond it, those that are learnt
go first, then the oldest."""
MOST_STEPS = 5_000

_short, _step = text(100), text(200)
_object: Fits = lambda value: isinstance(value, Mapping)  # noqa: E731  # used like the other checks of the schema


def _day(value: object) -> bool:
    """A day of the calendar, as text."""
    try:
        return type(value) is str and date.fromisoformat(value).isoformat() == value
    except ValueError:
        return False


MISTAKE = fields(
    {
        "id": matching(re.compile(r"[a-z0-9_]+-[0-9a-f]{12}\.\d{1,4}\.\d{1,6}")),
        "player": text(LONGEST),
        "day": _day,
        "game": matching(re.compile(r"[a-z0-9_]{1,40}")),
        "options": table(_short, _short, 50),
        "form": _short,
        "target": between(0, 1000),
        "before": list_of(measure(0.0, 1000.0), 0, 8),
        "players": between(1, 8),
        "start": text(5_000),
        "steps": list_of(_step, 0, MOST_STEPS),
        "played": _step,
        "error": between(0, 2),
        "side": between(0, 7),
        "verdict": _object,
        "unsure": list_of(_step, 0, 4000),
        "since": _day,
        "asked": between(0, 1_000_000),
        "running": between(0, RUNNING),
    }
)
_FILE = fields({"mistakes": list_of(_object, 0, MOST)})
_log = logging.getLogger(__name__)

Kept = tuple[Mistake, ...]


class KeptMistakes:
    """The mistakes kept in a folder, in the order in which they were found. Another window may change them: the file is
    read on every use.

    The codes of its problems: ``mistakes-not-kept``, ``held``; ``mistakes-broken`` with the name under which the file
    was set aside."""

    def __init__(self, folder: Path) -> None:
        self._file = SmallFile(folder, _KIND)

    def all(self) -> Kept:
        """All mistakes; none where the file cannot be read."""
        return self._file.get()

    def due(self, day: date) -> Kept:
        """Those to be asked on a day, the one that waits longest first."""
        waiting = (mistake for mistake in self.all() if mistake.schedule.due(day))
        return tuple(sorted(waiting, key=lambda mistake: mistake.schedule.since))

    def names(self) -> frozenset[str]:
        """The names of players."""
        return frozenset(mistake.player for mistake in self.all())

    def problem(self) -> Problem | None:
        """Why the file began anew, returned once."""
        return self._file.problem()

    # --- changes --------------------------------------------------------------------------------------------------

    def add(self, found: Iterable[Mistake]) -> Problem | None:
        """Add what a review found, except what is kept already; of that, what was not asked yet is kept as it is found
        now. A mistake that was learnt, and is made again in another game, begins anew."""
        found = tuple(found)
        return self._file.change(lambda kept: _limited(_with(_renewed(kept, found), found))) if found else None

    def answer(self, mistake: Mistake) -> Problem | None:
        """Keep a mistake as it is after it was asked."""
        return self._file.change(lambda kept: tuple(mistake if _same(one, mistake) else one for one in kept))

    def drop(self, mistake: Mistake) -> Problem | None:
        """Ask a mistake no more. It stays in the file, so that its review does not add it again."""
        learnt = replace(mistake.schedule, running=RUNNING)
        return self.answer(replace(mistake, schedule=learnt))

    def rename(self, old: str, new: str | None) -> Problem | None:
        """Move the mistakes of a player to another name, or (None) drop them."""

        def renamed(kept: Kept) -> Kept:
            left = (one for one in kept if one.player != old)
            moved = (replace(one, player=new) for one in kept if one.player == old) if new else ()
            return _with(tuple(left), moved)

        return self._file.change(renamed)

    # --- the backup -----------------------------------------------------------------------------------------------

    def content(self) -> list[Mapping[str, Any]]:
        """The mistakes, for a backup."""
        return [_told(mistake) for mistake in self.all()]

    def take_in(self, content: Iterable[object]) -> tuple[int, Problem | None]:
        """Add the mistakes of another folder. Of one that is here too, what was asked more often is kept. Returns how
        many are malformed, and the problem."""
        read = [_mistake(each) for each in content]
        there = tuple(each for each in read if each)

        def both(kept: Kept) -> Kept:
            return _limited(_with(tuple(_further(one, there) for one in kept), there))

        return read.count(None), self._file.change(both) if there else None


def _same(one: Mistake, other: Mistake) -> bool:
    return (one.id, one.player) == (other.id, other.player)


def _further(one: Mistake, others: Kept) -> Mistake:
    """A mistake as it is here or among the others, where it was asked more often."""
    return max((one, *(each for each in others if _same(one, each))), key=lambda each: each.schedule.asked)


def _renewed(kept: Kept, found: Kept) -> Kept:
    """What is kept; what was not asked yet, as it is found now: a review that was left early knew no reasons."""

    def renewed(one: Mistake) -> Mistake:
        again = next((each for each in found if _same(one, each)), None)
        if again is None or one.schedule.asked or one.schedule.learnt:
            return one
        return replace(again, schedule=one.schedule)

    return tuple(map(renewed, kept))


def _with(kept: Kept, found: Iterable[Mistake]) -> Kept:
    """What is kept, with what is not there yet."""
    mistakes = list(kept)
    for mistake in found:
        alike = [one for one in mistakes if _same(one, mistake) or one.question == mistake.question]
        if all(one.schedule.learnt and not _same(one, mistake) for one in alike):
            mistakes = [one for one in mistakes if one not in alike] + [mistake]
    return tuple(mistakes)


def _limited(kept: Kept) -> Kept:
    """At most so many: those that are learnt go first, then the oldest."""
    by_worth = sorted(range(len(kept)), key=lambda number: (not kept[number].schedule.learnt, number), reverse=True)
    left = set(by_worth[:MOST])
    return tuple(mistake for number, mistake in enumerate(kept) if number in left)


# --- the file ---------------------------------------------------------------------------------------------------------


def _written(kept: Kept) -> Mapping[str, Any]:
    """The JSON object of the file."""
    return {"tablier": KIND, "format": FORMAT, "mistakes": [_told(mistake) for mistake in kept]}


def _read(data: Mapping[str, Any]) -> Kept | None:
    """The mistakes that a file holds; None if it is malformed."""
    if not _FILE(data):
        return None
    read = [_mistake(each) for each in data["mistakes"]]
    return None if None in read else tuple(each for each in read if each)


def _told(mistake: Mistake) -> Mapping[str, Any]:
    """A mistake as JSON."""
    plain = ("id", "player", "game", "options", "form", "target", "players", "start", "played", "error", "side")
    schedule = mistake.schedule
    return {
        **{name: getattr(mistake, name) for name in plain},
        "before": [float(points) for points in mistake.before],
        "day": mistake.day.isoformat(),
        "steps": list(mistake.steps),
        "verdict": mistake.found,
        "unsure": list(mistake.unsure),
        "since": schedule.since.isoformat(),
        "asked": schedule.asked,
        "running": schedule.running,
    }


def _mistake(data: object) -> Mistake | None:
    """The mistake in a JSON value; None if it is malformed."""
    if not isinstance(data, Mapping) or not MISTAKE(data):
        return None
    plain = ("id", "game", "options", "form", "target", "players", "start", "played", "error", "side")
    player = clean(data["player"])
    if not player:
        return None
    return Mistake(
        **{name: data[name] for name in plain},
        player=player,
        day=date.fromisoformat(data["day"]),
        before=tuple(data["before"]),
        steps=tuple(data["steps"]),
        found=data["verdict"],
        unsure=tuple(data["unsure"]),
        schedule=Schedule(date.fromisoformat(data["since"]), data["asked"], data["running"]),
    )


_NONE: Kept = ()
# without a backup, in which an erased name would remain
_KIND = Kind(FILE_NAME, FORMAT, LARGEST, _NONE, _read, _written, "mistakes-not-kept", "mistakes-broken", backup=False)
