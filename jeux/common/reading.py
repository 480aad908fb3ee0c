"""Loads pictures in a worker thread before they are shown: the picture of a board takes 0.1 s.

pygame releases the GIL while it reads a file and scales a picture, but not while it converts one: scale a large picture
first.
"""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from pathlib import Path

import pygame

Picture = Future[pygame.Surface]


@cache
def _reader() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(1, "pictures")


def beside(path: Path) -> Picture:
    """Load a picture in the worker thread, after those requested before."""
    return _reader().submit(pygame.image.load, path)


begin = beside
"""The loader of all preloaded pictures."""


class ReadAhead:
    """A cache of preloaded pictures by file. At most `most` wait to be taken: the oldest are dropped."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._read: dict[Path, Picture] = {}

    def begin(self, path: Path) -> None:
        """Start loading a picture."""
        self._read[path] = self._read.pop(path) if path in self._read else begin(path)
        for oldest in list(self._read)[: -self._most]:
            self._read.pop(oldest).cancel()

    def ready(self, path: Path) -> bool:
        """Whether the picture can be taken without waiting. The first call starts loading it."""
        if path not in self._read:
            self.begin(path)
        return self._read[path].done()

    def take(self, path: Path) -> pygame.Surface:
        """Remove a picture from the cache and return it, loaded now if need be. Raises `pygame.error`, `OSError`."""
        read = self._read.pop(path, None)
        return read.result() if read else pygame.image.load(path)

    def forget(self) -> None:
        """Drop all pictures."""
        for read in self._read.values():
            read.cancel()
        self._read.clear()


boards = ReadAhead(1)
"""The picture of the board that is likely to be shown next."""
