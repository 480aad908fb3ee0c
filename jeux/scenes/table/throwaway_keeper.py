"""A table where nothing is kept: what happens there is no match to go on with."""

from __future__ import annotations

from jeux.common.files import Problem
from jeux.match.match import Match
from jeux.scenes.app import App
from jeux.scenes.table.match_keeper import MatchKeeper


class ThrowawayKeeper(MatchKeeper):
    """Saves nothing; nothing can be lost."""

    def save(self, match: Match) -> Problem | None:
        return None

    def rescue(self) -> None:
        """Nothing to keep."""

    def release(self) -> None:
        """No file is held."""


class DrawingKeeper(ThrowawayKeeper):
    """Saves nothing but what is drawn by hand over a game that ended, with that game."""

    def __init__(self, app: App, match: Match) -> None:
        super().__init__(app, match)
        self._drawn = match.record.games[-1].drawn

    def save(self, match: Match) -> Problem | None:
        before, self._drawn = self._drawn, match.record.games[-1].drawn
        return None if before == self._drawn else self.app.archive.redraw(match.record)
