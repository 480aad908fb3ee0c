"""Paints men that are not at rest: on their way, taken off the board, turning over."""

from __future__ import annotations

import pygame

from jeux.views.animation import Fade, Flight, Motion, Pixel, Turn
from jeux.views.painter import Painter, paint_man, place_shadow


def paint_moving(surface: pygame.Surface, painter: Painter, kind: str, size: int, motion: Motion, man: int) -> None:
    """A man that flies or fades, if it does."""
    if man in motion.fades:
        paint_fade(surface, painter, kind, size, motion.fades[man], motion.now)
    elif man in motion.flights:
        paint_flight(surface, painter, kind, motion.flights[man], motion.now)


def paint_flight(surface: pygame.Surface, painter: Painter, kind: str, flight: Flight, now: float) -> None:
    """A man on its way, as large and as high as it is now."""
    (pixel, lift), (size, opacity) = flight.at(now), flight.seen(now)
    if opacity < 1:
        _paint_pale(surface, painter, kind, round(size), pixel, opacity)
    else:
        paint_man(surface, painter, kind, round(size) // 2 * 2, pixel, lift)


def paint_fade(surface: pygame.Surface, painter: Painter, kind: str, size: int, fade: Fade, now: float) -> None:
    """A man that vanishes where it stood, where it was `size` pixels wide."""
    part, opacity = fade.at(now)
    _paint_pale(surface, painter, kind, round(size * part), fade.place, opacity)


def paint_turn(
    surface: pygame.Surface, painter: Painter, kind: str, size: int, centre: Pixel, turn: Turn, now: float
) -> None:
    """A man that turns over in its place and will show `kind`."""
    place_shadow(surface, painter.shadow(kind, size, lifted=False), size, centre, 0.0)
    picture = painter.turning(turn.before, kind, turn.at(now), size)
    surface.blit(picture, picture.get_rect(center=(round(centre[0]), round(centre[1]))))


def paint_still(
    surface: pygame.Surface, painter: Painter, kind: str, size: int, centre: Pixel, turn: Turn | None, now: float
) -> None:
    """A man in its place, perhaps turning over there."""
    if turn is None:
        paint_man(surface, painter, kind, size, centre)
    else:
        paint_turn(surface, painter, kind, size, centre, turn, now)


def _paint_pale(surface: pygame.Surface, painter: Painter, kind: str, size: int, centre: Pixel, opacity: float) -> None:
    """A man that one sees through; what leaves casts no shadow."""
    picture = painter.man(kind, max(2, size // 2 * 2)).copy()
    picture.set_alpha(round(255 * opacity))
    surface.blit(picture, picture.get_rect(center=(round(centre[0]), round(centre[1]))))
