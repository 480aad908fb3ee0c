"""Two persons at one keyboard: each has keys and a cursor of the own, and nobody plays for the other."""

from __future__ import annotations

import pygame

from jeux.common import shortcuts
from jeux.play.gestures.notice import Kind, Notice
from jeux.play.table.conductor import Waiting
from jeux.play.table.session import Session
from jeux.scenes.table.display.display import TableDisplay

HANDS = ("left", "right")
"""The first person has the left of the keyboard, the second the right; where more play, they take turns at it."""
TAKE_BACK = 0
"""What stands for the key that takes back."""
_LEFT = {
    pygame.KSCAN_W: pygame.K_UP,
    pygame.KSCAN_A: pygame.K_LEFT,
    pygame.KSCAN_S: pygame.K_DOWN,
    pygame.KSCAN_D: pygame.K_RIGHT,
    pygame.KSCAN_SPACE: pygame.K_RETURN,
    pygame.KSCAN_TAB: pygame.K_TAB,
    pygame.KSCAN_Q: TAKE_BACK,
}
"""Where the keys lie, whatever is printed on them, and the keys of one person alone that they stand for."""
_RIGHT = {
    **{key: key for key in (pygame.K_UP, pygame.K_LEFT, pygame.K_DOWN, pygame.K_RIGHT)},
    **dict.fromkeys((pygame.K_RETURN, pygame.K_KP_ENTER), pygame.K_RETURN),
    pygame.K_PAGEDOWN: pygame.K_TAB,
    pygame.K_BACKSPACE: TAKE_BACK,
}


class SharedKeys:
    """Gives each key to the person whose it is, where two share the keyboard."""

    def __init__(self, session: Session, display: TableDisplay) -> None:
        self._session, self._display = session, display
        self._cursors: dict[str, str | None] = {}
        self._hand = ""
        """The hand whose cursor is on the board."""

    @property
    def on(self) -> bool:
        """Whether several persons share the keyboard of a real game."""
        session = self._session
        return session.watch.settings().shared_keys and session.in_turn and len(session.match.persons()) > 1

    def own(self, event: pygame.Event) -> pygame.Event | None:
        """The same press as the key of one person alone; as it is, where it is nobody's or all may use it. None where
        it is done with: a key of somebody who is not to play does nothing but say so."""
        if not self.on or shortcuts.control(event.mod) or event.mod & pygame.KMOD_ALT:
            return event
        hand, key = _whose(event)
        if not hand:
            return event
        if key == TAKE_BACK:
            self._session.undo()
            return None
        owner = self.owner()
        if owner not in ("", hand):
            self._refuse(owner)
            return None
        self._take_up(owner)
        return pygame.Event(event.type, {**event.dict, "key": key, "unicode": "", "scancode": 0})

    def owner(self) -> str:
        """The hand that is to play; empty where either may, as after the end."""
        session = self._session
        persons, acting = session.match.persons(), session.conductor.acting()
        if session.waiting() is Waiting.OVER or session.board.line or acting not in persons:
            return ""
        return HANDS[persons.index(acting) % len(HANDS)]

    def _take_up(self, owner: str) -> None:
        """The cursor is where this hand has left it."""
        marking = self._display.marking
        if owner and owner != self._hand:
            if self._hand:
                self._cursors[self._hand] = marking.cursor
            marking.cursor, self._hand = self._cursors.get(owner), owner

    def _refuse(self, owner: str) -> None:
        session = self._session
        side = session.sentences.side(session.conductor.acting())
        keys = session.texts.get(f"shared-keys-{owner}")
        session.say(Notice(session.texts.get("shared-keys-other", side=side, keys=keys), Kind.REFUSAL), "illegal")


def _whose(event: pygame.Event) -> tuple[str, int]:
    """The hand that a key is for, and what it stands for."""
    if event.scancode in _LEFT:
        return HANDS[0], _LEFT[event.scancode]
    if event.key in _RIGHT:
        return HANDS[1], _RIGHT[event.key]
    return "", TAKE_BACK
