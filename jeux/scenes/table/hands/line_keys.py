"""The keys for a line shown on the board, and for the best turns that lead to one."""

from __future__ import annotations

import pygame

from jeux.common import shortcuts
from jeux.play.table.session import Session
from jeux.ui.widgets import Widgets


class LineKeys:
    """Figures choose one of the best turns; arrows and the space bar walk through a line."""

    def __init__(self, session: Session, widgets: Widgets) -> None:
        self._session, self._widgets = session, widgets

    def handle(self, event: pygame.Event) -> bool:
        """Handle a key of a line; False if it is none."""
        if shortcuts.control(event.mod) or event.mod & pygame.KMOD_ALT:
            return False
        if self._session.board.line:
            return self._walk(event.key)
        ranked = self._session.teaching.shown.ranked
        if event.unicode.isdecimal() and 0 < int(event.unicode) <= len(ranked):
            self._session.teaching.show_line(ranked[int(event.unicode) - 1])
            return True
        return False

    def _walk(self, key: int) -> bool:
        board = self._session.board
        if key == pygame.K_LEFT:
            board.step_back()
        elif key == pygame.K_RIGHT:
            board.step_on()
        elif key == pygame.K_SPACE and self._widgets.focused is None:
            board.pause()
        else:
            return False
        return True
