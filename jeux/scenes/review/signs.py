"""The signs of the three classes of errors: a shape of its own each, so that no colour has to be told apart."""

from __future__ import annotations

from functools import lru_cache

import pygame

from jeux.common.palette import Colour, colours

SIGNS = ("?!", "?", "??")
"""The signs for an imprecision, an error and a blunder, as in chess notation."""
FINE = 4
"""They are drawn so many times as large, and scaled down."""


def draw_sign(surface: pygame.Surface, error: int, centre: tuple[int, int], radius: int) -> None:
    """A ring for an imprecision, a triangle for an error, a square on its corner for a blunder."""
    picture = _sign(error, max(3, radius), colours().warning, colours().ground)
    surface.blit(picture, picture.get_rect(center=centre))


@lru_cache(maxsize=48)
def _sign(error: int, radius: int, colour: Colour, ground: Colour) -> pygame.Surface:
    side = 2 * radius + 4
    canvas = pygame.Surface((side * FINE, side * FINE), pygame.SRCALPHA)
    canvas.fill((*ground, 0))
    middle, reach, rim = side * FINE // 2, radius * FINE, FINE * 3 // 2
    if error == 0:
        pygame.draw.circle(canvas, ground, (middle, middle), reach)
        pygame.draw.circle(canvas, colour, (middle, middle), reach, max(FINE * 2, reach // 3))
    else:
        # a rim of the ground, so that it stands off a line that runs below it
        pygame.draw.polygon(canvas, ground, _corners(error, middle, reach + rim))
        pygame.draw.polygon(canvas, colour, _corners(error, middle, reach))
    return pygame.transform.smoothscale(canvas, (side, side))


def _corners(error: int, middle: int, reach: int) -> list[tuple[int, int]]:
    if error == 1:
        return [(middle, middle - reach), (middle + reach, middle + reach), (middle - reach, middle + reach)]
    return [(middle, middle - reach), (middle + reach, middle), (middle, middle + reach), (middle - reach, middle)]
