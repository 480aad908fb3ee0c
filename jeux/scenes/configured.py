"""The part of the application that reads and changes settings, as a protocol."""

from __future__ import annotations

from typing import Protocol

import pygame

from jeux.common.settings import Settings
from jeux.common.sounds import Sounds
from jeux.common.texts import Texts
from jeux.scenes.screen import Screen


class Configured(Protocol):
    """What the class session, the announcer, the entrance and touch input need of the application."""

    settings: Settings
    texts: Texts
    sounds: Sounds

    @property
    def screen(self) -> pygame.Surface:
        """The picture of the window."""

    def change(self, settings: Settings) -> None:
        """Apply and save new settings."""

    def open(self, dialogue: Screen) -> None:
        """Show a dialogue."""
