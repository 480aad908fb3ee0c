"""What a hand began on one screen ends with it: no click, double click or held key reaches the next one. A hand that
trembles may have what it repeats at once left out."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from jeux.common.settings import Settings
from jeux.common.shortcuts import MODIFIERS
from jeux.ui.double_click import Press, doubles

BUTTONS = (1, 2, 3)
"""The buttons of a mouse that are pressed; the others are its wheel."""
MOUSE = -1
"""What stands for all buttons of the mouse among the keys."""


class Gate:
    """Stands before the screens and lets through what began on the one that is shown; `settings` tells how long the
    hand is to rest after a press."""

    def __init__(self, settings: Callable[[], Settings] = Settings) -> None:
        self._settings = settings
        self._now = 0.0
        self._acted: dict[int, float] = {}
        """When each key, or the mouse, last acted: when it went down or, later, came up."""
        self._trembling: set[int] = set()
        """The keys that are down after a press that came too soon."""
        self._keys: set[int] = set()
        self._stale: set[int] = set()
        """The keys that are held since another screen."""
        self._buttons: set[int] = set()
        """The buttons that were pressed on this screen."""
        self._press: Press | None = None
        self._old_press: Press | None = None
        """The last press on another screen, which may be the first of a double click."""

    def pass_time(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._now += dt

    def change(self) -> None:
        """Another screen is on top."""
        self._stale = set(self._keys)
        self.let_go()
        if self._press:
            self._old_press, self._press = self._press, None

    def let_go(self) -> None:
        """The presses so far have come to nothing: their release means nothing."""
        self._buttons.clear()

    def repeats(self, event: pygame.Event) -> bool:
        """Whether a key comes down that is down already."""
        return event.type == pygame.KEYDOWN and event.key in self._keys

    def admits(self, event: pygame.Event) -> bool:
        """Whether the event is for the screen that is shown."""
        if event.type == pygame.KEYDOWN:
            return self._key_down(event.key)
        if event.type == pygame.TEXTINPUT:
            return not self._trembling
        if event.type == pygame.KEYUP:
            self._key_up(event.key)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in BUTTONS:
            return self._pressed(event)
        if event.type == pygame.MOUSEBUTTONUP and event.button in BUTTONS:
            begun = event.button in self._buttons
            self._buttons.discard(event.button)
            if begun:
                self._acted[MOUSE] = self._now
            return begun
        return True

    def _rests(self, key: int) -> bool:
        """Whether a press comes so soon after the last one of this key that acted that it is left out."""
        rests = self._settings().cooldown / 1000
        if key in self._acted and self._now - self._acted[key] < rests:
            return True
        self._acted[key] = self._now
        return False

    def _key_down(self, key: int) -> bool:
        """Whether a press of a key counts. One that goes on by itself, as a held key does, is no press."""
        repeats = key in self._keys
        self._keys.add(key)
        if not repeats and key not in MODIFIERS and self._rests(key):
            self._trembling.add(key)
        return key not in self._stale and key not in self._trembling

    def _key_up(self, key: int) -> None:
        if key not in self._trembling:
            self._acted[key] = self._now
        for keys in (self._keys, self._stale, self._trembling):
            keys.discard(key)

    def _pressed(self, event: pygame.Event) -> bool:
        if self._rests(MOUSE):
            return False
        press = (self._now, event.pos)
        if self._old_press and doubles(self._old_press, press):
            self._old_press = press  # a third press goes with the second
            return False
        self._old_press, self._press = None, press
        self._buttons.add(event.button)
        return True
