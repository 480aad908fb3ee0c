"""The marks in the diagrams of the pages: signs and arrows."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from jeux.common.palette import colours
from jeux.play.learn.diagram.diagrams import Diagram
from jeux.views.marks import strokes
from jeux.views.marks.drawn_marks import DrawnMark, Layer, draw_light, draw_number
from jeux.views.place.space import BoardSpace

SMALLEST_SIGN = 8
"""Pixels: the least radius of the disc below a letter or a tick."""
RIM = 0.42
"""How far from the middle of a man an arrow begins, in diameters."""
OF_A_PLACE, OF_A_MAN, ASIDE = 0.34, 0.27, 0.4
"""The radius of the disc on a free place and on a man, and its offset on a man, in diameters."""


@dataclass(frozen=True, slots=True)
class Sign:
    """A sign on some places: a ring to look at, a tick, a bar, or a letter."""

    sign: str
    places: tuple[str, ...]
    layer: Layer = Layer.TOP

    def draw(self, surface: pygame.Surface, board: BoardSpace) -> None:
        """Draw the sign on each visible place."""
        for place in (place for place in self.places if not board.hides(place)):
            self._draw_one(surface, board, place)

    def _draw_one(self, surface: pygame.Surface, board: BoardSpace, place: str) -> None:
        spot, width, inks = board.pixel(place), board.line_width, colours()
        if self.sign == "light":
            draw_light(surface, board, place, board.around(1.15), max(3, width))
            return
        if self.sign == "bad" and not board.count(place):
            strokes.barred(surface, spot, board.around(1.0), width + 1, board.look.square)
            return
        part = OF_A_PLACE
        if board.count(place):  # keeps the man visible
            part, aside = OF_A_MAN, board.mark_size * ASIDE
            spot = (spot[0] + aside, spot[1] - aside)
        radius = max(SMALLEST_SIGN, board.mark_size * part)
        if self.sign == "good":
            strokes.tick(surface, spot, radius, inks.mark_choice)
        elif self.sign == "bad":
            strokes.barred(surface, spot, radius, max(2, width - 1))
        else:
            draw_number(surface, spot, radius, self.sign, width)


@dataclass(frozen=True, slots=True)
class DiagramArrow:
    """An arrow from a place to where the next man would land on another."""

    origin: str
    target: str
    bad: bool
    layer: Layer = Layer.TOP

    def draw(self, surface: pygame.Surface, board: BoardSpace) -> None:
        """Draw the arrow, if both places are visible."""
        if board.hides(self.origin) or board.hides(self.target):
            return
        pair = colours().mark_alarm if self.bad else colours().mark_advice
        start, end = board.pixel(self.origin), board.landing(self.target)
        if board.count(self.origin):  # keeps the man visible
            part = min(0.5, board.mark_size * RIM / (math.dist(start, end) or 1.0))
            start = (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
        strokes.arrow(surface, start, end, max(4, board.mark_size // 8), pair)


def marks_of(diagram: Diagram) -> tuple[DrawnMark, ...]:
    """All marks of a diagram, signs above arrows."""
    arrows = (DiagramArrow(arrow.origin, arrow.target, arrow.bad) for arrow in diagram.arrows)
    return (*arrows, *(Sign(mark.sign, mark.places) for mark in diagram.marks))
