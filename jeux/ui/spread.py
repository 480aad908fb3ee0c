"""Two facing pages of a book, or one below the other where the window is narrow."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from jeux.common.theme import Scale
from jeux.ui.band import column
from jeux.ui.blocks import Column
from jeux.ui.items import Item

FACING = 52.0
"""Body sizes: the least width of the content for facing pages."""
GAP = 3.2
"""Body sizes between the pages, side by side or one below the other."""
TOP = 0.6
RISE = 0.12
"""The share of the free height that is left above."""
END = 1.0

Fill = Callable[[Column], object]


def facing(width: int, scale: Scale) -> bool:
    """Whether two pages stand side by side in a window of this width."""
    return column(width, scale)[1] >= scale(FACING)


def column_width(width: int, scale: Scale) -> int:
    """The width of each of two facing pages in a window of this width."""
    return (column(width, scale)[1] - scale(GAP)) // 2


def spread(view: pygame.Rect, scale: Scale, left: Fill, right: Fill, last: Fill) -> tuple[list[Item], int]:
    """Fill two pages seen through `view`, then `last` on the shorter one; return the items and their height. An empty
    page is left out. Content lower than the view goes a little above its middle."""
    edge, inner = column(view.width, scale)
    side_by_side = facing(view.width, scale)
    width = column_width(view.width, scale) if side_by_side else inner
    first = Column(scale, edge, first_top(scale), width)
    first.widest_track = width
    left(first)
    if side_by_side:
        second = Column(scale, edge + inner - width, first_top(scale), width)
        second.widest_track = width
        right(second)
        shorter = first if second.items and second.y > first.y + scale(2) else second
    else:
        second = shorter = Column(scale, edge, first.y + scale(GAP), width)
        second.widest_track = width
        right(second)
    before, count = shorter.y, len(shorter.items)
    if shorter.items:
        shorter.gap(1.4)
    last(shorter)
    if len(shorter.items) == count:
        shorter.y = before
    pages = [page for page in (first, second) if page.items]
    items = [item for page in pages for item in page.items]
    if side_by_side and len(pages) == 1:
        for item in items:
            item.rect.move_ip((edge + inner // 2) - pages[0].x - width // 2, 0)  # a single page stands in the middle
    height = max((page.y for page in pages), default=0) + scale(END)
    if 0 < height - view.height <= scale(END):
        height = view.height  # nothing is scrolled for the free line at the end
    down = max(0, round((view.height - height) * RISE))
    for item in items:
        item.rect.move_ip(0, down)
    return items, height + down


def first_top(scale: Scale) -> int:
    """The y of the first line on a page at the top of the window."""
    return scale(TOP)
