"""What hands do at the window: let through, understood, and given to the screen on top."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pygame

from jeux.common import shortcuts
from jeux.common.settings import Settings
from jeux.common.texts import Texts
from jeux.scenes.announcer import Announcer
from jeux.scenes.classroom.hour import ClassHour
from jeux.scenes.files.arrivals import Arrivals
from jeux.scenes.gate import Gate
from jeux.scenes.screen import Screen
from jeux.scenes.sticky_keys import StickyKeys

HANDS = (
    *(pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT, pygame.TEXTEDITING),
    *(pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION, pygame.MOUSEWHEEL),
)
"""The events by which somebody does something."""


class Owner(Protocol):
    """What the entrance knows of the application."""

    settings: Settings
    texts: Texts
    hour: ClassHour

    @property
    def top(self) -> Screen | None:
        """What hands reach."""

    def change(self, settings: Settings) -> None:
        """Take new settings."""


class Entrance:
    """Gives the events of hands to the screen on top, then to `announcer` and `arrivals`. `held` is called with the
    name of a key that holds for the next one."""

    def __init__(self, owner: Owner, announcer: Announcer, arrivals: Arrivals, held: Callable[[str], object]) -> None:
        self._owner, self._announcer, self.arrivals = owner, announcer, arrivals
        self.gate = Gate(lambda: owner.settings)
        self._sticky = StickyKeys(held)

    def give(self, event: pygame.Event) -> bool:
        """Give an event to whoever takes it; whether anything was done."""
        if event.type in HANDS:
            repeats = self.gate.repeats(event)
            if not self.gate.admits(event):
                return False
            if self._owner.settings.sticky:
                event = self._sticky.follow(event)
            if event.type == pygame.KEYDOWN and self._full_screen(event, repeats):
                return True
        top = self._owner.top
        if top is None:
            return False
        if event.type == pygame.KEYDOWN and not self._kept_by(top, event):
            event = shortcuts.standing(self._owner.texts.keys, event)
            if self._announcer.key(event, top) or self._owner.hour.steps(event, self._owner.texts.keys):
                return True
        keys = self._owner.texts.keys
        return top.event(event) or self.arrivals.key(event, keys) or self._owner.hour.key(event, keys)

    def _kept_by(self, top: Screen | None, event: pygame.Event) -> bool:
        """Whether a key is for the screen, whatever it means elsewhere."""
        return bool(top and (top.takes_keys or (top.typing and shortcuts.writes(event))))

    def _full_screen(self, event: pygame.Event, repeats: bool) -> bool:
        """Whether a key fills the screen, or leaves it; one that is held does so once."""
        owner = self._owner
        if self._kept_by(owner.top, event) or not shortcuts.means(owner.texts.keys, event, "full-screen"):
            return False
        if not repeats and owner.hour.offered.has("full-screen"):
            owner.change(owner.settings.replace(fullscreen=not owner.settings.fullscreen))
        return True
