"""The way back after a mistake, for those who play alone (`View.retraces`): with an advice, the last step that has made
the end worse is looked for, and a button leads back to just before it.

Alone, what can still be reached never gets better from step to step: the mistake is found by halving the game, each
half asked of the computer.
"""

from __future__ import annotations

from collections.abc import Callable

from jeux.engine.client import Answer
from jeux.scenes.table.session import Session

Row = tuple[str, Callable[[], None], str, str | None]


class WayBack:
    """Follows the advices of a session. `changed` is called when there is a way back to offer."""

    def __init__(self, session: Session, changed: Callable[[], None]) -> None:
        self.session = session
        self._changed = changed
        self._advice: tuple[str, bool] | None = None
        self._values: dict[int, float] = {}
        self._low = self._high = 0
        self._offered: tuple[str, bool] | None = None

    def advance(self) -> None:
        """Begin when a new advice is read."""
        session = self.session
        advice, _ = session.judged
        fresh = advice is not None and advice is session.notice and advice is not self._advice
        if not fresh or not session.gestures.retraces or not session.match.steps:
            return
        self._advice = advice
        self._values, self._low, self._high = {}, 0, len(session.match.steps)
        self._ask(self._high)

    def _ask(self, number: int) -> None:
        self.session.conductor.ask_again(number, lambda answer: self._hear(number, answer))

    def _hear(self, number: int, answer: Answer | None) -> None:
        """What can be reached after so many steps; the mistake lies between `_low` and `_high`."""
        if answer is None:
            return
        self._values[number] = answer.value
        now = self._values[len(self.session.match.steps)]
        if 0 in self._values:
            if answer.value > now:
                self._low = number
            else:
                self._high = number
        if 0 not in self._values:
            self._ask(0)
        elif self._values[0] > now and self._high - self._low > 1:
            self._ask((self._low + self._high) // 2)
        elif self._values[0] > now:
            self._tell(now)

    def _tell(self, now: float) -> None:
        session = self.session
        if session.notice is not self._advice or not self._advice:
            return
        lost = round(self._values[self._low] - now)
        more = session.texts.get("hint-mistake", number=self._high, n=lost)
        self._advice = self._offered = session.notice = (f"{self._advice[0]}\n{more}", False)
        session.judged = (session.notice, True)
        self._changed()

    def rows(self) -> list[Row]:
        """The button that leads back, as long as the mistake is told."""
        session = self.session
        if not self._offered or session.notice is not self._offered:
            return []
        return [(session.texts.get("button-way-back", number=self._high), self._go, "plain", None)]

    def _go(self) -> None:
        """Take back to just before the mistake."""
        for _ in range(len(self.session.match.steps) - self._low):
            self.session.undo()
