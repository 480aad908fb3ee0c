"""The problem of the day, found on a worker thread: all problems are checked by the rules of all games, which takes a
quarter of a second."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import date
from typing import TYPE_CHECKING

from jeux.scenes.shelf.found_beside import FoundBeside

if TYPE_CHECKING:
    from jeux.play.learn.puzzle.puzzles import Puzzle

_log = logging.getLogger(__name__)
_found: dict[tuple[date, tuple[str, ...]], Puzzle | None] = {}


class Daily(FoundBeside):
    """The problem of a day among those of some games."""

    def __init__(self, day: date, games: Sequence[str]) -> None:
        self._asked = day, tuple(games)
        super().__init__("problem of the day", told=self._asked in _found)

    @property
    def puzzle(self) -> Puzzle | None:
        """The problem; None before it is found, and where there is none."""
        return _found.get(self._asked)

    def find(self) -> None:
        from jeux.play.learn.puzzle.puzzles import of_the_day, with_puzzles  # on demand: they load the rules

        day, games = self._asked
        try:
            mine = [key for key in with_puzzles() if key in games]
            _found[self._asked] = of_the_day(day, mine) if mine else None
        except Exception:
            _log.exception("the problem of the day cannot be found")
            _found[self._asked] = None
