"""The painter interface: draws boards, men, dice and cubes in one style, so that the rest of the view is independent of
it.

« bois » shows the rendered pictures; the other themes are drawn from the rules' geometry, like the plates of a booklet.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Protocol

import pygame

from jeux.common.palette import Colour
from jeux.rules.contract import Game
from jeux.views.style.animation import RAISED
from jeux.views.style.frame import Frame
from jeux.views.style.ink import InkPainter
from jeux.views.style.layout import Spot
from jeux.views.style.look import BoardLook
from jeux.views.style.pen import PixelPen
from jeux.views.style.picture_cache import kept_pictures
from jeux.views.style.signs import put_signs
from jeux.views.style.styles import STYLES
from jeux.views.style.wood import WoodPainter, read_ahead

WOOD = "bois"
INLAY = (0xEF, 0xE2, 0xC4)
"""The ivory of the signs of wooden pieces."""
GROOVE = (0x1A, 0x0F, 0x08)
"""The dark line around them."""


class Painter(Protocol):
    """Draws one game. Sizes are in pixels."""

    @property
    def label(self) -> tuple[Colour, Colour]:
        """The colours of the coordinates on the frame: letters and their edge."""

    def label_size(self, frame: Frame) -> int:
        """The size of the labels for a board placed in `frame`."""

    def ground(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the board in `frame`, with its shadow."""

    def ready(self, frame: Frame) -> bool:
        """Whether the board can be drawn there without blocking. The first call starts reading its picture on a worker
        thread."""

    def prepare(self) -> None:
        """Read what `part` needs. May take long; may run on a worker thread."""

    def part(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the part of the board that a surface shows, possibly a small part of a large board; without a shadow,
        and without caching."""

    def man(self, kind: str, size: int) -> pygame.Surface:
        """A man in a square of `size`."""

    def turning(self, before: str, after: str, done: float, size: int) -> pygame.Surface:
        """A two-faced man turning over, `done` from 0 to 1."""

    def shadow(self, kind: str, size: int, lifted: float) -> pygame.Surface | None:
        """The shadow of a man, softer the higher it is (0 to 1), centred in a larger square; None in flat styles."""

    def body(
        self, kind: str, outline: tuple[Spot, ...], cells: tuple[Spot, ...], unit: float
    ) -> tuple[pygame.Surface, pygame.Surface | None]:
        """A piece over several cells of side `unit`, and its shadow (None in flat styles). Its outline and the centres
        of its cells are relative to the corner of the picture."""

    def die(self, colour: str, face: int, back: float, size: int) -> pygame.Surface:
        """A die, `back` turns before it shows `face` (negative when it rolls the other way)."""

    def die_shadow(self, colour: str, size: int, lifted: bool) -> pygame.Surface | None:
        """The shadow of a die."""

    def cube(self, stake: int, size: int) -> pygame.Surface:
        """The doubling cube with `stake` on its face."""


def _inlay(look: BoardLook[Any], canvas: pygame.Surface, kind: str, cells: list[Spot], side: int) -> None:
    """Draw the signs of a piece over several cells, inlaid in its wood."""
    for colour, part in ((GROOVE, 1.38), (INLAY, 1.3)):
        put_signs(PixelPen(canvas, 1), look.emblems[kind].sign, colour, cells, part * side)


def painter_of(game: Game, look: BoardLook[Any], theme: str, opposite: frozenset[str] = frozenset()) -> Painter:
    """The painter of a game in a theme. Men of the `opposite` kinds stand upside down."""
    if theme == WOOD:
        return WoodPainter(game.key, look.layout.picture, partial(_inlay, look), opposite)
    return InkPainter(game, look, STYLES[theme], opposite)


def expect_board(game: Game, look: BoardLook[Any], theme: str) -> None:
    """Read ahead the picture of a board that will be shown soon, on a worker thread."""
    if theme == WOOD:
        read_ahead(game.key, look.layout.picture)


def paint_man(
    surface: pygame.Surface,
    painter: Painter,
    kind: str,
    size: int,
    centre: tuple[float, float],
    lift: float = 0.0,
    tilt: int = 0,
) -> None:
    """A man and its shadow; `lift` from 0 (on the board) to 1 (in the hand), where it is a little larger; turned by
    `tilt` degrees."""
    place_shadow(surface, painter.shadow(kind, size, lift), size, centre, lift)
    picture = painter.man(kind, round(size * (1 + RAISED * lift)) // 2 * 2)
    if tilt:
        picture = _tilted(picture, tilt)
    surface.blit(picture, picture.get_rect(center=(round(centre[0]), round(centre[1]))))


@kept_pictures(128)
def _tilted(picture: pygame.Surface, degrees: int) -> pygame.Surface:
    """A picture turned by some degrees."""
    return pygame.transform.rotozoom(picture, degrees, 1.0)


def place_shadow(
    surface: pygame.Surface, shadow: pygame.Surface | None, size: int, centre: tuple[float, float], lift: float
) -> None:
    """A shadow below and to the right of what casts it, further away the higher it is."""
    if shadow:
        drop = size * (0.05 + 0.18 * lift)
        surface.blit(shadow, shadow.get_rect(center=(round(centre[0] + drop * 0.6), round(centre[1] + drop))))
