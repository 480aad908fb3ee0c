"""Two facing pages of a book, or one below the other where the window is narrow."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from jeux.common.theme import Scale
from jeux.ui.band import column
from jeux.ui.blocks import Column
from jeux.ui.items import Item

FACING = 62.0
"""Body sizes: the least width of a window for facing pages."""
MARGIN, NARROW_MARGIN = 2.2, 1.6
GAP = 1.4
TOP = 1.2
RISE = 0.35
"""The share of the free height that is left above."""

Fill = Callable[[Column], object]


def facing(width: int, scale: Scale) -> bool:
    """Whether two pages stand side by side in a window of this width."""
    return column(width, scale)[1] >= scale(FACING)


def spread(view: pygame.Rect, scale: Scale, left: Fill, right: Fill, last: Fill) -> tuple[list[Item], int]:
    """Fill two pages seen through `view`, then `last` on the shorter one; return the items and their height. An empty
    page is left out. Content lower than the view goes a little above its middle. Content higher by less than the gap is
    moved up to fit."""
    edge, inner = column(view.width, scale)
    side_by_side = facing(view.width, scale)
    page_width = (inner - scale(GAP)) // 2 if side_by_side else inner
    margin = scale(MARGIN if page_width > scale(36) else NARROW_MARGIN)
    first = Column(scale, edge + margin, scale(TOP + 1.5), page_width - 2 * margin)
    left(first)
    if side_by_side:
        second = Column(scale, edge + inner - page_width + margin, first_top(scale), first.width)
        right(second)
        shorter = first if second.items and second.y > first.y + scale(2) else second
        if shorter.items:
            shorter.gap(1.4)
        last(shorter)
    else:
        second = Column(scale, first.x, first.y + scale(1.6 + GAP + 1.5), first.width)
        right(second)
        if second.items:
            second.gap(1.4)
        last(second)
    items, height = _on_paper(first, second, margin, side_by_side)
    spare = view.height - height
    over = -scale(GAP) <= spare < 0
    down = spare // 2 if over else max(0, round(spare * RISE))
    for spot in items:
        spot.rect.move_ip(0, down)
    return items, view.height if over else height + down


def first_top(scale: Scale) -> int:
    """The y of the first line on a page at the top of the window."""
    return scale(TOP + 1.5)


def _on_paper(first: Column, second: Column, margin: int, side_by_side: bool) -> tuple[list[Item], int]:
    scale = first.scale
    tops = (first_top(scale), first_top(scale) if side_by_side else first.y + scale(1.6 + GAP + 1.5))
    sheets = [
        pygame.Rect(page.x - margin, top - scale(1.5), page.width + 2 * margin, page.y - top + scale(1.5 + 1.6))
        for page, top in zip((first, second), tops, strict=True)
        if page.items
    ]
    if side_by_side:
        deepest = max(sheet.height for sheet in sheets)
        for sheet in sheets:
            sheet.height = deepest

    items = [*first.items, *second.items]
    if side_by_side and len(sheets) == 1:
        aside = (second.x - first.x) // 2
        for spot in items:
            spot.rect.move_ip(aside, 0)  # centre a single page
    return items, max(sheet.bottom for sheet in sheets) + scale(GAP)
