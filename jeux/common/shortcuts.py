"""Translates key presses to commands of the key map. The shortcut modifier is Ctrl, under macOS also ⌘."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping

import pygame

from jeux.common.keys import KeyMap

_DIGITS = dict(zip(range(pygame.KSCAN_1, pygame.KSCAN_1 + 10), "1234567890", strict=True))
"""Digit keys by scancode: a French keyboard writes é, à or & there without Shift."""


MODIFIERS = frozenset(
    (
        *(pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT),
        *(pygame.K_LMETA, pygame.K_RMETA, pygame.K_CAPSLOCK, pygame.K_NUMLOCKCLEAR, pygame.K_MODE),
    )
)
"""The keys without an action of their own."""


def on_macos() -> bool:
    """Whether the program runs under macOS."""
    return sys.platform == "darwin"


def control(held: int) -> bool:
    """Whether the shortcut modifier is among the modifiers held down (`KMOD_…`)."""
    return bool(held & (pygame.KMOD_CTRL | (pygame.KMOD_META if on_macos() else 0)))


def of_the_system(held: int) -> bool:
    """Whether a press belongs to the system: outside macOS the ⌘ (Windows) key opens its menus."""
    return bool(held & pygame.KMOD_META) and not on_macos()


def letter_of(event: pygame.Event) -> str:
    """The letter or digit of a key, as coordinates use them; empty for another key."""
    letter = event.unicode.lower()
    if len(letter) == 1 and letter.isascii() and letter.isalnum():
        return str(letter)
    return "" if event.mod & pygame.KMOD_SHIFT else _DIGITS.get(event.scancode, "")


def writes(event: pygame.Event) -> str:
    """The letter, digit or sign that a key types; empty for another key or with Ctrl or Alt."""
    if control(event.mod) or event.mod & pygame.KMOD_ALT:
        return ""
    sign = event.unicode.lower()
    return letter_of(event) or (str(sign) if len(sign) == 1 and sign.isprintable() and not sign.isspace() else "")


def chord(event: pygame.Event) -> str:
    """A press in the notation of the key map; empty for a key of the system."""
    if of_the_system(event.mod) or event.key in MODIFIERS:
        return ""
    if sign := writes(event):
        return sign
    shift = event.mod & pygame.KMOD_SHIFT
    held = {"ctrl": control(event.mod), "alt": event.mod & pygame.KMOD_ALT, "shift": shift}
    name = pygame.key.name(event.key).replace(" ", "_")
    return "".join(f"{each}+" for each, down in held.items() if down) + name if name else ""


def _chords(event: pygame.Event) -> tuple[str, ...]:
    """The notations under which the key map may list a press, the most exact first: a letter with Alt counts as the
    letter alone, and Shift is ignored on keys that type nothing, unless the map lists it."""
    written = chord(event)
    letter = written.removeprefix("alt+") if len(written) == len("alt+h") else written
    bare = written.removeprefix("shift+") if not letter.startswith("shift+tab") else written
    return tuple(dict.fromkeys((written, letter, bare)))


def names(keys: KeyMap, event: pygame.Event) -> tuple[str, ...]:
    """The commands bound to a press."""
    return next((found for key in _chords(event) if key and (found := keys.named(key))), ())


def means(keys: KeyMap, event: pygame.Event, name: str) -> bool:
    """Whether a press is bound to this command."""
    return name in names(keys, event)


def act_of(keys: KeyMap, event: pygame.Event, acts: Mapping[str, Callable[[], object]]) -> Callable[[], object] | None:
    """The action bound to a press, among `acts` by command name."""
    return next((acts[name] for name in names(keys, event) if name in acts), None)


_STANDING = {
    "up": (pygame.K_UP, 0),
    "down": (pygame.K_DOWN, 0),
    "left": (pygame.K_LEFT, 0),
    "right": (pygame.K_RIGHT, 0),
    "tab": (pygame.K_TAB, 0),
    "shift-tab": (pygame.K_TAB, pygame.KMOD_SHIFT),
    "enter": (pygame.K_RETURN, 0),
    "escape": (pygame.K_ESCAPE, 0),
}


def standing(keys: KeyMap, event: pygame.Event) -> pygame.Event:
    """The event with the fixed key, for a press that the user has bound to the same command."""
    for name in names(keys, event):
        if name in _STANDING:
            key, held = _STANDING[name]
            return pygame.Event(pygame.KEYDOWN, key=key, mod=held, unicode="", scancode=event.scancode)
    return event
