"""Two persons at one keyboard: each has keys and a cursor, and neither can play for the other."""

from __future__ import annotations

import pygame

from jeux.common import shortcuts
from jeux.play.gestures.notice import Kind, Notice
from jeux.play.table.conductor import Waiting
from jeux.play.table.session import Session
from jeux.scenes.table.display.display import TableDisplay

HANDS = ("left", "right")
"""The first person has the left half of the keyboard, the second the right; with more players, the halves alternate."""
TAKE_BACK = 0
"""A stand-in for the undo key."""
_LEFT = {
    pygame.KSCAN_W: pygame.K_UP,
    pygame.KSCAN_A: pygame.K_LEFT,
    pygame.KSCAN_S: pygame.K_DOWN,
    pygame.KSCAN_D: pygame.K_RIGHT,
    pygame.KSCAN_SPACE: pygame.K_RETURN,
    pygame.KSCAN_TAB: pygame.K_TAB,
    pygame.KSCAN_Q: TAKE_BACK,
}
"""The keys of each half by position, whatever is printed on them, mapped to the keys of a single player."""
_RIGHT = {
    **{key: key for key in (pygame.K_UP, pygame.K_LEFT, pygame.K_DOWN, pygame.K_RIGHT)},
    **dict.fromkeys((pygame.K_RETURN, pygame.K_KP_ENTER), pygame.K_RETURN),
    pygame.K_PAGEDOWN: pygame.K_TAB,
    pygame.K_BACKSPACE: TAKE_BACK,
}


class SharedKeys:
    """Assigns each key to its owner where two persons share the keyboard."""

    def __init__(self, session: Session, display: TableDisplay) -> None:
        self._session, self._display = session, display
        self._cursors: dict[str, str | None] = {}
        self._hand = ""
        """The half whose cursor is on the board."""

    @property
    def on(self) -> bool:
        """Whether several persons share the keyboard of a real game."""
        session = self._session
        return session.watch.settings().shared_keys and session.in_turn and len(session.match.persons()) > 1

    def own(self, event: pygame.Event) -> pygame.Event | None:
        """The event translated to the keys of a single player. Unchanged if the key belongs to no one or to all. None
        if it is used up: undo, or a key of the player who is not to move, which is reported."""
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
        """The half that is to play; empty if either may, as after the end."""
        session = self._session
        persons, acting = session.match.persons(), session.conductor.acting()
        if session.waiting() is Waiting.OVER or session.board.line or acting not in persons:
            return ""
        return HANDS[persons.index(acting) % len(HANDS)]

    def _take_up(self, owner: str) -> None:
        """Restore the cursor of this half."""
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
