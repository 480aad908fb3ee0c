"""What reviews found, kept on disk so that no game is searched twice.

reviews/<id of the match>.<number>.json   the verdicts on one game

A file is a copy of what can be computed again: one that another version wrote, or of a game that went on otherwise, is
not used and is written over.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

from jeux import __version__
from jeux.common.schema import between, fields, flag, list_of, text
from jeux.common.small_files import Kind, SmallFile
from jeux.match.match import Match
from jeux.play.analysis.verdict_json import VERDICT, shortened, steps_of, told, verdict_of
from jeux.play.analysis.verdicts import Verdict
from jeux.play.review.review import LONGEST, Found

FOLDER = "reviews"
KEPT = 200
"""The maximum of files, as many as there are games that ended."""
LARGEST = 4 << 20
"""The maximum size of a file in bytes; most have some 100 000."""

_log = logging.getLogger(__name__)

_decision = {**VERDICT, "number": between(0, 100_000), "checked": flag}
_REVIEW = fields({"of": text(64), "decisions": list_of(fields(_decision), 0, LONGEST)})


@dataclass(frozen=True, slots=True)
class _Kept:
    """The content of a file: a digest of the game, and what was found of it."""

    of: str = ""
    found: Found = field(default_factory=Found)


class KeptReviews:
    """The reviews in a folder, which is created by the first one."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / FOLDER

    def load(self, match: Match) -> Found:
        """What was found of the last game of a match; nothing if it is not kept."""
        kept = self._file(match).get()
        if kept.of != digest_of(match):
            return Found()
        verdicts = {number: one for number, one in kept.found.verdicts.items() if _fits(match, number, one)}
        return Found(verdicts, kept.found.checked & verdicts.keys())

    def save(self, match: Match, found: Found) -> None:
        """Keep what was found of the last game of a match. What cannot be written is computed again next time; the log
        says so."""
        known = {number: one for number, one in found.verdicts.items() if number < len(match.steps)}
        verdicts = {number: shortened(one, {match.steps[number]}) for number, one in known.items()}
        kept = _Kept(digest_of(match), Found(verdicts, found.checked))
        if self._file(match).change(lambda _: kept) is None:
            self._drop_oldest()

    def _file(self, match: Match) -> SmallFile[_Kept]:
        name = f"{match.record.id}.{len(match.record.games)}.json"
        kind = Kind(name, 1, LARGEST, _Kept(), _read, _told, "review-not-kept", "review-broken", backup=False)
        return SmallFile(self._folder, kind)

    def _drop_oldest(self) -> None:
        """Delete the files that were written first, beyond the maximum."""
        with contextlib.suppress(OSError):  # the next save tries again
            files = sorted(self._folder.glob("*.json"), key=lambda path: path.stat().st_mtime)
            for path in files[: max(0, len(files) - KEPT)]:
                path.unlink(missing_ok=True)
                path.with_suffix(".lock").unlink(missing_ok=True)


def digest_of(match: Match) -> str:
    """A digest of all that the verdicts on a game depend on: the program, the rules played, the start and the steps."""
    record, game = match.record, match.record.games[-1]
    rules = (record.game, record.players, record.target, sorted(game.options.items()), game.start)
    parts = (__version__, *rules, *match.steps)
    return sha256("\n".join(map(str, parts)).encode()).hexdigest()


def _fits(match: Match, number: int, verdict: Verdict) -> bool:
    """Whether a verdict is about the position after so many steps: the right player, and steps that are legal."""
    if number >= len(match.steps) or match.positions[number].turn != verdict.player:
        return False
    return steps_of(verdict) <= set(match.positions[number].steps())


# --- as JSON ----------------------------------------------------------------------------------------------------------


def _told(kept: _Kept) -> Mapping[str, Any]:
    found = kept.found
    decisions = [_told_verdict(number, one, number in found.checked) for number, one in sorted(found.verdicts.items())]
    return {"tablier": "review", "format": 1, "of": kept.of, "decisions": decisions}


def _told_verdict(number: int, verdict: Verdict, checked: bool) -> Mapping[str, Any]:
    return {"number": number, **told(verdict), "checked": checked}


def _read(data: Mapping[str, Any]) -> _Kept | None:
    """The content of a file; None if it is malformed."""
    if not _REVIEW(data):
        return None
    verdicts = {one["number"]: verdict_of(one) for one in data["decisions"]}
    checked = frozenset(one["number"] for one in data["decisions"] if one["checked"])
    return _Kept(data["of"], Found(verdicts, checked))
