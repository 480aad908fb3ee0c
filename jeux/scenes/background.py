"""The table on which everything lies."""

from __future__ import annotations

from functools import lru_cache

import pygame

from jeux.common.paths import asset


@lru_cache(maxsize=1)
def _picture() -> pygame.Surface:
    return pygame.image.load(asset("images", "table.webp")).convert()


@lru_cache(maxsize=2)
def table(size: tuple[int, int]) -> pygame.Surface:
    """The table top, cut and scaled to cover a window of this size."""
    picture = _picture()
    factor = max(size[0] / picture.get_width(), size[1] / picture.get_height())
    scaled = pygame.transform.smoothscale_by(picture, factor)
    offset = ((scaled.get_width() - size[0]) // 2, (scaled.get_height() - size[1]) // 2)
    return scaled.subsurface(pygame.Rect(offset, size)).copy()
