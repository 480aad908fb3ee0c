"""Drawings as pixels: the preview of a sheet."""

from __future__ import annotations

import io
import itertools
from collections.abc import Iterable

import pygame

from jeux.common.palette import WHITE
from jeux.common.typography import font
from jeux.printing.paper.drawing import Box, Circle, Drawing, Picture, Polygon, Shape, Stroke, Window, Words
from jeux.views.style.layout import Spot
from jeux.views.style.pen import PixelPen

FINE = 2
"""Supersampling factor."""
LEAST = 3
"""In pixels: smaller text is not drawn, because it would be illegible."""


def surface_of(drawing: Drawing, width: int) -> pygame.Surface:
    """A drawing on white paper, `width` pixels wide."""
    size = (width, max(1, round(width * drawing.height / drawing.width)))
    canvas = pygame.Surface((FINE * size[0], FINE * size[1]))
    canvas.fill(WHITE)
    _draw(PixelPen(canvas, FINE, side=FINE * width / drawing.width), drawing.shapes)
    return pygame.transform.smoothscale(canvas, size)


def _draw(pen: PixelPen, shapes: Iterable[Shape]) -> None:
    for shape in shapes:
        match shape:
            case Polygon(corners, fill):
                pen.polygon(corners, fill)
            case Stroke(points, ink, width, dashes):
                for chain in dashed(points, *dashes) if dashes else (points,):
                    pen.stroke(chain, ink, pen.width(width))
            case Circle(middle, radius, fill, ink, width):
                if fill:
                    pen.disc(middle, radius, fill)
                if ink:
                    line = pen.width(width)
                    pen.ring(middle, radius + line / 2, ink, line)
            case Words():
                _write(pen, shape)
            case Picture(place, _, small):
                _show(pen, place, small)
            case Window(through, inside):
                before = pen.canvas.get_clip()
                corner = (round(through.left * pen.side), round(through.top * pen.side))
                size = (round(through.width * pen.side), round(through.height * pen.side))
                pen.canvas.set_clip(before.clip(pygame.Rect(corner, size)))
                _draw(pen, inside)
                pen.canvas.set_clip(before)


def _show(pen: PixelPen, place: Box, jpeg: bytes) -> None:
    left, top, right, bottom = (round(edge * pen.side) for edge in place)
    picture = pygame.image.load(io.BytesIO(jpeg), "picture.jpg")
    pen.canvas.blit(pygame.transform.smoothscale(picture, (right - left, bottom - top)), (left, top))


def _write(pen: PixelPen, words: Words) -> None:
    size = round(words.size * pen.side)
    if size < LEAST * FINE:
        return
    letters = font(words.face, size)
    image = letters.render(words.text, True, words.ink)
    x, y = (at * pen.side for at in words.foot)
    left = x - image.get_width() * {"start": 0.0, "middle": 0.5, "end": 1.0}[words.anchor]
    pen.canvas.blit(image, (left, y - letters.get_ascent()))


def dashed(points: tuple[Spot, ...], dash: float, gap: float) -> Iterable[tuple[Spot, Spot]]:
    """The dashes along a polyline; they restart at each corner."""
    for (x, y), (to_x, to_y) in itertools.pairwise(points):
        long = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5
        at = 0.0
        while at < long:
            begin, end = at / long, min(1.0, (at + dash) / long)
            yield (x + (to_x - x) * begin, y + (to_y - y) * begin), (x + (to_x - x) * end, y + (to_y - y) * end)
            at += dash + gap
