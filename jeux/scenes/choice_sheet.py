"""A sheet of choices above the game. In a low window they stand closer, then in two columns, then they scroll; so does
a sentence that leaves no room for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from jeux.common.palette import colours
from jeux.common.texts import Texts
from jeux.common.theme import Scale
from jeux.common.typography import fitting_size, height_of, leading, write
from jeux.scenes.app import App
from jeux.scenes.narrator import Narrator, PageNarrator, sentence
from jeux.scenes.page_scene import PageScene
from jeux.ui.blocks import painted_text
from jeux.ui.controls import Button
from jeux.ui.drawing import button_width, draw_sheet
from jeux.ui.items import Item, Spot


def _lettering(scale: Scale) -> tuple[str, int]:
    """The face and the size of the sentence."""
    return "serif-italic", scale(1.15)


Choice = tuple[str, Callable[[], object], str]
"""The label of a button, its action, its kind."""
TITLE, SIDE, BELOW = 4.2, 1.4, 1.0
"""Body sizes: the margins beside the title, beside the buttons, and below them."""
EDGE = 8
"""Pixels of the window that a tall sheet leaves free."""


NARROW, PAIR, DOUBLE = 25.0, 31.0, 48.0
"""Body sizes: the width of a sheet with its choices one below the other, of one with two side by side, of one with two
columns."""
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
        """Two choices side by side where they fit; else one below the other, in two columns where they would not be
        seen whole."""
        scale, (width, height) = self.app.scale, self.app.size
        narrow, double = min(scale(NARROW), width - 40), min(scale(DOUBLE), width - 16)
        wide, columns = narrow, 1
        if len(self.choices) == 2 and self._widest <= self._column(min(scale(PAIR), width - 40), 2):
            wide, columns = min(scale(PAIR), width - 40), 2
        elif self._row(narrow, len(self.choices))[0] < self._least and self._widest <= self._column(double, 2):
            wide, columns = double, 2
        rows = -(-len(self.choices) // columns)
        row, gap = self._row(wide, rows)
        row = max(row, self._least)
        above, needed = self.above(wide), rows * (row + gap) - gap
        words = 0 if self.stays(wide) else self.told_height(wide)
        lead = [self.told_item(wide, words)] if words else []
        self.box = pygame.Rect(0, 0, wide, min(above + words + needed + scale(BELOW), height - EDGE))
        self.box.center = (width // 2, height // 2)
        # full width, so that the scroll bar stands beside the buttons
        view = pygame.Rect(self.box.left, self.box.top + above, wide, self.box.height - above - scale(BELOW))
        column = self._column(wide, columns)
        buttons = []
        for i, (text, act, kind) in enumerate(self.choices):
            across = columns - 1 - i // rows if self._pair(columns) else i // rows
            left, top = scale(SIDE) + across * (column + gap), words + i % rows * (row + gap)
            buttons.append(Button(f"choice.{i}", pygame.Rect(left, top, column, row), text, act, scale, kind))
        self.main.lay(view, [*lead, *buttons], words + needed)

    def _pair(self, columns: int) -> bool:
        """Whether there are two choices side by side, with the first, which is the action, at the left: it changes
        places with the other then."""
        return columns == len(self.choices) == 2 and self.choices[0][2] == "primary"

    def above(self, wide: int) -> int:
        """The height above the scrollable page, in pixels."""
        return self.app.scale(TITLE) + (self.told_height(wide) if self.stays(wide) else 0)

    def stays(self, wide: int) -> bool:
        """Whether the sentence stays above the page because a button still fits below it; otherwise it scrolls."""
        scale = self.app.scale
        return scale(TITLE) + self.told_height(wide) + self._least + scale(BELOW) <= self.app.size[1] - EDGE

    def told_height(self, wide: int) -> int:
        """The height of the sentence with the gap below it, in pixels."""
        scale = self.app.scale
        if not self.sentence:
            return 0
        return height_of(self.sentence, *_lettering(scale), wide - 2 * scale(SIDE)) + scale(0.9)

    def told_item(self, wide: int, high: int) -> Item:
        """The sentence on the page."""
        scale = self.app.scale
        rect = pygame.Rect(scale(SIDE), 0, wide - 2 * scale(SIDE), high)
        return Spot(rect, painted_text(self.sentence, *_lettering(scale), colours().ink_soft, "center"))

    def _row(self, wide: int, rows: int) -> tuple[int, int]:
        """The height of a button and the gap below it; both shrink if the rows do not fit."""
        scale = self.app.scale
        row, gap = max(36, scale(2.4)), scale(0.5)
        room = (self.app.size[1] - EDGE - self.above(wide) - scale(BELOW)) // rows
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
        return max(button_width(words, scale, kind) for words, _, kind in self.choices)

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
        y = write(
            surface,
            self.title,
            inner,
            "title",
            fitting_size(self.title, "title", scale(1.9), inner.width),
            None,
            "center",
        )
        if self.sentence and self.stays(self.box.width):
            inner.top = y + scale(0.3)
            write(surface, self.sentence, inner, *_lettering(scale), colours().ink_soft, "center")
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
