"""Retries a save while another program holds the file, some frames later, so that the window never blocks."""

from __future__ import annotations

from collections.abc import Callable

from jeux.common.files import HELD, Problem

WAITS = (0.25, 0.5, 1.0, 2.0)
"""Seconds between two attempts. A virus scanner holds a new file for one or two seconds; after the last attempt the
player is informed."""


class SecondTries:
    """Calls `save`, and calls it again later if the file is held. `told` is the problem code if it is held for too
    long."""

    def __init__(self, save: Callable[[], Problem | None], told: str) -> None:
        self._save, self._told = save, told
        self._waits: list[float] = []

    @property
    def pending(self) -> bool:
        """Whether a save waits for another attempt."""
        return bool(self._waits)

    def now(self) -> Problem | None:
        """Save now; a postponed save does not count as a problem yet."""
        problem = self._save()
        if problem is None or problem.code != HELD:
            self._waits.clear()
            return problem
        self._waits = self._waits or list(WAITS)  # a new save does not restart the running waits
        return None

    def advance(self, dt: float) -> Problem | None:
        """Retry when it is time; the problem if the last attempt failed."""
        if not self._waits:
            return None
        self._waits[0] -= dt
        if self._waits[0] > 0:
            return None
        del self._waits[0]
        if self._waits:
            return self.now()
        problem = self._save()
        return Problem(self._told, problem.name) if problem and problem.code == HELD else problem
