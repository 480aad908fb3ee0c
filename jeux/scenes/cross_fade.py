"""The change from one screen to the next: the new one rises a little out of the one before."""

from __future__ import annotations

import pygame

from jeux.common.theme import Scale

RISE = 0.75
"""Body sizes: how far a page rises."""
FIRST = 0.3
"""The new screen is at least this much there in its first frame, so that a click is answered at once."""


class CrossFade:
    """Draws the screen before over the new one, ever fainter. Without motion it draws nothing."""

    def __init__(self) -> None:
        self._before: pygame.Surface | None = None
        self._now = self._seconds = 0.0
        self._rise = 0

    @property
    def moving(self) -> bool:
        """Whether the screen before is still seen."""
        return self._before is not None

    def begin(self, screen: pygame.Surface, seconds: float, rise: int) -> None:
        """Begin from what `screen` shows now; `seconds` is 0 without motion. A fade that runs goes on from what it
        shows, so that a dialogue may open while its page is still rising."""
        self._before = screen.copy() if seconds else None
        self._now, self._seconds, self._rise = 0.0, seconds, rise

    def advance(self, dt: float) -> bool:
        """Let `dt` seconds pass; True when the picture changed."""
        if self._before is None:
            return False
        self._now += dt
        if self._now >= self._seconds:
            self._before = None
        return True

    def draw(self, screen: pygame.Surface) -> None:
        """Mix the screen before into the new one, which has just been drawn."""
        before = self._before
        if before is None:
            return
        if before.get_size() != screen.get_size():
            self._before = None
            return
        share = FIRST + (1 - FIRST) * self._now / self._seconds
        rest = (1 - share) ** 2
        if self._rise:
            screen.scroll(0, round(self._rise * rest))
        before.set_alpha(round(255 * rest))
        screen.blit(before, (0, 0))


def rise_of(scale: Scale) -> int:
    """How far a page rises, in pixels."""
    return scale(RISE)
