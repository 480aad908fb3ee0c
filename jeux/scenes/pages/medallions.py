"""Players as medallions of turned wood, and their last games as men."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from math import pi, sin

import pygame

from jeux.common.palette import Colour, colours
from jeux.common.texts import Texts
from jeux.common.theme import Scale
from jeux.common.typography import fitting_size, leading
from jeux.match.statistics import DRAWN, LOST, WON
from jeux.ui.blocks import Column
from jeux.ui.controls import Choosable
from jeux.ui.drawing import BUTTON_HEIGHT, Look, put
from jeux.ui.items import Described
from jeux.ui.shapes import FINE, draw_disc, draw_icon, draw_shadow
from jeux.views.style.badges import badge, badge_of

ACROSS, NAME = 6.0, 1.3
"""Body sizes: a medallion, the letters of the name below it."""
WIDE, APART = 7.6, 0.6
"""Body sizes: the width of a medallion with its name, and between two."""
DRESS = 1.75
"""Body sizes: a badge to choose."""
FACE = 0.62
"""The badge, as a part of the medallion."""
MAN, MEN = 1.15, 10
"""Body sizes: a man that stands for a game; how many of them."""
_DARK: Colour = (0x2A, 0x1A, 0x10)
_LIGHT: Colour = (0xA4, 0x72, 0x46)
_GROOVES = ((0.74, 0.78), (0.92, 0.95))
"""From and to which part of the radius a groove runs."""


def medallion_height(scale: Scale) -> int:
    """The height of a medallion with its name."""
    return scale(ACROSS) + scale(0.9) + leading(scale(NAME))


class Medallion(Choosable):
    """A player to choose, or with `icon` and no player, something to do."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        text: str,
        act: object,
        scale: Scale,
        *,
        player: str = "",
        icon: str = "person",
        heard: str = "",
        chosen: bool = False,
        position: tuple[int, int] | None = None,
    ) -> None:
        assert callable(act)
        super().__init__(name, rect, text, act, scale, chosen=chosen, position=position)
        self.player, self.icon, self.heard = player, icon, heard

    def described(self, texts: Texts) -> Described:
        return replace(super().described(texts), name=self.heard or self.text)

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        palette, scale = colours(), self.scale
        side = scale(ACROSS)
        disc = pygame.Rect(0, rect.y + scale(0.4), side, side)
        disc.centerx = rect.centerx
        draw_medallion(surface, disc, self.player, self.icon)
        if self.chosen or look.hover:
            rim = palette.action_edge if palette.pictured else palette.accent
            draw_ring(surface, disc.center, side // 2 + scale(0.35), max(2, 2 * scale.thin), rim)
        ink = palette.on_cloth if self.chosen or look.hover else palette.on_cloth_soft
        below = pygame.Rect(rect.x, disc.bottom + scale(0.4), rect.width, leading(scale(NAME)))
        put(
            surface, self.text, "title", fitting_size(self.text, "title", scale(NAME), rect.width), ink, below, "center"
        )


class Dress(Choosable):
    """A colour and an emblem to choose."""

    def __init__(
        self, name: str, rect: pygame.Rect, text: str, act: object, scale: Scale, look: tuple[int, str]
    ) -> None:
        assert callable(act)
        super().__init__(name, rect, text, act, scale, chosen=False)
        self.look = look

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        palette, side = colours(), self.scale(DRESS)
        picture = badge(*self.look, side)
        surface.blit(picture, picture.get_rect(center=rect.center))
        if self.chosen or look.hover:
            rim = palette.action_edge if palette.pictured else palette.accent
            line = self.scale.thin * (2 if self.chosen else 1)
            draw_ring(surface, rect.center, min(rect.width, rect.height) // 2, max(2, line), rim)


def write_dresses(page: Column, dresses: Sequence[Dress], chosen: int, label: str) -> None:
    """Lay colours or emblems side by side below their name, in as many rows as needed."""
    scale, side = page.scale, page.scale(BUTTON_HEIGHT + 0.35)
    page.write(label, "text", 0.93, colours().on_cloth_soft)
    page.gap(0.3)
    columns = max(1, page.width // (side + scale(0.25)))
    for n, dress in enumerate(dresses):
        dress.rect = pygame.Rect(page.x + n % columns * (side + scale(0.25)), page.y, side, side)
        dress.label, dress.position = label, (n + 1, len(dresses))
        dress.chosen, dress.kind = n == chosen, "chosen" if n == chosen else "plain"
        page.items.append(dress)
        if n % columns == columns - 1 or n == len(dresses) - 1:
            page.y += side + scale(0.25)


def draw_medallion(surface: pygame.Surface, disc: pygame.Rect, player: str, icon: str = "person") -> None:
    """Draw a ring of turned wood with the badge of a player, or an icon, in it; a plain ring in flat themes."""
    palette, side = colours(), disc.width
    if palette.pictured:
        draw_shadow(surface, disc.inflate(-side // 12, -side // 12), side // 2, side // 16, side // 8, 0.7)
        surface.blit(_turned(side), disc)
    else:
        draw_disc(surface, disc.center, side // 2, palette.ground, palette.edge, palette.border)
    picture = badge_of(player, round(side * FACE)) if player else None
    if picture:
        surface.blit(picture, picture.get_rect(center=disc.center))
    else:
        draw_disc(surface, disc.center, round(side * FACE) // 2, palette.ground, palette.edge, palette.border)
        draw_icon(surface, icon, disc.center, round(side * FACE * 0.62), palette.ink)


@lru_cache(maxsize=6)
def _turned(side: int) -> pygame.Surface:
    """A disc of turned wood: rings of the lathe, two grooves, light from the upper left."""
    fine = side * FINE
    canvas = pygame.Surface((fine, fine), pygame.SRCALPHA)
    canvas.fill((*_DARK, 0))
    middle, steps = fine / 2, max(24, side)
    for step in range(steps):
        part = 1 - step / steps
        grain = 0.5 + 0.22 * sin(part * 2 * pi * 5.5) + 0.1 * sin(part * 2 * pi * 13)
        if any(low <= part <= high for low, high in _GROOVES):
            grain = 0.0
        if part > 0.97:
            grain = 0.15
        tone = tuple(round(dark + (light - dark) * grain) for dark, light in zip(_DARK, _LIGHT, strict=True))
        pygame.draw.circle(canvas, tone, (middle, middle), middle * part)
    shine = pygame.Surface((fine, fine), pygame.SRCALPHA)
    for step in range(24):
        reach = fine * (0.5 - step / 60)
        alpha = 3
        pygame.draw.circle(shine, (255, 226, 180, alpha + step // 3), (middle * 0.78, middle * 0.74), reach * 0.8)
    mask = pygame.Surface((fine, fine), pygame.SRCALPHA)
    pygame.draw.circle(mask, (255, 255, 255, 255), (middle, middle), middle)
    shine.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    canvas.blit(shine, (0, 0))
    return pygame.transform.smoothscale(canvas, (side, side))


@lru_cache(maxsize=24)
def _ring(radius: int, line: int, colour: Colour) -> pygame.Surface:
    side = 2 * radius * FINE
    canvas = pygame.Surface((side, side), pygame.SRCALPHA)
    canvas.fill((*colour, 0))
    pygame.draw.circle(canvas, colour, (side / 2, side / 2), side / 2, line * FINE)
    return pygame.transform.smoothscale(canvas, (2 * radius, 2 * radius))


def draw_ring(surface: pygame.Surface, centre: tuple[int, int], radius: int, line: int, colour: Colour) -> None:
    """Draw a smooth circle of `line` pixels."""
    ring = _ring(radius, line, colour)
    surface.blit(ring, ring.get_rect(center=centre))


# --- games as men -----------------------------------------------------------------------------------------------------


def men_width(scale: Scale, count: int = MEN) -> int:
    """The width of a row of men."""
    return count * (scale(MAN) + scale(0.3))


def draw_men(surface: pygame.Surface, left: int, middle: int, outcomes: tuple[str, ...], scale: Scale) -> None:
    """Draw the outcomes of games as men, the latest at the right."""
    step = scale(MAN) + scale(0.3)
    for number, outcome in enumerate(outcomes):
        draw_outcome(surface, (left + number * step + scale(MAN) // 2, middle), outcome, scale)


def draw_outcome(surface: pygame.Surface, centre: tuple[int, int], outcome: str, scale: Scale) -> None:
    """Draw a game as a man: light where won, dark where lost, an open ring where drawn."""
    palette, radius = colours(), scale(MAN) // 2
    if outcome == DRAWN:
        draw_ring(surface, centre, radius - scale(0.1), max(2, scale(0.16)), palette.on_cloth_soft)
    elif palette.pictured:
        fill, line = (
            ((0xF6, 0xEE, 0xDD), (0xC9, 0xB7, 0x9C)) if outcome == WON else ((0x26, 0x20, 0x1C), (0x8A, 0x7A, 0x6A))
        )
        draw_disc(surface, (centre[0] + 1, centre[1] + 2), radius, (0x0C, 0x14, 0x10))
        draw_disc(surface, centre, radius, fill, line)
        draw_ring(surface, centre, max(2, round(radius * 0.6)), max(1, radius // 6), line)
    elif outcome == LOST:
        draw_ring(surface, centre, radius, max(2, scale(0.14)), palette.on_cloth)
        draw_icon(surface, "cross", centre, radius, palette.on_cloth, 0.14)
    else:
        draw_disc(surface, centre, radius, palette.on_cloth)
