"""A printed sheet on the page where it is made; pressed, it is as wide as the window, to be read, or small again."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from jeux.common.palette import colours
from jeux.common.theme import Scale
from jeux.printing.paper.drawing import Drawing
from jeux.printing.paper.preview import surface_of
from jeux.ui.controls import Button
from jeux.ui.drawing import Look


class SheetPicture:
    """The sheet that was drawn last, as pixels."""

    def __init__(self) -> None:
        self.made: tuple[Drawing, int, pygame.Surface] | None = None

    def of(self, drawing: Drawing, wide: int) -> pygame.Surface:
        """A sheet so many pixels wide."""
        if not self.made or self.made[:2] != (drawing, wide):
            self.made = drawing, wide, surface_of(drawing, wide)
        return self.made[2]


class SheetButton(Button):
    """A sheet in the middle of a room, that changes its size when it is pressed."""

    def __init__(
        self, room: pygame.Rect, drawing: Drawing, picture: SheetPicture, act: Callable[[], object], scale: Scale
    ) -> None:
        wide = min(room.width, round(room.height * drawing.width / drawing.height))
        rect = pygame.Rect(0, room.y, wide, round(wide * drawing.height / drawing.width))
        rect.centerx = room.centerx
        super().__init__("sheet", rect, "", act, scale)
        self._drawing, self._picture = drawing, picture

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        surface.blit(self._picture.of(self._drawing, rect.width), rect)
        edge = colours().accent if look.hover else colours().edge
        pygame.draw.rect(surface, edge, rect, self.scale.thin * (2 if look.hover else 1))
