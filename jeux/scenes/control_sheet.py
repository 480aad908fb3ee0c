"""A sheet of controls above the game: each acts at once, the one action leads on. In a low window they scroll."""

from __future__ import annotations

import pygame

from jeux.scenes.choice_sheet import BELOW, EDGE, SIDE, ChoiceSheet
from jeux.ui.blocks import Column
from jeux.ui.controls import Button
from jeux.ui.items import Item

WIDE = 36.0
"""Body sizes."""
APART = 1.2


class ControlSheet(ChoiceSheet):
    """A title, a sentence, the controls that `fill` writes, and below them the choices of a plain sheet."""

    def fill(self, page: Column) -> None:
        """Write the controls."""
        raise NotImplementedError

    def layout(self) -> None:
        scale, (width, height) = self.app.scale, self.app.size
        wide = min(scale(WIDE), width - 40)
        words = 0 if self.stays(wide) else self.told_height(wide)
        items: list[Item] = [self.told_item(wide, words)] if words else []
        page = Column(scale, scale(SIDE), words, wide - 2 * scale(SIDE))
        page.widest_track = page.width
        self.fill(page)
        page.gap(APART)
        row, gap = max(36, scale(2.4)), scale(0.5)
        for i, (text, act, kind) in enumerate(self.choices):
            page.items.append(
                Button(f"choice.{i}", pygame.Rect(page.x, page.y, page.width, row), text, act, scale, kind)
            )
            page.y += row + (gap if i < len(self.choices) - 1 else 0)
        above = self.above(wide)
        self.box = pygame.Rect(0, 0, wide, min(above + page.y + scale(BELOW), height - EDGE))
        self.box.center = (width // 2, height // 2)
        view = pygame.Rect(self.box.left, self.box.top + above, wide, self.box.height - above - scale(BELOW))
        self.main.lay(view, [*items, *page.items], page.y)
