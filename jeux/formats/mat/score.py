"""The points of a match that no record has: a file, or a line, may begin in the middle of one. They are kept beside the
record and told again."""

from __future__ import annotations

from collections.abc import Mapping

from jeux.common.schema import between, fields, row
from jeux.formats.contract import KEPT
from jeux.match.record import Record

KEY = "match"
LONGEST = (1 << 15) - 1
"""Points of a match that any program writes."""
_score = between(0, LONGEST)
_fits = fields({"points": between(1, LONGEST), "scores": row(_score, _score)})


def kept_score(record: Record) -> tuple[int, tuple[int, int]]:
    """The points of the match, and those of both players before the record begins; 0 where nothing fit is kept."""
    kept = record.unknown.get(KEPT)
    told = kept.get(KEY) if isinstance(kept, Mapping) else None
    if not isinstance(told, Mapping) or not _fits(dict(told)):
        return 0, (0, 0)
    first, second = told["scores"]
    return told["points"], (first, second)


def kept(points: int, scores: tuple[int, int]) -> dict[str, object]:
    """What to keep of a match with so many points."""
    return {KEY: {"points": points, "scores": list(scores)}}
