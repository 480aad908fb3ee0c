"""How things look: a painter draws boards, men, dice and cubes in one style; the rest of the view does not know which.

« bois » shows the pictures of the workshop; the other themes are drawn from the rules' geometry, like the plates of a
booklet.
"""

from __future__ import annotations

from typing import Protocol

import pygame

from jeux.common.palette import Colour
from jeux.rules.contract import Game
from jeux.views.frame import Frame
from jeux.views.ink import STYLES, InkPainter
from jeux.views.view import View
from jeux.views.wood import WoodPainter

WOOD = "bois"


class Painter(Protocol):
    """Draws one game. Sizes are in pixels."""

    @property
    def label(self) -> tuple[Colour, Colour]:
        """The colours of the coordinates on the frame: letters and their edge."""

    def ground(self, surface: pygame.Surface, frame: Frame) -> None:
        """The board where `frame` has it, with its shadow."""

    def man(self, kind: str, size: int) -> pygame.Surface:
        """A man in a square of `size`."""

    def turning(self, before: str, after: str, done: float, size: int) -> pygame.Surface:
        """A two-faced man on its way from one face to the other, `done` from 0 to 1."""

    def shadow(self, kind: str, size: int, lifted: bool) -> pygame.Surface | None:
        """The shadow of a man, centred in a larger square; None in flat styles."""

    def die(self, colour: str, face: int, back: float, size: int) -> pygame.Surface:
        """A die, `back` turns before it shows `face` (negative when it rolls the other way)."""

    def die_shadow(self, colour: str, size: int, lifted: bool) -> pygame.Surface | None:
        """The shadow of a die."""

    def cube(self, stake: int, size: int) -> pygame.Surface:
        """The doubling cube with `stake` on its face."""


def painter_of(game: Game, view: View, theme: str) -> Painter:
    """The painter of a game in a theme."""
    if theme == WOOD:
        return WoodPainter(game.key, view.hinged, view.picture)
    return InkPainter(game, view, STYLES[theme])


def paint_man(
    surface: pygame.Surface, painter: Painter, kind: str, size: int, centre: tuple[float, float], lift: float = 0.0
) -> None:
    """A man and its shadow; `lift` from 0 (on the board) to 1 (in the hand), where it is a little larger."""
    place_shadow(surface, painter.shadow(kind, size, lift > 0.3), size, centre, lift)
    picture = painter.man(kind, round(size * (1 + 0.06 * lift)) // 2 * 2)
    surface.blit(picture, picture.get_rect(center=(round(centre[0]), round(centre[1]))))


def place_shadow(
    surface: pygame.Surface, shadow: pygame.Surface | None, size: int, centre: tuple[float, float], lift: float
) -> None:
    """A shadow below and to the right of what casts it, further away the higher it is."""
    if shadow:
        drop = size * (0.05 + 0.13 * lift)
        surface.blit(shadow, shadow.get_rect(center=(round(centre[0] + drop * 0.6), round(centre[1] + drop))))
