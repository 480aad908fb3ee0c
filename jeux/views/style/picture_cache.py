"""Caches for pictures, cleared when a table is left: those of twenty tables would fill the memory."""

from __future__ import annotations

import functools
from collections.abc import Callable, Hashable
from typing import TypeVar

import pygame

T = TypeVar("T")
_FORGET: list[Callable[[], None]] = []


def kept_pictures(most: int) -> Callable[[Callable[..., T]], functools._lru_cache_wrapper[T]]:
    """Decorator: caches the last `most` results of a function, until `forget_pictures`."""

    def decorate(make: Callable[..., T]) -> functools._lru_cache_wrapper[T]:
        kept = functools.lru_cache(maxsize=most)(make)
        _FORGET.append(kept.cache_clear)
        return kept

    return decorate


class LastPictures:
    """Caches the last `most` pictures. `forget_pictures` keeps the latest one if it has no more than `small` pixels,
    since the same table may be shown again at once."""

    def __init__(self, most: int, small: int) -> None:
        self._most, self._small = most, small
        self._kept: dict[tuple[Hashable, ...], pygame.Surface] = {}
        _FORGET.append(self._forget)

    def has(self, *of: Hashable) -> bool:
        """Whether a picture is cached whose key begins with these values."""
        return any(kept[: len(of)] == of for kept in self._kept)

    def get(self, of: tuple[Hashable, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture with this key, from the cache or else from `make`."""
        self._kept[of] = self._kept.pop(of) if of in self._kept else make()
        for oldest in list(self._kept)[: -self._most]:
            del self._kept[oldest]
        return self._kept[of]

    def _forget(self) -> None:
        last = list(self._kept.items())[-1:]
        self._kept = {of: picture for of, picture in last if picture.get_width() * picture.get_height() <= self._small}


def forget_pictures() -> None:
    """Clear all these caches."""
    for forget in _FORGET:
        forget()
