"""Rows of games on a page: the picture, the name, a line below it, a ring at the right."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from jeux.common.palette import colours
from jeux.common.theme import Scale
from jeux.common.typography import fitting_size, leading
from jeux.rules import CARDS
from jeux.ui.drawing import Look, put, radius_of
from jeux.ui.shapes import draw_shadow, draw_share
from jeux.views.pictures import SHAPE, picture

HEIGHT, GAP = 4.6, 1.2
"""Body sizes: the height of the picture of a row, and the room below it."""
LEAST = 18.0
"""Body sizes: the least width of a row."""
NAME, LINE = 1.45, 0.93
RING = 1.85
"""Body sizes: the radius of the ring."""


class GamePictures:
    """Pictures of games in rows, made one a frame: some take longer than that."""

    def __init__(self) -> None:
        self._wanted: dict[tuple[str, tuple[int, int], str], None] = {}
        self._made: set[tuple[str, tuple[int, int], str]] = set()

    def get(self, key: str, size: tuple[int, int]) -> pygame.Surface | None:
        """The picture of a game, None until it is made."""
        name = key, size, colours().theme
        if name in self._made:
            return picture(CARDS[key], size)
        self._wanted[name] = None
        return None

    @property
    def busy(self) -> bool:
        """Whether a picture is to be made."""
        return bool(self._wanted)

    def advance(self) -> bool:
        """Make one picture; True when one was made."""
        if not self._wanted:
            return False
        name = next(iter(self._wanted))
        del self._wanted[name]
        if name[2] == colours().theme:
            picture(CARDS[name[0]], name[1])
            self._made.add(name)
        return True


def columns_of(width: int, scale: Scale, most: int = 3, least: float = LEAST) -> int:
    """How many rows of at least `least` body sizes stand side by side."""
    return max(1, min(most, (width + scale(2)) // scale(least + 2)))


def row_places(left: int, top: int, width: int, count: int, scale: Scale, columns: int) -> list[pygame.Rect]:
    """Places for rows in columns, filled line by line."""
    apart = scale(2)
    wide = (width - apart * (columns - 1)) // columns
    return [
        pygame.Rect(
            left + number % columns * (wide + apart),
            top + number // columns * scale(HEIGHT + GAP),
            wide,
            scale(HEIGHT),
        )
        for number in range(count)
    ]


def draw_row(
    surface: pygame.Surface,
    at: pygame.Rect,
    look: Look,
    words: tuple[str, str],
    image: Callable[[tuple[int, int]], pygame.Surface | None],
    ring: tuple[str, float] | None,
    scale: Scale,
    reserved: int = 0,
) -> int:
    """Draw a row: `words` are the name and the line below, `image` gives the picture, `ring` has a number in it and a
    part in gold. Left of the ring, `reserved` pixels stay free; returns where they begin."""
    palette = colours()
    frame = _draw_frame(surface, at, look, image, scale)
    right = at.right
    if ring:
        radius = scale(RING)
        centre = (right - radius, at.centery)
        draw_share(surface, centre, radius, max(3, scale(0.28)), ring[1])
        box = pygame.Rect(0, 0, 2 * radius, 2 * radius)
        box.center = centre
        put(surface, ring[0], "title", scale(1.25), palette.on_cloth, box, "center")
    right -= 2 * scale(RING) + scale(0.8) if ring or reserved else 0
    right -= reserved
    left = frame.right + scale(1.1)
    upper = pygame.Rect(left, 0, right - left, leading(scale(NAME)))
    lower = pygame.Rect(left, 0, right - left, leading(scale(LINE)))
    upper.y = at.centery - (upper.height + lower.height) // 2
    lower.y = upper.bottom
    size = fitting_size(words[0], "title", scale(NAME), upper.width)
    put(surface, words[0], "title", size, palette.on_cloth, upper, "left")
    put(surface, words[1], "text", scale(LINE), palette.on_cloth_soft, lower, "left")
    return right


def _draw_frame(
    surface: pygame.Surface,
    at: pygame.Rect,
    look: Look,
    image: Callable[[tuple[int, int]], pygame.Surface | None],
    scale: Scale,
) -> pygame.Rect:
    """Draw the picture of a row in its frame; return where it is."""
    palette = colours()
    frame = pygame.Rect(at.x, at.y, round(at.height * SHAPE), at.height)
    draw_shadow(surface, frame, scale(0.3), scale(0.25), scale(0.7), 0.55)
    made = image(frame.size)
    if made:
        surface.blit(made, frame)
    else:
        pygame.draw.rect(surface, palette.raised, frame)
    rim = palette.accent if look.hover else palette.edge
    radius = radius_of(scale) // 2 if palette.rounded else 0
    pygame.draw.rect(surface, rim, frame, scale.thin * (2 if look.hover else 1), border_radius=radius)
    return frame
