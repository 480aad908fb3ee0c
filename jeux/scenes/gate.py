"""What a hand began on one screen ends with it: no click, double click or held key reaches the next one."""

from __future__ import annotations

import pygame

from jeux.ui.double_click import Press, doubles

BUTTONS = (1, 2, 3)
"""The buttons of a mouse that are pressed; the others are its wheel."""


class Gate:
    """Stands before the screens and lets through what began on the one that is shown."""

    def __init__(self) -> None:
        self._now = 0.0
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
            self._keys.add(event.key)
            return event.key not in self._stale
        if event.type == pygame.KEYUP:
            self._keys.discard(event.key)
            self._stale.discard(event.key)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in BUTTONS:
            return self._pressed(event)
        if event.type == pygame.MOUSEBUTTONUP and event.button in BUTTONS:
            begun = event.button in self._buttons
            self._buttons.discard(event.button)
            return begun
        return True

    def _pressed(self, event: pygame.Event) -> bool:
        press = (self._now, event.pos)
        if self._old_press and doubles(self._old_press, press):
            self._old_press = press  # a third press goes with the second
            return False
        self._old_press, self._press = None, press
        self._buttons.add(event.button)
        return True
