"""The initial points of the seats, for a position within a match played to a number of points."""

from __future__ import annotations

from dataclasses import replace

from jeux.match import forms
from jeux.match.again import standing
from jeux.match.match import Match
from jeux.play.editor.editor import Editor
from jeux.play.editor.games import editing_of
from jeux.play.setup.choosing import Choice, first_options


class Points:
    """The points of the seats, stored in `choice`. The rules of the first game depend on them, and the editor on the
    rules."""

    def __init__(self, choice: Choice, editor: Editor) -> None:
        self.choice, self._editor = choice, editor

    @property
    def most(self) -> int:
        """The most points that a seat may have; 0 if the match is not played for points."""
        return self.choice.target - 1 if self.choice.form == forms.POINTS else 0

    @property
    def before(self) -> tuple[float, ...]:
        """The points of every seat."""
        return self.choice.before or (0.0,) * len(self.choice.seats)

    def set(self, seat: int, points: float) -> None:
        """Set the points of a seat."""
        before = list(self.before)
        before[seat] = points
        self._take(replace(self.choice, before=tuple(before)))

    def take_over(self, match: Match) -> None:
        """Copy length, points and rules from this match, if it is played for points."""
        record = match.record
        if record.form != forms.POINTS or len(self.choice.seats) != record.players:
            return
        here = replace(self.choice, form=record.form, target=record.target, before=standing(match))
        played = match.record.games[-1].options
        choice = replace(here, options=record.options)
        # if the match would open by other rules than the game on the table, keep those of the game
        told = first_options(match.game, choice) == played
        self._take(choice if told else replace(here, options=played))

    def _take(self, choice: Choice) -> None:
        self.choice = choice
        game = self._editor.editing.game
        self._editor.change_rules(editing_of(game, first_options(game, choice), len(choice.seats)))
