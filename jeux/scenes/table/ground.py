"""The static background of a table."""

from __future__ import annotations

import pygame

from jeux.scenes.app import App
from jeux.scenes.table.display.display import TableDisplay
from jeux.scenes.table.display.panel import Panel
from jeux.ui.background import table_top
from jeux.views.place.labels import draw_edges, draw_labels
from jeux.views.style.frame import AS_DRAWN


class Ground:
    """Caches what changes only with the size and the orientation of the board: table, board, labels, sheet. At first
    the board is left out while its picture is still being read, so that the screen opens without delay."""

    def __init__(self, app: App, display: TableDisplay) -> None:
        self._app, self._display = app, display
        self._picture: pygame.Surface | None = None
        self._way = AS_DRAWN
        self.awaited = True
        """Whether the board has not been drawn yet."""

    @property
    def arrives(self) -> bool:
        """Whether a board that was left out can be drawn."""
        return self.awaited and self._display.board.ready

    def forget(self) -> None:
        """Drop the cached picture: it is as large as the window."""
        self._picture = None

    def draw(self, surface: pygame.Surface, sheet: Panel | None) -> None:
        """Draw the background, with `sheet` unless it is hidden (None)."""
        way = self._display.board.way
        if self.arrives:
            self.awaited, self._picture = False, None
        if self._picture is None or self._way != way:
            self._picture, self._way = self._made(sheet), way
        surface.blit(self._picture, (0, 0))

    def _made(self, sheet: Panel | None) -> pygame.Surface:
        ground = table_top(self._app.size).copy()
        if not self.awaited:
            self._put_board(ground)
        if sheet:
            sheet.draw_ground(ground)
        return ground.convert()

    def _put_board(self, ground: pygame.Surface) -> None:
        board, coordinates = self._display.board, self._app.settings.named
        ground.set_clip(board.closeup.clip)
        board.draw_ground(ground)
        ground.set_clip(None)
        draw_edges(board, ground)
        if coordinates != "off":
            draw_labels(board, ground, every=coordinates == "every")
