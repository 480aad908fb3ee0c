"""The rows of the settings: which setting stands in which section, and how a row is laid out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

import pygame

from jeux.common.language import LANGUAGES
from jeux.common.palette import Colour, colours
from jeux.common.settings import (
    ANIMATIONS,
    BESIDE_READER,
    COOLDOWNS,
    COORDINATES,
    DRAGS,
    FIND_FROM,
    FONTS,
    FORCED,
    HOLDS,
    MASTER_SECONDS,
    ORIENTATIONS,
    PANELS,
    SCAN_ORDERS,
    SCAN_STEPS,
    SCANNING,
    SPEECH_DETAILS,
    SPEECH_RATES,
    SWITCHES,
    TEACHERS,
    TEXT_SIZES,
    THEMES,
    THROWS,
)
from jeux.common.theme import Scale
from jeux.common.typography import height_of, write
from jeux.ui.blocks import Column
from jeux.ui.controls import Choosable
from jeux.ui.drawing import Look, put, radius_of
from jeux.ui.items import Spot
from jeux.ui.page import Page
from jeux.ui.shapes import draw_rounded

FLAG = (False, True)
SWITCH_ROWS = {"scanning": SCANNING, "switch": SWITCHES, "scan_step": SCAN_STEPS, "scan_order": SCAN_ORDERS}
SECTIONS: Mapping[str, Mapping[str, tuple[object, ...]]] = {
    "display": {
        "language": LANGUAGES,
        "theme": THEMES,
        "text_size": TEXT_SIZES,
        "font": FONTS,
        "simple": FLAG,
        "projector": FLAG,
        "fullscreen": FLAG,
    },
    "board": {"animation": ANIMATIONS, "coordinates": COORDINATES, "panel": PANELS, "marks": FLAG, "race": FLAG},
    "game": {"forced": FORCED, "throws": THROWS},
    "sound": {
        "muted": FLAG,
        "room": FLAG,
        "speech": FLAG,
        "speech_rate": tuple(SPEECH_RATES),
        "speech_detail": SPEECH_DETAILS,
        "beside_reader": BESIDE_READER,
    },
    "one-screen": {"orientation": ORIENTATIONS, "confirm": FLAG, "shared_keys": FLAG, "large_targets": FLAG},
    "hands": {"cooldown": COOLDOWNS, "drag": DRAGS, "hold": HOLDS, "sticky": FLAG, **SWITCH_ROWS},
    "computer": {
        "master": MASTER_SECONDS,
        "teacher": TEACHERS,
        "gives_up": FLAG,
        "hidden": FLAG,
        "find_from": FIND_FROM,
    },
    "class": {},
}
"""The settings of each section, in the order of the page, with their values."""
VOLUMES = {"volume": "place", "signals": "turn"}
"""The settings that are volumes, each with the sound played after a change."""
PAD, HELP, HELP_SIZE = 0.5, 0.15, 1.05
"""Body sizes: above and below a row, above its explanation, the letters of the explanation."""
ASIDE = 0.8
"""Body sizes: how far the ground of a row reaches beside it."""
VEIL = 120
"""Opacity of the ground of a row, of 255."""
MARK = 0.25
"""Body sizes: the width of the bar at the section shown."""


def stem(name: str) -> str:
    """The prefix of a setting's text names."""
    return f"setting-{name.replace('_', '-')}"


class SectionTab(Choosable):
    """A section in the list of sections."""

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        palette, scale = colours(), self.scale
        if self.chosen:
            draw_rounded(surface, rect, radius_of(scale), palette.turn, palette.accent, scale.thin)
            bar = pygame.Rect(rect.x, rect.y + rect.height // 5, scale(MARK), rect.height * 3 // 5)
            pygame.draw.rect(surface, palette.accent, bar)
        elif look.hover:
            draw_rounded(surface, rect, radius_of(scale), palette.raised, palette.edge, scale.thin)
        face, size = ("title", scale(1.35)) if self.chosen else ("text", scale.body)
        ink = palette.on_turn if self.chosen else palette.ink if look.hover else palette.on_cloth_soft
        inner = pygame.Rect(rect.x + scale(1.2), rect.y, rect.width - scale(1.6), rect.height)
        put(surface, self.text, face, size, ink, inner, "left")


def write_row(
    page: Column, shown: Page, about: str, put_controls: Callable[[], object], *, always: bool = False
) -> None:
    """Write one setting. Its ground and, unless it is `always` there, its explanation appear while the pointer or the
    focus is on it; the room for the explanation is always kept, so that nothing jumps. `shown` is the page on which the
    row will be."""
    scale, first, top = page.scale, len(page.items), page.y
    page.gap(PAD)
    put_controls()
    page.gap(HELP)
    size, names = scale(HELP_SIZE), {item.name for item in page.items[first:] if item.name}
    note = pygame.Rect(page.x, page.y, page.width, height_of(about, "serif-italic", size, page.width))
    page.y = note.bottom
    page.gap(PAD)
    row = pygame.Rect(page.x - scale(ASIDE), top, page.width + 2 * scale(ASIDE), page.y - top)
    for item in page.items[first:]:
        if isinstance(item, Spot) and not item.name:
            item.words = ""  # its control says it

    def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
        lit = shown.points_at(row) or shown.ringed in names
        if lit:
            draw_ground(surface, at, scale)
        if lit or always:
            write(surface, about, note.move(at.x - row.x, at.y - row.y), "serif-italic", size, colours().ink_soft)

    page.items.insert(first, Spot(row, paint, words=""))


def draw_ground(surface: pygame.Surface, rect: pygame.Rect, scale: Scale) -> None:
    """Draw the ground of a row: a shade of the cloth, a plain fill in flat themes."""
    palette = colours()
    if palette.pictured:
        surface.blit(_shade(rect.size, radius_of(scale), palette.ground), rect)
    else:
        draw_rounded(surface, rect, radius_of(scale), palette.raised)


@lru_cache(maxsize=12)
def _shade(size: tuple[int, int], radius: int, colour: Colour) -> pygame.Surface:
    shade = pygame.Surface(size, pygame.SRCALPHA)
    draw_rounded(shade, shade.get_rect(), radius, colour)
    shade.set_alpha(VEIL)
    return shade
