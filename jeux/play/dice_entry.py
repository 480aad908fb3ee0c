"""What real dice show, entered die by die."""

from __future__ import annotations

from jeux.match.forms import MANUAL
from jeux.play.session import Session
from jeux.rules.contract import Thrown

AT_ONCE = 4
"""As many dice have six faces each to choose from; more of them are entered one after the other."""


class DiceEntry:
    """The faces chosen so far for the throw on the table; the last one ends the throw."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._chosen: dict[int, int] = {}
        self._throw = (-1, -1)
        """The throw that `_chosen` is about: the number of the game and of the step."""

    @property
    def chosen(self) -> dict[int, int]:
        """The faces chosen by number of the die."""
        match = self.session.match
        throw = (len(match.record.games), len(match.steps))
        if throw != self._throw:
            self._throw, self._chosen = throw, {}
        return self._chosen

    @property
    def asked(self) -> int:
        """How many dice are to be entered now, 0 when none."""
        match = self.session.match
        return match.position.throws() if match.record.dice == MANUAL and match.legal() else 0

    @property
    def sides(self) -> tuple[int, ...]:
        """The side that each die belongs to, -1 where nobody in particular throws."""
        position = self.session.match.position
        effects = position.effects(position.steps()[0])
        return next((one.sides for one in effects if isinstance(one, Thrown)), (-1,) * self.asked)

    @property
    def in_turn(self) -> bool:
        """Whether the dice are entered one after the other."""
        return self.asked > AT_ONCE

    @property
    def next_die(self) -> int:
        """The first die that is not entered yet."""
        return next(die for die in range(self.asked) if die not in self.chosen)

    def names(self) -> list[str]:
        """A label for each die to choose a face for: its number where they are entered in turn, whose it is where
        several players throw at once."""
        if self.in_turn:
            return [f"{self.next_die + 1} / {self.asked}"]
        if len(set(self.sides)) < 2:
            return [""] * len(self.sides)
        return [self.session.sentences.side(side, title=True) for side in self.sides]

    def choose(self, die: int, face: int) -> None:
        """This die shows this face."""
        self.chosen[die] = face
        if len(self.chosen) == self.asked:
            dice = tuple(self.chosen[number] for number in range(self.asked))
            position = self.session.match.position
            self.session.play(position.outcome(dice))

    def choose_next(self, face: int) -> None:
        """The first die that is not entered yet shows this face."""
        self.choose(self.next_die, face)

    def take_back(self) -> bool:
        """Forget the face of the last die entered. Whether there was one."""
        if not self.chosen:
            return False
        del self.chosen[max(self.chosen)]
        return True
