"""A menu above the game: rows on one card, the way back below them. In a low window they scroll."""

from __future__ import annotations

import pygame

from jeux.scenes.choice_sheet import BELOW, EDGE, SIDE, ChoiceSheet
from jeux.ui.controls import Button, Row
from jeux.ui.drawing import LEAST_SIDE, button_width
from jeux.ui.items import Item

WIDE, ROW = 27.0, 2.75
"""Body sizes: the width of the sheet, and the height of a row."""
APART = 0.7
"""Body sizes above the way back."""


class RowSheet(ChoiceSheet):
    """A title, and a row for each choice; the last choice leads back."""

    def layout(self) -> None:
        scale, (width, height) = self.app.scale, self.app.size
        widest = max(button_width(words, scale, kind) for words, _, kind in self.choices)
        wide = min(max(scale(WIDE), widest + 2 * scale(SIDE)), width - 16)
        *rows, (back, leave, _) = self.choices
        row, foot, inner = max(LEAST_SIDE, scale(ROW)), max(LEAST_SIDE, scale(2.1)), wide - 2 * scale(SIDE)
        items: list[Item] = [
            Row(f"choice.{i}", pygame.Rect(scale(SIDE), i * row, inner, row - 2), text, act, scale, "")
            for i, (text, act, _) in enumerate(rows)
        ]
        top = len(rows) * row + scale(APART)
        rect = pygame.Rect(scale(SIDE), top, min(inner, button_width(back, scale, "back")), foot)
        items.append(Button(f"choice.{len(rows)}", rect, back, leave, scale, "back"))
        above, deep = self.above(wide), top + foot
        self.box = pygame.Rect(0, 0, wide, min(above + deep + scale(BELOW), height - EDGE))
        self.box.center = (width // 2, height // 2)
        view = pygame.Rect(self.box.left, self.box.top + above, wide, self.box.height - above - scale(BELOW))
        self.main.lay(view, items, deep)
