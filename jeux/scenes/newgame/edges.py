"""The edges of a page that scrolls: no row is cut by what stands below it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import pygame

from jeux.common.palette import Colour, colours
from jeux.common.theme import Scale
from jeux.ui.items import Item
from jeux.ui.page import Page

SOFT = 1.6
"""Body sizes over which rows are lost at an edge."""
LEAST = 0.88
"""A view is not made lower than this part of its room."""


def whole_rows(items: Sequence[Item], room: int) -> int:
    """The height of a view of at most `room` pixels whose lower edge cuts no item."""
    edge = room
    for item in sorted(items, key=lambda item: item.rect.top, reverse=True):
        if item.rect.top < edge < item.rect.bottom:
            edge = item.rect.top
    return edge if edge >= LEAST * room else room


def draw_soft_edges(surface: pygame.Surface, page: Page, scale: Scale) -> None:
    """Lose the rows in the night that the edges of the page cut; flat themes have no fades."""
    if not colours().pictured:
        return
    view, high = page.view, scale(SOFT)
    veil = _veil(view.width, high, colours().ground)
    if _cuts(page, page.offset + view.height):
        surface.blit(veil, (view.x, view.bottom - high))
    if _cuts(page, page.offset):
        surface.blit(pygame.transform.flip(veil, flip_x=False, flip_y=True), view.topleft)


def _cuts(page: Page, y: int) -> bool:
    """Whether something on the page lies on both sides of this height."""
    return any(item.rect.top < y < item.rect.bottom for item in page.items)


@lru_cache(maxsize=2)
def _veil(wide: int, high: int, colour: Colour) -> pygame.Surface:
    """Nothing above, all of the colour below."""
    veil = pygame.Surface((wide, high), pygame.SRCALPHA)
    for y in range(high):
        veil.fill((*colour, round(255 * ((y + 1) / high) ** 1.5)), pygame.Rect(0, y, wide, 1))
    return veil
