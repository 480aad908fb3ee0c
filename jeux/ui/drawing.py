"""Drawing of the toolkit's parts: buttons, input lines, sheets of paper, the focus ring."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from jeux.common.palette import Colour, colours
from jeux.common.theme import Scale
from jeux.common.typography import Align, fitting_size, font, leading, line, line_width, shortened
from jeux.ui.shapes import draw_disc, draw_icon, draw_rounded, draw_shadow

LEAST_SIDE = 32
"""Pixels: the least side of a button, so that it is easily hit."""
BUTTON_HEIGHT = 2.3
"""Body sizes: 34 pixels in the smallest window, above the 32 that a finger or a shaking hand needs."""
MAIN_HEIGHT = 2.95
"""Body sizes: the height of the gold button of a page, 44 pixels in the smallest window."""
SMALLEST_TARGET = 32
"""Pixels: the smallest target that a finger or a shaking hand can hit."""
CHIP_GAP = 0.4
FIELD_PAD = 0.93
"""Body sizes between the frame of a field and its letters."""
CORNER, SHEET_CORNER = 0.5, 0.75
"""Body sizes: the radius of the corners of a control and of a dialogue."""
CAPTION = 1.25
"""Body sizes: the italic letters of a caption, the line below a title."""
ICON = 1.0
"""Body sizes: the side of an icon in a row of words."""
SMALL = 0.87
"""Body sizes: the letters of the names of round buttons."""
SIGN, SMALL_SIGN = 1.9, 0.88
"""Body sizes: the side of a sign that stands alone, and the letters of its name."""
WORDS_ALONE = ("quiet", "link", "back", "caption")
"""The kinds of buttons that have no box."""
MINUS, PLUS = "\N{MINUS SIGN}", "+"
STEP_ICONS = {MINUS: "minus", PLUS: "plus"}
LARGE = "large"
GRAND = 0.54
"""The letters of a large button, in heights of it, where they are larger than it must have."""
BESIDE = "beside"
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
    return line_width(text, face, size)


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


def draw_button(
    surface: pygame.Surface, rect: pygame.Rect, text: str, look: Look, scale: Scale, kind: str, icon: str = ""
) -> None:
    """Draw a button. `kind` is plain (outlined), chosen, primary (the action of a page), grand (the same in large
    letters), large (outlined, in those letters), beside (outlined, in the letters of the action beside it), quiet or
    link (words that lead elsewhere, centred or on the left), back (the way back), or caption (a line in italics below a
    title, underlined under the pointer). `icon` is one of `jeux.ui.shapes.ICONS`, drawn before the words."""
    if kind in WORDS_ALONE:
        _draw_words(surface, rect, text, look, scale, kind)
        return
    fill, edge, words = button_colours(kind, look)
    draw_rounded(surface, rect, radius_of(scale), fill, edge, scale.thin)
    face, size = _lettering(kind, scale)
    inner = rect.inflate(-scale(0.8), 0)
    if kind in ("grand", LARGE):
        size = max(size, fitting_size(text, face, round(GRAND * rect.height), inner.width))
    if look.pressed:
        inner.y += 1
    if icon:
        side = scale(ICON)
        whole = side + (scale(0.4) + width_of(text, face, size) if text else 0)
        left = inner.centerx - min(inner.width, whole) // 2
        draw_icon(surface, icon, (left + side // 2, inner.centery), side, words)
        inner = pygame.Rect(left + side + scale(0.4), inner.y, inner.right - left - side - scale(0.4), inner.height)
    put(surface, text, face, size, words, inner, "left" if icon else "center")


def _draw_words(surface: pygame.Surface, rect: pygame.Rect, text: str, look: Look, scale: Scale, kind: str) -> None:
    """Words alone: an underline leads elsewhere, an arrow leads back."""
    palette = colours()
    ink = palette.faded if not look.enabled else palette.link
    inner = rect.copy()
    if kind == "back":
        side = scale(ICON)
        away = scale(0.2) if look.hover else 0
        draw_icon(surface, "back", (rect.x + side // 2 - away, rect.centery), side, ink)
        inner = pygame.Rect(rect.x + side, rect.y, rect.width - side, rect.height)
        put(surface, text, "text", scale.body, ink, inner, "left")
        return
    if kind == "caption":
        size = scale(CAPTION)
        put(surface, text, "serif-italic", size, ink if look.hover else palette.on_cloth_soft, inner, "left")
        if look.hover:
            wide = min(inner.width, width_of(text, "serif-italic", size))
            pygame.draw.rect(surface, palette.accent, (inner.x, inner.centery + round(0.5 * size), wide, scale.thin))
        return
    align: Align = "center" if kind == "quiet" else "left"
    put(surface, text, "text", scale.body, ink, inner, align)
    width = min(inner.width, width_of(text, "text", scale.body))
    left = inner.centerx - width // 2 if kind == "quiet" else inner.x
    base = inner.centery + round(0.68 * scale.body)
    thick = scale.thin * (2 if look.hover else 1)
    pygame.draw.rect(surface, palette.accent if look.enabled else ink, (left, base, width, thick))


def button_colours(kind: str, look: Look) -> tuple[Colour, Colour, Colour]:
    """The background, frame and text colours of a button."""
    palette = colours()
    if not look.enabled:
        return palette.ground, palette.faded, palette.faded
    if kind in ("primary", "grand"):
        return (palette.action_hover if look.hover else palette.action), palette.action_edge, palette.on_action
    if kind == "chosen":
        return (palette.thumb_hover if look.hover else palette.thumb), palette.thumb, palette.on_thumb
    edge = palette.accent if look.hover else palette.edge
    return (palette.raised if look.hover else palette.ground), edge, palette.ink


def radius_of(scale: Scale, ems: float = CORNER) -> int:
    """The radius of corners in pixels."""
    return max(3, scale(ems))


def _lettering(kind: str, scale: Scale) -> tuple[str, int]:
    """The face and size of a button's text."""
    if kind in ("grand", LARGE):
        return "title", scale(1.75)
    if kind in ("primary", BESIDE):
        return "title", scale(1.2)
    return "bold" if kind == "chosen" else "text", scale.body


def draw_track(surface: pygame.Surface, rect: pygame.Rect, parts: Sequence[int], chosen: int, scale: Scale) -> None:
    """Draw the dark track of a segmented control. `parts` are the x between its segments, relative to its left edge; a
    thin line stands at each that does not touch the segment with index `chosen`."""
    draw_rounded(surface, rect, radius_of(scale), colours().field, colours().edge, scale.thin)
    for number, x in enumerate(parts):
        if number not in (chosen - 1, chosen):
            line = pygame.Rect(rect.x + x, 0, scale.thin, rect.height // 2)
            line.centery = rect.centery
            pygame.draw.rect(surface, colours().edge, line)


def draw_segment(
    surface: pygame.Surface, rect: pygame.Rect, text: str, look: Look, scale: Scale, *, chosen: bool
) -> None:
    """Draw one segment over its track: the thumb where it is chosen."""
    palette = colours()
    inset = 2 * scale.thin
    thumb = rect.inflate(-2 * inset, -2 * inset)
    ink = palette.ink
    if chosen:
        ink = palette.on_thumb
        draw_rounded(
            surface, thumb, radius_of(scale) - inset // 2, palette.thumb_hover if look.hover else palette.thumb
        )
    elif look.hover and look.enabled:
        draw_rounded(surface, thumb, radius_of(scale) - inset // 2, palette.raised)
    words = ink if look.enabled else palette.faded
    put(surface, text, "bold" if chosen else "text", scale.body, words, rect.inflate(-scale(0.4), 0), "center")


def draw_step(surface: pygame.Surface, rect: pygame.Rect, sign: str, look: Look, scale: Scale) -> None:
    """Draw an end of a stepper over its track: its sign alone, or with the number it adds in words."""
    icon = STEP_ICONS.get(sign)
    draw_segment(surface, rect, "" if icon else sign, look, scale, chosen=False)
    if icon:
        ink = colours().ink if look.enabled else colours().faded
        draw_icon(surface, icon, (rect.centerx, rect.centery + look.pressed), scale(ICON), ink, 0.1)


def draw_pill(surface: pygame.Surface, rect: pygame.Rect, text: str, look: Look, scale: Scale, *, chosen: bool) -> None:
    """Draw a pill, which says what kind of things is shown."""
    fill, edge, words = button_colours("chosen" if chosen else "plain", look)
    draw_rounded(surface, rect, rect.height // 2, fill, edge, scale.thin)
    put(surface, text, "bold" if chosen else "text", scale.body, words, rect.inflate(-scale(0.8), 0), "center")


def draw_tab(surface: pygame.Surface, rect: pygame.Rect, text: str, look: Look, scale: Scale, *, chosen: bool) -> None:
    """Draw a part of a page in a line of such parts: words, underlined in gold where it is the one shown."""
    palette = colours()
    face = "bold" if chosen else "text"
    lit = chosen or (look.hover and look.enabled)
    put(surface, text, face, scale.body, palette.ink if lit else palette.ink_soft, rect, "center")
    if chosen:
        width = min(rect.width, width_of(text, face, scale.body))
        thick = max(2, 2 * scale.thin)
        pygame.draw.rect(surface, palette.accent, (rect.centerx - width // 2, rect.bottom - scale(0.3), width, thick))


def draw_switch(surface: pygame.Surface, rect: pygame.Rect, text: str, look: Look, scale: Scale, *, on: bool) -> None:
    """Draw a row with its words on the left and a switch on the right, gold when on."""
    palette = colours()
    ink = palette.ink if look.enabled else palette.faded
    track = switch_place(rect, scale)
    if on:
        fill, edge, knob = palette.action, palette.action_edge, palette.thumb if palette.pictured else palette.on_action
    else:
        fill, edge, knob = palette.field, palette.accent if look.hover else palette.edge, palette.ink_soft
    draw_rounded(surface, track, track.height // 2, fill, edge, scale.thin)
    reach = track.height // 2 - 3 * scale.thin
    x = track.right - track.height // 2 if on else track.x + track.height // 2
    draw_disc(surface, (x, track.centery), reach, knob)
    words = pygame.Rect(rect.x, rect.y, track.x - rect.x - scale(0.6), rect.height)
    put(surface, text, "text", scale.body, ink, words, "left")


def switch_place(row: pygame.Rect, scale: Scale) -> pygame.Rect:
    """Where the switch itself is in its row."""
    track = pygame.Rect(0, 0, scale(2.7), scale(1.5))
    track.midright = row.midright
    return track


def draw_check(surface: pygame.Surface, rect: pygame.Rect, text: str, look: Look, scale: Scale, *, on: bool) -> None:
    """Draw a box with its words on the right, ticked when on."""
    palette = colours()
    side = scale(1.25)
    box = pygame.Rect(rect.x, rect.centery - side // 2, side, side)
    edge = palette.accent if look.hover else palette.thumb if on else palette.edge
    draw_rounded(surface, box, max(3, side // 5), palette.thumb if on else palette.field, edge, scale.thin)
    if on:
        draw_icon(surface, "check", box.center, side, palette.on_thumb, 0.12)
    left = box.right + scale(0.6)
    words = palette.ink if look.enabled else palette.faded
    put(surface, text, "text", scale.body, words, pygame.Rect(left, rect.y, rect.right - left, rect.height), "left")


def check_width(text: str, scale: Scale) -> int:
    """The width that a check box needs with its words."""
    return scale(1.25) + scale(0.6) + width_of(text, "text", scale.body) + 2


def pill_width(text: str, scale: Scale) -> int:
    """The width that a pill needs for its text; it does not change when it is chosen."""
    return max(LEAST_SIDE, width_of(text, "bold", scale.body) + scale(1.8))


def tab_width(text: str, scale: Scale) -> int:
    """The width that a tab needs for its text; it does not change when it is chosen."""
    return max(LEAST_SIDE, width_of(text, "bold", scale.body) + scale(1.2))


def segment_width(text: str, scale: Scale) -> int:
    """The width that a segment needs for its text; it does not change when it is chosen."""
    return max(LEAST_SIDE, width_of(text, "bold", scale.body) + scale(1.5))


def draw_round(
    surface: pygame.Surface,
    rect: pygame.Rect,
    text: str,
    icon: str,
    look: Look,
    scale: Scale,
    most: int = 0,
    kind: str = "plain",
) -> None:
    """Draw a round button with its icon, and its name below, filled where its kind is the primary one; its circle is at
    most so many pixels wide."""
    palette = colours()
    high = leading(scale(SMALL))
    radius = min(rect.width, rect.height - high, most or rect.width) // 2
    centre = (rect.centerx, rect.bottom - high - radius - 2 if most else rect.y + radius)
    fill = palette.on_action if palette.pictured else palette.ground
    ink = palette.ink if look.enabled else palette.faded
    fill = palette.raised if look.hover and look.enabled else fill
    rim = palette.accent if look.enabled else palette.faded
    sign = ink
    if kind == "primary" and look.enabled:
        fill, rim, sign = button_colours(kind, look)
    draw_disc(surface, centre, radius, fill, rim, scale.thin * (2 if look.hover else 1))
    draw_icon(surface, icon, (centre[0], centre[1] + look.pressed), round(1.05 * radius), sign)
    words = pygame.Rect(rect.x, rect.bottom - high, rect.width, high)
    put(surface, text, "text", scale(SMALL), ink, words, "center")


def draw_sign(surface: pygame.Surface, rect: pygame.Rect, text: str, icon: str, look: Look, scale: Scale) -> None:
    """Draw a sign: an icon without a box, its name below."""
    palette, high, side = colours(), leading(scale(SMALL_SIGN)), scale(SIGN)
    top = rect.y + (rect.height - side - high) // 2
    ink = palette.ink if look.enabled else palette.faded
    shown = palette.action_edge if look.hover and look.enabled and palette.pictured else ink
    draw_icon(surface, icon, (rect.centerx, top + side // 2 + look.pressed), side, shown)
    words = pygame.Rect(rect.x, top + side, rect.width, high)
    put(surface, text, "text", scale(SMALL_SIGN), ink, words, "center")
    if look.hover and look.enabled:
        width = min(words.width, width_of(text, "text", scale(SMALL_SIGN)))
        base = pygame.Rect(words.centerx - width // 2, words.bottom, width, scale.thin)
        pygame.draw.rect(surface, palette.accent, base)


def sign_size(text: str, scale: Scale) -> tuple[int, int]:
    """The width and the height of a sign."""
    width = max(scale(3.2), width_of(text, "text", scale(SMALL_SIGN)) + scale(1))
    return width, scale(SIGN) + leading(scale(SMALL_SIGN)) + scale(0.5)


def draw_row(surface: pygame.Surface, rect: pygame.Rect, text: str, value: str, look: Look, scale: Scale) -> None:
    """Draw a plain row of a menu: its words at the left, a value at the right; gold-rimmed under the pointer."""
    palette = colours()
    if look.hover and look.enabled:
        draw_rounded(surface, rect, radius_of(scale), palette.raised, palette.accent, scale.thin)
    inner = rect.inflate(-scale(1.2), 0)
    put(surface, value, "text", scale.body, palette.ink_soft, inner, "right")
    inner.width -= width_of(value, "text", scale.body) + scale(0.4) if value else 0
    put(surface, text, "text", scale.body, palette.ink if look.enabled else palette.faded, inner, "left")


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


def button_height(scale: Scale, kind: str = "plain") -> int:
    """The height of a button: the action of a page is higher than the others."""
    return scale(MAIN_HEIGHT if kind == "primary" else BUTTON_HEIGHT)


def button_width(text: str, scale: Scale, kind: str = "plain") -> int:
    """The width that a button needs for its text, and for the hand."""
    aside = {"link": 0.2, "back": ICON + 0.4, "quiet": 0.8}.get(kind, 1.8)
    return max(LEAST_SIDE, width_of(text, *_lettering(kind, scale)) + scale(aside))


def draw_field(
    surface: pygame.Surface, rect: pygame.Rect, text: str, hint: str, look: Look, scale: Scale, *, framed: bool = True
) -> None:
    """Draw an input line: its text, or a hint of what to type."""
    palette = colours()
    if framed:
        draw_box(surface, rect, palette.field, palette.accent if look.hover else palette.edge, scale)
    face, ink = ("text", palette.ink) if text else ("italic", palette.ink_soft)
    put(surface, text or hint, face, scale.body, ink, rect.inflate(-2 * scale(FIELD_PAD), 0), "left")


def draw_slider(surface: pygame.Surface, rect: pygame.Rect, value: int, look: Look, scale: Scale) -> None:
    """Draw a slider for a value from 0 to 100; its groove is as long as `rect`."""
    palette = colours()
    groove = pygame.Rect(rect.x, 0, rect.width, max(4, scale(0.25)))
    groove.centery = rect.centery
    knob = (rect.x + rect.width * value // 100, rect.centery)
    draw_rounded(surface, groove, groove.height // 2, palette.edge)
    filled = pygame.Rect(*groove.topleft, knob[0] - groove.x, groove.height)
    draw_rounded(surface, filled, groove.height // 2, palette.accent)
    colour = palette.thumb_hover if look.hover or look.pressed else palette.thumb
    draw_disc(surface, knob, scale(KNOB_RADIUS), colour)


def draw_bar(surface: pygame.Surface, track: pygame.Rect, thumb: pygame.Rect, held: bool) -> None:
    """A scroll bar."""
    palette = colours()
    pygame.draw.rect(surface, palette.raised, track, border_radius=track.width // 2)
    colour = palette.accent if held else palette.edge
    pygame.draw.rect(surface, colour, thumb, border_radius=thumb.width // 2)


# --- grounds and rings ------------------------------------------------------------------------------------------------


def draw_focus(surface: pygame.Surface, rect: pygame.Rect, scale: Scale) -> None:
    """Draw the focus ring: a light line around a dark one, visible on any background."""
    width = max(3, scale(0.16))
    light, dark = colours().mark
    pygame.draw.rect(surface, light, rect.inflate(4 * width - 2, 4 * width - 2), width)
    pygame.draw.rect(surface, dark, rect.inflate(2 * width - 1, 2 * width - 1), width)


def draw_box(surface: pygame.Surface, rect: pygame.Rect, fill: Colour, edge: Colour, scale: Scale) -> None:
    """Draw a framed box, as for a field or a key."""
    draw_rounded(surface, rect, radius_of(scale), fill, edge, scale.thin)


def draw_sheet(surface: pygame.Surface, rect: pygame.Rect, scale: Scale) -> None:
    """Draw the ground of a dialogue: a thin rim and, except in flat themes, a soft shadow."""
    radius = radius_of(scale, SHEET_CORNER)
    draw_shadow(surface, rect, radius, scale(0.4), scale(1.2), 0.7)
    draw_rounded(surface, rect, radius, colours().ground, colours().sheet_edge, scale.thin)
