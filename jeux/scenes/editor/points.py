"""The points with which a match in points begins where a position is set up."""

from __future__ import annotations

from dataclasses import replace

from jeux.match import forms
from jeux.match.again import standing
from jeux.match.match import Match
from jeux.play.editor.editor import Editor
from jeux.play.editor.games import editing_of
from jeux.play.setup.choosing import Choice, first_options


class Points:
    """The points of the seats; `choice` is what is chosen of the match, these among it. The rules of the first game
    follow from them, and the editor from the rules."""

    def __init__(self, choice: Choice, editor: Editor) -> None:
        self.choice, self._editor = choice, editor

    @property
    def most(self) -> int:
        """The most that a seat may have; 0 where there is nothing to set."""
        return self.choice.target - 1 if self.choice.form == forms.POINTS else 0

    @property
    def before(self) -> tuple[float, ...]:
        """What every seat has."""
        return self.choice.before or (0.0,) * len(self.choice.seats)

    def set(self, seat: int, points: float) -> None:
        """Give a seat other points."""
        before = list(self.before)
        before[seat] = points
        self._take(replace(self.choice, before=tuple(before)))

    def take_over(self, match: Match) -> None:
        """Begin where this match is, if it is one in points: with its length, its points and its rules."""
        record = match.record
        if record.form != forms.POINTS or len(self.choice.seats) != record.players:
            return
        here = replace(self.choice, form=record.form, target=record.target, before=standing(match))
        played = match.record.games[-1].options
        choice = replace(here, options=record.options)
        # a match that its own rules would begin otherwise goes on by those of the game on the table
        told = first_options(match.game, choice) == played
        self._take(choice if told else replace(here, options=played))

    def _take(self, choice: Choice) -> None:
        self.choice = choice
        game = self._editor.editing.game
        self._editor.change_rules(editing_of(game, first_options(game, choice), len(choice.seats)))
