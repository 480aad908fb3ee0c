"""Sticky keys: Shift, Ctrl and Alt can be pressed before their key instead of with it, so that one hand can type any
shortcut."""

from __future__ import annotations

from collections.abc import Callable

import pygame

_HELD = {
    pygame.K_LSHIFT: ("shift", pygame.KMOD_LSHIFT),
    pygame.K_RSHIFT: ("shift", pygame.KMOD_LSHIFT),
    pygame.K_LCTRL: ("ctrl", pygame.KMOD_LCTRL),
    pygame.K_RCTRL: ("ctrl", pygame.KMOD_LCTRL),
    pygame.K_LALT: ("alt", pygame.KMOD_LALT),
}


class StickyKeys:
    """Latches a modifier that was pressed and released alone, until the next key or until it is pressed again. `held`
    is called with its name when it latches, and with an empty string when it is released without a key."""

    def __init__(self, held: Callable[[str], object]) -> None:
        self._told = held
        self._alone = 0
        """The modifier that is down, as long as nothing else was pressed with it."""
        self._kept = 0
        """The latched modifiers, a mask of `KMOD_…`."""

    def follow(self, event: pygame.Event) -> pygame.Event:
        """The event with the latched modifiers applied."""
        if event.type == pygame.KEYUP and self._alone and event.key == self._alone:  # a key without a name is 0 too
            self._turn(event.key)
        elif event.type == pygame.KEYDOWN and event.key in _HELD:
            self._alone = event.key
        elif event.type == pygame.KEYDOWN and self._kept:
            self._alone, kept, self._kept = 0, self._kept, 0
            return _with(event, kept)
        elif event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL):
            self._alone = 0
        return event

    def _turn(self, key: int) -> None:
        name, held = _HELD[key]
        self._alone = 0
        self._kept ^= held
        self._told(name if self._kept & held else "")


def _with(event: pygame.Event, held: int) -> pygame.Event:
    """A key event with a modifier added; with Ctrl or Alt it types no text."""
    written = event.unicode.upper() if held == pygame.KMOD_LSHIFT else ""
    return pygame.Event(event.type, {**event.dict, "mod": event.mod | held, "unicode": written})
