"""A place that is being typed, ``d6``: it is shown, and nothing is played before Enter."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from jeux.common.palette import colours
from jeux.common.theme import Scale
from jeux.common.typography import line
from jeux.ui.drawing import draw_box

LONGEST = 6
"""Longer than the name of any place."""


class Typed:
    """The typed prefix of a place name; `places` are the names of the board."""

    def __init__(self, places: Iterable[str]) -> None:
        self._places = {place.lower(): place for place in places if place.isalnum()}
        self.first = frozenset(name[0] for name in self._places)
        """The letters and digits that begin a name: no commands on this board."""
        self.text = ""

    def takes(self, letter: str) -> bool:
        """Whether a letter continues the typed text, or begins a name."""
        return bool(self.text) or letter in self.first

    def add(self, letter: str) -> None:
        """Append a letter."""
        self.text = (self.text + letter)[:LONGEST]

    def take_back(self) -> None:
        """Remove the last letter."""
        self.text = self.text[:-1]

    def clear(self) -> None:
        """Discard the typed text."""
        self.text = ""

    @property
    def place(self) -> str | None:
        """The place of this name, if there is one."""
        return self._places.get(self.text)

    def draw(self, surface: pygame.Surface, words: str, room: pygame.Rect, scale: Scale) -> None:
        """Draw the typed text on a slip of paper at the lower edge of `room`, with a text cursor at its end."""
        if not self.text:
            return
        image = line(words, "bold", scale.body, colours().ink)
        slip = image.get_rect().inflate(scale(1.6), scale(0.7))
        slip.midbottom = (room.centerx, room.bottom - scale(0.3))
        draw_box(surface, slip, colours().ground, colours().accent, scale)
        where = surface.blit(image, image.get_rect(center=slip.center))
        pygame.draw.rect(surface, colours().accent, (where.right + 2, where.top, max(2, scale.body // 9), where.height))
