"""Pictures that are read beside the loop of the window, before they are shown: that of a board takes 0.1 s.

pygame lets go of Python's lock while it reads a file and while it scales a picture, not while it converts one: a large
picture is scaled first.
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
    """Read a picture in the thread, after those that were begun before."""
    return _reader().submit(pygame.image.load, path)


begin = beside
"""How all pictures are read ahead."""


class ReadAhead:
    """Pictures by their file, as they were read. No more than `most` are held that nobody has taken: the oldest give
    way."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._read: dict[Path, Picture] = {}

    def begin(self, path: Path) -> None:
        """Have a picture read that will be taken."""
        self._read[path] = self._read.pop(path) if path in self._read else begin(path)
        for oldest in list(self._read)[: -self._most]:
            self._read.pop(oldest).cancel()

    def ready(self, path: Path) -> bool:
        """Whether nobody who takes the picture waits; the first question has it read."""
        if path not in self._read:
            self.begin(path)
        return self._read[path].done()

    def take(self, path: Path) -> pygame.Surface:
        """The picture, which is not held any more. Raises `pygame.error`, `OSError`."""
        read = self._read.pop(path, None)
        return read.result() if read else pygame.image.load(path)

    def forget(self) -> None:
        """Hold nothing any more."""
        for read in self._read.values():
            read.cancel()
        self._read.clear()


boards = ReadAhead(1)
"""The picture of the board that is likely to be shown next."""
