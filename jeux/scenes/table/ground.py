"""The static background of a table."""

from __future__ import annotations

import pygame

from jeux.scenes.app import App
from jeux.scenes.table.display.display import TableDisplay
from jeux.ui.background import table_top
from jeux.views.place.labels import draw_edges, draw_labels
from jeux.views.style.frame import AS_DRAWN


class Ground:
    """Caches what changes only with the size and the orientation of the board: table, board, labels. At first
    the board is left out while its picture is still being read, so that the screen opens without delay."""

    def __init__(self, app: App, display: TableDisplay) -> None:
        self._app, self._display = app, display
        self._picture: pygame.Surface | None = None
        self._way, self._counting = AS_DRAWN, self.counting
        self.awaited = True
        """Whether the board has not been drawn yet."""

    @property
    def arrives(self) -> bool:
        """Whether a board that was left out can be drawn."""
        return self.awaited and self._display.board.ready

    @property
    def counting(self) -> frozenset[int]:
        """The players whose numberings are on the frame: the one person who plays, or else all."""
        session = self._display.session
        persons = session.match.persons()
        return frozenset(persons if len(persons) == 1 else range(session.players))

    def forget(self) -> None:
        """Drop the cached picture: it is as large as the window."""
        self._picture = None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the background."""
        now = self._display.board.way, self.counting
        if self.arrives:
            self.awaited, self._picture = False, None
        if self._picture is None or (self._way, self._counting) != now:
            self._way, self._counting = now
            self._picture = self._made()
        surface.blit(self._picture, (0, 0))

    def _made(self) -> pygame.Surface:
        ground = table_top(self._app.size).copy()
        if not self.awaited:
            self._put_board(ground)
        return ground.convert()

    def _put_board(self, ground: pygame.Surface) -> None:
        board, coordinates = self._display.board, self._app.settings.named
        ground.set_clip(board.closeup.clip)
        board.draw_ground(ground)
        ground.set_clip(None)
        draw_edges(board, ground)
        if coordinates != "off":
            draw_labels(board, ground, every=coordinates == "every", counting=self._counting)
