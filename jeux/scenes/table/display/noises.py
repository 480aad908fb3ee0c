"""The sounds of a step, each when the eye sees what makes it."""

from __future__ import annotations

from jeux.common.sounds import Sounds
from jeux.play.table.noises import heard_at, noise_of
from jeux.views.style.animation import Timed

APART = 0.12
"""Seconds within which the same sound is heard once."""


class Noises:
    """Plays what was planned when its time has come; men that are `lifted` do not rub on the board."""

    def __init__(self, sounds: Sounds, lifted: bool) -> None:
        self._sounds, self._lifted = sounds, lifted
        self._planned: list[tuple[float, str]] = []

    def plan(self, timed: tuple[Timed, ...]) -> None:
        """Another step begins: what was not heard of the last one never is."""
        noises = [(noise_of(one.effect, self._lifted), one) for one in timed]
        self._planned = []
        for time, event in sorted((heard_at(event, one.begins, one.ends), event) for event, one in noises):
            if not any(event == other and time < before + APART for before, other in self._planned):
                self._planned.append((time, event))

    def play(self, now: float) -> None:
        """It is now so late."""
        while self._planned and self._planned[0][0] <= now:
            self._sounds.play(self._planned.pop(0)[1])
