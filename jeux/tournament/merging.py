"""Merges two copies of a tournament by uniting their notes. The result does not depend on the order or the number of
merges, nor on clocks. Contradictions become a `Conflict`, for a person to settle."""

from __future__ import annotations

from jeux.tournament.contract import Merged, Tournament, TournamentError
from jeux.tournament.folding import folded


def merge(mine: Tournament, other: Tournament) -> Merged:
    """The union of two copies. Raises `TournamentError` if they are not copies of one tournament."""
    if (mine.id, mine.seed) != (other.id, other.seed):
        raise TournamentError("another-evening", name=other.plan.name)
    here, there = set(mine.notes), set(other.notes)
    both = folded(mine.id, mine.seed, here | there)
    return Merged(both, len(there - here), len(here - there))
