"""The sounds of a step, in time with its animation."""

from __future__ import annotations

from jeux.common.sounds import Sounds
from jeux.play.table.noises import heard_at, noise_of
from jeux.views.style.animation import Timed

APART = 0.12
"""Seconds: the same sound is not repeated sooner."""


class Noises:
    """Plays planned sounds when they are due. With `lifted`, men make no sliding sound."""

    def __init__(self, sounds: Sounds, lifted: bool) -> None:
        self._sounds, self._lifted = sounds, lifted
        self._planned: list[tuple[float, str]] = []

    def plan(self, timed: tuple[Timed, ...]) -> None:
        """Plan the sounds of a new step and drop those still pending."""
        noises = [(noise_of(one.effect, self._lifted), one) for one in timed]
        self._planned = []
        for time, event in sorted((heard_at(event, one.begins, one.ends), event) for event, one in noises):
            if not any(event == other and time < before + APART for before, other in self._planned):
                self._planned.append((time, event))

    def play(self, now: float) -> None:
        """Play the sounds due at time `now`."""
        while self._planned and self._planned[0][0] <= now:
            self._sounds.play(self._planned.pop(0)[1])
