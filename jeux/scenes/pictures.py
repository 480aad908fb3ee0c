"""The pictures of the games, cut to size once and kept; a game without one is drawn in ink on paper."""

from __future__ import annotations

import logging
from functools import lru_cache

import pygame

from jeux.common.paths import asset
from jeux.common.theme import INK_SOFT, PAPER_DEEP, PAPER_EDGE
from jeux.rules.contract import Board, Game

SHAPE = 1.3
"""Width of a picture over its height."""

_log = logging.getLogger(__name__)


def picture(game: Game, size: tuple[int, int]) -> pygame.Surface:
    """The picture of a game, cut to cover `size`."""
    return _cut(game.key, size) or _drawn(game.key, game.board, size)


@lru_cache(maxsize=96)
def _cut(key: str, size: tuple[int, int]) -> pygame.Surface | None:
    path = asset("images", key, "card.webp")
    if not path.exists():
        return None
    try:
        picture = pygame.image.load(path)
    except (pygame.error, OSError) as error:
        _log.warning("no picture of %s: %s", key, error)
        return None
    factor = max(size[0] / picture.get_width(), size[1] / picture.get_height())
    whole = (max(size[0], round(picture.get_width() * factor)), max(size[1], round(picture.get_height() * factor)))
    scaled = pygame.transform.smoothscale(picture.convert(), whole)
    place = ((whole[0] - size[0]) // 2, (whole[1] - size[1]) // 2)
    return scaled.subsurface(pygame.Rect(place, size)).copy()


_plates: dict[tuple[str, tuple[int, int]], pygame.Surface] = {}
"""The drawn pictures. A board cannot be hashed, so these are kept by hand."""
MOST_PLATES = 96


def _drawn(key: str, board: Board, size: tuple[int, int]) -> pygame.Surface:
    if (key, size) not in _plates:
        if len(_plates) >= MOST_PLATES:
            _plates.clear()
        _plates[key, size] = _plate(board, size)
    return _plates[key, size]


def _plate(board: Board, size: tuple[int, int]) -> pygame.Surface:
    """The lines and points of a board, drawn twice as large and brought down, so that they come out smooth."""
    surface = pygame.Surface((2 * size[0], 2 * size[1]))
    surface.fill(PAPER_DEEP)
    left, bottom, right, top = board.size
    room = 0.76 * min(surface.get_width() / (right - left), surface.get_height() / (top - bottom))
    middle = surface.get_rect().center

    def at(point: str) -> tuple[float, float]:
        x, y = board.where[point]
        return middle[0] + (x - (left + right) / 2) * room, middle[1] - (y - (bottom + top) / 2) * room

    stroke = max(2, round(size[1] / 80))
    for chain in board.lines:
        pygame.draw.lines(surface, INK_SOFT, closed=False, points=[at(point) for point in chain], width=stroke)
    for point in board.points:
        x, y = at(point)
        if board.lines:
            pygame.draw.circle(surface, INK_SOFT, (x, y), 2.2 * stroke)
        else:
            pygame.draw.circle(surface, PAPER_EDGE, (x, y), 0.4 * room)
            pygame.draw.circle(surface, INK_SOFT, (x, y), 0.4 * room, stroke)
    return pygame.transform.smoothscale(surface, size).convert()


@lru_cache(maxsize=64)
def man(key: str, side: str, size: int) -> pygame.Surface | None:
    """The man of a side as its emblem, `size` pixels high, or None where a side has no picture of its own."""
    path = asset("images", key, f"{side}.webp")
    if not path.exists():
        return None
    try:
        picture = pygame.image.load(path).convert_alpha()
    except (pygame.error, OSError) as error:
        _log.warning("no picture of %s of %s: %s", side, key, error)
        return None
    return pygame.transform.smoothscale(picture, (picture.get_width() * size // picture.get_height(), size))
