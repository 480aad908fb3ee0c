"""The board that comes out of the dark behind the first page."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import pygame

from jeux.common.palette import colours
from jeux.play.setup.filters import YOUNG
from jeux.rules import CARDS, CATALOGUE
from jeux.rules.card import Card
from jeux.rules.contract import complete_options
from jeux.views.pictures import picture, under_way

NIGHT = (9, 13, 11)
SECONDS = 0.9
TURN, ACROSS = -7.0, 0.76
"""Degrees by which the board is turned, and its width in widths of the window."""
WIDEST = 1500
"""Pixels across of the canvas on which it is composed: it is dim, and a larger window enlarges it."""
FLAT_SHARE = 0.34
"""The height of a drawn board, in heights of the window."""
Size = tuple[int, int]


def shown_game() -> Card:
    """The game whose board is shown: the first one of skill, for the young."""
    return next(game for game in CARDS.values() if game.header.luck == "strategie" and game.header.age <= YOUNG)


class FirstBoard:
    """Paints the ground of the first page. The board is read on a worker thread, then it comes in `SECONDS`."""

    def __init__(self, moves: Callable[[], bool]) -> None:
        """`moves` tells whether motion is wanted."""
        self._moves = moves
        self._light = 0.0
        self._read = False
        """Whether the board was read: drawing takes it, so it is not asked for again."""
        self._ground: tuple[tuple[Size, float], pygame.Surface] | None = None

    @property
    def moving(self) -> bool:
        """Whether it is still to come."""
        return colours().pictured and self._light < 1

    def advance(self, dt: float) -> bool:
        """Let it come; True when the picture changed."""
        self._read = self._read or (self.moving and _ready())
        if not self.moving or not self._read:
            return False
        self._light = min(1.0, self._light + dt / SECONDS) if self._moves() else 1.0
        return True

    def draw(self, surface: pygame.Surface, dark: float) -> None:
        """Draw it over the whole window; from `dark` on, a share of its height, nothing is seen of it."""
        size = surface.get_size()
        if not colours().pictured:
            surface.fill(colours().cloth)
            return
        surface.fill(NIGHT)
        if not self._light:
            return
        dark = round(dark, 2)
        if self._ground is None or self._ground[0] != (size, dark):
            self._ground = (size, dark), _composed(size, dark)
        ground = self._ground[1]
        ground.set_alpha(round(255 * (1 - (1 - self._light) ** 2)))
        surface.blit(ground, (0, 0))


def flat_board(size: Size) -> pygame.Surface:
    """The board drawn flat, as wide as a picture of this size."""
    return picture(shown_game(), size)


def _ready() -> bool:
    from jeux.views.portrait import lies_ready  # on demand: the first frame is dark

    game = CATALOGUE[shown_game().key]
    return lies_ready(game, complete_options(game, {}), (400, 400))


def _composed(size: Size, dark: float) -> pygame.Surface:
    """The board on the night, lit from the upper left, lost in the dark below the title."""
    from jeux.views.portrait import turned_board

    game = CATALOGUE[shown_game().key]
    factor = min(1.0, WIDEST / size[0])
    inner = round(size[0] * factor), round(size[1] * factor)
    wide = round(max(ACROSS * inner[0], 0.9 * inner[1]))
    board = turned_board(game, complete_options(game, {}), under_way(game), wide, TURN)
    canvas = pygame.Surface(inner)
    canvas.fill(NIGHT)
    canvas.blit(board, board.get_rect(midtop=(inner[0] // 2 + inner[0] // 40, -round(0.13 * board.get_height()))))
    canvas.blit(pygame.transform.smoothscale(_light(dark), inner), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    floor = pygame.Surface(inner)
    floor.fill(NIGHT)
    canvas.blit(floor, (0, 0), special_flags=pygame.BLEND_RGB_MAX)
    return canvas if inner == size else pygame.transform.smoothscale(canvas, size)


@lru_cache(maxsize=2)
def _light(dark: float) -> pygame.Surface:
    """How bright each part of the window is: bright above, dark at the sides and from `dark` on."""
    wide, high = 64, 48
    lamp = pygame.Surface((wide, high))
    for x in range(wide):
        for y in range(high):
            across, down = abs((x + 0.5) / wide - 0.46), (y + 0.5) / high
            part = _step(0.44, 0.22, across) * _step(dark, 0.35 * dark, down)
            lamp.set_at((x, y), (round(250 * part),) * 3)
    return lamp


def _step(end: float, begin: float, at: float) -> float:
    """Falls smoothly from 1 at `begin` to 0 at `end`."""
    part = min(1.0, max(0.0, (end - at) / (end - begin)))
    return part * part * (3 - 2 * part)
