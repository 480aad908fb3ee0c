"""Which mistakes of the players of this computer wait today, found on a worker thread: the file may be large."""

from __future__ import annotations

import logging
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from jeux.common.files import Problem
from jeux.scenes.shelf.found_beside import FoundBeside

if TYPE_CHECKING:
    from jeux.play.learn.own_mistakes.mistakes import Mistake

_log = logging.getLogger(__name__)


class Due(FoundBeside):
    """The mistakes in a folder that wait on a day; none where nothing is `asked`, as in a class session."""

    def __init__(self, folder: Path, day: date, asked: bool) -> None:
        self._folder, self._day = folder, day
        super().__init__("own mistakes", told=not asked)
        self._found: tuple[Mistake, ...] = ()
        self._problem: Problem | None = None

    @property
    def mistakes(self) -> tuple[Mistake, ...]:
        """The mistakes, the one that waits longest first; none before they are found."""
        return () if self.busy else self._found

    @property
    def problem(self) -> Problem | None:
        """Why the file could not be read; None before that is known."""
        return None if self.busy else self._problem

    @property
    def waiting(self) -> dict[str, int]:
        """How many wait, by player, the one who waits longest first."""
        names = [mistake.player for mistake in self.mistakes]
        return {name: names.count(name) for name in dict.fromkeys(names)}

    def find(self) -> None:
        from jeux.play.learn.own_mistakes.kept_mistakes import KeptMistakes  # on demand, as no first frame needs it

        try:
            kept = KeptMistakes(self._folder)
            self._found, self._problem = kept.due(self._day), kept.problem()
        except Exception:
            _log.exception("the mistakes cannot be found")
