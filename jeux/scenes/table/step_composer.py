"""The hand that puts a step together: matches gathered, a piece carried, turned and put down (`Gestures.shaping`)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from jeux.common.sounds import Sounds
from jeux.play.composing import Shaping
from jeux.play.conductor import Waiting
from jeux.play.hand import Path, Refuse
from jeux.scenes.table.session import Session

Row = tuple[str, Callable[[], None], str, str | None]


class StepComposer:
    """Changes the places chosen in a session until they are a step. Without `Gestures.shaping` it is never `active`."""

    def __init__(self, session: Session, sounds: Sounds, changed: Callable[[], None]) -> None:
        self.session = session
        self._sounds = sounds
        self._changed = changed
        self._grabbed: str | None = None
        self._taken_now = False

    @property
    def shaping(self) -> Shaping[Any] | None:
        """How steps are put together now, None where touches play them."""
        shaping, session = self.session.gestures.shaping, self.session
        person = session.conductor.waiting() is Waiting.PERSON
        return shaping if shaping and person and shaping.wanted(session.match.position) else None

    @property
    def active(self) -> bool:
        """Whether touches put a step together now."""
        return self.shaping is not None

    def step(self) -> str | None:
        """The legal step that the chosen places are, None if they are none."""
        step = self.session.match.position.gesture(self.session.hand.chosen) if self.active else None
        return step if step in self.session.match.legal() else None

    @property
    def ready(self) -> bool:
        """Whether what is put together is played now, or, being in the hand, put down."""
        shaping = self.shaping
        return bool(self.step() or (shaping and shaping.carried and self.session.hand.chosen))

    # --- what the hand does ---------------------------------------------------------------------------------------

    def touch(self, place: str) -> None:
        """One more place is touched, by the pointer or the keyboard."""
        shaping = self.shaping
        if shaping is None:
            return
        path, said = shaping.touch(self.session.match.position, self.session.hand.chosen, place)
        self._take(path, said, audible=True)

    def turn(self, number: int) -> None:
        """Change what is put together in one of the ways that the game has."""
        shaping = self.shaping
        if shaping:
            path = shaping.turns[number].turn(self.session.match.position, self.session.hand.chosen)
            self._take(path, "", audible=True)

    def _take(self, path: Path, said: str, *, audible: bool) -> None:
        session = self.session
        changed = path != session.hand.chosen
        session.marking.forget()
        session.notice = (session.texts.game(session.match.game.key, said), False) if said else None
        session.hand.chosen = path
        if changed and audible and path:
            self._sounds.play("select")
        self._changed()

    def play(self) -> None:
        """Play what is put together, or say why it cannot be played."""
        session, step = self.session, self.step()
        if step:
            carried = self.shaping is not None and self.shaping.carried
            session.play(step)
            if carried:
                session.board.finish()  # the hand has brought it there
            return
        chosen = session.hand.chosen
        if chosen:
            session.do(Refuse(session.match.position.gesture(chosen), chosen[0]))

    # --- the pointer ----------------------------------------------------------------------------------------------

    def press(self, place: str | None) -> None:
        """The button goes down."""
        shaping, chosen = self.shaping, self.session.hand.chosen
        if shaping is None or place is None:
            return
        self._taken_now = not chosen
        self._grabbed = place
        self.touch(place)

    def hover(self, place: str | None) -> None:
        """The pointer, or the keyboard's cursor, is over a place: what is carried comes along."""
        shaping, session = self.shaping, self.session
        if shaping is None or not shaping.carried or not session.hand.chosen or place is None:
            return
        path, _ = shaping.touch(session.match.position, session.hand.chosen, place)
        if path != session.hand.chosen:
            self._take(path, "", audible=False)

    def release(self, place: str | None) -> None:
        """The button comes up: what is carried is put down, unless it has just been taken up by a click."""
        shaping, grabbed = self.shaping, self._grabbed
        self._grabbed = None
        if shaping is None or not shaping.carried or grabbed is None or not self.session.hand.chosen:
            return
        if not self._taken_now or (place is not None and place != grabbed):
            self.play()

    def wheel(self, steps: int) -> bool:
        """The wheel makes the first change that the game has, so many times; backwards it undoes it."""
        shaping = self.shaping
        if shaping is None or not shaping.turns:
            return False
        position, chosen = self.session.match.position, self.session.hand.chosen
        looks = [chosen]
        while (path := shaping.turns[0].turn(position, looks[-1])) not in looks:
            looks.append(path)
        self._take(looks[steps % len(looks)], "", audible=True)
        return True

    # --- keys and buttons -----------------------------------------------------------------------------------------

    def key(self, letter: str) -> bool:
        """A key that changes what is put together."""
        shaping = self.shaping
        keys = [turning.key for turning in shaping.turns] if shaping else []
        if letter not in keys:
            return False
        self.turn(keys.index(letter))
        return True

    def rows(self) -> list[Row]:
        """The buttons: the changes, and what plays the step once it is one."""
        shaping, session = self.shaping, self.session
        if shaping is None:
            return []
        key = session.match.game.key
        rows: list[Row] = []
        for number, turning in enumerate(shaping.turns if shaping.carried or session.hand.chosen else ()):
            words, tip = session.sentences.button((turning.name, {}))
            rows.append((words, partial(self.turn, number), "plain", tip))
        step = self.step()
        if step:
            name, arguments = shaping.play(session.match.position, step)
            rows.append((session.texts.game(key, name, **arguments), self.play, "primary", None))
        return rows
