"""A row of a list of tasks: a disc that is ticked once done, a number, a text, a thin line below."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame

from jeux.common.palette import colours
from jeux.common.texts import Texts
from jeux.common.theme import Scale
from jeux.ui.controls import Button
from jeux.ui.drawing import Look, put, radius_of, width_of
from jeux.ui.items import Described
from jeux.ui.shapes import draw_disc, draw_icon, draw_rounded

DISC = 0.8
"""Body sizes: the radius of the disc."""
NUMBER = 1.35
"""Body sizes: the letters of the number."""
LARGEST_NUMBER = "00"


class ListRow(Button):
    """As wide as its list, so that discs, numbers and texts are aligned. `next` is the row that one comes to next."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        words: str,
        number: int,
        done: bool,
        act: Callable[[], object],
        scale: Scale,
        *,
        next: bool = False,
    ) -> None:
        super().__init__(name, rect, words, act, scale)
        self.number, self.done, self.next = number, done, next

    def described(self, texts: Texts) -> Described:
        return replace(super().described(texts), name=f"{self.number}. {self.text}")

    def states(self, texts: Texts) -> tuple[str, ...]:
        return (texts.get("heard-done"),) if self.done else ()

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        scale, palette = self.scale, colours()
        if self.next or look.hover:
            fill = palette.turn if palette.pictured else palette.raised
            draw_rounded(surface, rect, radius_of(scale), fill, palette.accent, scale.thin)
        else:
            below = pygame.Rect(rect.left + scale(0.6), rect.bottom - scale.thin, rect.width - scale(1.2), scale.thin)
            pygame.draw.rect(surface, palette.sheet_edge if palette.pictured else palette.rule, below)
        draw_tick(surface, (rect.left + scale(1.9), rect.centery + look.pressed), scale(DISC), self.done, scale)
        size = scale(NUMBER)
        number = pygame.Rect(
            rect.left + scale(3.2), rect.top + look.pressed, width_of(LARGEST_NUMBER, "title", size), rect.height
        )
        put(surface, str(self.number), "title", size, palette.ink_soft, number, "right")
        left = number.right + scale(1.4)
        room = pygame.Rect(left, number.top, rect.right - left - scale(0.6), rect.height)
        put(surface, self.text, "text", round(1.05 * scale.body), palette.ink, room, "left")


def draw_tick(surface: pygame.Surface, middle: tuple[int, int], radius: int, done: bool, scale: Scale) -> None:
    """Draw a disc, filled and ticked once something is done."""
    palette = colours()
    if done:
        draw_disc(surface, middle, radius, palette.action, palette.action_edge, scale.thin)
        draw_icon(surface, "check", middle, round(1.35 * radius), palette.on_action, 0.11)
    else:
        draw_disc(surface, middle, radius, palette.field, palette.edge, scale.thin)
