"""A game that ended, on the table after so many of its steps."""

from __future__ import annotations

from dataclasses import replace

from jeux.match.forms import PROGRAM
from jeux.match.match import Match


class WalkedMatch(Match):
    """A copy of a match: its last game goes back and forth along its steps, and may be played otherwise from anywhere.
    Nothing of that is kept, and the dice are always the program's."""

    def __init__(self, whole: Match) -> None:
        super().__init__(replace(whole.record, dice=PROGRAM))
        self.whole = whole

    def go(self, number: int) -> None:
        """Stand after so many steps of the game, whatever was played here instead."""
        self._positions = list(self.whole.positions[: number + 1])
        steps = self.whole.steps[:number]
        self._put(replace(self._played, steps=steps, undone=(), given_up=None, agreed=False))
