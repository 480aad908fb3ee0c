"""Input filter between screens: a click, double click or held key that began on one screen does not reach the next. Can
also ignore repeated presses of a trembling hand."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from jeux.common.settings import Settings
from jeux.common.shortcuts import MODIFIERS
from jeux.ui.double_click import Press, doubles

BUTTONS = (1, 2, 3)
"""The buttons of a mouse that can be pressed; the others are its wheel."""
MOUSE = -1
"""The key code that stands for all mouse buttons."""


class Gate:
    """Lets through only input that began on the current screen. `settings` returns the settings, for the pause required
    between two presses."""

    def __init__(self, settings: Callable[[], Settings] = Settings) -> None:
        self._settings = settings
        self._now = 0.0
        self._acted: dict[int, float] = {}
        """The time at which each key, or the mouse, last acted: its press or, later, its release."""
        self._trembling: set[int] = set()
        """The keys that are down after a press that came too soon."""
        self._keys: set[int] = set()
        self._stale: set[int] = set()
        """The keys held down since an earlier screen."""
        self._buttons: set[int] = set()
        """The buttons that were pressed on this screen."""
        self._press: Press | None = None
        self._old_press: Press | None = None
        """The last press on an earlier screen: it may be the first half of a double click."""

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
        """Forget the presses so far: their release is ignored."""
        self._buttons.clear()

    def repeats(self, event: pygame.Event) -> bool:
        """Whether the event is the press of a key that is already down."""
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
        """Whether to ignore a press because it follows the last effective one of this key too soon."""
        rests = self._settings().cooldown / 1000
        if key in self._acted and self._now - self._acted[key] < rests:
            return True
        self._acted[key] = self._now
        return False

    def _key_down(self, key: int) -> bool:
        """Whether to let a key press through. An auto-repeat does not count as a new press."""
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
            self._old_press = press  # so that a third click is dropped too
            return False
        self._old_press, self._press = None, press
        self._buttons.add(event.button)
        return True
