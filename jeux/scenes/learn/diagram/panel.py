"""The sheet beside the board of a diagram: the page above, what a hand needs to play below."""

from __future__ import annotations

import pygame

from jeux.common.theme import Scale
from jeux.scenes.table.display.panel import Panel
from jeux.scenes.table.display.turn_rows import TurnRows

OF_A_PLAYER, OF_TRAYS = 3.3, 2.1
"""Ems that a player takes, and his men beside the board."""
BELOW = 16.0
"""Ems of the message and of the buttons."""
LEAST_PAGE = 10.0


class DiagramPanel(Panel):
    """Lays out the lower part of the sheet; `page` is the upper one."""

    head_ems = 0.4

    def __init__(
        self, rect: pygame.Rect, scale: Scale, trays: tuple[tuple[str, ...], ...], players: int, turns: TurnRows
    ) -> None:
        ems = BELOW + OF_A_PLAYER * players + OF_TRAYS * sum(bool(own) for own in trays[:players])
        height = min(scale(ems), rect.height - scale(LEAST_PAGE))
        self.page = pygame.Rect(rect.x, rect.y, rect.width, rect.height - height)
        super().__init__(pygame.Rect(rect.x, self.page.bottom, rect.width, height), scale, trays, players, turns)
        self.rules.height = 0  # the page itself tells them

    def _draw_head(self, surface: pygame.Surface, content: object) -> None:
        """The page has its own title."""
