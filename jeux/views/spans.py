"""Draws what joins places: bridges between pegs, below the men."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from jeux.views.frame import Frame
from jeux.views.painter import Painter, paint_man
from jeux.views.view import Span


def draw_spans(surface: pygame.Surface, painter: Painter, frame: Frame, spans: Iterable[Span]) -> None:
    """Every span with its shadow."""
    for span in spans:
        size = max(8, round(span.width * frame.unit)) // 2 * 2
        paint_man(surface, painter, span.kind, size, frame.pixel(span.middle))
