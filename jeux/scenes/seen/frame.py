"""The frame of what a switch can choose."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from jeux.access.tree import Box
from jeux.common.palette import colours
from jeux.common.theme import Scale
from jeux.ui.drawing import draw_box, draw_focus, put, width_of

APART = 0.1
"""Body sizes between a group and its frame."""


def draw_stop(surface: pygame.Surface, box: Box, scale: Scale) -> None:
    """Frame one thing: as what has the keyboard, with a band around it, so that both are told apart."""
    rect = pygame.Rect(box)
    _draw_band(surface, rect.inflate(4 * _width(scale), 4 * _width(scale)), scale)
    draw_focus(surface, rect, scale)


def _draw_band(surface: pygame.Surface, rect: pygame.Rect, scale: Scale) -> None:
    """Draw the band around a rectangle, between two dark lines."""
    width, (_, dark) = _width(scale), colours().mark
    pygame.draw.rect(surface, dark, rect.inflate(4 * width + 4, 4 * width + 4), 2 * width + 4)
    pygame.draw.rect(surface, colours().accent, rect.inflate(4 * width, 4 * width), 2 * width)


def draw_group(surface: pygame.Surface, boxes: Sequence[Box], scale: Scale) -> None:
    """Frame a group with the band alone, so that the words beside it stay readable, and in it lightly what belongs to
    it."""
    rects = [pygame.Rect(box) for box in boxes]
    light, dark = colours().mark
    for rect in rects:
        pygame.draw.rect(surface, light, rect.inflate(2, 2), 2)
        pygame.draw.rect(surface, dark, rect.inflate(-2, -2), 1)
    around = rects[0].unionall(rects[1:]).inflate(2 * scale(APART), 2 * scale(APART))
    window = surface.get_rect().inflate(-6 * _width(scale), -6 * _width(scale))
    _draw_band(surface, around.clip(window), scale)


def draw_way_back(surface: pygame.Surface, box: Box, words: str, scale: Scale) -> None:
    """Write above the first of a group that the switch leads back to the groups."""
    size, pad = scale.body, scale(0.5)
    rect = pygame.Rect(0, 0, width_of(words, "bold", size) + 2 * pad, size + 2 * pad)
    rect.bottomleft = (box[0], box[1] - pad)
    rect.clamp_ip(surface.get_rect())
    draw_box(surface, rect, colours().field, colours().accent, scale)
    put(surface, words, "bold", size, colours().ink, rect, "center")


def _width(scale: Scale) -> int:
    return max(3, scale(0.16))
