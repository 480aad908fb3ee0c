"""A row of a list of tasks: a ring that is ticked once done, a number, a text."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from jeux.common.palette import colours
from jeux.common.texts import Texts
from jeux.common.theme import Scale
from jeux.ui.controls import Button
from jeux.ui.drawing import Look, button_colours, draw_box, put, width_of
from jeux.ui.items import Described, Role

RING = 0.62
"""Body sizes: the radius of the ring."""
NUMBER = "{}."
LARGEST_NUMBER = "00."


class ListRow(Button):
    """As wide as its list, so that rings, numbers and texts are aligned."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        words: str,
        number: int,
        done: bool,
        act: Callable[[], object],
        scale: Scale,
        kind: str = "plain",
    ) -> None:
        super().__init__(name, rect, words, act, scale, kind)
        self.number, self.done = number, done

    def described(self, texts: Texts) -> Described:
        done = texts.get("heard-done") if self.done else ""
        name = f"{NUMBER.format(self.number)} {self.text}"
        return Described(Role.BUTTON, name, self.label, tuple(filter(None, (*self.states(texts), done))))

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        scale = self.scale
        fill, edge, ink = button_colours(self.kind, look)
        draw_box(surface, rect, fill, edge, scale)
        middle = (rect.left + scale(1.4), rect.centery + look.pressed)
        self._paint_ring(surface, middle, ink)
        face, size = "bold" if self.kind == "primary" else "text", scale.body
        wide = width_of(LARGEST_NUMBER, face, size)
        number = pygame.Rect(rect.left + scale(2.5), rect.top + look.pressed, wide, rect.height)
        put(surface, NUMBER.format(self.number), face, size, ink, number, "right")
        left = number.right + scale(0.5)
        put(surface, self.text, face, size, ink, pygame.Rect(left, number.top, rect.right - left, rect.height), "left")

    def _paint_ring(self, surface: pygame.Surface, middle: tuple[int, int], ink: tuple[int, int, int]) -> None:
        """Drawn at four times the size and scaled down."""
        scale, radius = self.scale, self.scale(RING)
        side, wide = 8 * radius + 8, max(4, 4 * scale.thin)
        canvas = pygame.Surface((side, side), pygame.SRCALPHA)
        canvas.fill((*ink, 0))
        half = side // 2
        if self.done:
            pygame.draw.circle(canvas, colours().thumb, (half, half), 4 * radius)
            corners = [(half - 2 * radius, half), (half - radius // 2, half + 3 * radius // 2)]
            corners.append((half + 2 * radius, half - 3 * radius // 2))
            pygame.draw.lines(canvas, colours().on_thumb, False, corners, max(6, round(radius * 0.9)))
        pygame.draw.circle(canvas, ink, (half, half), 4 * radius, wide)
        small = pygame.transform.smoothscale(canvas, (side // 4, side // 4))
        surface.blit(small, small.get_rect(center=middle))
