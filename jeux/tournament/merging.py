"""Two copies of a tournament become one: all that was written in either. Neither the order of merging matters, nor how
often, nor any clock; what does not agree is a `Conflict` of the result, for a person to settle."""

from __future__ import annotations

from jeux.tournament.contract import Merged, Tournament, TournamentError
from jeux.tournament.folding import folded


def merge(mine: Tournament, other: Tournament) -> Merged:
    """All that is written in both copies. Raises `TournamentError` where they are not copies of one tournament."""
    if (mine.id, mine.seed) != (other.id, other.seed):
        raise TournamentError("another-evening", name=other.plan.name)
    here, there = set(mine.notes), set(other.notes)
    both = folded(mine.id, mine.seed, here | there)
    return Merged(both, len(there - here), len(here - there))
