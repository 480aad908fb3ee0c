"""Paints men: on their way, taken off the board, turning over."""

from __future__ import annotations

import pygame

from jeux.views.style.animation import Fade, Flight, Motion, Pixel
from jeux.views.style.painter import Painter, paint_man, place_shadow


def paint_moving(surface: pygame.Surface, painter: Painter, kind: str, size: int, motion: Motion, man: int) -> None:
    """A man that flies or fades, if it does."""
    if man in motion.fades:
        paint_fade(surface, painter, kind, size, motion.fades[man], motion.now)
    elif man in motion.flights:
        paint_flight(surface, painter, kind, motion.flights[man], motion.now)


def paint_flight(surface: pygame.Surface, painter: Painter, kind: str, flight: Flight, now: float) -> None:
    """A man on its way, as large and as high as it is now."""
    (pixel, lift), (size, opacity) = flight.at(now), flight.size_at(now)
    if opacity < 1:
        _paint_pale(surface, painter, kind, round(size), pixel, opacity)
    else:
        paint_man(surface, painter, kind, round(size) // 2 * 2, pixel, lift)


def paint_fade(surface: pygame.Surface, painter: Painter, kind: str, size: int, fade: Fade, now: float) -> None:
    """A man that vanishes where it stood, where it was `size` pixels wide."""
    part, opacity = fade.at(now)
    _paint_pale(surface, painter, kind, round(size * part), fade.place, opacity)


def paint_turn(
    surface: pygame.Surface, painter: Painter, kind: str, size: int, centre: Pixel, picture: pygame.Surface
) -> None:
    """A man that turns over in its place and will show `kind`; `picture` shows how far it has come."""
    place_shadow(surface, painter.shadow(kind, size, lifted=False), size, centre, 0.0)
    surface.blit(picture, picture.get_rect(center=(round(centre[0]), round(centre[1]))))


def _paint_pale(surface: pygame.Surface, painter: Painter, kind: str, size: int, centre: Pixel, opacity: float) -> None:
    """A man that one sees through; what leaves casts no shadow."""
    picture = painter.man(kind, max(2, size // 2 * 2)).copy()
    picture.set_alpha(round(255 * opacity))
    surface.blit(picture, picture.get_rect(center=(round(centre[0]), round(centre[1]))))
