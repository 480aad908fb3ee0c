"""The rules of the game over its panel, with the board in sight."""

from __future__ import annotations

import pygame

from jeux.scenes.app import App
from jeux.scenes.pages.rules import RulesPanel


class RulesSheet:
    """The page of rules of one game, open or not."""

    def __init__(self, app: App, key: str) -> None:
        self._app, self._key = app, key
        self._panel: RulesPanel | None = None

    def toggle(self, rect: pygame.Rect) -> None:
        """Open it in a rectangle, or close it."""
        if self._panel:
            self.close()
        else:
            self._panel = RulesPanel(self._app, self._key, rect.copy(), self.close)

    def close(self) -> None:
        """Close it, if it is open."""
        if self._panel:
            self._panel.kill()
            self._panel = None

    @property
    def reading(self) -> bool:
        """Whether it is open."""
        return self._panel is not None

    def covers(self, pixel: tuple[int, int]) -> bool:
        """Whether it is open and lies over this pixel of the window."""
        return self._panel is not None and bool(self._panel.rect.collidepoint(pixel))

    def event(self, event: pygame.Event) -> bool:
        """Give it an event, if it is open."""
        return self._panel is not None and self._panel.event(event)

    def advance(self, dt: float) -> bool:
        """Let time pass for it; True when its picture changed."""
        return self._panel is not None and self._panel.advance(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it, if it is open."""
        if self._panel:
            self._panel.draw(surface)
