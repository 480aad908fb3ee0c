"""The sheet of a review: more room for words, the curve above the list, four rows of buttons that never move."""

from __future__ import annotations

import pygame

from jeux.scenes.table.display.panel import Panel

CURVE, LEAST_CURVE = 7.0, 3.6
"""Ems of the curve, and the fewest with which it is drawn."""
LIST, LEAST_LIST = 4.2, 2.4
"""Ems of the list that the curve leaves, and those that it leaves in a low window."""
ROOM = 47.0
"""Ems that the sheet of two players needs from top to bottom."""


class ReviewPanel(Panel):
    """Lays out the curve beside what every sheet has."""

    message_lines, fixed_rows = 5, 4
    curve = pygame.Rect(0, 0, 0, 0)
    """Where the curve is drawn; without height where there is no room for it."""

    def make_room(self, rows: int, more: int = 0) -> None:
        super().make_room(rows, more)
        scale, room = self.scale, self.list.height
        height = max(min(scale(CURVE), room - scale(LIST)), min(scale(LEAST_CURVE), room - scale(LEAST_LIST)))
        if height < self.scale(LEAST_CURVE):
            height = 0
        self.curve = pygame.Rect(self.list.left, self.list.top, self.list.width, height)
        below = height + self.scale(0.5) if height else 0
        self.list.top += below
        self.list.height -= below
