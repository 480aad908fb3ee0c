"""A table where nothing is kept: what happens there is no match to go on with."""

from __future__ import annotations

from jeux.common.files import Problem
from jeux.match.match import Match
from jeux.scenes.table.match_keeper import MatchKeeper


class Unkept(MatchKeeper):
    """Saves nothing; nothing can be lost."""

    def save(self, match: Match) -> Problem | None:
        return None

    def rescue(self) -> None:
        """Nothing to keep."""

    def release(self) -> None:
        """No file is held."""
