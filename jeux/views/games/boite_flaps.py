"""The flaps of Shut the box: they hang from their upper edge and fall over one after the other."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from jeux.play.gestures.pace import duration
from jeux.rules.contract import Effect, Flipped
from jeux.rules.games.boite.position import COVER, Boite
from jeux.views.interfaces.pieces import TwoFaced

REACHES = 1.3
"""Perspective: how much wider the lower edge appears when the flap points at the viewer."""
FALLEN = 0.78
"""The part of a swing after which a flap strikes its bed and rebounds."""


def swung(before: pygame.Surface, after: pygame.Surface, done: float) -> pygame.Surface:
    """The picture of a flap swinging about its upper edge, at `done` (0 to 1) from one face to the other: it
    accelerates and rebounds a little. Centred in a wider square."""
    angle = math.pi * (done / FALLEN) ** 2
    if done > FALLEN:
        angle = math.pi * (1 - 0.13 * math.sin(math.pi * (done - FALLEN) / (1 - FALLEN)))
    face, tilt = before if angle < math.pi / 2 else after, math.sin(angle)
    size, side = face.get_width(), round(1.5 * face.get_width())
    large = pygame.Surface((2 * side, 2 * side), pygame.SRCALPHA)  # scaled down to smooth slanting edges
    height = max(4, round(2 * size * abs(math.cos(angle))))
    for row in range(height):
        wide = round(2 * size * (1 + (REACHES - 1) * tilt * row / height))
        strip = face.subsurface((0, min(size - 1, size * row // height), size, 1))
        large.blit(pygame.transform.smoothscale(strip, (wide, 1)), (side - wide // 2, side - size + row))
    canvas = pygame.transform.smoothscale(large, (side, side))
    shade = round(255 * (1 - 0.4 * tilt))
    canvas.fill((shade, shade, shade, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return canvas


class Flaps(TwoFaced[Boite]):
    """Square men that swing about a hinge, and plain covers that nobody touches."""

    def is_fixed(self, kind: str) -> bool:
        return kind == COVER

    def turn_order(self, flips: Sequence[Flipped], effects: Sequence[Effect]) -> list[float]:
        return list(range(len(flips)))

    def turn_lasts(self, speed: str) -> float:
        return duration("fall", speed)

    def turning(self, before: str, after: str, done: float, size: int) -> pygame.Surface:
        painter = self.board.painter
        return swung(painter.man(before, size), painter.man(after, size), done)
