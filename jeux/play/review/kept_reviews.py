"""What reviews found, kept on disk so that no game is searched twice.

reviews/<id of the match>.<number>.json   the verdicts on one game

A file is a copy of what can be computed again: one that another version wrote, or of a game that went on otherwise, is
not used and is written over.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from hashlib import sha256
from pathlib import Path
from typing import Any

from jeux import __version__
from jeux.common.schema import any_of, between, fields, flag, list_of, measure, nothing, row, table, text
from jeux.common.small_files import Kind, SmallFile
from jeux.match.match import Match
from jeux.play.analysis.analysis import DEEPEST, QUICK
from jeux.play.analysis.verdicts import Verdict, Worth
from jeux.play.review.review import LONGEST, Found
from jeux.rules.contract import Fact

FOLDER = "reviews"
KEPT = 200
"""The maximum of files, as many as there are games that ended."""
LARGEST = 4 << 20
"""The maximum size of a file in bytes; most have some 100 000."""
MOST_STEPS = 4000
BEST_KEPT = 8
"""The number of best steps kept of each decision."""

_log = logging.getLogger(__name__)

_step, _value = text(80), measure(-1e18, 1e18)
_steps = list_of(_step, 0, 1000)
_worth = row(_step, _value, flag, any_of(nothing, between(-10_000, 10_000)), flag, _steps, any_of(nothing, _value))
_fact = row(text(80), any_of(nothing, list_of(between(-(10**12), 10**12), 2, 2)), _steps)
_facts = list_of(_fact, 0, 100)
_VERDICT = fields(
    {
        "number": between(0, 100_000),
        "player": between(0, 7),
        "stage": between(QUICK, DEEPEST),
        "worths": list_of(_worth, 1, MOST_STEPS),
        "losses": row(_value, _value, _value),
        "cut": flag,
        "alone": _steps,
        "shared": list_of(_worth, 0, MOST_STEPS),
        "amounts": any_of(nothing, row(_value, _value, _value)),
        "facts": table(_step, _facts, MOST_STEPS),
        "checked": flag,
    }
)
_REVIEW = fields({"of": text(64), "decisions": list_of(_VERDICT, 0, LONGEST)})


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
        verdicts = {number: _shortened(one, match.steps[number]) for number, one in known.items()}
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


def _shortened(verdict: Verdict, played: str) -> Verdict:
    """A verdict without the steps of which nothing is said: a board of 256 cells has too many to be read and written
    while a window waits. Those are left that are best and worst, were played, or were looked into."""
    named = {played, verdict.worths[-1].step} | verdict.alone | verdict.shared.keys() | verdict.facts.keys()
    worths = [one for number, one in enumerate(verdict.worths) if number < BEST_KEPT or one.step in named]
    return replace(verdict, worths=tuple(worths))


def _fits(match: Match, number: int, verdict: Verdict) -> bool:
    """Whether a verdict is about the position after so many steps: the right player, and steps that are legal."""
    if number >= len(match.steps) or match.positions[number].turn != verdict.player:
        return False
    legal = set(match.positions[number].steps())
    return {
        worth.step for worth in verdict.worths
    } | verdict.facts.keys() | verdict.shared.keys() | verdict.alone <= legal


# --- as JSON ----------------------------------------------------------------------------------------------------------


def _told(kept: _Kept) -> Mapping[str, Any]:
    found = kept.found
    decisions = [_told_verdict(number, one, number in found.checked) for number, one in sorted(found.verdicts.items())]
    return {"tablier": "review", "format": 1, "of": kept.of, "decisions": decisions}


def _told_verdict(number: int, verdict: Verdict, checked: bool) -> Mapping[str, Any]:
    return {
        "number": number,
        "player": verdict.player,
        "stage": verdict.stage,
        "worths": [_told_worth(worth) for worth in verdict.worths],
        "losses": [float(loss) for loss in verdict.losses],
        "cut": verdict.cut,
        "alone": sorted(verdict.alone),
        "shared": [_told_worth(worth) for worth in verdict.shared.values()],
        "amounts": None if verdict.amounts is None else list(verdict.amounts),
        "facts": {step: [_told_fact(fact) for fact in facts] for step, facts in verdict.facts.items()},
        "checked": checked,
    }


def _told_worth(worth: Worth) -> list[Any]:
    amount = None if worth.amount is None else float(worth.amount)
    return [worth.step, float(worth.value), worth.exact, worth.turns, worth.bound, list(worth.line), amount]


def _told_fact(fact: Fact) -> list[Any]:
    number = None if fact.number is None else [fact.number.numerator, fact.number.denominator]
    return [fact.name, number, list(fact.places)]


def _read(data: Mapping[str, Any]) -> _Kept | None:
    """The content of a file; None if it is malformed."""
    if not _REVIEW(data) or any(number and number[1] < 1 for number in _numbers(data)):
        return None
    verdicts = {one["number"]: _verdict(one) for one in data["decisions"]}
    checked = frozenset(one["number"] for one in data["decisions"] if one["checked"])
    return _Kept(data["of"], Found(verdicts, checked))


def _numbers(data: Mapping[str, Any]) -> list[Any]:
    """The numbers of all facts, each as numerator and denominator."""
    return [fact[1] for one in data["decisions"] for facts in one["facts"].values() for fact in facts]


def _verdict(one: Mapping[str, Any]) -> Verdict:
    worths, shared = _worths(one["worths"]), {worth.step: worth for worth in _worths(one["shared"])}
    facts = {step: tuple(_fact_of(*each) for each in some) for step, some in one["facts"].items()}
    first, second, third = one["losses"]
    losses, alone, amounts = (first, second, third), frozenset(one["alone"]), _amounts(one["amounts"])
    return Verdict(one["player"], one["stage"], worths, losses, one["cut"], alone, facts, shared, amounts)


def _amounts(kept: list[float] | None) -> tuple[float, float, float] | None:
    return (kept[0], kept[1], kept[2]) if kept else None


def _worths(kept: list[Any]) -> tuple[Worth, ...]:
    return tuple(
        Worth(step, value, exact, turns, bound, tuple(line), amount)
        for step, value, exact, turns, bound, line, amount in kept
    )


def _fact_of(name: str, number: list[int] | None, places: list[str]) -> Fact:
    return Fact(name, Fraction(*number) if number else None, tuple(places))
