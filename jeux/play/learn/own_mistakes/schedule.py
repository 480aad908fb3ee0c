"""When a mistake is asked again: graduated intervals, after Pimsleur (docs/lessons.md)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

INTERVALS = (1, 3, 7, 30)
"""The days before the first, the second, the third and each later time."""
RUNNING = 2
"""How often running a mistake has to be solved until it is asked no more."""


@dataclass(frozen=True, slots=True)
class Schedule:
    """How often a mistake was asked, how often it was solved running, and the day of the last time; at first, that of
    the review which found it."""

    since: date
    asked: int = 0
    running: int = 0

    @property
    def learnt(self) -> bool:
        """Whether it is asked no more."""
        return self.running >= RUNNING

    @property
    def days(self) -> int:
        """The days from the last time to the next one."""
        return INTERVALS[min(self.asked, len(INTERVALS) - 1)]

    def due(self, day: date) -> bool:
        """Whether it is to be asked on this day. A clock that was ahead and is right again delays nothing."""
        passed = (day - self.since).days
        return not self.learnt and (passed >= self.days or passed < 0)

    def answered(self, solved: bool, day: date) -> Schedule:
        """The schedule after it was asked on this day."""
        return Schedule(day, self.asked + 1, self.running + 1 if solved else 0)
