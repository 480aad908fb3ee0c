"""The table top behind every screen."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import pygame

from jeux.common.assets import asset
from jeux.common.fitting import covering
from jeux.common.palette import Colour, colours
from jeux.common.reading import ReadAhead

_ahead = ReadAhead(1)


def read_ahead() -> None:
    """Start reading the picture of the table on a worker thread, in themes that show it."""
    if colours().pictured:
        _ahead.begin(_file())


def table_top(size: tuple[int, int]) -> pygame.Surface:
    """The table top for a window of this size: the rendered picture, or a plain colour in flat themes."""
    palette = colours()
    return _rendered(size) if palette.pictured else _plain(size, palette.cloth)


@lru_cache(maxsize=1)
def _picture() -> pygame.Surface:
    return _ahead.take(_file()).convert()


def _file() -> Path:
    return asset("images", "table.webp")


@lru_cache(maxsize=2)
def _rendered(size: tuple[int, int]) -> pygame.Surface:
    """The picture, cut and scaled."""
    picture = _picture()
    scaled = pygame.transform.smoothscale(picture, covering(picture.get_size(), size))
    offset = ((scaled.get_width() - size[0]) // 2, (scaled.get_height() - size[1]) // 2)
    return scaled.subsurface(pygame.Rect(offset, size)).copy()


@lru_cache(maxsize=1)
def _plain(size: tuple[int, int], colour: Colour) -> pygame.Surface:
    ground = pygame.Surface(size)
    ground.fill(colour)
    return ground.convert()
