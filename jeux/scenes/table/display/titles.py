"""The title above the plaques: as large as fits on its line, a long one broken in two."""

from __future__ import annotations

import pygame

from jeux.common.palette import colours
from jeux.common.theme import Scale
from jeux.common.typography import line, shortened
from jeux.scenes.table.display.dropping import TITLE
from jeux.ui.drawing import width_of

LARGEST, LEAST = 3.05, 1.6
"""Body sizes of the title: it is 46 pixels high at 1366 x 768, less if it is long."""
SMALL, OF_TWO, TIGHT = 2.0, 1.95, 0.84
"""A title that would be smaller is broken into two lines of the second size, so many of its sizes apart."""


def draw_title(surface: pygame.Surface, words: str, head: pygame.Rect, scale: Scale, alone: bool) -> pygame.Rect:
    """Draw a title at the top of a rectangle; `alone`: nothing is written beside it. Returns where it is."""
    size = size_of_title(words, scale(LARGEST), scale(LEAST), head.width)
    lines = in_two(words, scale(OF_TWO), head.width) if alone and size < scale(SMALL) else ()
    if not lines:
        title = line(shortened(words, "title", size, head.width), "title", size, colours().on_cloth)
        return surface.blit(title, title.get_rect(left=head.left, centery=head.top + scale(TITLE / 2)))
    size, boxes = scale(OF_TWO), []
    for number, part in enumerate(lines):
        title = line(part, "title", size, colours().on_cloth)
        middle = head.top + scale(TITLE / 2) + round((number - 0.5) * size * TIGHT)
        boxes.append(surface.blit(title, title.get_rect(left=head.left, centery=middle)))
    return boxes[0].union(boxes[1])


def size_of_title(words: str, largest: int, least: int, width: int) -> int:
    """The largest size at which a title fits on a line."""
    size = largest
    while size > least and width_of(words, "title", size) > width:
        size -= 1
    return size


def in_two(words: str, size: int, width: int) -> tuple[str, ...]:
    """A title in two lines as even as can be; none where it cannot be parted so that both fit."""
    parts = words.split(" ")
    ways = [(" ".join(parts[:at]), " ".join(parts[at:])) for at in range(1, len(parts))]
    widths = {way: max(width_of(part, "title", size) for part in way) for way in ways}
    best = min(ways, key=widths.__getitem__, default=())
    return best if best and widths[best] <= width else ()
