"""The badges of players: an emblem on a disc of one of eight colours, which can be told apart by shape alone.

Badges are looked up by name among the players of this computer; `players_of` sets the folder once.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from jeux.common.palette import NEAR_BLACK, WHITE, Colour, colours
from jeux.play.library.players import Player, Players
from jeux.views.style.pen import PixelPen, bow, rectangle

if TYPE_CHECKING:
    from jeux.views.style.layout import Spot

FILLS: tuple[Colour, ...] = (
    (0x00, 0x72, 0xB2),
    (0xE6, 0x9F, 0x00),
    (0x00, 0x9E, 0x73),
    (0xCC, 0x79, 0xA7),
    (0x56, 0xB4, 0xE9),
    (0xD5, 0x5E, 0x00),
    (0xF0, 0xE4, 0x42),
    (0x3B, 0x3B, 0x3B),
)
"""The Okabe–Ito palette with a dark grey as its black, by the colour number of a player."""
_FINE = 4
"""Supersampling: canvas pixels for each pixel, along each axis."""
_RIM = 0.07


class _Here:
    find: Callable[[str], Player | None] = staticmethod(lambda _: None)


def players_of(folder: Path) -> Players:
    """The players stored in a folder; badges are looked up among them from now on."""
    players = Players(folder)
    _Here.find = players.find
    return players


def badge_of(name: str, side: int) -> pygame.Surface | None:
    """The badge of the player of a name; None where there is no such player."""
    player = _Here.find(name)
    return badge(player.colour, player.emblem, side) if player else None


def badged(names: Iterable[str]) -> tuple[str, ...]:
    """Those names that belong to players of this computer."""
    return tuple(name for name in names if _Here.find(name))


def put_badges(surface: pygame.Surface, names: Iterable[str], left: int, middle: int, side: int) -> int:
    """Draw the badges of these players side by side; return the x after them."""
    for name in names:
        picture = badge_of(name, side)
        if picture:
            surface.blit(picture, picture.get_rect(midleft=(left, middle)))
            left += side + side // 5
    return left


def badge(colour: int, emblem: str, side: int) -> pygame.Surface:
    """An emblem on its disc, in a square of `side` pixels."""
    return _made(colour, emblem, side, colours().ink)


@lru_cache(maxsize=256)
def _made(colour: int, emblem: str, side: int, rim: Colour) -> pygame.Surface:
    fine = side * _FINE
    canvas = pygame.Surface((fine, fine), pygame.SRCALPHA)
    canvas.fill((*rim, 0))
    pen, fill = PixelPen(canvas, _FINE).on((fine / 2, fine / 2), fine), FILLS[colour]
    ink = WHITE if contrast(WHITE, fill) >= contrast(NEAR_BLACK, fill) else NEAR_BLACK
    pen.disc((0, 0), 0.5, rim)
    pen.disc((0, 0), 0.5 - _RIM, fill)
    _SHAPES[emblem](pen.on((0, 0), 1 - 2 * _RIM), ink, fill)
    return pygame.transform.smoothscale(canvas, (side, side))


def contrast(one: Colour, other: Colour) -> float:
    """The contrast ratio of two colours by WCAG."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: Colour) -> float:
    parts = [part / 255 for part in colour]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


# --- the emblems ------------------------------------------------------------------------------------------------------

Shape = Callable[[PixelPen, Colour, Colour], None]
"""Draws an emblem in a colour on a background colour."""


def _polygons(*shapes: list[Spot]) -> Shape:
    def draw(pen: PixelPen, ink: Colour, _ground: Colour) -> None:
        for shape in shapes:
            pen.polygon(shape, ink)

    return draw


def _star_points() -> list[Spot]:
    turns = [math.pi * k / 5 - math.pi / 2 for k in range(10)]
    reach = [0.36 if k % 2 == 0 else 0.15 for k in range(10)]
    return [(r * math.cos(turn), r * math.sin(turn) + 0.02) for r, turn in zip(reach, turns, strict=True)]


def _heart_points() -> list[Spot]:
    turns = [2 * math.pi * k / 48 for k in range(48)]
    return [
        (
            0.0195 * 16 * math.sin(turn) ** 3,
            -0.0195 * (13 * math.cos(turn) - 5 * math.cos(2 * turn) - 2 * math.cos(3 * turn) - math.cos(4 * turn)),
        )
        for turn in turns
    ]


def _moon(pen: PixelPen, ink: Colour, ground: Colour) -> None:
    pen.disc((-0.02, 0), 0.33, ink)
    pen.disc((0.13, -0.08), 0.27, ground)


def _sun(pen: PixelPen, ink: Colour, _ground: Colour) -> None:
    pen.disc((0, 0), 0.18, ink)
    for k in range(8):
        turn = math.pi * k / 4
        along, across = (math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))
        ends = ((0.23, -0.05), (0.37, 0.0), (0.23, 0.05))
        pen.polygon([(r * along[0] + w * across[0], r * along[1] + w * across[1]) for r, w in ends], ink)


def _flower(pen: PixelPen, ink: Colour, ground: Colour) -> None:
    for k in range(6):
        turn = math.pi * k / 3
        pen.disc((0.21 * math.cos(turn), 0.21 * math.sin(turn)), 0.13, ink)
    pen.disc((0, 0), 0.1, ground)


def _fish(pen: PixelPen, ink: Colour, ground: Colour) -> None:
    upper = bow((0.06, 0.19), 0.35, math.pi * 1.19, math.pi * 1.81)
    pen.polygon([*upper, *((x, -y) for x, y in reversed(upper))], ink)
    pen.polygon([(-0.14, 0), (-0.37, -0.2), (-0.31, 0), (-0.37, 0.2)], ink)
    pen.disc((0.2, -0.05), 0.035, ground)


def _house(pen: PixelPen, ink: Colour, ground: Colour) -> None:
    pen.polygon([(-0.36, -0.02), (0, -0.35), (0.36, -0.02)], ink)
    pen.polygon(rectangle((0, 0.13), 0.46, 0.32), ink)
    pen.polygon(rectangle((0, 0.18), 0.13, 0.22), ground)


def _drop_points() -> list[Spot]:
    return [(0, -0.38), *bow((0, 0.11), 0.23, -0.35, math.pi + 0.35, 16)]


def _clover(pen: PixelPen, ink: Colour, _ground: Colour) -> None:
    for x, y in ((0, -0.19), (-0.18, 0.06), (0.18, 0.06)):
        pen.disc((x, y), 0.16, ink)
    pen.polygon([(-0.03, 0), (0.03, 0), (0.1, 0.36), (-0.1, 0.36)], ink)


_SHAPES: dict[str, Shape] = {
    "star": _polygons(_star_points()),
    "heart": _polygons(_heart_points()),
    "moon": _moon,
    "sun": _sun,
    "flower": _flower,
    "fish": _fish,
    "tree": _polygons(
        [(0, -0.4), (0.22, -0.1), (-0.22, -0.1)],
        [(0, -0.2), (0.29, 0.2), (-0.29, 0.2)],
        rectangle((0, 0.28), 0.1, 0.18),
    ),
    "house": _house,
    "boat": _polygons(
        [(-0.36, 0.12), (0.36, 0.12), (0.22, 0.32), (-0.22, 0.32)],
        [(-0.02, -0.38), (-0.02, 0.06), (-0.28, 0.06)],
        [(0.04, -0.28), (0.04, 0.06), (0.28, 0.06)],
    ),
    "drop": _polygons(_drop_points()),
    "bolt": _polygons([(0.08, -0.4), (-0.24, 0.06), (-0.03, 0.06), (-0.1, 0.4), (0.24, -0.09), (0.03, -0.09)]),
    "clover": _clover,
}
