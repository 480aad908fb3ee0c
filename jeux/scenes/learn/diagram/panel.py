"""The sheet beside the board of a diagram: the page above, what a hand needs to play below."""

from __future__ import annotations

import pygame

from jeux.common.theme import Scale
from jeux.scenes.table.display.panel import SheetPlan

OF_A_PLAYER, OF_TRAYS = 3.3, 2.1
"""Ems that a player takes, and his men beside the board."""
BELOW = 16.0
"""Ems of the message and of the buttons."""
LEAST_PAGE = 10.0


BELOW_THE_PAGE = SheetPlan(head_ems=0.4, titled=False, rules_told=False)
"""The lower part of the sheet: the page has its own title, and tells the rules."""


def page_above(rect: pygame.Rect, scale: Scale, trays: tuple[tuple[str, ...], ...], players: int) -> pygame.Rect:
    """The upper part of the sheet, where the page is."""
    ems = BELOW + OF_A_PLAYER * players + OF_TRAYS * sum(bool(own) for own in trays[:players])
    height = min(scale(ems), rect.height - scale(LEAST_PAGE))
    return pygame.Rect(rect.x, rect.y, rect.width, rect.height - height)
