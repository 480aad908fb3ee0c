"""The independent program that checks the dice, as a page to read and to copy."""

from __future__ import annotations

import pygame

from jeux.common.assets import asset
from jeux.common.palette import colours
from jeux.common.typography import leading, line
from jeux.scenes.app import App
from jeux.scenes.screen import Act
from jeux.scenes.sheet_scene import ReadingScene
from jeux.ui.band import BandButton
from jeux.ui.drawing import Look, draw_sheet
from jeux.ui.items import Spot

VERIFIER = "help/verify_dice.py"
SIZE = 0.85
"""Body sizes: small, because its long lines are not wrapped."""
MARGIN = 2.0


class VerifierScene(ReadingScene):
    """A dialogue with the program line by line; `back` is called when it closes."""

    def __init__(self, app: App, back: Act) -> None:
        super().__init__(app)
        self._back = back
        self.source = asset(VERIFIER).read_text(encoding="utf-8")
        self.copied = False

    def layout(self) -> None:
        """The band, then the program on one sheet."""
        get, scale = self.app.texts.get, self.app.scale
        copy = BandButton("copy", get("copied" if self.copied else "button-copy"), self.copy, "plain")
        room = self.lay_band(get("dice-verifier"), get("dice-verifier-help"), copy)
        lines, size, margin = self.source.splitlines(), scale(SIZE), scale(MARGIN)
        step, wide = leading(size), max(line(text, "text", size, colours().ink).get_width() for text in lines)
        sheet = pygame.Rect(0, scale(1.2), min(wide + 2 * margin, room.width - 8), step * len(lines) + 2 * margin)
        sheet.centerx = room.centerx

        def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
            draw_sheet(surface, at, scale)
            for number, text in enumerate(lines):
                place = (at.x + margin, at.y + margin + number * step)
                surface.blit(line(text, "text", size, colours().ink), place)

        self.body.lay(room, [Spot(sheet, paint)], sheet.bottom + scale(1.2))

    def copy(self) -> None:
        """Put the program on the clipboard."""
        pygame.scrap.put_text(self.source)
        self.copied = True
        self.layout()

    @property
    def way_back(self) -> Act:
        return self._back
