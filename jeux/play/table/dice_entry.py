"""What real dice show, entered die by die."""

from __future__ import annotations

from jeux.play.gestures.notice import Kind, Notice
from jeux.play.table.conductor import Waiting
from jeux.play.table.session import Session
from jeux.rules.contract import Thrown


class DiceEntry:
    """The faces entered so far for the current throw, which the hand holds; the last one completes the throw."""

    def __init__(self, session: Session) -> None:
        self.session = session

    @property
    def chosen(self) -> dict[int, int]:
        """The faces chosen by number of the die."""
        return self.session.hand.faces

    @property
    def asked(self) -> int:
        """How many dice are to be entered now, 0 when none."""
        session = self.session
        if session.waiting() is not Waiting.ENTER:
            return 0
        by_hand = session.gestures.by_hand
        return by_hand.dice if by_hand else session.match.position.throws()

    @property
    def sides(self) -> tuple[int, ...]:
        """The side that each die belongs to, -1 where nobody in particular throws."""
        position = self.session.match.position
        effects = position.effects(position.steps()[0])
        return next((one.sides for one in effects if isinstance(one, Thrown)), (-1,) * self.asked)

    @property
    def next_die(self) -> int:
        """The first die that is not entered yet."""
        return next(die for die in range(self.asked) if die not in self.chosen)

    def names(self) -> list[str]:
        """A label for each die: its meaning where the game defines one, its owner where several players throw, else
        empty."""
        session = self.session
        if session.gestures.by_hand:
            return [session.texts.game(session.match.game.key, f"die-{die + 1}") for die in range(self.asked)]
        if len(set(self.sides)) < 2:
            return [""] * len(self.sides)
        return [session.sentences.side(side, title=True) for side in self.sides]

    def choose(self, die: int, face: int) -> None:
        """Enter the face of a die; the last die completes the throw."""
        self.chosen[die] = face
        if len(self.chosen) < self.asked:
            self.session.say(None, "select")
        else:
            self._end_throw(tuple(self.chosen[number] for number in range(self.asked)))

    def _end_throw(self, dice: tuple[int, ...]) -> None:
        """Play the complete throw, or ask for it again where it gives no step."""
        session, by_hand = self.session, self.session.gestures.by_hand
        position = session.match.position
        step = by_hand.read(position, dice) if by_hand else position.outcome(dice)
        if step:
            session.play(step)
        else:
            self.chosen.clear()
            session.say(Notice(session.texts.game(session.match.game.key, "die-again"), Kind.REFUSAL), "illegal")

    def choose_next(self, face: int) -> None:
        """Enter the face of the first die that has none."""
        self.choose(self.next_die, face)
