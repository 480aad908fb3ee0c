"""Men beside the board: their places in a tray of the panel, and their number."""

from __future__ import annotations

import pygame

from jeux.common.palette import colours
from jeux.common.typography import line
from jeux.views.style.animation import Pixel

APART = 1.06
"""Distance between men, in diameters, as long as there is room."""
FEW = 5
"""This many men are counted at a glance; more show their number."""
NARROW = 4
"""A tray of so few diameters has no room for a number."""


def lying_in(tray: pygame.Rect, man_size: int, index: int, count: int) -> tuple[Pixel, int]:
    """The pixel and the size of the index-th of `count` men."""
    size = min(tray.height, man_size) // 2 * 2
    room = tray.width - size - (_number_width(size, count) if tray.width > NARROW * size else 0)
    step = min(size * APART, room / max(1, count - 1))
    return (tray.left + size / 2 + index * step, float(tray.centery)), size


def _number_width(size: int, count: int) -> int:
    """The width for the number beside men of this size: two digits take the width of a man."""
    return size * max(2, len(str(count))) // 2


def draw_number(surface: pygame.Surface, tray: pygame.Rect, man_size: int, count: int, opposite: bool = False) -> None:
    """Draw the number of men at the right end of their tray, as seen by its owner, who may sit `opposite`."""
    size = min(tray.height, man_size) // 2 * 2
    if count > FEW and tray.width > NARROW * size:
        text = line(str(count), "bold", max(13, round(size * 0.62)), colours().ink)
        aside = _number_width(size, count) // 2
        x = tray.left + aside if opposite else tray.right - aside
        surface.blit(pygame.transform.flip(text, opposite, opposite), text.get_rect(center=(x, tray.centery)))
