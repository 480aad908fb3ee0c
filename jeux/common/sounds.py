"""Sounds of wood on wood. Without a sound card everything stays silent and nothing fails."""

from __future__ import annotations

import logging
from random import Random

import pygame

from jeux.common.paths import asset

EVENTS = tuple("select place slide capture jump special dice settle illegal turn hint win draw".split())

_log = logging.getLogger(__name__)


class Sounds:
    """Plays a named event, one of its recorded variants at random; mute when there is no device."""

    def __init__(self, volume: int, muted: bool) -> None:
        self.available = True
        self._variants: dict[str, list[pygame.mixer.Sound]] = {}
        self._random = Random(0)
        self.set_volume(volume, muted)
        try:
            pygame.mixer.pre_init(44100, -16, 2, 512)
            pygame.mixer.init()
        except pygame.error as error:
            self.available = False
            _log.warning("no sound: %s", error)

    def set_volume(self, volume: int, muted: bool) -> None:
        """`volume` is 0 to 100."""
        self._gain = 0.0 if muted else volume / 100

    def play(self, event: str) -> None:
        """Start one variant of an event at the present volume."""
        if not self.available or not self._gain:
            return
        if event not in self._variants:
            self._variants[event] = self._load(event)
        variants = self._variants[event]
        if variants:
            sound = self._random.choice(variants)
            sound.set_volume(self._gain)
            sound.play()

    def _load(self, event: str) -> list[pygame.mixer.Sound]:
        found = sorted(asset("sounds").glob(f"{event}_*.ogg"))
        if not found:
            _log.warning("no recording of %s", event)
        return [pygame.mixer.Sound(str(path)) for path in found]
