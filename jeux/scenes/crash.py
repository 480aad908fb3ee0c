"""The plain screen shown after something failed: the game is saved, one goes back to the shelf."""

from __future__ import annotations

import pygame

from jeux.common.palette import colours
from jeux.common.typography import height_of, write
from jeux.scenes.scene import Scene


class CrashScene(Scene):
    """One sentence and one button."""

    def layout(self) -> None:
        scale, (width, height) = self.app.scale, self.app.size
        self.box = pygame.Rect(0, 0, min(scale(40), width - 40), scale(14))
        self.box.center = (width // 2, height // 2)
        button = pygame.Rect(0, 0, scale(16), scale(2.4))
        button.midbottom = (self.box.centerx, self.box.bottom - scale(1))
        self.widgets.button(button, self.app.texts.get("button-back-to-shelf"), self._to_shelf, "primary")

    def _to_shelf(self) -> None:
        self.app.show_shelf()

    def draw(self, surface: pygame.Surface) -> None:
        sentence, size = self.app.texts.get("error-crashed"), self.app.scale.body
        surface.fill(colours().paper)
        inner = self.box.inflate(-size * 2, -size * 2)
        inner.height = height_of(sentence, "text", size, inner.width)
        write(surface, sentence, inner, size=size)
        super().draw(surface)
