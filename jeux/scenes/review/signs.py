"""The signs of the three classes of errors: a shape of its own each, so that no colour has to be told apart."""

from __future__ import annotations

import pygame

from jeux.common.palette import colours

SIGNS = ("?!", "?", "??")
"""The signs for an imprecision, an error and a blunder, as in chess notation."""


def draw_sign(surface: pygame.Surface, error: int, centre: tuple[int, int], radius: int) -> None:
    """A circle for an imprecision, a triangle for an error, a square on its corner for a blunder."""
    (x, y), palette, width = centre, colours(), max(2, radius // 3)
    if error == 0:
        pygame.draw.circle(surface, palette.ground, centre, radius)
        pygame.draw.circle(surface, palette.ink, centre, radius, width)
        return
    if error == 1:
        corners = [(x, y - radius), (x + radius, y + radius), (x - radius, y + radius)]
    else:
        corners = [(x, y - radius), (x + radius, y), (x, y + radius), (x - radius, y)]
    pygame.draw.polygon(surface, palette.ink if error == 1 else palette.warning, corners)
    pygame.draw.polygon(surface, palette.ink, corners, width)
