"""The minimap of a zoomed board: the whole board, with a frame around the visible part."""

from __future__ import annotations

from typing import Any

import pygame

from jeux.common.palette import colours
from jeux.rules.contract import Game, Position
from jeux.views.board import BoardView
from jeux.views.interfaces.view import View
from jeux.views.marks.marks import Marks
from jeux.views.place.closeup import Closeup
from jeux.views.style.animation import Pixel
from jeux.views.style.frame import Mirroring

SHARE = 0.26
"""The longer side of the map, in parts of the shorter side of the room."""
MARGIN = 8
"""Pixels between the map and the edge of the visible board."""


class Minimap:
    """Lies in a corner away from the part of the board that is looked at, so that every place can be seen beside it."""

    def __init__(self, game: Game, view: View[Any]) -> None:
        self._board = BoardView(game, view)
        self._picture: pygame.Surface | None = None
        self._shown: tuple[Position, str, tuple[int, int], Mirroring] | None = None
        self._at_right = self._below = True
        self.held = False
        """Whether the map is being dragged, during which it stays in its corner."""

    def rect(self, closeup: Closeup) -> pygame.Rect:
        """The rectangle of the map in the window."""
        side = round(SHARE * min(closeup.outer.size))
        width, height = closeup.plan.size
        rect = pygame.Rect(0, 0, side * width // max(width, height), side * height // max(width, height))
        area = closeup.area.inflate(-2 * MARGIN, -2 * MARGIN)
        if not self.held:
            middle, board = closeup.area.center, closeup.frame.rect
            self._at_right, self._below = middle[0] <= board.centerx, middle[1] <= board.centery
        rect.x = area.right - rect.width if self._at_right else area.left
        rect.y = area.bottom - rect.height if self._below else area.top
        return rect

    def on_board(self, closeup: Closeup, pixel: Pixel) -> Pixel:
        """The board pixel that corresponds to a pixel of the map."""
        rect, whole = self.rect(closeup), closeup.frame.rect
        across, down = (pixel[0] - rect.x) / rect.width, (pixel[1] - rect.y) / rect.height
        return whole.x + across * whole.width, whole.y + down * whole.height

    def draw(self, surface: pygame.Surface, shown: BoardView, position: Position, theme: str) -> None:
        """Draw the board with its men at rest, and the frame of the visible part."""
        closeup = shown.closeup
        rect, whole, area = self.rect(closeup), closeup.frame.rect, closeup.area
        surface.blit(self._small(position, theme, rect.size, shown.way), rect)
        part = rect.width / whole.width
        seen = pygame.Rect(rect.x + (area.x - whole.x) * part, rect.y + (area.y - whole.y) * part, 0, 0)
        seen.size = round(area.width * part), round(area.height * part)
        ink = colours()
        pygame.draw.rect(surface, ink.mark[1], seen.inflate(2, 2), 4)
        pygame.draw.rect(surface, ink.mark[0], seen, 2)
        pygame.draw.rect(surface, ink.accent, rect.inflate(4, 4), 2)

    def _small(self, position: Position, theme: str, size: tuple[int, int], way: Mirroring) -> pygame.Surface:
        """The picture of the whole board, drawn at double size and scaled down because men are small."""
        shown = (position, theme, size, way)
        if self._picture is None or self._shown != shown:
            board, large = self._board, pygame.Surface((2 * size[0], 2 * size[1]))
            board.apply_theme(theme)
            board.way = way
            board.place_in(large.get_rect(), {})
            board.arrange(position)
            board.show(position)
            board.draw_ground(large)
            board.draw(large, Marks())
            self._picture, self._shown = pygame.transform.smoothscale(large, size), shown
        return self._picture
