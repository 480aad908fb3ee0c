"""Marks that draw themselves. A game shows with them what only its own board has to show; see `OwnMarks`."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

import pygame

from jeux.common.palette import Pair, colours
from jeux.common.typography import line
from jeux.views import strokes
from jeux.views.space import BoardSpace


class Layer(Enum):
    """When a mark is drawn: below the men, as the first or as the last of the marks above them."""

    BELOW = "below"
    ABOVE = "above"
    TOP = "top"


class DrawnMark(Protocol):
    """A mark on the board."""

    @property
    def layer(self) -> Layer:
        """When it is drawn."""

    def draw(self, surface: pygame.Surface, board: BoardSpace) -> None:
        """Draw it where its places lie now."""


class Advice(DrawnMark, Protocol):
    """One that shows an advised step."""

    @property
    def places(self) -> tuple[str, ...]:
        """The places of the step."""


def draw_around(surface: pygame.Surface, board: BoardSpace, place: str, radius: float, width: int, pair: Pair) -> None:
    """A ring around the man of a place, a frame around a square one."""
    outline = strokes.frame if board.look.square else strokes.ring
    outline(surface, board.pixel(place), radius, width, pair)


def draw_brackets(surface: pygame.Surface, board: BoardSpace, places: tuple[str, ...], left: tuple[str, ...]) -> None:
    """Where the last step was played. Where men remain, it is the next free spot that a man has `left`."""
    for place in places:
        spot = board.landing(place) if place in left else board.pixel(place)
        strokes.brackets(surface, spot, board.around(1.12), board.line_width)


@dataclass(frozen=True, slots=True)
class AdviceArrow:
    """From the first place of an advised step to its last; a ring where there is one place only."""

    places: tuple[str, ...]
    layer: Layer = Layer.TOP

    def draw(self, surface: pygame.Surface, board: BoardSpace) -> None:
        """The arrow between the places in sight."""
        places = [place for place in self.places if not board.hides(place)]
        if len(places) > 1:
            start, end = board.pixel(places[0]), board.landing(places[-1])
            strokes.arrow(surface, start, end, max(5, board.mark_size // 8))
        elif places:
            width = board.line_width + 2
            strokes.ring(surface, board.pixel(places[0]), board.around(1.25), width, colours().mark_advice)


@dataclass(frozen=True, slots=True)
class AdviceRings:
    """A ring around each place of an advised step: men that stay where they are, or that are put together."""

    places: tuple[str, ...]
    layer: Layer = Layer.TOP

    def draw(self, surface: pygame.Surface, board: BoardSpace) -> None:
        """The rings."""
        radius, width = board.mark_size * 0.6, board.line_width + 2
        for place in self.places:
            strokes.ring(surface, board.pixel(place), radius, width, colours().mark_advice)


@dataclass(frozen=True, slots=True)
class Zone:
    """Where to look: a ring around all of these places."""

    places: tuple[str, ...]
    layer: Layer = Layer.TOP

    def draw(self, surface: pygame.Surface, board: BoardSpace) -> None:
        """The ring around those in sight."""
        pixels = [board.pixel(place) for place in self.places if not board.hides(place)]
        if not pixels:
            return
        x, y = (sum(pixel[axis] for pixel in pixels) / len(pixels) for axis in (0, 1))
        reach = max(math.dist((x, y), pixel) for pixel in pixels)
        radius = reach + board.around(1.25 if len(pixels) == 1 else 0.9)
        strokes.ring(surface, (x, y), radius, board.line_width + 2, colours().mark_advice)


@dataclass(frozen=True, slots=True)
class Rank:
    """One of the best steps: its number where it leads to, the larger the better, and an arrow where a man goes."""

    number: int
    places: tuple[str, ...]
    layer: Layer = Layer.TOP

    def draw(self, surface: pygame.Surface, board: BoardSpace) -> None:
        """The arrow between the places in sight, and the number at its end."""
        places = [place for place in self.places if not board.hides(place)]
        if not places:
            return
        end = board.landing(places[-1]) if len(places) > 1 else board.pixel(places[-1])
        if len(places) > 1:
            strokes.arrow(surface, board.pixel(places[0]), end, max(4, board.mark_size // (8 + 2 * self.number)))
        radius = max(11.0, board.mark_size * (0.46 - 0.07 * self.number))
        light, dark = colours().mark_advice
        pygame.draw.aacircle(surface, dark, strokes.whole(end), round(radius))
        pygame.draw.aacircle(surface, light, strokes.whole(end), round(radius) - max(2, board.line_width - 1))
        figure = line(str(self.number), "bold", round(radius * 1.15), dark)
        surface.blit(figure, figure.get_rect(center=strokes.whole(end)))
