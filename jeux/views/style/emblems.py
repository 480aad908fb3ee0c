"""The man that represents a side beside text, with a dark edge, since pale wood would not stand out from paper."""

from __future__ import annotations

import math

import pygame

from jeux.common.palette import colours
from jeux.views.style.painter import Painter

EDGE = 0.06
"""The width of the edge, as a part of the picture."""
WAYS = 16


def emblem(painter: Painter, kind: str, size: int) -> pygame.Surface:
    """The man with a dark edge around him, in a square of `size` pixels."""
    wide = max(1, round(EDGE * size))
    man, canvas = painter.man(kind, size - 2 * wide), pygame.Surface((size, size), pygame.SRCALPHA)
    if colours().pictured:
        edge = man.copy()
        edge.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
        edge.fill((*colours().ink, 0), special_flags=pygame.BLEND_RGBA_ADD)
        for turn in range(WAYS):
            angle = 2 * math.pi * turn / WAYS
            canvas.blit(edge, (wide + round(wide * math.cos(angle)), wide + round(wide * math.sin(angle))))
    canvas.blit(man, (wide, wide))
    return canvas
