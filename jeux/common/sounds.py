"""Plays sounds. Without a sound card everything stays silent and nothing fails."""

from __future__ import annotations

import logging
from random import Random

import pygame

from jeux.common.assets import asset

EVENTS = tuple("select place slide capture jump flip special dice settle illegal turn hint edge win draw loss".split())

SIGNALS = frozenset("illegal turn hint edge win draw loss".split())
"""Notification events; all others are sounds of pieces and dice. The two groups have separate volumes."""

_log = logging.getLogger(__name__)


class Sounds:
    """Plays one of the recorded variants of an event at random. Mute without an audio device."""

    def __init__(self, effects: int, signals: int, muted: bool) -> None:
        self.available = True
        self._variants: dict[str, list[pygame.mixer.Sound]] = {}
        self._random = Random(0)
        self.set_volumes(effects, signals, muted)
        try:
            pygame.mixer.pre_init(44100, -16, 2, 512)
            pygame.mixer.init()
        except pygame.error as error:
            self.available = False
            _log.warning("no sound: %s", error)

    def set_volumes(self, effects: int, signals: int, muted: bool) -> None:
        """Volumes are 0 to 100."""
        self._effects, self._signals = (0.0 if muted else volume / 100 for volume in (effects, signals))

    def play(self, event: str) -> None:
        """Play one variant of an event at the current volume."""
        gain = self._signals if event in SIGNALS else self._effects
        if not self.available or not gain:
            return
        if event not in self._variants:
            self._variants[event] = self._load(event)
        variants = self._variants[event]
        if variants:
            sound = self._random.choice(variants)
            sound.set_volume(gain)
            sound.play()

    def _load(self, event: str) -> list[pygame.mixer.Sound]:
        paths = sorted(asset("sounds").glob(f"{event}_*.ogg"))
        if not paths:
            _log.warning("no recording of %s", event)
        return [pygame.mixer.Sound(str(path)) for path in paths]
