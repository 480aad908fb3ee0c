"""A sheet of choices above the game. In a low window they stand closer, then in two columns, then they scroll; so does
a sentence that leaves no room for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from jeux.common.palette import colours
from jeux.common.texts import Texts
from jeux.common.typography import height_of, leading, write
from jeux.scenes.app import App
from jeux.scenes.narrator import Narrator, PageNarrator, sentence
from jeux.scenes.page_scene import PageScene
from jeux.ui.blocks import painted_text
from jeux.ui.controls import Button
from jeux.ui.drawing import draw_sheet, width_of
from jeux.ui.items import Item, Spot

Choice = tuple[str, Callable[[], object], str]
"""The label of a button, its action, its kind."""
TITLE, SIDE, BELOW = 4.2, 1.4, 1.0
"""Body sizes: the margins beside the title, beside the buttons, and below them."""
EDGE = 8
"""Pixels of the window that a tall sheet leaves free."""


FEW = range(2, 6)
"""So many choices are heard together when the sheet opens."""


class ChoiceSheet(PageScene):
    """A title, a sentence if there is one, and a button for each choice."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.title = self.sentence = ""
        self.choices: list[Choice] = []
        self.pages.append(self.new_page())

    def closing(self, act: Callable[[], object]) -> Callable[[], None]:
        """An action that closes the sheet, then calls `act`."""

        def close_and_act() -> None:
            self.app.close()
            act()

        return close_and_act

    def layout(self) -> None:
        scale, (width, height) = self.app.scale, self.app.size
        narrow, double = min(scale(24), width - 40), min(scale(48), width - 16)
        columns = 1
        if self._row(narrow, len(self.choices))[0] < self._least and self._widest <= self._column(double, 2):
            columns = 2
        wide, rows = (narrow, double)[columns - 1], -(-len(self.choices) // columns)
        row, gap = self._row(wide, rows)
        row = max(row, self._least)
        above, needed = self._above(wide), rows * (row + gap) - gap
        words = 0 if self._stays(wide) else self._words(wide)
        lead = [self._sentence(wide, words)] if words else []
        self.box = pygame.Rect(0, 0, wide, min(above + words + needed + scale(BELOW), height - EDGE))
        self.box.center = (width // 2, height // 2)
        # full width, so that the scroll bar stands beside the buttons
        view = pygame.Rect(self.box.left, self.box.top + above, wide, self.box.height - above - scale(BELOW))
        column = self._column(wide, columns)
        buttons = [
            Button(
                f"choice.{i}",
                pygame.Rect(scale(SIDE) + i // rows * (column + gap), words + i % rows * (row + gap), column, row),
                *choice[:2],
                scale,
                choice[2],
            )
            for i, choice in enumerate(self.choices)
        ]
        self.main.lay(view, [*lead, *buttons], words + needed)

    def _above(self, wide: int) -> int:
        """The height above the scrollable page, in pixels."""
        return self.app.scale(TITLE) + (self._words(wide) if self._stays(wide) else 0)

    def _stays(self, wide: int) -> bool:
        """Whether the sentence stays above the page because a button still fits below it; otherwise it scrolls."""
        scale = self.app.scale
        return scale(TITLE) + self._words(wide) + self._least + scale(BELOW) <= self.app.size[1] - EDGE

    def _words(self, wide: int) -> int:
        """The height of the sentence with the gap below it, in pixels."""
        scale = self.app.scale
        inner = wide - 2 * scale(SIDE)
        return height_of(self.sentence, "text", scale.body, inner) + scale(0.5) if self.sentence else 0

    def _sentence(self, wide: int, high: int) -> Item:
        """The sentence on the page."""
        scale = self.app.scale
        rect = pygame.Rect(scale(SIDE), 0, wide - 2 * scale(SIDE), high)
        return Spot(rect, painted_text(self.sentence, "text", scale.body, colours().ink))

    def _row(self, wide: int, rows: int) -> tuple[int, int]:
        """The height of a button and the gap below it; both shrink if the rows do not fit."""
        scale = self.app.scale
        row, gap = max(36, scale(2.4)), scale(0.5)
        room = (self.app.size[1] - EDGE - self._above(wide) - scale(BELOW)) // rows
        return (row, gap) if row + gap <= room else (room - scale(0.25), scale(0.25))

    def _column(self, wide: int, columns: int) -> int:
        """The width of a button."""
        scale = self.app.scale
        return (wide - 2 * scale(SIDE) - (columns - 1) * scale(0.5)) // columns

    @property
    def _least(self) -> int:
        """The least height of a button that shows its label whole."""
        return leading(self.app.scale.body) + self.app.scale(0.5)

    @property
    def _widest(self) -> int:
        """The least width of a button that shows its label whole."""
        scale = self.app.scale
        return max(width_of(words, "bold", scale.body) for words, _, _ in self.choices) + scale(1)

    def ask(self, title: str, sentence: str, choices: list[Choice]) -> None:
        """Replace this sheet by another one."""
        self.title, self.sentence, self.choices = title, sentence, choices
        self.relayout()
        self.app.renewed()

    @property
    def narrator(self) -> Narrator:
        return _SheetNarrator(self, self.app.texts)

    def back(self) -> bool:
        self.app.close()
        return True

    def draw(self, surface: pygame.Surface) -> None:
        scale = self.app.scale
        veil(surface)
        draw_sheet(surface, self.box, scale)
        inner = self.box.inflate(-2 * scale(1.4), -2 * scale(1))
        y = write(surface, self.title, inner, "title", scale(1.7))
        if self.sentence and self._stays(self.box.width):
            inner.top = y + scale(0.3)
            write(surface, self.sentence, inner, "text", scale.body)
        self.draw_pages(surface)


class _SheetNarrator(PageNarrator):
    """Reads the title and the sentence as well: they are drawn outside the pages."""

    def __init__(self, sheet: ChoiceSheet, texts: Texts) -> None:
        answers = [words for words, _, _ in sheet.choices] if len(sheet.choices) in FEW else ()
        super().__init__(sheet.widgets, texts, answers=answers)
        self._title = tuple(words for words in (sheet.title, sheet.sentence) if words)

    def title(self) -> tuple[str, ...]:
        return self._title

    def situation(self) -> Sequence[str]:
        return [sentence(self._title), *super().situation()]


def veil(surface: pygame.Surface) -> None:
    """Darken what lies below a dialogue."""
    shade = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    shade.fill((*colours().veil, 150))
    surface.blit(shade, (0, 0))
