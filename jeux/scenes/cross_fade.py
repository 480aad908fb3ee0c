"""The change from one screen to the next: the new one rises a little out of the one before, or the card that leads to
it grows into its place there."""

from __future__ import annotations

import pygame

from jeux.common.theme import Scale

RISE = 0.75
"""Body sizes: how far a page rises."""
FIRST = 0.3
"""The new screen is at least this much there in its first frame, so that a click is answered at once."""
STAYS = 0.45
"""The share of the time after which a card that grows begins to fade."""


class CrossFade:
    """Draws the screen before over the new one, ever fainter. Without motion it draws nothing."""

    def __init__(self) -> None:
        self._before: pygame.Surface | None = None
        self._now = self._seconds = 0.0
        self._rise = 0
        self._card: tuple[pygame.Surface, pygame.Rect] | None = None
        """The picture of the card that grows, and its place before."""

    @property
    def moving(self) -> bool:
        """Whether the screen before is still seen."""
        return self._before is not None

    def begin(self, screen: pygame.Surface, seconds: float, rise: int, card: pygame.Rect | None = None) -> None:
        """Begin from what `screen` shows now; `seconds` is 0 without motion. A fade that runs goes on from what it
        shows, so that a dialogue may open while its page is still rising. `card` is the place of what may grow."""
        self._before = screen.copy() if seconds else None
        place = card.clip(screen.get_rect()) if card and seconds else None
        self._card = (screen.subsurface(place).copy(), place) if place else None
        self._now, self._seconds, self._rise = 0.0, seconds, rise

    def advance(self, dt: float) -> bool:
        """Let `dt` seconds pass; True when the picture changed."""
        if self._before is None:
            return False
        self._now += dt
        if self._now >= self._seconds:
            self._before = None
        return True

    def draw(self, screen: pygame.Surface, stage: pygame.Rect | None = None) -> None:
        """Mix the screen before into the new one, which has just been drawn. A card grows into the `stage`, if the new
        screen has one; else the new screen rises."""
        before = self._before
        if before is None:
            return
        if before.get_size() != screen.get_size():
            self._before = None
            return
        share = FIRST + (1 - FIRST) * self._now / self._seconds
        rest = (1 - share) ** 2
        grows = self._card is not None and stage is not None
        if self._rise and not grows:
            screen.scroll(0, round(self._rise * rest))
        before.set_alpha(round(255 * rest))
        screen.blit(before, (0, 0))
        if self._card and stage:
            self._draw_card(screen, *self._card, stage)

    def _draw_card(self, screen: pygame.Surface, card: pygame.Surface, place: pygame.Rect, stage: pygame.Rect) -> None:
        """Draw the card on its way from its place to the stage, and fade it out over what is there."""
        done = min(1.0, self._now / self._seconds)
        way = 1 - (1 - done) ** 2
        goal = place.fit(stage)
        here = [round(one + (other - one) * way) for one, other in zip(place, goal, strict=True)]
        picture = pygame.transform.smoothscale(card, here[2:])
        picture.set_alpha(round(255 * min(1.0, (1 - done) / (1 - STAYS))))
        screen.blit(picture, here[:2])


def rise_of(scale: Scale) -> int:
    """How far a page rises, in pixels."""
    return scale(RISE)
