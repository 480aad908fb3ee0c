"""The search for the last mistake of a single player: the last step that made the final result worse.

Without dice and without an opponent, the best result still possible never improves from step to step, so a binary
search finds the mistake, with one question to the computer per position.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from jeux.engine.client import Answer

Ask = Callable[[int, Callable[[Answer | None], None]], None]
"""`ask(number, receive)` asks for the proven value after so many steps; `receive` gets the answer or None."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A step that made the final result worse: its number, counted from 1, and the total loss up to now."""

    number: int
    lost: int


class MistakeSearch:
    """Looks for the last mistake among so many steps and reports it; reports nothing if there is none."""

    def __init__(self, steps: int, ask: Ask, report: Callable[[Mistake], None]) -> None:
        self._steps = steps
        self._ask, self._report = ask, report
        self._values: dict[int, float] = {}
        self._low, self._high = 0, steps
        """The bounds of the binary search."""

    def begin(self) -> None:
        """Ask for the best result possible now, then for earlier positions."""
        self._ask_at(self._steps)

    def _ask_at(self, number: int) -> None:
        self._ask(number, lambda answer: self._receive(number, answer))

    def _receive(self, number: int, answer: Answer | None) -> None:
        """Receive the best result possible after so many steps."""
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
