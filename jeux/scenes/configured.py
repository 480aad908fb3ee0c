"""The application, as those see it who read and change its settings."""

from __future__ import annotations

from typing import Protocol

import pygame

from jeux.common.settings import Settings
from jeux.common.sounds import Sounds
from jeux.common.texts import Texts
from jeux.scenes.screen import Screen


class Configured(Protocol):
    """What the hour of a class, the announcer, the entrance and fingers need of it."""

    settings: Settings
    texts: Texts
    sounds: Sounds

    @property
    def screen(self) -> pygame.Surface:
        """The picture of the window."""

    def change(self, settings: Settings) -> None:
        """Take new settings."""

    def open(self, dialogue: Screen) -> None:
        """Show a dialogue."""
