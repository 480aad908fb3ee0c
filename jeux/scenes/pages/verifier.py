"""The independent program that checks the dice, as a page to read and to copy."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from jeux.common.assets import asset
from jeux.common.palette import colours
from jeux.common.typography import leading, line
from jeux.scenes.app import App
from jeux.scenes.page_scene import NOTCH, PageScene
from jeux.ui.background import table_top
from jeux.ui.band import BandButton, plain_band
from jeux.ui.drawing import Look, draw_sheet
from jeux.ui.items import Spot

VERIFIER = "help/verify_dice.py"
SIZE = 0.85
"""Body sizes: its lines are long, and are not broken."""
MARGIN = 2.0


class VerifierScene(PageScene):
    """A dialogue with the program line by line; `back` says what is shown afterwards."""

    def __init__(self, app: App, back: Callable[[App], None]) -> None:
        super().__init__(app)
        self._back = back
        self.source = asset(VERIFIER).read_text(encoding="utf-8")
        self.copied = False
        self.band, self.text = self.new_page(), self.new_page()
        self.pages[:] = [self.band, self.text]

    def layout(self) -> None:
        """The band, then the program on one sheet."""
        get, scale, (width, height) = self.app.texts.get, self.app.scale, self.app.size
        copy = BandButton("copy", get("copied" if self.copied else "button-copy"), self.copy, "plain")
        buttons = (copy, BandButton("back", get("button-back"), self.back, "primary"))
        items, top = plain_band(width, scale, get("dice-verifier"), get("dice-verifier-help"), buttons)
        self.band.lay(pygame.Rect(0, 0, width, top), items, top)
        view = pygame.Rect(0, top, width, height - top)
        lines, size, margin = self.source.splitlines(), scale(SIZE), scale(MARGIN)
        step, wide = leading(size), max(line(text, "text", size, colours().ink).get_width() for text in lines)
        sheet = pygame.Rect(0, scale(1.2), min(wide + 2 * margin, width - 8), step * len(lines) + 2 * margin)
        sheet.centerx = width // 2

        def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
            draw_sheet(surface, at, scale)
            for number, text in enumerate(lines):
                place = (at.x + margin, at.y + margin + number * step)
                surface.blit(line(text, "text", size, colours().ink), place)

        self.text.lay(view, [Spot(sheet, paint)], sheet.bottom + scale(1.2))

    def copy(self) -> None:
        """Put the program on the clipboard."""
        pygame.scrap.put_text(self.source)
        self.copied = True
        self.layout()

    def arrow_without_focus(self, dx: int, dy: int) -> bool:
        """The arrows scroll."""
        return self.text.scroll(dy * self.app.scale(NOTCH))

    def back(self) -> bool:
        """Back where one came from."""
        self._back(self.app)
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """The sheet on the table."""
        surface.blit(table_top(self.app.size), (0, 0))
        self.draw_pages(surface)
