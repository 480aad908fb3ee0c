"""Two copies of an evening become one: all that was written in either. Neither the order of merging matters, nor how
often, nor any clock; what does not agree is a `Conflict` of the result, for a person to settle."""

from __future__ import annotations

from jeux.evening.contract import Evening, EveningError, Merged
from jeux.evening.folding import folded


def merge(mine: Evening, other: Evening) -> Merged:
    """All that is written in both copies. Raises `EveningError` where they are not copies of one evening."""
    if (mine.id, mine.seed) != (other.id, other.seed):
        raise EveningError("another-evening", name=other.plan.name)
    here, there = set(mine.notes), set(other.notes)
    both = folded(mine.id, mine.seed, here | there)
    return Merged(both, len(there - here), len(here - there))
