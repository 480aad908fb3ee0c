"""Keys in rows, each with what it does, and the page of the keys of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

import pygame

from jeux.common.palette import colours
from jeux.common.typography import height_of, leading, write
from jeux.scenes.app import App
from jeux.scenes.sheet_scene import ReadingScene
from jeux.ui.blocks import Column
from jeux.ui.drawing import Look, draw_box, put, width_of
from jeux.ui.items import Spot

Row = tuple[str, str]
"""What is printed on a key, and what it does."""
CAP = 0.9
"""Body sizes: the letters on a key."""


class KeysPage(ReadingScene):
    """A dialogue above the board: every key of a game, under headings."""

    def __init__(self, app: App, game: str, groups: Mapping[str, Sequence[Row]]) -> None:
        super().__init__(app)
        self.game, self.groups = game, groups

    def layout(self) -> None:
        """The band, then half of the headings on each page."""
        room = self.lay_band(self.app.texts.get("menu-game-keys"), self.game)
        at_left = {heading: rows for heading, rows in self.groups.items() if heading != self._longest}
        at_right = {self._longest: self.groups[self._longest]}
        self.lay_sheets(room, partial(write_keys, groups=at_left), partial(write_keys, groups=at_right))

    @property
    def _longest(self) -> str:
        return max(self.groups, key=lambda heading: len(self.groups[heading]))


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
    page.y = rect.bottom + scale(0.5)
