"""The sounds of a step, in time with its animation."""

from __future__ import annotations

import math

from jeux.common.sounds import Sounds, Touch, event_in
from jeux.play.table.noises import heard_at, man_of, noise_of, way_of
from jeux.rules.contract import Effect
from jeux.views.board import BoardView
from jeux.views.style.animation import Timed

APART = 0.12
"""Seconds: the same sound is not repeated sooner."""
FAR = 0.5
"""The way of a man, as a part of the board, from which on nothing is louder."""


class Noises:
    """Plays planned sounds when they are due, as what lies on the board sounds and where it comes down."""

    def __init__(self, sounds: Sounds, board: BoardView) -> None:
        self._sounds, self._board = sounds, board
        self._planned: list[tuple[float, str, Touch]] = []

    def plan(self, timed: tuple[Timed, ...]) -> None:
        """Plan the sounds of a new step and drop those still pending."""
        lifted, planned = self._board.view.gestures.lifted, []
        for one in timed:
            touch = self.touch(one.effect)
            event = event_in(touch.material, noise_of(one.effect, lifted))
            planned.append((heard_at(event, one.begins, one.ends), event, touch))
        self._planned = []
        for time, event, touch in sorted(planned, key=lambda noise: noise[:2]):
            same = [before for before, other, by in self._planned if (other, by.material) == (event, touch.material)]
            if not any(time < before + APART for before in same):
                self._planned.append((time, event, touch))

    def touch(self, effect: Effect) -> Touch:
        """How an effect is heard on the board as it lies now, before or after it."""
        board, look = self._board, self._board.look
        material = look.materials.get(man_of(effect), look.material)
        origin, target = way_of(effect)
        seen = [board.pixel(place) for place in (origin, target) if place and board.has(place)]
        if not seen:
            return Touch(material)
        area = board.closeup.area
        across = (seen[-1][0] - area.centerx) / max(1, area.width / 2)
        far = math.dist(seen[0], seen[-1]) / max(1, FAR * max(area.size))
        return Touch(material, across, min(1.0, far) if len(seen) == 2 else 1.0)

    def play(self, now: float) -> None:
        """Play the sounds due at time `now`."""
        while self._planned and self._planned[0][0] <= now:
            _, event, touch = self._planned.pop(0)
            self._sounds.play(event, touch)
