"""Cards for what the shelf cannot show."""

from __future__ import annotations

import logging

import pygame

from jeux.common.palette import colours
from jeux.common.theme import Scale
from jeux.common.typography import height_of, leading, shortened, write
from jeux.ui.drawing import Look, Paint, draw_sheet, put

EDGE = 0.7
SMALL, SMALLEST = 0.95, 0.7
"""Body sizes: the words of such a card, as large as they fit."""

_log = logging.getLogger(__name__)


def draw_unshown(surface: pygame.Surface, card: pygame.Rect, sentence: str, file: str, foot: int, scale: Scale) -> None:
    """Draw a card without a picture: a sentence, and the name of the file it is about; its last `foot` pixels stay
    free."""
    draw_sheet(surface, card, scale)
    inner = card.inflate(-2 * scale(EDGE), -2 * scale(EDGE))
    inner.height -= foot
    size = scale(SMALL)
    while size > scale(SMALLEST) and height_of(sentence, "text", size, inner.width) + leading(size) > inner.height:
        size -= 1
    inner.top = write(surface, sentence, inner, "text", size, colours().ink)
    line = pygame.Rect(inner.x, inner.top, inner.width, leading(size))
    put(surface, shortened(file, "text", size, inner.width), "text", size, colours().ink_soft, line, "left")


def guarded(paint: Paint, instead: Paint, name: str) -> Paint:
    """Wrap `paint`: once it has raised, log the error and use `instead`, so that one bad card does not close the
    shelf."""
    failed = False

    def draw(surface: pygame.Surface, at: pygame.Rect, look: Look) -> None:
        nonlocal failed
        clip = surface.get_clip()
        if not failed:
            try:
                return paint(surface, at, look)
            except Exception:
                _log.exception("the card %s cannot be drawn", name)
                failed = True
                surface.set_clip(clip)
        return instead(surface, at, look)

    return draw
