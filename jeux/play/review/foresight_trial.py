"""A check that the computer does not know the dice to come: its last decision is asked for again, before other rows of
dice.

The engine gets positions only. Here everybody can see it: whatever rows of dice follow the same position, the step
stays the same.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from jeux.engine.client import Answer
from jeux.match import forms
from jeux.match.dice import Dice, new_seed
from jeux.match.match import Match
from jeux.play.table.conductor import Conductor

ROWS = 5
AHEAD = 6
"""The number of dice of a row that are shown."""


@dataclass(slots=True)
class DiceRow:
    """The next dice of another draw, and the step chosen before them; empty while the computer thinks."""

    dice: tuple[int, ...]
    step: str = ""


class ForesightTrial:
    """The trial of one table. `changed` is called whenever there is something new to show."""

    def __init__(self, match: Match, conductor: Conductor, changed: Callable[[], None]) -> None:
        self.match = match
        self.rows: list[DiceRow] = []
        self.lost = False
        """Whether the computer failed to answer."""
        self._conductor = conductor
        self._changed = changed
        decisions = range(len(match.steps) - 1, -1, -1)
        self.number = next((number for number in decisions if self._decided(number)), None)
        """The index of the last step that the computer chose among several; None if there is none."""

    def _decided(self, number: int) -> bool:
        position = self.match.positions[number]
        return position.turn >= 0 and self.match.who_plays(position.turn).level > 0 and len(position.steps()) > 1

    @staticmethod
    def fits(match: Match) -> bool:
        """Whether the computer plays here against dice of the program, of which some are still to come."""
        computer = any(seat.level for seat in match.record.seats)
        return match.game.throws_dice and match.record.dice == forms.PROGRAM and computer

    @property
    def running(self) -> bool:
        """Whether an answer is awaited."""
        return not self.lost and any(not row.step for row in self.rows)

    @property
    def same(self) -> bool:
        """Whether all the answers are the same step."""
        return len({row.step for row in self.rows}) == 1

    def begin(self) -> None:
        """Ask several times, each time before another row of dice."""
        assert self.number is not None
        self.rows, self.lost = [], False
        self._next()

    def leave(self) -> None:
        """Stop asking."""
        if self.running:
            self._conductor.leave()

    def _next(self) -> None:
        assert self.number is not None
        thrown = sum(position.throws() for position in self.match.positions[: self.number])
        other = Dice(new_seed(), self.match.dice_id, self.match.record.games[-1].words)
        self.rows.append(DiceRow(other.take(thrown, AHEAD)))
        self._conductor.ask_again(self.number, self._hear)

    def _hear(self, answer: Answer | None) -> None:
        """Receive the computer's choice, or None if it failed."""
        self.lost = answer is None
        self.rows[-1].step = answer.step if answer else ""
        if answer and len(self.rows) < ROWS:
            self._next()
        self._changed()
