"""Keys in rows, each with what it does, and the page of the keys of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from jeux.common.palette import colours
from jeux.common.typography import height_of, leading, write
from jeux.scenes.app import App
from jeux.scenes.page_scene import NOTCH, PageScene
from jeux.ui.background import table_top
from jeux.ui.band import BandButton, plain_band
from jeux.ui.blocks import Column
from jeux.ui.drawing import Look, draw_box, put, width_of
from jeux.ui.items import Spot
from jeux.ui.spread import spread

Row = tuple[str, str]
"""What is printed on a key, and what it does."""
CAP = 0.9
"""Body sizes: the letters on a key."""


class KeysPage(PageScene):
    """A dialogue above the board: every key of a game, under headings."""

    def __init__(self, app: App, game: str, groups: Mapping[str, Sequence[Row]]) -> None:
        super().__init__(app)
        self.game, self.groups = game, groups
        self.band, self.body = self.new_page(), self.new_page()
        self.pages[:] = [self.band, self.body]

    def layout(self) -> None:
        """The band, then half of the headings on each page."""
        texts, (width, height) = self.app.texts, self.app.size
        button = BandButton("back", texts.get("button-back"), self.back, "primary")
        items, top = plain_band(width, self.app.scale, texts.get("menu-game-keys"), self.game, (button,))
        self.band.lay(pygame.Rect(0, 0, width, top), items, top)
        view = pygame.Rect(0, top, width, height - top)
        at_left = {heading: rows for heading, rows in self.groups.items() if heading != self._longest}
        at_right = {self._longest: self.groups[self._longest]}
        fill = [lambda page, groups=groups: write_keys(page, groups) for groups in (at_left, at_right)]
        self.body.lay(view, *spread(view, self.app.scale, fill[0], fill[1], lambda page: None))

    @property
    def _longest(self) -> str:
        return max(self.groups, key=lambda heading: len(self.groups[heading]))

    def arrow_without_focus(self, dx: int, dy: int) -> bool:
        """The arrows scroll."""
        return self.body.scroll(dy * self.app.scale(NOTCH))

    def back(self) -> bool:
        """Back to the game."""
        self.app.close()
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """The sheets on the table."""
        surface.blit(table_top(self.app.size), (0, 0))
        self.draw_pages(surface)


def write_keys(page: Column, groups: Mapping[str, Sequence[Row]]) -> None:
    """Keys and what they do, under headings."""
    caps = [cap for rows in groups.values() for cap, _ in rows]
    room = max(width_of(cap, "bold", page.scale(CAP)) for cap in caps) + page.scale(1.8)
    for number, (heading, rows) in enumerate(groups.items()):
        page.gap(0.7 if number else 0)
        page.write(heading, "serif-italic", 1.25, colours().ink_soft)
        page.gap(0.3)
        for cap, does in rows:
            _key_row(page, room, cap, does)


def _key_row(page: Column, room: int, key: str, does: str) -> None:
    """A key as it is printed on a keyboard and, `room` pixels further, what it does."""
    scale = page.scale
    size = scale.body
    cap = width_of(key, "bold", scale(CAP)) + scale(0.9)
    height = height_of(does, "text", size, page.width - room)
    rect = pygame.Rect(page.x, page.y, page.width, max(height, leading(size)))

    def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
        shape = pygame.Rect(at.x, at.y - scale(0.1), cap, leading(size) + scale(0.2))
        draw_box(surface, shape, colours().field, colours().paper_edge, scale)
        put(surface, key, "bold", scale(CAP), colours().ink, shape, "center")
        write(surface, does, pygame.Rect(at.x + room, at.y, at.width - room, at.height), "text", size)

    page.items.append(Spot(rect, paint))
    page.y = rect.bottom + scale(0.35)
