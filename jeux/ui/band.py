"""Common layout of the screens around the game: a centred column, and a band at the top with the title."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from jeux.common.palette import Colour, colours
from jeux.common.theme import Scale
from jeux.common.typography import fitting_size, font, height_of, leading, line, shortened
from jeux.ui.blocks import painted_text
from jeux.ui.controls import Button
from jeux.ui.drawing import BUTTON_HEIGHT, CHIP_GAP, Look, button_height, button_width, width_of
from jeux.ui.items import Item, Spot

BACK = "back"
"""The name and the kind of the button that leads back."""
WIDEST = 92.0
"""Body sizes: the greatest width of the content; wider windows get margins."""
SIDE, TITLE = 2.7, 3.15
"""Body sizes: the margin of a page and the letters of its title, 40 and 47 pixels in a window of 1366 × 768."""
SIDE_SHARE, TITLE_SHARE, TITLE_LEAST = 1 / 34, 1 / 22, 2.0
"""The most of the window's width that a margin and the letters of a title take, so that large text leaves room for what
the page is about; and the least letters of a title, in body sizes."""
SUBTITLE = 1.25


class BandButton(NamedTuple):
    """A button at the right of the band."""

    name: str
    text: str
    act: Callable[[], object]
    kind: str = "quiet"


def column(width: int, scale: Scale) -> tuple[int, int]:
    """The left edge and the width of the content in a window of this width, in pixels."""
    margin = min(scale(SIDE), max(scale(1), round(width * SIDE_SHARE)))
    inner = min(width - 2 * margin, scale(WIDEST))
    return (width - inner) // 2, inner


def title_size(width: int, scale: Scale) -> int:
    """The letters of a page's title in a window of this width, in pixels."""
    return max(scale(TITLE_LEAST), min(scale(TITLE), round(width * TITLE_SHARE)))


def row_width(buttons: Sequence[BandButton], scale: Scale) -> int:
    """The width that a row of buttons needs."""
    widths = [button_width(button.text, scale, button.kind) for button in buttons]
    return sum(widths) + scale(CHIP_GAP) * (len(buttons) - 1)


def place_buttons(items: list[Item], row: pygame.Rect, buttons: Sequence[BandButton], scale: Scale) -> int:
    """Add buttons at the right end of a row to `items`; return the x where they begin."""
    widths = [button_width(button.text, scale, button.kind) for button in buttons]
    left = x = row.right - row_width(buttons, scale)
    for button, width in zip(buttons, widths, strict=True):
        rect = pygame.Rect(x, 0, width, button_height(scale, button.kind))
        rect.centery = row.centery
        items.append(Button(button.name, rect, button.text, button.act, scale, button.kind))
        x += width + scale(CHIP_GAP)
    return left


def title(rect: pygame.Rect, name: str, subtitle: str, big: int, scale: Scale) -> Spot:
    """A title in letters of `big` pixels and, where there is room, its subtitle on the same baseline."""
    small = scale(SUBTITLE)

    def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
        size = fitting_size(name, "title", big, at.width)
        image = line(shortened(name, "title", size, at.width), "title", size, colours().ink)
        place = image.get_rect(midleft=at.midleft)
        surface.blit(image, place)
        left = place.right + scale(1)
        if left + width_of(subtitle, "serif-italic", small) > at.right:
            return
        base = place.top + font("title", size).get_ascent()
        words = line(subtitle, "serif-italic", small, colours().ink_soft)
        surface.blit(words, (left, base - font("serif-italic", small).get_ascent()))

    return Spot(rect, paint)


def title_row(
    width: int, y: int, scale: Scale, name: str, subtitle: str, buttons: Sequence[BandButton]
) -> tuple[list[Item], int]:
    """The head of a page: its items and the y below it. The way back stands at the left, above the title; the other
    buttons at the right of the title, or below it where they do not fit."""
    left, inner = column(width, scale)
    items: list[Item] = []
    for button in buttons:
        if button.name == BACK:
            rect = pygame.Rect(left, y, button_width(button.text, scale, BACK), scale(BUTTON_HEIGHT))
            items.append(Button(button.name, rect, button.text, button.act, scale, BACK))
            y = rect.bottom
    others = [button for button in buttons if button.name != BACK]
    big = title_size(width, scale)
    row = pygame.Rect(left, y, inner, leading(big))
    beside = row_width(others, scale) + scale(1) if others else 0
    if width_of(name, "title", big) + beside <= inner:
        place_buttons(items, row, others, scale)
        items.append(title(pygame.Rect(row.x, row.y, row.width - beside, row.height), name, subtitle, big, scale))
        return items, row.bottom
    items.append(title(row, name, subtitle, big, scale))
    if not others:
        return items, row.bottom
    below = pygame.Rect(left, row.bottom, inner, 0)
    for part in rows_of_buttons(others, scale, inner):
        below.height = max(button_height(scale, button.kind) for button in part)
        place_buttons(items, below, part, scale)
        below.y += below.height + scale(CHIP_GAP)
    return items, below.y - scale(CHIP_GAP)


def rows_of_buttons(buttons: Sequence[BandButton], scale: Scale, room: int) -> list[list[BandButton]]:
    """Split buttons into rows that fit in `room` pixels."""
    rows: list[list[BandButton]] = [[]]
    for button in buttons:
        if rows[-1] and row_width([*rows[-1], button], scale) > room:
            rows.append([])
        rows[-1].append(button)
    return rows


def strip(window: int, y: int, scale: Scale, text: str, colour: Colour, button: BandButton) -> tuple[list[Item], int]:
    """A message, one sentence a line, with its button, across the foot of a band: its items and the y below it."""
    left, inner = column(window, scale)
    away = button_width(button.text, scale)
    width = inner - away - scale(2)
    height = height_of(text, "text", scale.body, width)
    tall = button_height(scale, button.kind)
    ground = pygame.Rect(0, y, window, max(height, tall) + scale(0.8))
    words = pygame.Rect(left, ground.centery - height // 2, width, height)
    rect = pygame.Rect(0, 0, away, tall)
    rect.midright = (left + inner, ground.centery)
    items: list[Item] = [Spot(ground, _edge), Spot(words, painted_text(text, "text", scale.body, colour))]
    return [*items, Button(button.name, rect, button.text, button.act, scale, button.kind)], ground.bottom


def _edge(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
    pygame.draw.line(surface, colours().rule, (at.x, at.y), (at.right, at.y))


def paper(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
    """Paint the head of a page: nothing, its words stand on the table."""


def paper_below(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
    """Paint the foot of a page, with a thin line along its upper edge."""
    left, inner = at.inflate(-at.width // 12, 0).x, at.width - at.width // 12
    pygame.draw.line(surface, colours().rule, (left, at.y), (left + inner, at.y))


def plain_band(
    width: int, scale: Scale, name: str, subtitle: str, buttons: Sequence[BandButton]
) -> tuple[list[Item], int]:
    """A whole band of one row: its items and its height."""
    items, y = title_row(width, scale(0.6), scale, name, subtitle, buttons)
    height = y + scale(0.8)
    return [Spot(pygame.Rect(0, 0, width, height), paper), *items], height
