"""A game that begins again and again, each time in another position."""

from __future__ import annotations

from dataclasses import replace

from jeux.match.match import Match


class TaughtMatch(Match):
    """A match that lessons put on the table. Nothing of it is kept."""

    def begin_in(self, start: str) -> None:
        """Begin in the position of this text, that of the game where it is empty. Raises `RulesError`."""
        game = replace(self.record.games[0], start=start, steps=(), undone=(), given_up=None, agreed=False)
        self.record = replace(self.record, games=(game,))
        self._open_last_game()
