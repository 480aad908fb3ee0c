"""The pace of a game that only computers play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from jeux.common.settings import Settings

PACES = ("slow", "normal", "fast")


@dataclass(slots=True)
class Watching:
    """Whether the game is paused, and how fast it goes otherwise."""

    settings: Callable[[], Settings]
    paused: bool = False
    awaited: bool = False
    """Whether one more step is played in spite of the pause."""
    chosen: str = ""
    """The chosen pace; empty for that of the settings."""

    @property
    def pace(self) -> str:
        """How fast one step follows the other."""
        return self.chosen or self.settings().animation

    @property
    def speed(self) -> str:
        """How fast things move."""
        return "none" if self.settings().animation == "none" else self.pace

    @property
    def still(self) -> bool:
        """Whether nothing is to be played now."""
        return self.paused and not self.awaited

    def stop(self) -> None:
        """Pause."""
        self.paused, self.awaited = True, False

    def go_on(self) -> None:
        """Go on."""
        self.paused = self.awaited = False

    def change_pace(self) -> None:
        """Switch to the next pace; after the fastest, or where there are no pauses, to the slowest."""
        now = self.pace
        self.chosen = PACES[(PACES.index(now) + 1) % len(PACES)] if now in PACES else PACES[0]
