"""The way back after a mistake, for those who play alone: the last step that has made the end worse.

Without dice and without an adversary, what can still be reached never gets better from step to step: the mistake is
found by halving the game, each half asked of the computer.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from jeux.engine.client import Answer

Ask = Callable[[int, Callable[[Answer | None], None]], None]
"""`ask(number, receive)` asks what is proven after so many steps; `receive` gets the answer or None."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A step that has made the end worse: its number, counted from 1, and what was lost up to now."""

    number: int
    lost: int


class MistakeSearch:
    """Looks for the last mistake among so many steps and reports it; where none was made, nothing is reported."""

    def __init__(self, steps: int, ask: Ask, report: Callable[[Mistake], None]) -> None:
        self._steps = steps
        self._ask, self._report = ask, report
        self._values: dict[int, float] = {}
        self._low, self._high = 0, steps
        """The mistake lies between these."""

    def begin(self) -> None:
        """Ask for what can be reached now, then for the rest."""
        self._ask_at(self._steps)

    def _ask_at(self, number: int) -> None:
        self._ask(number, lambda answer: self._receive(number, answer))

    def _receive(self, number: int, answer: Answer | None) -> None:
        """What can be reached after so many steps."""
        if answer is None:
            return
        self._values[number] = answer.value
        if 0 not in self._values:
            self._ask_at(0)
            return
        now = self._values[self._steps]
        if answer.value > now:
            self._low = number
        else:
            self._high = number
        if self._values[0] <= now:
            return
        if self._high - self._low > 1:
            self._ask_at((self._low + self._high) // 2)
        else:
            self._report(Mistake(self._high, round(self._values[self._low] - now)))
