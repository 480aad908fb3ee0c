"""What lies under the men of a table."""

from __future__ import annotations

import pygame

from jeux.scenes.app import App
from jeux.scenes.table.display.display import TableDisplay
from jeux.scenes.table.display.panel import Panel
from jeux.ui.background import table_top
from jeux.views.place.labels import draw_edges, draw_labels
from jeux.views.style.frame import AS_DRAWN


class Ground:
    """What changes only with the size and the way the board lies: table, board, names of the places, sheet. At first
    the board is left out, as long as its picture is being read: nothing waits for it."""

    def __init__(self, app: App, display: TableDisplay) -> None:
        self._app, self._display = app, display
        self._picture: pygame.Surface | None = None
        self._way = AS_DRAWN
        self.awaited = True
        """Whether the board was not drawn yet."""

    @property
    def arrives(self) -> bool:
        """Whether a board that was left out can be drawn."""
        return self.awaited and self._display.board.ready

    def forget(self) -> None:
        """Draw it anew; it is as large as the window."""
        self._picture = None

    def draw(self, surface: pygame.Surface, sheet: Panel | None) -> None:
        """The ground with a sheet, unless it is hidden."""
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
