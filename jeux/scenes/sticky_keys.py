"""Shift, Ctrl and Alt pressed one after the other with their key: one hand is enough for any shortcut."""

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
    """Holds what was pressed and let up alone, until the next key; pressed again, it is let go. `held` is called with
    its name when it begins to hold, with nothing when it ends without a key."""

    def __init__(self, held: Callable[[str], object]) -> None:
        self._told = held
        self._alone = 0
        """The key that is down and may be pressed alone."""
        self._kept = 0
        """What is held for the next key, of `KMOD_…`."""

    def follow(self, event: pygame.Event) -> pygame.Event:
        """The event as it is meant."""
        if event.type == pygame.KEYUP and event.key == self._alone:
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
    """A key that was pressed with something held; with Ctrl or Alt it writes nothing."""
    written = event.unicode.upper() if held == pygame.KMOD_LSHIFT else ""
    return pygame.Event(event.type, {**event.dict, "mod": event.mod | held, "unicode": written})
