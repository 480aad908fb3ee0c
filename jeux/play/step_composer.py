"""The hand that puts a step together: matches gathered, a piece carried, turned and put down."""

from __future__ import annotations

from typing import Any

from jeux.play.composing import Composing, Turning
from jeux.play.conductor import Waiting
from jeux.play.hand import Path, Refuse
from jeux.play.session import Session
from jeux.play.wording import Line


class StepComposer:
    """Changes the places chosen in a session until they are a step. It is `active` only in games that compose steps."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._grabbed: str | None = None
        self._taken_now = False

    @property
    def composing(self) -> Composing[Any] | None:
        """How steps are put together now, None where touches play them."""
        composing, session = self.session.gestures.composing, self.session
        person = session.waiting() is Waiting.PERSON
        return composing if composing and person and composing.wanted(session.match.position) else None

    @property
    def active(self) -> bool:
        """Whether touches put a step together now."""
        return self.composing is not None

    def step(self) -> str | None:
        """The legal step that the chosen places are, None if they are none."""
        match, chosen = self.session.match, self.session.hand.chosen
        step = match.position.gesture(chosen) if self.active else None
        return step if step in match.legal() else None

    @property
    def ready(self) -> bool:
        """Whether what is put together is played now, or, being in the hand, put down."""
        composing = self.composing
        return bool(self.step() or (composing and composing.carried and self.session.hand.chosen))

    @property
    def turnings(self) -> tuple[Turning[Any], ...]:
        """The changes that can be made now to what is put together."""
        composing = self.composing
        return composing.turnings if composing and (composing.carried or self.session.hand.chosen) else ()

    def line(self) -> Line | None:
        """What playing the step is called, once it is one."""
        composing, step = self.composing, self.step()
        return composing.line(self.session.match.position, step) if composing and step else None

    # --- what the hand does ---------------------------------------------------------------------------------------

    def touch(self, place: str) -> None:
        """One more place is touched, by the pointer or the keyboard."""
        composing = self.composing
        if composing:
            path, sentence = composing.touch(self.session.match.position, self.session.hand.chosen, place)
            self._take(path, sentence)

    def turn(self, number: int) -> None:
        """Change what is put together in one of the ways that the game has."""
        composing = self.composing
        if composing:
            self._take(composing.turnings[number].turn(self.session.match.position, self.session.hand.chosen))

    def _take(self, path: Path, sentence: str = "", audible: bool = True) -> None:
        changed = path != self.session.hand.chosen
        self.session.choose(path, sentence, audible=bool(changed and audible and path))

    def play(self) -> None:
        """Play what is put together, or say why it cannot be played."""
        session, composing, step = self.session, self.composing, self.step()
        if step:
            session.play(step, put_down=composing is not None and composing.carried)
            return
        chosen = session.hand.chosen
        if chosen:
            session.do(Refuse(session.match.position.gesture(chosen), chosen[0]))

    # --- the pointer ----------------------------------------------------------------------------------------------

    def press(self, place: str | None) -> None:
        """The button goes down."""
        if not self.active or place is None:
            return
        self._taken_now = not self.session.hand.chosen
        self._grabbed = place
        self.touch(place)

    def hover(self, place: str | None) -> None:
        """The pointer, or the keyboard's cursor, is over a place: what is carried comes along."""
        composing, session = self.composing, self.session
        if composing is None or not composing.carried or not session.hand.chosen or place is None:
            return
        path, _ = composing.touch(session.match.position, session.hand.chosen, place)
        if path != session.hand.chosen:
            self._take(path, audible=False)

    def release(self, place: str | None) -> None:
        """The button comes up: what is carried is put down, unless it has just been taken up by a click."""
        composing, grabbed = self.composing, self._grabbed
        self._grabbed = None
        if composing is None or not composing.carried or grabbed is None or not self.session.hand.chosen:
            return
        if not self._taken_now or (place is not None and place != grabbed):
            self.play()

    def let_go(self) -> None:
        """The hand is taken away: what is carried stays where it is, not played."""
        self._grabbed = None

    def wheel(self, steps: int) -> bool:
        """The wheel makes the first change that the game has, so many times; backwards it undoes it."""
        composing = self.composing
        if composing is None or not composing.turnings:
            return False
        position, chosen = self.session.match.position, self.session.hand.chosen
        looks = [chosen]
        while (path := composing.turnings[0].turn(position, looks[-1])) not in looks:
            looks.append(path)
        self._take(looks[steps % len(looks)])
        return True

    def key(self, letter: str) -> bool:
        """A key that changes what is put together."""
        composing = self.composing
        keys = [turning.key for turning in composing.turnings] if composing else []
        if letter not in keys:
            return False
        self.turn(keys.index(letter))
        return True
