"""The score of a match at the point where a file, or a line, starts. If a record cannot hold it (a match longer than
ours, or a score that ends it), it is kept beside the record and written back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from jeux.common.schema import between, fields, row
from jeux.formats.contract import KEPT
from jeux.match import forms
from jeux.match.record import Record

KEY = "match"
LONGEST = (1 << 15) - 1
"""The most points of a match in any program."""
_score = between(0, LONGEST)
_fits = fields({"points": between(1, LONGEST), "scores": row(_score, _score)})


class Begun(NamedTuple):
    """The start of a match: its length in points (0: not a match in points), the points `before` its first game, and
    what is kept beside the record."""

    points: int
    before: tuple[float, ...]
    kept: dict[str, object]


def begun(points: int, scores: tuple[int, int]) -> Begun:
    """A match to `points` points that starts with these scores; with 0 points, no match."""
    if points <= forms.LONGEST and max(scores) < points:
        return Begun(points, tuple(map(float, scores)) if any(scores) else (), {})
    return Begun(0, (), _kept(points, scores) if points else {})


def kept_score(record: Record) -> tuple[int, tuple[int, int]]:
    """The points of the match and the scores before the record, as kept beside it; zeros if nothing valid is kept."""
    kept = record.unknown.get(KEPT)
    told = kept.get(KEY) if isinstance(kept, Mapping) else None
    if not isinstance(told, Mapping) or not _fits(dict(told)):
        return 0, (0, 0)
    first, second = told["scores"]
    return told["points"], (first, second)


def _kept(points: int, scores: tuple[int, int]) -> dict[str, object]:
    return {KEY: {"points": points, "scores": list(scores)}}
