"""Marks that draw themselves. A game uses them for what is specific to its board; see `OwnMarks`."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

import pygame

from jeux.common.palette import Pair, colours
from jeux.common.typography import line
from jeux.views.marks import strokes
from jeux.views.place.space import BoardSpace
from jeux.views.style.animation import Pixel

ON_ARROW = (1.0, 0.5, 0.7, 0.3, 0.0)
"""Positions for a number along an arrow, in order of preference."""
FEW, FAR = 8, 0.25
"""Up to this many places are ringed one by one, if they spread farther from their centre than this part of the
board."""
LEFT = 0.5
"""The radius of the mark of a place that a man has left, in radii of the man."""
AROUND = ((0.0, 0.0), (2.0, 0.0), (-2.0, 0.0), (0.0, -2.0), (0.0, 2.0))
"""Offsets for a number beside a place, in radii, in order of preference."""


class Layer(Enum):
    """When a mark is drawn: below the men, or above them before or after the common marks."""

    BELOW = "below"
    ABOVE = "above"
    TOP = "top"


class DrawnMark(Protocol):
    """A mark on the board."""

    @property
    def layer(self) -> Layer:
        """When it is drawn."""

    def draw(self, surface: pygame.Surface, board: BoardSpace) -> None:
        """Draw it at the current pixels of its places."""


class Advice(DrawnMark, Protocol):
    """One that shows an advised step."""

    @property
    def places(self) -> tuple[str, ...]:
        """The places of the step."""


def draw_around(surface: pygame.Surface, board: BoardSpace, place: str, radius: float, width: int, pair: Pair) -> None:
    """Draw a ring around the man of a place, or a frame around a square man."""
    outline = strokes.frame if board.look.square else strokes.ring
    outline(surface, board.pixel(place), radius, width, pair)


def draw_light(surface: pygame.Surface, board: BoardSpace, place: str, radius: float, width: int) -> None:
    """Highlight a place that a text refers to: a ring around its man, or a dashed ring on a free place, where a solid
    one would look like a man."""
    if board.count(place):
        draw_around(surface, board, place, radius, width, colours().mark_advice)
    else:
        strokes.dashes(surface, board.pixel(place), radius, width, colours().mark_advice)


def draw_last(surface: pygame.Surface, board: BoardSpace, places: tuple[str, ...], left: tuple[str, ...]) -> None:
    """Mark the places of the last step: a small mark where the man that moved has `left`, on a free spot where other
    men remain, as one of the size of a man would look like a man."""
    for place in places:
        spot, part = (board.landing(place), LEFT) if place in left else (board.pixel(place), 1.12)
        strokes.last_place(surface, spot, board.around(part), board.line_width, board.look.square)


@dataclass(frozen=True, slots=True)
class AdviceArrow:
    """An arrow from the first place of an advised step to its last; a ring if there is only one."""

    places: tuple[str, ...]
    layer: Layer = Layer.TOP

    def draw(self, surface: pygame.Surface, board: BoardSpace) -> None:
        """Draw the arrow between the visible places."""
        self.draw_thin(surface, board, 8)

    def draw_thin(self, surface: pygame.Surface, board: BoardSpace, part: int) -> None:
        """Draw the arrow with a width of a man's diameter divided by `part`."""
        places = [place for place in self.places if not board.hides(place)]
        if len(places) > 1:
            start, end = board.pixel(places[0]), board.landing(places[-1])
            strokes.arrow(surface, start, end, max(5, board.mark_size // part))
        elif places:
            width = board.line_width + 2
            strokes.ring(surface, board.pixel(places[0]), board.around(1.25), width, colours().mark_advice)


@dataclass(frozen=True, slots=True)
class AdviceRings:
    """A ring around each place of an advised step, for men that do not move or for steps that are composed."""

    places: tuple[str, ...]
    layer: Layer = Layer.TOP

    def draw(self, surface: pygame.Surface, board: BoardSpace) -> None:
        """The rings."""
        radius, width = board.mark_size * 0.6, board.line_width + 2
        for place in self.places:
            strokes.ring(surface, board.pixel(place), radius, width, colours().mark_advice)


@dataclass(frozen=True, slots=True)
class Zone:
    """An area to look at: one ring around all these places, or one around each if they are few and far apart."""

    places: tuple[str, ...]
    layer: Layer = Layer.TOP

    def draw(self, surface: pygame.Surface, board: BoardSpace) -> None:
        """Draw the rings around the visible places."""
        pixels = [board.pixel(place) for place in self.places if not board.hides(place)]
        if not pixels:
            return
        x, y = (sum(pixel[axis] for pixel in pixels) / len(pixels) for axis in (0, 1))
        reach = max(math.dist((x, y), pixel) for pixel in pixels)
        far = len(pixels) == 1 or (len(pixels) <= FEW and reach > FAR * min(board.frame.rect.size))
        rings = [(pixel, board.around(1.25)) for pixel in pixels] if far else [((x, y), reach + board.around(0.9))]
        before = surface.get_clip()
        surface.set_clip(before.clip(board.frame.rect))
        for middle, radius in rings:
            strokes.ring(surface, middle, radius, board.line_width + 2, colours().mark_advice)
        surface.set_clip(before)


@dataclass(frozen=True, slots=True)
class Lit:
    """Places that a text refers to, with a ring around each."""

    places: tuple[str, ...]
    layer: Layer = Layer.TOP

    def draw(self, surface: pygame.Surface, board: BoardSpace) -> None:
        """Draw the rings around the visible places."""
        for place in self.places:
            if not board.hides(place) and place not in board.trays:
                draw_light(surface, board, place, board.around(1.25), board.line_width + 2)


@dataclass(frozen=True, slots=True)
class Ranks:
    """The best steps in order, each with its advice mark and its rank at its target. Better ranks are larger, and ranks
    do not overlap where there is room."""

    steps: tuple[Advice, ...]
    layer: Layer = Layer.TOP

    @property
    def places(self) -> tuple[str, ...]:
        """The places of all these steps."""
        return tuple(place for step in self.steps for place in step.places)

    def draw(self, surface: pygame.Surface, board: BoardSpace) -> None:
        """Draw the advice marks, the best on top, then the ranks."""
        for number, step in reversed(list(enumerate(self.steps, 1))):
            if isinstance(step, AdviceArrow):
                step.draw_thin(surface, board, 8 + 2 * number)
            else:
                step.draw(surface, board)
        taken: list[tuple[Pixel, float]] = []
        for number, step in enumerate(self.steps, 1):
            radius = max(11.0, board.mark_size * (0.46 - 0.07 * number))
            spots = _spots_for_number(board, step, radius)
            if spots:
                free = (spot for spot in spots if all(math.dist(spot, at) >= radius + far for at, far in taken))
                spot = next(free, spots[-1])
                taken.append((spot, radius))
                draw_number(surface, spot, radius, str(number), board.line_width)


def _spots_for_number(board: BoardSpace, step: Advice, radius: float) -> list[Pixel]:
    """Positions for the rank of a step, in order of preference: along its arrow from the head back, or the centre of
    its places, then beside it."""
    places = [place for place in step.places if not board.hides(place)]
    if not places:
        return []
    if isinstance(step, AdviceArrow) and len(places) > 1:
        (x, y), (to_x, to_y) = board.pixel(places[0]), board.landing(places[-1])
        return [(x + (to_x - x) * part, y + (to_y - y) * part) for part in ON_ARROW]
    pixels = [board.pixel(place) for place in places]
    x, y = (sum(pixel[axis] for pixel in pixels) / len(pixels) for axis in (0, 1))
    return [(x + right * radius, y + down * radius) for right, down in AROUND]


def draw_number(surface: pygame.Surface, spot: Pixel, radius: float, number: str, width: int) -> None:
    """A number or a letter on a disc."""
    light, dark = colours().mark_advice
    pygame.draw.aacircle(surface, dark, strokes.whole(spot), round(radius))
    pygame.draw.aacircle(surface, light, strokes.whole(spot), round(radius) - max(2, width - 1))
    figure = line(number, "bold", round(radius * 1.15), dark)
    surface.blit(figure, figure.get_rect(center=strokes.whole(spot)))
