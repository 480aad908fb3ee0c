"""Pages without content: a drawing, two lines, one way on."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

import pygame

from jeux.common.palette import Colour, colours
from jeux.common.theme import Scale
from jeux.ui.blocks import Column
from jeux.ui.controls import Button
from jeux.ui.drawing import Look, button_width
from jeux.ui.items import Item, Spot
from jeux.ui.shapes import FINE

DRAWING, WIDEST = 20.0, 34.0
"""Body sizes: the side of the drawing, the greatest width of the words."""
WAY = (14.7, 3.75)
"""Body sizes: the least width and the height of the button that leads on, 220 by 56 pixels in a window of
1366 × 768."""
WORDS, LEAST = 14.0, 5.0
"""Body sizes: the height that words and button need, and the least side of a drawing."""
RISE = 0.4
"""The part of the free height that is left above."""


BOARD, PERSONS = "board", "persons"
"""What is drawn: a board without a game, or places without a person."""


class Empty(NamedTuple):
    """A sentence, a line below it, and the way on: the name, the words and the action of its button."""

    sentence: str
    line: str
    way: tuple[str, str, Callable[[], object]] | None
    drawing: str = BOARD


def empty_page(view: pygame.Rect, empty: Empty, scale: Scale) -> tuple[list[Item], int]:
    """The items of an empty page and their height: in the middle of the window, or below one another where it is
    low."""
    wide = min(scale(WIDEST), view.width - scale(4))
    page = Column(scale, (view.width - wide) // 2, scale(1), wide)
    write_empty(page, view.height - scale(WORDS), empty.sentence, empty.line, empty.drawing)
    if empty.way:
        page.gap(1.4)
        name, words, act = empty.way
        add_way(page, name, words, act)
    down = max(0, round((view.height - page.y) * RISE))
    for item in page.items:
        item.rect.move_ip(0, down)
    return page.items, page.y + down + scale(1)


def add_way(page: Column, name: str, words: str, act: Callable[[], object]) -> None:
    """Add the way on, in the middle of a column."""
    scale = page.scale
    wide = min(page.width, max(scale(WAY[0]), button_width(words, scale, "primary")))
    rect = pygame.Rect(page.x + (page.width - wide) // 2, page.y, wide, scale(WAY[1]))
    page.items.append(Button(name, rect, words, act, scale, "primary"))
    page.y = rect.bottom


def write_empty(page: Column, most: int, sentence: str, line: str, drawing: str = BOARD) -> None:
    """The drawing, at most `most` pixels high, the sentence and the line below it, in the middle of a column."""
    side = min(page.scale(DRAWING), page.width * 4 // 5, most)
    if side >= page.scale(LEAST):  # in a low window the way on is worth more
        rect = pygame.Rect(0, page.y, side * 5 // 4, side)
        rect.centerx = page.x + page.width // 2 + side // 10
        if drawing == PERSONS:
            rect = pygame.Rect(0, page.y, side // 2 * 3, side // 2)
            rect.centerx = page.x + page.width // 2
        page.items.append(Spot(rect, _paint_persons if drawing == PERSONS else _paint, words=""))
        page.y = rect.bottom + page.scale(1.8)
    page.write(sentence, "title", 1.75, colours().on_cloth, "center")
    page.gap(0.3)
    page.write(line, "serif-italic", 1.3, colours().on_cloth_soft, "center")


def _paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
    palette = colours()
    surface.blit(_drawing(at.height, palette.on_cloth_soft, palette.on_cloth, palette.cloth), at)


def _paint_persons(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
    palette = colours()
    surface.blit(_persons(at.height, palette.on_cloth_soft, palette.on_cloth), at)


@lru_cache(maxsize=2)
def _persons(high: int, line: Colour, light: Colour) -> pygame.Surface:
    """Three medallions in fine lines, three times as wide as high: two without a person, one with a plus between
    them."""
    fine = high * FINE
    canvas = pygame.Surface((3 * fine, fine), pygame.SRCALPHA)
    canvas.fill((*line, 0))
    thick, middle = max(FINE, fine // 90), fine // 2
    for k, part in ((0, 0.36), (2, 0.36), (1, 0.46)):
        centre = (round(fine * (0.62 + 0.88 * k)), middle)
        edge, radius = light if k == 1 else line, round(fine * part)
        pygame.draw.circle(canvas, edge, centre, radius, thick)
        pygame.draw.circle(canvas, edge, centre, round(radius * 0.86), max(FINE, thick // 2))
        if k == 1:
            arm = round(radius * 0.34)
            pygame.draw.line(canvas, edge, (centre[0] - arm, middle), (centre[0] + arm, middle), 2 * thick)
            pygame.draw.line(canvas, edge, (centre[0], middle - arm), (centre[0], middle + arm), 2 * thick)
            continue
        head, shoulders = round(radius * 0.24), round(radius * 0.46)
        pygame.draw.circle(canvas, edge, (centre[0], middle - round(radius * 0.24)), head, thick)
        box = pygame.Rect(centre[0] - shoulders, middle + round(radius * 0.08), 2 * shoulders, 2 * shoulders)
        pygame.draw.circle(canvas, edge, box.center, shoulders, thick, draw_top_left=True, draw_top_right=True)
        pygame.draw.line(canvas, edge, box.midleft, box.midright, thick)
    return pygame.transform.smoothscale(canvas, (3 * high, high))


@lru_cache(maxsize=2)
def _drawing(side: int, line: Colour, light: Colour, dark: Colour) -> pygame.Surface:
    """An empty board in fine lines: three squares one in another, with their middles joined, three men beside it."""
    fine = side * FINE
    canvas = pygame.Surface((fine * 5 // 4, fine), pygame.SRCALPHA)
    canvas.fill((*line, 0))
    thick, dot = max(FINE, fine // 130), fine // 60
    middle = fine // 2
    halves = [round(fine * part) for part in (0.46, 0.3, 0.15)]
    for half in halves:
        square = pygame.Rect(middle - half, middle - half, 2 * half, 2 * half)
        pygame.draw.rect(canvas, line, square, thick)
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        first, last = ((middle + dx * half, middle + dy * half) for half in (halves[0], halves[2]))
        pygame.draw.line(canvas, line, first, last, thick)
    for half in halves:
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                if dx or dy:
                    pygame.draw.circle(canvas, line, (middle + dx * half, middle + dy * half), dot)
    radius = fine // 14
    for fill, edge, (x, y) in ((light, dark, (1.06, 0.78)), (dark, light, (1.165, 0.83)), (light, dark, (1.09, 0.905))):
        centre = (round(fine * x), round(fine * y))
        pygame.draw.circle(canvas, light if fill == dark else edge, centre, radius)
        pygame.draw.circle(canvas, fill, centre, radius - thick)
        pygame.draw.circle(canvas, edge, centre, round(radius * 0.62), thick)
    return pygame.transform.smoothscale(canvas, (side * 5 // 4, side))
