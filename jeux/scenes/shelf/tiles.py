"""The large tiles at the top of the shelf: a picture, a title and a line over its foot."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

import pygame

from jeux.common.palette import colours
from jeux.common.theme import Scale
from jeux.common.typography import fitting_size, height_of, leading, write
from jeux.ui.drawing import Look, put, radius_of, width_of
from jeux.ui.shapes import draw_rim, draw_rounded, draw_shadow, rounded
from jeux.views.style.badges import badged, put_badges

TITLE, LINE, FACTS = 2.1, 1.3, 0.93
SMALL_TITLE, SMALL_LINE = 1.7, 1.1
"""Body sizes: the letters of a tile, and of one that is narrow or low."""
NARROW, LOW = 21.0, 10.0
"""Body sizes from which a tile has its large letters."""
FLAT, FLAT_NARROW = 0.46, 0.36
"""The share of a tile's width that its picture takes in flat themes, and in a narrow tile."""
ACTION = 1.35
"""Body sizes: the letters on the plate of the action."""
EDGE = 1.3
CORNER = 0.6
"""Body sizes: the radius of a picture's corners."""
NIGHT = (12, 10, 7)
"""What the foot of a picture fades into, so that cream words stand on it."""
BADGE = 1.35
FADE = 1.5
"""The height of the night at a picture's foot, in heights of its words."""


@dataclass(frozen=True, slots=True)
class Tile:
    """What a tile shows and does."""

    name: str
    title: str
    lines: tuple[str, ...]
    act: Callable[[], object]
    picture: Callable[[tuple[int, int]], pygame.Surface]
    """The picture at a size: the same object as long as it has not changed."""
    action: str = ""
    """What a click does, on a plate; at most one tile has it."""
    persons: tuple[str, ...] = ()

    @property
    def words(self) -> str:
        """What is heard of it."""
        return ", ".join((self.title, *self.lines))


class TileFace:
    """Draws a tile; what is made of its picture is kept until that changes."""

    def __init__(self, tile: Tile, scale: Scale) -> None:
        self.tile, self.scale = tile, scale
        self._from: pygame.Surface | None = None
        self._dressed: pygame.Surface | None = None

    def paint(self, surface: pygame.Surface, at: pygame.Rect, look: Look) -> None:
        """Draw it in `at`."""
        scale, palette, radius = self.scale, colours(), radius_of(self.scale, CORNER)
        if palette.pictured:
            draw_shadow(surface, at, radius, scale(0.4), scale(1.2), 0.7)
            words = self._words_height(at)
            surface.blit(self._picture(at.size, words), at)
            self._write(surface, pygame.Rect(at.x, at.bottom - words, at.width, words), at)
        else:
            draw_rounded(surface, at, radius, palette.ground, palette.edge, scale.thin)
            self._flat(surface, at)
        draw_tile_rim(surface, at, radius, look, scale)

    def _flat(self, surface: pygame.Surface, at: pygame.Rect) -> None:
        """Draw it as flat themes have it: the words at the left of the picture, or alone where it is low."""
        scale, inset = self.scale, 2 * self.scale.thin
        if at.height < scale(LOW):
            words = self._words_height(at)
            self._write(surface, pygame.Rect(at.x, at.centery - words // 2, at.width, words), at)
            return
        share = FLAT if at.width >= scale(NARROW) else FLAT_NARROW
        frame = pygame.Rect(0, 0, min(at.height, round(share * at.width)) - 2 * inset, at.height - 2 * inset)
        frame.midright = (at.right - inset, at.centery)
        surface.blit(self._picture(frame.size, 0), frame)
        self._write_beside(surface, pygame.Rect(at.x, at.y, frame.x - at.x, at.height))

    def _letters(self, at: pygame.Rect) -> tuple[int, int]:
        """The sizes of the title and of the first line."""
        small = at.width < self.scale(NARROW) or at.height < self.scale(LOW)
        return (self.scale(SMALL_TITLE), self.scale(SMALL_LINE)) if small else (self.scale(TITLE), self.scale(LINE))

    def _lines(self, at: pygame.Rect) -> tuple[str, ...]:
        """The lines that a tile has room for: one if it is low."""
        return self.tile.lines if at.height >= self.scale(LOW) else self.tile.lines[:1]

    def _room(self, at: pygame.Rect) -> int:
        """The pixels across for the title, beside the plate of the action and the badges."""
        scale, tile = self.scale, self.tile
        plate = self._plate_width() + scale(0.8) if tile.action else 0
        return at.width - 2 * scale(EDGE) - plate - len(badged(tile.persons)) * scale(BADGE * 1.2)

    def _titled(self, at: pygame.Rect) -> tuple[int, int]:
        """The size and the height of the title: on two lines where it does not fit on one, in the letters of a small
        tile."""
        size, room = self._letters(at)[0], self._room(at)
        fitted = fitting_size(self.tile.title, "title", size, room)
        if width_of(self.tile.title, "title", fitted) <= room:
            return fitted, leading(size)
        low = at.height < self.scale(LOW)
        size = self.scale(SMALL_TITLE * (0.75 if low else 0.85))
        return size, height_of(self.tile.title, "title", size, room)

    def _words_height(self, at: pygame.Rect) -> int:
        _, line = self._letters(at)
        facts = leading(self.scale(FACTS)) * (len(self._lines(at)) - 1)
        return self._titled(at)[1] + leading(line) + facts + self.scale(1.0)

    def _picture(self, size: tuple[int, int], words: int) -> pygame.Surface:
        picture = self.tile.picture(size)
        if self._dressed is None or picture is not self._from or self._dressed.get_size() != size:
            self._from = picture
            self._dressed = with_foot(picture, words, radius_of(self.scale, CORNER))
        return self._dressed

    def _write(self, surface: pygame.Surface, box: pygame.Rect, at: pygame.Rect) -> None:
        """Write title and lines over the foot of the picture, and the plate of the action beside them."""
        scale, palette, tile = self.scale, colours(), self.tile
        (size, high), line, edge = self._titled(at), self._letters(at)[1], scale(EDGE)
        inner = pygame.Rect(box.x + edge, box.y + scale(0.2), box.width - 2 * edge, high)
        if tile.action:
            inner.width = self._plate(surface, box, right=True).x - scale(0.8) - inner.x
        room = self._room(at)
        if high > leading(self._letters(at)[0]):
            write(surface, tile.title, pygame.Rect(inner.x, inner.y, room, high), "title", size, palette.ink)
        else:
            put(surface, tile.title, "title", size, palette.ink, pygame.Rect(inner.x, inner.y, room, high), "left")
        written = min(room, width_of(tile.title, "title", size))
        put_badges(surface, tile.persons, inner.x + written + scale(0.6), inner.centery, scale(BADGE))
        y = inner.bottom
        for number, words in enumerate(self._lines(at)):
            face, size = ("serif-italic", line) if number == 0 else ("text", scale(FACTS))
            row = pygame.Rect(inner.x, y, inner.width, leading(size))
            size = fitting_size(words, face, size, row.width)
            put(surface, words, face, size, palette.ink_soft, row, "left")
            y = row.bottom

    def _write_beside(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """Write title and lines at the left of the picture, as flat themes have it."""
        scale, palette, tile, edge = self.scale, colours(), self.tile, self.scale(EDGE)
        inner = pygame.Rect(box.x + edge, box.y + edge, box.width - round(1.5 * edge), box.height - 2 * edge)
        if tile.action:
            inner.height = self._plate(surface, box, right=False).y - inner.y
        title = scale(0.85 * TITLE if box.width >= scale(0.6 * NARROW) else 0.7 * TITLE)
        below = write(surface, tile.title, inner, "title", title, palette.ink)
        inner.height -= below - inner.y
        inner.y = below
        for number, words in enumerate(tile.lines):
            face, size = ("serif-italic", scale(SMALL_LINE)) if number == 0 else ("text", scale(FACTS))
            below = write(surface, words, inner, face, size, palette.ink_soft)
            inner.height -= below - inner.y
            inner.y = below
        put_badges(surface, tile.persons, inner.x, inner.y + scale(BADGE), scale(BADGE))

    def _plate_width(self) -> int:
        return width_of(self.tile.action, "title", self.scale(ACTION)) + self.scale(2.4)

    def _plate(self, surface: pygame.Surface, box: pygame.Rect, *, right: bool) -> pygame.Rect:
        """Draw the plate of the action, in the lower right or left corner; return its place."""
        scale, palette, words = self.scale, colours(), self.tile.action
        plate = pygame.Rect(0, 0, self._plate_width(), scale(2.3))
        plate.bottomright = (box.right - scale(EDGE), box.bottom - scale(1.0))
        if not right:
            plate.x = box.x + scale(EDGE)
        draw_rounded(surface, plate, plate.height // 2, palette.action, palette.action_edge, scale.thin)
        put(surface, words, "title", scale(ACTION), palette.on_action, plate, "center")
        return plate


def draw_tile_rim(surface: pygame.Surface, at: pygame.Rect, radius: int, look: Look, scale: Scale) -> None:
    """Draw the rim of a picture: gold under the pointer."""
    palette = colours()
    colour = palette.action_edge if look.hover else palette.sheet_edge
    draw_rim(surface, at, radius, colour, scale.thin * (2 if look.hover else 1))


def with_foot(picture: pygame.Surface, words: int, radius: int) -> pygame.Surface:
    """A picture with round corners that fades into the night below its words, except in flat themes."""
    if not colours().pictured:
        return rounded(picture, radius)
    whole = picture.copy()
    fade = pygame.transform.smoothscale(_fade(), (whole.get_width(), min(whole.get_height(), round(FADE * words))))
    whole.blit(fade, fade.get_rect(bottomleft=whole.get_rect().bottomleft))
    return rounded(whole, radius)


@lru_cache(maxsize=1)
def _fade() -> pygame.Surface:
    """From nothing to nearly night, from top to bottom."""
    high = 64
    column = pygame.Surface((1, high), pygame.SRCALPHA)
    for y in range(high):
        part = min(1.0, 1.8 * y / high)
        column.set_at((0, y), (*NIGHT, round(230 * part * part * (3 - 2 * part))))
    return column
