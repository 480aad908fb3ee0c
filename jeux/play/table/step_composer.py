"""Composes a step from several touches: matches gathered, a piece carried, turned and put down."""

from __future__ import annotations

from typing import Any

from jeux.play.gestures.composing import Composing, Turning
from jeux.play.gestures.hand import Path, Refuse
from jeux.play.gestures.wording import Phrase
from jeux.play.table.conductor import Waiting
from jeux.play.table.session import Session


class StepComposer:
    """Edits the selected places of a session until they form a step. It is `active` only in games that compose
    steps."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._grabbed: str | None = None
        self._taken_now = False
        self._last: Path = ()
        """The last aimed placement; the next one keeps its orientation."""
        self._over: str | None = None
        """The place under the hand, now or last; a carried piece stays there when it is turned."""

    @property
    def composing(self) -> Composing[Any] | None:
        """The rules for composing a step now; None where touches play steps directly."""
        composing, session = self.session.gestures.composing, self.session
        person = session.waiting() is Waiting.PERSON and not session.board.line
        return composing if composing and person and composing.wanted(session.match.position) else None

    @property
    def active(self) -> bool:
        """Whether touches compose a step now."""
        return self.composing is not None

    def step(self) -> str | None:
        """The legal step that the selected places form; None if they form none."""
        match, chosen = self.session.match, self.session.hand.chosen or self.session.hand.aimed
        step = match.position.gesture(chosen) if self.active else None
        return step if step in match.legal() else None

    @property
    def ready(self) -> bool:
        """Whether a click now plays the composed step, or puts down the carried piece."""
        composing = self.composing
        if composing and composing.offers:
            return False  # a place that is typed or under the cursor must be touched instead
        return bool(self.step() or (composing and composing.carried and self.session.hand.chosen))

    @property
    def turnings(self) -> tuple[Turning[Any], ...]:
        """The changes that can be made now to the composed step."""
        composing = self.composing
        if composing is None:
            return ()
        held = self._last if composing.offers else composing.carried or self.session.hand.chosen
        return composing.turnings if held else ()

    def line(self) -> Phrase | None:
        """The text of the button that plays the step; None until the step is legal."""
        composing, step = self.composing, self.step()
        if composing is None or not step:
            return None
        return composing.line(self.session.match.position, step)

    # --- what the hand does ---------------------------------------------------------------------------------------

    def may_touch(self, place: str) -> bool:
        """Whether touching a place changes the composed step, or plays it."""
        composing, position, chosen = self.composing, self.session.match.position, self.session.hand.chosen
        if composing and composing.offers:
            return bool(composing.offer(position, self._last, place))
        return composing is not None and composing.touch(position, chosen, place)[0] != chosen

    def touch(self, place: str) -> None:
        """Add a touched place, from the pointer or the keyboard."""
        composing = self.composing
        if composing and composing.offers:
            if self._aimed_at(place):
                self.play()
            else:
                self._aim(composing, place)
        elif composing:
            path, sentence = composing.touch(self.session.match.position, self.session.hand.chosen, place)
            self._over = place
            self._take(path, sentence)

    def turn(self, number: int) -> None:
        """Apply one of the game's changes to the composed step."""
        composing = self.composing
        if composing and composing.offers:
            self._turn_aimed(composing, number, 1)
        elif composing:
            self._take(self._turned(composing, number, self.session.hand.chosen))

    def _turned(self, composing: Composing[Any], number: int, path: Path) -> Path:
        """The changed places; a carried piece stays under the hand."""
        position = self.session.match.position
        path = composing.turnings[number].turn(position, path)
        if not composing.carried:
            return path
        self._over = self._over or path[0]
        return composing.touch(position, path, self._over)[0]

    def _take(self, path: Path, sentence: str = "", audible: bool = True) -> None:
        changed = path != self.session.hand.chosen
        self.session.choose(path, sentence, audible=bool(changed and audible and path))

    def play(self) -> None:
        """Play the composed step, or say why it cannot be played."""
        session, composing, step = self.session, self.composing, self.step()
        if step:
            session.hand.aimed = ()
            self._over = None
            session.play(step, put_down=composing is not None and composing.carried)
            return
        chosen = session.hand.chosen
        if chosen:
            session.do(Refuse(session.match.position.gesture(chosen), chosen[0], chosen))

    # --- the pointer ----------------------------------------------------------------------------------------------

    def press(self, place: str | None, by_finger: bool = False) -> None:
        """Handle a button press. A finger on a new place only aims, because no preview was shown there before."""
        composing = self.composing
        if composing is None or place is None:
            return
        if composing.offers:
            self._grabbed = place if self._aimed_at(place) or not by_finger else None
            self._aim(composing, place)
            return
        self._taken_now = not self.session.hand.chosen
        self._grabbed = place
        self.touch(place)

    def hover(self, place: str | None, by_finger: bool = False) -> None:
        """Handle the pointer, or the keyboard's cursor, over a place: a carried piece follows."""
        composing, session = self.composing, self.session
        if composing and composing.offers:
            if not by_finger and not self._aimed_at(place):
                self._aim(composing, place, aloud=False)
            return
        if place or not session.hand.chosen:
            self._over = place
        if composing is None or not composing.carried or not session.hand.chosen or place is None:
            return
        path, _ = composing.touch(session.match.position, session.hand.chosen, place)
        if path != session.hand.chosen:
            self._take(path, audible=False)

    def release(self, place: str | None) -> None:
        """Handle a button release: put down what is carried, unless a click has just taken it up."""
        composing, grabbed = self.composing, self._grabbed
        self._grabbed = None
        if composing and composing.offers and place and place == grabbed and self._aimed_at(place):
            self.play()
        if composing is None or not composing.carried or grabbed is None or not self.session.hand.chosen:
            return
        if not self._taken_now or (place is not None and place != grabbed):
            self.play()

    def let_go(self) -> None:
        """Release the grabbed piece: it stays where it is, not played."""
        self._grabbed = None

    def wheel(self, steps: int) -> bool:
        """Apply the first change of the game once per wheel step; negative steps undo it."""
        composing = self.composing
        if composing is None or not self.turnings:
            return False
        if composing.offers:
            return self._turn_aimed(composing, 0, steps)
        looks = [self.session.hand.chosen]
        while (path := self._turned(composing, 0, looks[-1])) not in looks:
            looks.append(path)
        self._take(looks[steps % len(looks)])
        return True

    def turn_in_hand(self) -> bool:
        """Handle the right button, or Space: apply the first change to the piece held from the beginning of the
        turn."""
        composing = self.composing
        return bool(composing and composing.offers and self._turn_aimed(composing, 0, 1))

    # --- what the hand holds from the beginning -------------------------------------------------------------------

    def _aimed_at(self, place: str | None) -> bool:
        return bool(place) and self.session.hand.aimed[:1] == (place,)

    def _aim(self, composing: Composing[Any], place: str | None, aloud: bool = True) -> None:
        """Preview the piece over a place. If `aloud`, a sentence says why it cannot lie there."""
        session, position = self.session, self.session.match.position
        aimed = composing.offer(position, self._last, place) if place else ()
        first, session.hand.aimed = not self._last and bool(aimed), aimed
        self._last = aimed or self._last
        sentence = composing.touch(position, (), place)[1] if place and aloud and not aimed else ""
        if sentence or first:
            session.choose((), sentence, audible=False)

    def _turn_aimed(self, composing: Composing[Any], number: int, steps: int) -> bool:
        """Turn the aimed piece by so many steps, back where they are negative."""
        position, looks = self.session.match.position, [self._last]
        while self._last and (path := composing.turnings[number].turn(position, looks[-1])) not in looks:
            looks.append(path)
        self._last = looks[steps % len(looks)]
        if self.session.hand.aimed:
            self.session.hand.aimed = self._last
        return bool(self._last)

    def key(self, letter: str) -> bool:
        """Handle a key that changes the composed step. Returns whether it is one."""
        composing = self.composing
        keys = [turning.key for turning in composing.turnings] if composing else []
        if letter not in keys:
            return False
        self.turn(keys.index(letter))
        return True
