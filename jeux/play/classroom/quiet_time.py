"""A quiet time to think: some minutes that pass, a pause, an end that costs nobody anything."""

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
        """Whether there is one, be it at its end."""
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
        """After so many seconds."""
        return self if self.paused or not self.shown else replace(self, left=max(0.0, self.left - dt))

    def halted(self) -> QuietTime:
        """Paused, or going on."""
        return replace(self, paused=not self.paused)


def quiet_time(minutes: int) -> QuietTime:
    """So many minutes, from now on."""
    return QuietTime(60.0 * minutes, 60.0 * minutes)


NO_QUIET_TIME = QuietTime()
