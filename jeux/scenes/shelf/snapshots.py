"""Pictures of the unfinished matches' boards, made in slices of a frame so that the window never blocks."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from time import perf_counter

import pygame

from jeux.common.palette import colours
from jeux.match.record import beginning
from jeux.match.store import Store, Summary
from jeux.rules import CATALOGUE
from jeux.views.pictures import picture_of

SLICE = 0.006
"""Seconds of a frame for this work; one drawing cannot be interrupted."""
Key = tuple[str, str, tuple[int, int], str]

_log = logging.getLogger(__name__)


class Snapshots:
    """Pictures by match, size and theme. One that cannot be made is None: its card shows the game instead."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._made: dict[Key, pygame.Surface | None] = {}
        self._waiting: dict[Key, Iterator[None]] = {}

    def picture(self, summary: Summary, size: tuple[int, int]) -> pygame.Surface | None:
        """The picture of a match, or None until it is made; the first call queues it."""
        key = _key(summary, size)
        if key not in self._made and key not in self._waiting:
            self._waiting[key] = self._make(key, summary)
        return self._made.get(key)

    def failed(self, summary: Summary, size: tuple[int, int]) -> bool:
        """Whether the picture of a match cannot be made."""
        key = _key(summary, size)
        return key not in self._waiting and self._made.get(key, self) is None

    @property
    def busy(self) -> bool:
        """Whether a picture is queued."""
        return bool(self._waiting)

    def advance(self) -> bool:
        """Work for at most `SLICE` seconds; True when a picture was finished."""
        until, made = perf_counter() + SLICE, False
        while self._waiting and perf_counter() < until:
            key, work = next(iter(self._waiting.items()))
            if self._ended(work, key):
                del self._waiting[key]
                made = True
        return made

    def _ended(self, work: Iterator[None], key: Key) -> bool:
        """Whether a picture is finished or has failed; a failure is logged and does not affect other matches."""
        try:
            return next(work, self) is self
        except Exception:
            _log.exception("the board of %s cannot be drawn", key[0])
            return True

    def _make(self, key: Key, summary: Summary) -> Iterator[None]:
        self._made[key] = None
        record = self._store.peek(summary.id)
        if record is None:
            return
        game, played = CATALOGUE[record.game], record.games[-1]
        position = beginning(game, played, record.players)
        for step in played.steps:
            if step not in position.steps():
                return  # opening the match reports the problem
            position = position.play(step)
            yield
        self._made[key] = picture_of(game, played.options, position, key[2])


def _key(summary: Summary, size: tuple[int, int]) -> Key:
    return summary.id, summary.updated, size, colours().theme
