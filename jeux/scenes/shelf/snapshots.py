"""Pictures of boards for the shelf, made in slices of a frame so that the window never blocks."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import TYPE_CHECKING

import pygame

from jeux.common.palette import colours
from jeux.match.record import Record, beginning
from jeux.match.store import Store, Summary
from jeux.rules import CATALOGUE
from jeux.rules.contract import complete_options

if TYPE_CHECKING:
    from jeux.play.learn.own_mistakes.mistakes import Mistake
    from jeux.play.learn.puzzle.puzzles import Puzzle

SLICE = 0.006
"""Seconds of a frame for this work; one drawing cannot be interrupted."""
Key = tuple[str, str, tuple[int, int], str]
Size = tuple[int, int]
Work = Iterator[bool]
"""Yields whether the next step has to wait for another frame."""

_log = logging.getLogger(__name__)


class Snapshots:
    """Pictures by match or problem, size and theme. One that cannot be made is None: the game is shown instead."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._made: dict[Key, pygame.Surface | None] = {}
        self._waiting: dict[Key, Work] = {}

    def picture(self, summary: Summary, size: Size) -> pygame.Surface | None:
        """The picture of a match, or None until it is made; the first call queues it."""
        return self._asked(_key(summary, size), lambda key: self._match(key, summary))

    def problem(self, puzzle: Puzzle, size: Size) -> pygame.Surface | None:
        """The picture of a problem, or None until it is made; the first call queues it."""
        return self._asked((puzzle.id, "", size, colours().theme), lambda key: self._problem(key, puzzle))

    def mistake(self, mistake: Mistake, size: Size) -> pygame.Surface | None:
        """The picture of the position of a mistake, or None until it is made; the first call queues it."""
        return self._asked((mistake.id, "", size, colours().theme), lambda key: self._mistake(key, mistake))

    def _asked(self, key: Key, work: Callable[[Key], Work]) -> pygame.Surface | None:
        if key not in self._made and key not in self._waiting:
            self._waiting[key] = work(key)
        return self._made.get(key)

    def failed(self, summary: Summary, size: Size) -> bool:
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
            waits = self._waits(work, key)
            if waits:
                break
            if waits is None:
                del self._waiting[key]
                made = True
        return made

    def _waits(self, work: Work, key: Key) -> bool | None:
        """Do a step; None once a picture is finished or has failed. A failure is logged and does not affect others."""
        try:
            return next(work, None)
        except Exception:
            _log.exception("the board of %s cannot be drawn", key[0])
            return None

    def _match(self, key: Key, summary: Summary) -> Work:
        self._made[key] = None
        record = self._store.peek(summary.id)
        if record:
            yield from self._last_of(key, record)

    def _mistake(self, key: Key, mistake: Mistake) -> Work:
        self._made[key] = None
        from jeux.play.learn.own_mistakes.mistakes import match_of, usable

        if usable(mistake):  # opening it says if it is not
            yield from self._last_of(key, match_of(mistake).record)

    def _last_of(self, key: Key, record: Record) -> Work:
        """Draw the last position of a record."""
        game, played = CATALOGUE[record.game], record.games[-1]
        positions = [beginning(game, played, record.players)]
        for step in played.steps:
            if step not in positions[-1].steps():
                return  # opening the match reports the problem
            positions.append(positions[-1].play(step))
            yield False
        from jeux.views.portrait import lies_ready, lying  # on demand: the first frame shows no board

        while not lies_ready(game, played.options, key[2]):
            yield True
        self._made[key] = lying(game, played.options, positions, played.steps, key[2])

    def _problem(self, key: Key, puzzle: Puzzle) -> Work:
        self._made[key] = None
        from jeux.views.portrait import lies_ready, lying

        game = CATALOGUE[puzzle.game]
        options = complete_options(game, puzzle.options)
        positions = [game.read(puzzle.position, options, puzzle.players)]
        steps = [puzzle.throw] if puzzle.throw else []
        positions += [positions[0].play(step) for step in steps]
        while not lies_ready(game, options, key[2]):
            yield True
        self._made[key] = lying(game, options, positions, steps, key[2])


def _key(summary: Summary, size: Size) -> Key:
    return summary.id, summary.updated, size, colours().theme
