"""The demonstration of a game as a large picture of its board, with a sign to start it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from jeux.common.palette import colours
from jeux.common.texts import Texts
from jeux.common.theme import Scale
from jeux.common.typography import fitting_size, height_of, leading, write
from jeux.scenes.shelf.tiles import CORNER, draw_tile_rim, with_foot
from jeux.ui.drawing import Look, put, radius_of
from jeux.ui.list_row import draw_tick
from jeux.ui.shapes import draw_disc, draw_icon, draw_rounded, draw_shadow

TITLE, LINE = 2.05, 1.25
"""Body sizes: the letters of its name and of the line below."""
INSIDE = 1.6
"""Body sizes between the words and the rim."""
SIGN, LEAST_SIGN = 2.8, 1.5
"""Body sizes: the radius of the sign where there is room, and at least."""
FULL = 0.37
"""The line of the triangle, as a part of its side: so wide that it is filled."""
TICK = 1.0
"""Body sizes: the radius of the tick of a demonstration that was seen."""
LEAST, LEAST_OF_TWO = 9.5, 13.0
"""Body sizes: the least height, and that from which the line below the name is written."""


def least_tile(scale: Scale) -> int:
    """The least height of a tile."""
    return scale(LEAST)


class DemoTile:
    """`words` are its name and a line below; `image` gives its picture at a size, None until it is made."""

    def __init__(
        self,
        words: tuple[str, str],
        image: Callable[[tuple[int, int]], pygame.Surface | None],
        done: bool,
        scale: Scale,
    ) -> None:
        (self.text, self._line), self._image, self.done, self.scale = words, image, done, scale
        self._made: tuple[pygame.Surface, pygame.Surface] | None = None
        """The picture, and what was made of it."""

    def heard(self, texts: Texts) -> str:
        """What is heard of it."""
        done = texts.get("heard-done") if self.done else ""
        return ", ".join(filter(None, (self.text, self._line, done)))

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        """Draw it in `rect`."""
        scale, palette, radius = self.scale, colours(), radius_of(self.scale, CORNER)
        words = self._words_height(rect.size)
        if palette.pictured:
            draw_shadow(surface, rect, radius, scale(0.4), scale(1.2), 0.7)
            seen = rect
        else:
            draw_rounded(surface, rect, radius, palette.ground, palette.edge, scale.thin)
            inset = 2 * scale.thin
            seen = pygame.Rect(rect.x + inset, rect.y + inset, rect.width - 2 * inset, rect.height - words - inset)
        self._paint_picture(surface, seen, words)
        draw_tile_rim(surface, rect, radius, look, scale)
        self._write(surface, pygame.Rect(rect.x, rect.bottom - words, rect.width, words))
        free = pygame.Rect(rect.x, rect.y, rect.width, rect.height - words)
        self._paint_sign(surface, free, look)
        if self.done:
            corner = (rect.right - scale(TICK + 0.9), rect.y + scale(TICK + 0.9))
            draw_tick(surface, corner, scale(TICK), True, scale)

    def _paint_picture(self, surface: pygame.Surface, seen: pygame.Rect, words: int) -> None:
        picture = self._image(seen.size)
        if picture is None:
            draw_rounded(surface, seen, radius_of(self.scale, CORNER), colours().raised)
            return
        if self._made is None or self._made[0] is not picture:
            self._made = picture, with_foot(picture, words, radius_of(self.scale, CORNER))
        surface.blit(self._made[1], seen)

    def _paint_sign(self, surface: pygame.Surface, free: pygame.Rect, look: Look) -> None:
        """The sign in the middle of what is seen of the picture: dark on wood, the colour of the action elsewhere."""
        scale, palette = self.scale, colours()
        radius = max(scale(LEAST_SIGN), min(scale(SIGN), free.height // 4))
        fill, ink = (palette.on_action, palette.ink) if palette.pictured else (palette.ground, palette.ink)
        line = max(2, 2 * scale.thin) * (2 if look.hover else 1)
        draw_disc(surface, free.center, radius, fill, palette.accent, line)
        # a triangle looks centred when it lies a little to the right
        middle = (free.centerx + radius // 12, free.centery + look.pressed)
        draw_icon(surface, "play", middle, round(0.95 * radius), ink, FULL)

    def _words_height(self, size: tuple[int, int]) -> int:
        inner, line = size[0] - 2 * self.scale(INSIDE), 0
        if size[1] >= self.scale(LEAST_OF_TWO):
            line = height_of(self._line, "serif-italic", self.scale(LINE), inner) + self.scale(0.4)
        return leading(self.scale(TITLE)) + line + self.scale(1.1)

    def _write(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        scale, palette = self.scale, colours()
        inner = pygame.Rect(box.x + scale(INSIDE), box.y + scale(0.3), box.width - 2 * scale(INSIDE), box.height)
        size, high = fitting_size(self.text, "title", scale(TITLE), inner.width), leading(scale(TITLE))
        title = pygame.Rect(inner.x, inner.y, inner.width, high)
        put(surface, self.text, "title", size, palette.ink, title, "left")
        if box.height > high + scale(1.5):
            below = pygame.Rect(inner.x, inner.y + high, inner.width, box.bottom - inner.y - high)
            write(surface, self._line, below, "serif-italic", scale(LINE), palette.ink_soft)
