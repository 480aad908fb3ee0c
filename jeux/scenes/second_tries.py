"""A save that another program holds up for a moment: tried again some frames later, so that the window never waits."""

from __future__ import annotations

from collections.abc import Callable

from jeux.common.files import HELD, Problem

WAITS = (0.25, 0.5, 1.0, 2.0)
"""Seconds from one try to the next. A virus guard that looks into a new file takes one or two; after all of them the
player is told."""


class SecondTries:
    """Does `save`, later again where a file is held; `told` is the code of the problem when it is held for too long."""

    def __init__(self, save: Callable[[], Problem | None], told: str) -> None:
        self._save, self._told = save, told
        self._waits: list[float] = []

    @property
    def pending(self) -> bool:
        """Whether a save is put off."""
        return bool(self._waits)

    def now(self) -> Problem | None:
        """Save; what is put off is no problem yet."""
        problem = self._save()
        if problem is None or problem.code != HELD:
            self._waits.clear()
            return problem
        self._waits = self._waits or list(WAITS)  # who plays on wins no time for the guard
        return None

    def advance(self, dt: float) -> Problem | None:
        """Try again when it is time; what went wrong in the end."""
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
