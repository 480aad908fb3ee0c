"""The keys that are held down for a shortcut: Ctrl everywhere, ⌘ beside it under macOS."""

from __future__ import annotations

import sys

import pygame


def on_macos() -> bool:
    """Whether the keys of macOS are at hand."""
    return sys.platform == "darwin"


def control(held: int) -> bool:
    """Whether the key of shortcuts is among the keys held down (`KMOD_…`)."""
    return bool(held & (pygame.KMOD_CTRL | (pygame.KMOD_META if on_macos() else 0)))


def of_the_system(held: int) -> bool:
    """Whether a key belongs to the system: elsewhere the key of ⌘ opens its menus."""
    return bool(held & pygame.KMOD_META) and not on_macos()


def settings(event: pygame.Event) -> bool:
    """Whether the settings are asked for, as in every program of macOS: ⌘ and the comma."""
    return on_macos() and event.type == pygame.KEYDOWN and event.key == pygame.K_COMMA and control(event.mod)
