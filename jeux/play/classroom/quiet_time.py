"""A quiet time to think: a countdown of some minutes with a pause, whose end has no consequence."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class QuietTime:
    """`left` of `whole` seconds; none where there is no quiet time."""

    whole: float = 0.0
    left: float = 0.0
    paused: bool = False

    @property
    def shown(self) -> bool:
        """Whether there is one, even if it has ended."""
        return self.whole > 0

    @property
    def over(self) -> bool:
        """Whether it has passed."""
        return self.shown and self.left <= 0

    @property
    def figure(self) -> str:
        """What is left, in minutes and seconds."""
        seconds = -int(-self.left // 1)
        return f"{seconds // 60}:{seconds % 60:02}"

    @property
    def part(self) -> float:
        """What is left, from 1 to 0."""
        return self.left / self.whole if self.shown else 0.0

    def passed(self, dt: float) -> QuietTime:
        """The quiet time after `dt` more seconds."""
        return self if self.paused or not self.shown else replace(self, left=max(0.0, self.left - dt))

    def halted(self) -> QuietTime:
        """The quiet time with the pause switched on or off."""
        return replace(self, paused=not self.paused)


def quiet_time(minutes: int) -> QuietTime:
    """A quiet time of so many minutes, from now on."""
    return QuietTime(60.0 * minutes, 60.0 * minutes)


NO_QUIET_TIME = QuietTime()
