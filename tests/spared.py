"""What nearly every test does without, because it costs time and no test looks at it.

A window that shows a table decodes a picture of 2000 × 2000 pixels; most tests ask where things lie and what is said.
Those that look at what is painted are marked `full_pictures`.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

import pygame
from fluent.runtime import FluentResource

from jeux.common import texts
from jeux.common.assets import asset
from jeux.views.style.picture_cache import forget_pictures

PART = 4
"""The pictures of boards are so many times narrower and lower."""
FILES = 128
"""Files of catalogues that are kept in their entries."""
ENTRIES = 4096
"""Sentences of catalogues that are kept as they were read."""


LOADED = pygame.image.load
"""As pygame has it."""


class SparedPictures:
    """Loads pictures in the place of pygame: each is decoded once a process, those of boards small."""

    def __init__(self, load: Callable[..., pygame.Surface]) -> None:
        self._load = load
        self._folder = asset("images")
        self._known: dict[Path, pygame.Surface] = {}
        self._full = False

    def show(self, *, full: bool) -> None:
        """Whether the next test gets them as they are."""
        if full != self._full:
            self._full = full
            forget_pictures()

    def load(self, file: Any, *name: str) -> pygame.Surface:
        """As `pygame.image.load`."""
        if name or not isinstance(file, Path) or self._folder not in file.parents:
            return self._load(file, *name)
        board = file.name.startswith("board")
        if board and self._full:
            return self._load(file)
        if file not in self._known:
            whole = self._load(file)
            small = [side // PART for side in whole.get_size()]
            self._known[file] = pygame.transform.smoothscale(whole, small) if board else whole
        return self._known[file].copy()


def nothing_outlives_a_power_cut(_handle: object) -> None:
    """In the place of `os.fsync`: the folder of a test need not be on the disk when the power fails."""


def spare() -> SparedPictures:
    """Do without these things from now on."""
    pictures = SparedPictures(LOADED)
    setattr(pygame.image, "load", pictures.load)  # noqa: B010 - of another type
    setattr(os, "fsync", nothing_outlives_a_power_cut)  # noqa: B010 - as above
    # every window has texts of its own: each file and each sentence is read once a process
    setattr(texts, "in_entries", lru_cache(maxsize=FILES)(texts.in_entries))  # noqa: B010 - as above
    setattr(texts, "FluentResource", lru_cache(maxsize=ENTRIES)(FluentResource))  # noqa: B010 - as above
    return pictures
