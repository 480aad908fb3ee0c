"""The points of a match that a file, or a line, begins in the middle of. A match longer than ours, and points that have
ended it, have no place in a record: they are kept beside it and told again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from jeux.common.schema import between, fields, row
from jeux.formats.contract import KEPT
from jeux.match import forms
from jeux.match.record import Record

KEY = "match"
LONGEST = (1 << 15) - 1
"""Points of a match that any program writes."""
_score = between(0, LONGEST)
_fits = fields({"points": between(1, LONGEST), "scores": row(_score, _score)})


class Begun(NamedTuple):
    """Where a match begins: its length in points (0: it is no match in points), the points `before` its first game, and
    what of them is to be kept beside the record."""

    points: int
    before: tuple[float, ...]
    kept: dict[str, object]


def begun(points: int, scores: tuple[int, int]) -> Begun:
    """A match to so many points that begins with these; 0 points: no match."""
    if points <= forms.LONGEST and max(scores) < points:
        return Begun(points, tuple(map(float, scores)) if any(scores) else (), {})
    return Begun(0, (), _kept(points, scores) if points else {})


def kept_score(record: Record) -> tuple[int, tuple[int, int]]:
    """The points of the match, and those of both players before the record begins, as they are kept beside it; 0
    where nothing fit is."""
    kept = record.unknown.get(KEPT)
    told = kept.get(KEY) if isinstance(kept, Mapping) else None
    if not isinstance(told, Mapping) or not _fits(dict(told)):
        return 0, (0, 0)
    first, second = told["scores"]
    return told["points"], (first, second)


def _kept(points: int, scores: tuple[int, int]) -> dict[str, object]:
    return {KEY: {"points": points, "scores": list(scores)}}
