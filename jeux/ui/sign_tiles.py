"""Controls with a sign: a small round button, a tile with its name, a row of words."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from jeux.common.palette import colours
from jeux.common.theme import Scale
from jeux.common.typography import fitting_size, leading
from jeux.ui.controls import Button
from jeux.ui.drawing import Look, draw_box, put, radius_of, width_of
from jeux.ui.shapes import draw_disc, draw_icon, draw_rounded

TILE, ROUND = 4.0, 2.3
"""Body sizes: the height of a tile, the side of a round button."""
DISC, NAME, LINE = 1.25, 1.25, 1.05
"""Body sizes: the radius of the disc of a tile, the letters of its name and of the line below it."""
SIGN = 0.95
"""Body sizes: the sign before a row."""


class SignButton(Button):
    """A small round button with a sign alone; its name is spoken, and its tip."""

    def __init__(
        self, name: str, rect: pygame.Rect, words: str, icon: str, act: Callable[[], object], scale: Scale
    ) -> None:
        super().__init__(name, rect, words, act, scale, tip=words)
        self.icon = icon

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        palette, scale = colours(), self.scale
        radius = min(rect.size) // 2
        fill = palette.raised if look.hover else palette.on_action if palette.pictured else palette.ground
        draw_disc(surface, rect.center, radius, fill, palette.accent, scale.thin * (2 if look.hover else 1))
        ink = palette.ink if look.enabled else palette.faded
        draw_icon(surface, self.icon, (rect.centerx, rect.centery + look.pressed), round(1.05 * radius), ink)


class SignTile(SignButton):
    """A plate with a sign on a disc; at the right its name, and a line below it if it has one."""

    line = ""

    def __init__(
        self, name: str, rect: pygame.Rect, words: str, icon: str, act: Callable[[], object], scale: Scale
    ) -> None:
        super().__init__(name, rect, words, icon, act, scale)
        self.tip = None

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        palette, scale = colours(), self.scale
        fill = palette.turn if palette.pictured else palette.raised if look.hover else palette.ground
        draw_box(surface, rect, fill, palette.action_edge if look.hover else palette.edge, scale)
        down = rect.move(0, look.pressed)
        centre = draw_sign_disc(surface, (rect.x + scale(0.9 + DISC), down.centery), self.icon, scale)
        left = centre[0] + scale(DISC + 0.8)
        words = pygame.Rect(left, down.y, rect.right - left - scale(0.6), rect.height)
        size = fitting_size(self.text, "title", scale(NAME), words.width)
        if self.line:
            below = leading(scale(LINE))
            words.height = leading(size)
            words.y = down.centery - (words.height + below) // 2
            row = pygame.Rect(left, words.bottom, words.width, below)
            small = fitting_size(self.line, "serif-italic", scale(LINE), words.width)
            put(surface, self.line, "serif-italic", small, palette.ink_soft, row, "left")
        put(surface, self.text, "title", size, palette.ink, words, "left")


def draw_sign_disc(surface: pygame.Surface, centre: tuple[int, int], icon: str, scale: Scale) -> tuple[int, int]:
    """Draw a sign on its dark disc with a gold rim; returns the centre."""
    palette, radius = colours(), scale(DISC)
    draw_disc(
        surface, centre, radius, palette.on_action if palette.pictured else palette.ground, palette.accent, scale.thin
    )
    draw_icon(surface, icon, centre, round(1.15 * radius), palette.ink)
    return centre


class SignRow(SignButton):
    """Words with a plus before them; gold-rimmed under the pointer."""

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        palette, scale = colours(), self.scale
        if look.hover:
            draw_rounded(surface, rect, radius_of(scale), palette.raised, palette.accent, scale.thin)
        side = scale(SIGN)
        draw_icon(surface, self.icon, (rect.x + scale(0.4) + side // 2, rect.centery), side, palette.ink_soft)
        left = rect.x + scale(1.0) + side
        words = pygame.Rect(left, rect.y + look.pressed, rect.right - left - scale(0.3), rect.height)
        put(surface, self.text, "text", scale.body, palette.ink, words, "left")


def row_width(words: str, scale: Scale) -> int:
    """The width that a row needs for its words."""
    return scale(1.3) + scale(SIGN) + width_of(words, "text", scale.body)
