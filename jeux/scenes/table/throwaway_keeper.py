"""Keepers for tables where no match is saved."""

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
        """Do nothing: there is nothing to save."""

    def release(self) -> None:
        """Do nothing: no file is held."""


class DrawingKeeper(ThrowawayKeeper):
    """Saves only the marks drawn over a finished game, with that game."""

    def __init__(self, app: App, match: Match) -> None:
        super().__init__(app, match)
        self._drawn = match.record.games[-1].drawn

    def save(self, match: Match) -> Problem | None:
        before, self._drawn = self._drawn, match.record.games[-1].drawn
        return None if before == self._drawn else self.app.archive.redraw(match.record)
