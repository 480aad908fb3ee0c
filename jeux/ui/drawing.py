"""Drawing of the toolkit's parts: buttons, input lines, sheets of paper, the focus ring."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

import pygame

from jeux.common.palette import Colour, colours
from jeux.common.theme import Scale
from jeux.common.typography import Align, font, line, shortened

LEAST_SIDE = 32
"""Pixels: the least side of a button, so that it is easily hit."""
BUTTON_HEIGHT = 2.3
"""Body sizes: 34 pixels in the smallest window, above the 32 that a finger or a shaking hand needs."""
SMALLEST_TARGET = 32
"""Pixels: the smallest target that a finger or a shaking hand can hit."""
CHIP_GAP = 0.4
KNOB_RADIUS = 0.55
"""Body sizes: the radius of the knob of a slider."""


class Look(NamedTuple):
    """The state of a control that its drawing must show."""

    hover: bool
    pressed: bool
    enabled: bool = True


Paint = Callable[[pygame.Surface, pygame.Rect, Look], None]


# --- words ------------------------------------------------------------------------------------------------------------


def width_of(text: str, face: str, size: int) -> int:
    """The width of one line of text in pixels."""
    return font(face, size).size(text)[0]


def put(
    surface: pygame.Surface, text: str, face: str, size: int, colour: Colour, rect: pygame.Rect, align: Align
) -> None:
    """Draw one line of text, vertically centred in `rect` and shortened if needed."""
    image = line(shortened(text, face, size, rect.width), face, size, colour)
    place = image.get_rect(midleft=rect.midleft)
    if align == "center":
        place.center = rect.center
    elif align == "right":
        place.midright = rect.midright
    surface.blit(image, place)


# --- controls ---------------------------------------------------------------------------------------------------------


def draw_button(surface: pygame.Surface, rect: pygame.Rect, text: str, look: Look, scale: Scale, kind: str) -> None:
    """Draw a button. `kind` is plain, chosen, primary, grand (the main action of a screen), quiet (framed only on
    hover), sheet (a slip of paper) or link (underlined on hover)."""
    if kind == "link":
        _draw_link(surface, rect, text, look, scale)
        return
    if kind == "sheet":
        draw_box(surface, rect, colours().paper, colours().ink if look.hover else colours().sheet_edge, scale)
        put(surface, text, "text", scale.body, colours().ink, rect.inflate(-scale(1), 0), "center")
        return
    fill, edge, words = button_colours(kind, look)
    draw_box(surface, rect, fill, edge, scale)
    inner = rect.inflate(-scale(0.8), 0)
    if look.pressed:
        inner.y += 1
    put(surface, text, *_lettering(kind, scale), words, inner, "center")


def _draw_link(surface: pygame.Surface, rect: pygame.Rect, text: str, look: Look, scale: Scale) -> None:
    put(surface, text, "text", scale.body, colours().link, rect, "left")
    if look.hover:
        width = min(rect.width, width_of(text, "text", scale.body))
        pygame.draw.line(surface, colours().link, (rect.x, rect.bottom - 3), (rect.x + width, rect.bottom - 3))


def button_colours(kind: str, look: Look) -> tuple[Colour, Colour, Colour]:
    """The background, frame and text colours of a button."""
    palette = colours()
    if not look.enabled:
        return palette.paper, palette.faded, palette.faded
    if kind in ("chosen", "primary", "grand"):
        return (palette.primary_hover if look.hover else palette.primary), palette.primary, palette.on_primary
    edge = palette.ink if look.hover else palette.paper if kind == "quiet" else palette.paper_edge
    deep = look.hover == (kind == "quiet")
    return (palette.paper_deep if deep else palette.paper), edge, palette.ink


def _lettering(kind: str, scale: Scale) -> tuple[str, int]:
    """The face and size of a button's text."""
    if kind == "grand":
        return "title", scale(1.5)
    return "bold" if kind == "primary" else "text", scale.body


def draw_dots(surface: pygame.Surface, rect: pygame.Rect, look: Look, scale: Scale) -> None:
    """Draw the underline of an explained word of body size: dotted, solid on hover. `rect` is the line of the word."""
    size = max(1, scale.thin)
    base = rect.y + font("text", scale.body).get_ascent() + max(2, scale(0.12))
    colour = colours().link if look.hover else colours().ink_soft
    if look.hover:
        pygame.draw.rect(surface, colour, (rect.x, base, rect.width, size))
        return
    for x in range(rect.x, rect.right - size + 1, 3 * size):
        pygame.draw.rect(surface, colour, (x, base, size, size))


def button_width(text: str, scale: Scale, kind: str = "plain") -> int:
    """The width that a button needs for its text, and for the hand."""
    return max(LEAST_SIDE, width_of(text, *_lettering(kind, scale)) + scale(1.6))


def draw_field(surface: pygame.Surface, rect: pygame.Rect, text: str, hint: str, look: Look, scale: Scale) -> None:
    """Draw an input line: its text, or a hint of what to type."""
    palette = colours()
    draw_box(surface, rect, palette.field, palette.ink if look.hover else palette.paper_edge, scale)
    face, ink = ("text", palette.ink) if text else ("italic", palette.ink_soft)
    put(surface, text or hint, face, scale.body, ink, rect.inflate(-scale(1), 0), "left")


def draw_slider(surface: pygame.Surface, rect: pygame.Rect, value: int, look: Look, scale: Scale) -> None:
    """Draw a slider for a value from 0 to 100; its groove is as long as `rect`."""
    palette = colours()
    groove = pygame.Rect(rect.x, 0, rect.width, max(4, scale(0.25)))
    groove.centery = rect.centery
    knob = (rect.x + rect.width * value // 100, rect.centery)
    pygame.draw.rect(surface, palette.paper_edge, groove, border_radius=3)
    pygame.draw.rect(surface, palette.primary, (*groove.topleft, knob[0] - groove.x, groove.height), border_radius=3)
    colour = palette.primary_hover if look.hover or look.pressed else palette.primary
    pygame.draw.aacircle(surface, colour, knob, scale(KNOB_RADIUS))


def draw_bar(surface: pygame.Surface, track: pygame.Rect, thumb: pygame.Rect, held: bool) -> None:
    """A scroll bar."""
    palette = colours()
    pygame.draw.rect(surface, palette.paper_deep, track, border_radius=track.width // 2)
    colour = palette.accent if held else palette.paper_edge
    pygame.draw.rect(surface, colour, thumb, border_radius=thumb.width // 2)


# --- grounds and rings ------------------------------------------------------------------------------------------------


def draw_focus(surface: pygame.Surface, rect: pygame.Rect, scale: Scale) -> None:
    """Draw the focus ring: a light line around a dark one, visible on any background."""
    width = max(3, scale(0.16))
    light, dark = colours().mark
    pygame.draw.rect(surface, light, rect.inflate(4 * width - 2, 4 * width - 2), width)
    pygame.draw.rect(surface, dark, rect.inflate(2 * width - 1, 2 * width - 1), width)


def draw_box(surface: pygame.Surface, rect: pygame.Rect, fill: Colour, edge: Colour, scale: Scale) -> None:
    """Draw a framed box, as for a button, a field or a key."""
    pygame.draw.rect(surface, fill, rect, border_radius=3)
    pygame.draw.rect(surface, edge, rect, scale.thin, border_radius=3)


@lru_cache(maxsize=12)
def _shadow(size: tuple[int, int]) -> pygame.Surface:
    """The shadow of a sheet, fading out within ten pixels."""
    shadow = pygame.Surface((size[0] + 12, size[1] + 12), pygame.SRCALPHA)
    for inset, alpha in ((0, 22), (3, 34), (6, 46)):
        pygame.draw.rect(shadow, (10, 6, 2, alpha), shadow.get_rect().inflate(-2 * inset, -2 * inset), border_radius=6)
    return shadow


def draw_sheet(surface: pygame.Surface, rect: pygame.Rect, scale: Scale) -> None:
    """Draw a sheet of paper on the table: a thin rim and, except in flat themes, a soft shadow."""
    if colours().pictured:
        surface.blit(_shadow(rect.size), (rect.x - 3, rect.y))
    draw_box(surface, rect, colours().paper, colours().sheet_edge, scale)
