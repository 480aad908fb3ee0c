"""The animation of a board that turns from one player to another."""

from __future__ import annotations

import pygame

from jeux.play.gestures.pace import duration
from jeux.views.style.frame import Mirroring

FINE = 900
"""Pixels: larger pictures are turned at a lower resolution, as they are visible only briefly."""


class HalfTurn:
    """Rotates the picture of the board about its centre or, between mirror images, flips it about the line between the
    players."""

    def __init__(self) -> None:
        self._left = self._lasts = 0.0
        self._mirrored = False

    @property
    def under_way(self) -> bool:
        """Whether the animation is running."""
        return self._left > 0

    def begin(self, before: Mirroring, after: Mirroring, speed: str) -> None:
        """Start the animation from one orientation to another."""
        self._mirrored = before.across == after.across
        self._left = self._lasts = duration("turn-board", speed) if before != after else 0.0

    def finish(self) -> None:
        """End the animation."""
        self._left = 0.0

    def advance(self, dt: float) -> bool:
        """Let `dt` seconds pass; True when the picture changed."""
        before, self._left = self._left, max(0.0, self._left - dt)
        return before > 0

    def draw(self, surface: pygame.Surface, board: pygame.Rect, room: pygame.Rect, table: pygame.Surface) -> None:
        """Redraw the board turned, over the `table` in its room."""
        board = board.clip(room)
        picture = surface.subsurface(board).copy()
        surface.blit(table, room, room)
        clip = surface.get_clip()
        surface.set_clip(room)
        turned = self._turned(picture, room)
        surface.blit(turned, turned.get_rect(center=board.center))
        surface.set_clip(clip)

    def _turned(self, picture: pygame.Surface, room: pygame.Rect) -> pygame.Surface:
        done = 1 - self._left / self._lasts
        done = done * done * (3 - 2 * done)
        width, height = picture.get_size()
        if self._mirrored:
            high = round(height * abs(1 - 2 * done))
            return pygame.transform.scale(pygame.transform.flip(picture, False, done < 0.5), (width, high))
        reduced = min(1.0, FINE / max(width, height))
        small = pygame.transform.smoothscale(picture, (round(width * reduced), round(height * reduced)))
        small = small.convert_alpha()
        turned = pygame.transform.rotate(small, 180 * (1 - done))
        fits = min(1 / reduced, room.width / turned.get_width(), room.height / turned.get_height())
        return pygame.transform.scale_by(turned, fits)
