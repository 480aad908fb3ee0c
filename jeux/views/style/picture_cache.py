"""Pictures that are made once and kept while a table is shown: at twenty tables they would fill the memory."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
_FORGET: list[Callable[[], None]] = []


def kept_pictures(most: int) -> Callable[[Callable[..., T]], functools._lru_cache_wrapper[T]]:
    """Keeps the last `most` results of a function, until `forget_pictures`."""

    def decorate(make: Callable[..., T]) -> functools._lru_cache_wrapper[T]:
        kept = functools.lru_cache(maxsize=most)(make)
        _FORGET.append(kept.cache_clear)
        return kept

    return decorate


def forget_pictures() -> None:
    """Give the memory of all of them back; what is shown again is made again."""
    for forget in _FORGET:
        forget()
