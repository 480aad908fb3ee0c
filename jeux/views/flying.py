"""Draws moving men: in flight, fading out, or turning over."""

from __future__ import annotations

import pygame

from jeux.views.style.animation import Fade, Flight, Motion, Pixel
from jeux.views.style.painter import Painter, paint_man, place_shadow


def paint_moving(surface: pygame.Surface, painter: Painter, kind: str, size: int, motion: Motion, man: int) -> None:
    """Draw a man that is fading or flying; nothing for any other."""
    if man in motion.fades:
        paint_fade(surface, painter, kind, size, motion.fades[man], motion.now)
    elif man in motion.flights:
        paint_flight(surface, painter, kind, motion.flights[man], motion.now)


def paint_flight(surface: pygame.Surface, painter: Painter, kind: str, flight: Flight, now: float) -> None:
    """Draw a man in flight, at its current size and height."""
    pixel, lift = flight.at(now)
    paint_man(surface, painter, kind, round(flight.size_at(now) / 2) * 2, pixel, lift)


def paint_fade(surface: pygame.Surface, painter: Painter, kind: str, size: int, fade: Fade, now: float) -> None:
    """Draw a man that fades out where it stood, `size` pixels wide at first."""
    part, opacity = fade.at(now)
    _paint_pale(surface, painter, kind, round(size * part), fade.place, opacity)


def paint_turn(
    surface: pygame.Surface, painter: Painter, kind: str, size: int, centre: Pixel, picture: pygame.Surface
) -> None:
    """Draw a man that turns over in place to show `kind`; `picture` is the current frame."""
    place_shadow(surface, painter.shadow(kind, size, 0.0), size, centre, 0.0)
    surface.blit(picture, picture.get_rect(center=(round(centre[0]), round(centre[1]))))


def _paint_pale(surface: pygame.Surface, painter: Painter, kind: str, size: int, centre: Pixel, opacity: float) -> None:
    """Draw a translucent man, without a shadow."""
    picture = painter.man(kind, max(2, size // 2 * 2)).copy()
    picture.set_alpha(round(255 * opacity))
    surface.blit(picture, picture.get_rect(center=(round(centre[0]), round(centre[1]))))
