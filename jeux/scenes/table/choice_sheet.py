"""A sheet of choices above the game."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from jeux.common.palette import colours
from jeux.common.typography import height_of, write
from jeux.scenes.app import App
from jeux.scenes.scene import Scene
from jeux.ui.drawing import draw_sheet

Choice = tuple[str, Callable[[], None], str]
"""The words on a button, what it does, its kind."""


class ChoiceSheet(Scene):
    """A title, a sentence if there is one, and a button for each choice."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.title = self.sentence = ""
        self.choices: list[Choice] = []

    def layout(self) -> None:
        scale, (width, height) = self.app.scale, self.app.size
        row, gap = max(36, scale(2.4)), scale(0.5)
        wide = min(scale(24), width - 40)
        inner = wide - 2 * scale(1.4)
        words = height_of(self.sentence, "text", scale.body, inner) + gap if self.sentence else 0
        around = scale(4.4) + words + scale(0.8)
        room = (height - 8 - around) // len(self.choices)
        if row + gap > room:  # large words in a low window
            gap = min(gap, room // 8)
            row = room - gap
        tall = around + len(self.choices) * (row + gap)
        self.box = pygame.Rect(0, 0, wide, min(tall, height - 8))
        self.box.center = (width // 2, height // 2)
        y = self.box.top + scale(4.2) + words
        for text, act, kind in self.choices:
            self.widgets.button(pygame.Rect(self.box.left + scale(1.4), y, inner, row), text, act, kind)
            y += row + gap

    def ask(self, title: str, sentence: str, choices: list[Choice]) -> None:
        """Show another sheet in the place of this one."""
        self.title, self.sentence, self.choices = title, sentence, choices
        self.relayout()
        self.app.renewed()

    def back(self) -> bool:
        self.app.close()
        return True

    def draw(self, surface: pygame.Surface) -> None:
        scale = self.app.scale
        veil(surface)
        draw_sheet(surface, self.box, scale)
        inner = self.box.inflate(-2 * scale(1.4), -2 * scale(1))
        y = write(surface, self.title, inner, "title", scale(1.7))
        if self.sentence:
            inner.top = y + scale(0.3)
            write(surface, self.sentence, inner, "text", scale.body)
        super().draw(surface)


def veil(surface: pygame.Surface) -> None:
    """Darken what lies below a dialogue."""
    shade = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    shade.fill((*colours().veil, 150))
    surface.blit(shade, (0, 0))
