"""How a window is shared between a board and the sheets beside it."""

from __future__ import annotations

import pygame

from jeux.common.theme import Scale
from jeux.scenes.table.display.panel import BOARD_SHARE, BROAD, NARROWEST, SHARE, WIDEST, panel_width

LEAST_BOARD = 400
"""Pixels: a narrower board between two sheets is too small for two players."""
LEAST_SHARE = 0.5
"""The least share of the window's height for such a board."""

TALL = 1.25
"""The least height of a tall window, in its width."""
DEEPEST = 25.0
"""Ems: the height of a sheet below the board."""

Areas = tuple[pygame.Rect, pygame.Rect]
"""The rectangles of the board and of the sheet."""


def beside_sheet(size: tuple[int, int], margin: int, head: int, wide: int, at_left: bool) -> Areas:
    """A board beside one sheet that is so `wide`, 0 for none, below a strip that is `head` pixels high."""
    width, tall = size[0], size[1] - head - 2 * margin
    sheet = pygame.Rect(margin if at_left else width - wide - margin, head + margin, wide, tall)
    room = pygame.Rect(margin, head + margin, width - 2 * margin - (wide + margin if wide else 0), tall)
    if at_left and wide:
        room.left = sheet.right + margin
    return room, sheet


def below_board(size: tuple[int, int], margin: int, head: int, scale: Scale) -> Areas | None:
    """A board above a sheet as wide as a tall window, below a strip that is `head` pixels high; None in another one."""
    width, height = size
    inner, deep = width - 2 * margin, scale(DEEPEST)
    if height < TALL * width or inner < scale(BROAD):
        return None
    high = min(inner, height - head - 3 * margin - deep)
    room = pygame.Rect(margin, head + margin, inner, high)
    return room, pygame.Rect(
        margin, room.bottom + margin, inner, min(deep + scale(6), height - room.bottom - 2 * margin)
    )


def between_sheets(size: tuple[int, int], margin: int, scale: Scale) -> Areas | None:
    """A board between two sheets of equal width, each at the right hand of its reader. Returns the areas of the board
    and the near sheet, or None if the board would be too small."""
    width, height = size
    wanted = min(scale(WIDEST), max(scale(NARROWEST), round(SHARE * height)))
    spare = (width - round(BOARD_SHARE * height)) // 2 - 2 * margin
    wide = min(max(scale(NARROWEST), min(wanted, spare)), panel_width(size, scale))
    sheet = pygame.Rect(width - wide - margin, margin, wide, height - 2 * margin)
    room = pygame.Rect(0, margin, sheet.left - 2 * margin - wide - margin, height - 2 * margin)
    room.centerx = width // 2
    return (room, sheet) if room.width >= max(LEAST_BOARD, LEAST_SHARE * height) else None
