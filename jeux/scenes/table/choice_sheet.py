"""A sheet of choices above the game; in a low window they stand closer, then scroll."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from jeux.common.palette import colours
from jeux.common.typography import height_of, leading, write
from jeux.scenes.app import App
from jeux.scenes.page_scene import PageScene
from jeux.ui.controls import Button
from jeux.ui.drawing import draw_sheet

Choice = tuple[str, Callable[[], None], str]
"""The words on a button, what it does, its kind."""


class ChoiceSheet(PageScene):
    """A title, a sentence if there is one, and a button for each choice."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.title = self.sentence = ""
        self.choices: list[Choice] = []
        self.pages.append(self.new_page())

    def layout(self) -> None:
        scale, (width, height) = self.app.scale, self.app.size
        row, gap = max(36, scale(2.4)), scale(0.5)
        wide = min(scale(24), width - 40)
        inner = wide - 2 * scale(1.4)
        words = height_of(self.sentence, "text", scale.body, inner) + gap if self.sentence else 0
        above, below = scale(4.2) + words, scale(1)
        room = (height - 8 - above - below) // len(self.choices)
        if row + gap > room:
            gap = scale(0.25)
            row = max(leading(scale.body) + scale(0.5), room - gap)
        needed = len(self.choices) * (row + gap) - gap
        self.box = pygame.Rect(0, 0, wide, min(above + needed + below, height - 8))
        self.box.center = (width // 2, height // 2)
        # as wide as the sheet, so that a scroll bar stands beside the buttons
        view = pygame.Rect(self.box.left, self.box.top + above, wide, self.box.height - above - below)
        places = [pygame.Rect(scale(1.4), i * (row + gap), inner, row) for i in range(len(self.choices))]
        buttons = [
            Button(f"choice.{i}", place, *choice[:2], scale, choice[2])
            for i, (place, choice) in enumerate(zip(places, self.choices, strict=True))
        ]
        self.main.lay(view, buttons, needed)

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
