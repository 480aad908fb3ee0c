"""« Plus »: a page of tiles, each with a sign, a name and a line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from random import Random
from typing import NamedTuple

import pygame

from jeux.common.palette import colours
from jeux.common.theme import Scale
from jeux.common.typography import fitting_size, leading, wrap
from jeux.scenes.app import App
from jeux.scenes.sheet_scene import SheetScene
from jeux.ui.band import column
from jeux.ui.drawing import Look, put, radius_of
from jeux.ui.items import Item, Spot
from jeux.ui.shapes import draw_disc, draw_icon, draw_rim, draw_rounded, draw_shadow, rounded

LEAST, GAP = 14.2, 1.4
"""Body sizes: the least width of a tile, and between two of them."""
LOWEST, HIGHEST = 12.0, 19.0
MOST_COLUMNS = 5
NAME, LINE = 1.75, 1.15
"""Body sizes: the letters of a tile."""
DISC = 2.5
"""Body sizes: the radius of the disc that the sign stands in."""


class More(NamedTuple):
    """A tile: its name, its sign, its words, and where it leads."""

    name: str
    icon: str
    title: str
    line: str
    act: Callable[[], object]


class MorePage(SheetScene):
    """A dialogue above the shelf."""

    named = "menu-more"

    def __init__(self, app: App, tiles: Callable[[], Sequence[More]]) -> None:
        """`tiles` are asked for at each layout: the language may have changed."""
        super().__init__(app)
        self.tiles = tiles

    def layout(self) -> None:
        """As many tiles side by side as the window holds, in rows of equal height."""
        get, scale = self.app.texts.get, self.app.scale
        view, tiles = self.lay_band(get("menu-more"), "", back="back-to-games"), self.tiles()
        gap, (left, room) = scale(GAP), column(view.width, scale)
        most = max(1, min(MOST_COLUMNS, (room + gap) // (scale(LEAST) + gap)))
        rows = -(-len(tiles) // most)
        columns = -(-len(tiles) // rows)
        width = (room - gap * (columns - 1)) // columns
        top = scale(0.3)
        fitting = (view.height - top - scale(1.4) - gap * (rows - 1)) // rows
        high = max(scale(LOWEST), min(scale(HIGHEST), fitting))
        items: list[Item] = []
        for number, tile in enumerate(tiles):
            row, place = divmod(number, columns)
            beside = min(columns, len(tiles) - row * columns)
            indent = (room - beside * (width + gap) + gap) // 2
            rect = pygame.Rect(left + indent + place * (width + gap), top + row * (high + gap), width, high)
            paint = partial(_paint, tile, scale)
            words = f"{tile.title}, {tile.line}" if tile.line else tile.title
            items.append(Spot(rect, paint, tile.name, self._closing(tile.act), words=words))
        self.body.lay(view, items, top + rows * (high + gap) - gap + scale(1.4))

    def _closing(self, act: Callable[[], object]) -> Callable[[], None]:
        """Close this page, then do what the tile does."""

        def close_and_act() -> None:
            self.app.close()
            act()

        return close_and_act


def _paint(tile: More, scale: Scale, surface: pygame.Surface, at: pygame.Rect, look: Look) -> None:
    """Draw a tile: its ground, its sign on a disc, its name, its line."""
    palette = colours()
    _ground(surface, at, look, scale)
    name, size = leading(scale(NAME)), scale(LINE)
    lines = wrap(tile.line, "serif-italic", size, at.width - scale(1.6))[:2]
    radius = min(scale(DISC), (at.height - name - 2 * leading(size) - scale(2)) // 2)
    whole = 2 * radius + scale(1.0) + name + 2 * leading(size)
    top = at.y + (at.height - whole) // 2
    centre = (at.centerx, top + radius + look.pressed)
    fill = (0x1A, 0x12, 0x0C) if palette.pictured else palette.ground
    draw_disc(surface, centre, radius, fill, palette.accent, scale.thin)
    draw_icon(surface, tile.icon, centre, round(1.15 * radius), palette.action_edge if look.hover else palette.ink)
    row = pygame.Rect(at.x + scale(0.8), top + 2 * radius + scale(1.0), at.width - scale(1.6), name)
    put(
        surface,
        tile.title,
        "title",
        fitting_size(tile.title, "title", scale(NAME), row.width),
        palette.ink,
        row,
        "center",
    )
    for words in lines:
        row = pygame.Rect(row.x, row.bottom, row.width, leading(size))
        put(surface, words, "serif-italic", size, palette.ink_soft, row, "center")


def _ground(surface: pygame.Surface, at: pygame.Rect, look: Look, scale: Scale) -> None:
    """Draw a walnut board with a thin line along its rim; paper in flat themes."""
    palette, radius = colours(), radius_of(scale, 0.6)
    if not palette.pictured:
        fill = palette.raised if look.hover else palette.ground
        draw_rounded(surface, at, radius, fill, palette.edge, scale.thin * (2 if look.hover else 1))
        return
    draw_shadow(surface, at, radius, scale(0.4), scale(1.2), 0.7)
    surface.blit(_walnut(at.size, radius), at)
    if look.hover:
        light = pygame.Surface(at.size)
        light.fill((14, 10, 7))
        surface.blit(light, at, special_flags=pygame.BLEND_RGB_ADD)
    rim = palette.action_edge if look.hover else palette.edge
    draw_rim(surface, at, radius, rim, scale.thin * (2 if look.hover else 1))
    draw_rim(surface, at.inflate(-scale(0.9), -scale(0.9)), radius, (0x5E, 0x4A, 0x2E), scale.thin)


@lru_cache(maxsize=4)
def _walnut(size: tuple[int, int], radius: int) -> pygame.Surface:
    """Wood with its grain across, a little lighter at the top."""
    lot = Random(3)
    board = pygame.Surface(size)
    board.fill((0x38, 0x27, 0x1A))
    for across, down, strength in ((2, 22, 12), (4, 70, 11), (7, 190, 9)):
        grain = pygame.Surface((across, down))
        for y in range(down):
            shade = lot.randrange(strength)
            for x in range(across):
                part = max(0, shade + lot.randrange(-strength // 2, strength // 2))
                grain.set_at((x, y), (part, round(part * 0.72), round(part * 0.5)))
        board.blit(pygame.transform.smoothscale(grain, size), (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    fall = pygame.Surface((1, 2))
    fall.set_at((0, 0), (14, 10, 8))
    fall.set_at((0, 1), (0, 0, 0))
    board.blit(pygame.transform.smoothscale(fall, size), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return rounded(board, radius)
