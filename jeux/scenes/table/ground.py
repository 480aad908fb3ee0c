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
        self._pictures: dict[int | None, pygame.Surface] = {}
        """By the player whose numbering is on the frame: sides may alternate, and a picture takes long to make."""
        self._way = AS_DRAWN
        self._numbered = display.board.layout.each_counts
        self._last = 0
        self.awaited = True
        """Whether the board has not been drawn yet."""

    @property
    def arrives(self) -> bool:
        """Whether a board that was left out can be drawn."""
        return self.awaited and self._display.board.ready

    @property
    def counting(self) -> int | None:
        """The player whose numbering is on the frame: the one person who plays, or else the one who plays now or has
        just played. None where the places have the same name for all."""
        if not self._numbered:
            return None
        match = self._display.session.match
        persons, turn = match.persons(), match.position.turn
        if len(persons) == 1:
            self._last = persons[0]
        elif turn >= 0:
            self._last = turn
        return self._last

    def forget(self) -> None:
        """Drop the cached pictures: each is as large as the window."""
        self._pictures.clear()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the background."""
        way, counting = self._display.board.way, self.counting
        if self.arrives or way != self._way:
            self.forget()
        if self.arrives:
            self.awaited = False
        self._way = way
        if counting not in self._pictures:
            self._pictures[counting] = self._made(counting)
        surface.blit(self._pictures[counting], (0, 0))

    def _made(self, counting: int | None) -> pygame.Surface:
        ground = table_top(self._app.size).copy()
        if not self.awaited:
            self._put_board(ground, counting)
        return ground.convert()

    def _put_board(self, ground: pygame.Surface, counting: int | None) -> None:
        board, coordinates = self._display.board, self._app.settings.named
        ground.set_clip(board.closeup.clip)
        board.draw_ground(ground)
        ground.set_clip(None)
        draw_edges(board, ground)
        if coordinates != "off":
            draw_labels(board, ground, every=coordinates == "every", counting=counting)
