"""How a game stood, step after step: what a curve draws."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from jeux.play.review.review import Review, Stretch

LEAST_SPAN = 1.0
"""Points between the bottom and the top of a curve of points, at least."""


@dataclass(frozen=True, slots=True)
class EvaluationCurve:
    """Lines by player, each in stretches of (number of steps, value); with `against`, one line for the first of two,
    the higher the better for him. `errors` are those marked on it, by number of steps, with their class and player."""

    lines: Mapping[int, Sequence[Stretch]]
    last: int
    low: float
    high: float
    against: bool
    errors: Mapping[int, tuple[int, int]]

    def height(self, value: float) -> float:
        """Where a value lies between bottom (0) and top (1)."""
        return min(1.0, max(0.0, (value - self.low) / (self.high - self.low)))

    def value_at(self, number: int, player: int) -> float | None:
        """The value on the line of a player after so many steps."""
        line = self.lines.get(0 if self.against else player, ())
        return next((value for stretch in line for known, value in stretch if known == number), None)


def evaluation_curve_of(review: Review) -> EvaluationCurve:
    """The curve of a game, as far as it is known."""
    lines, game = review.curve(), review.match.game
    values = [value for line in lines.values() for stretch in line for _, value in stretch]
    against = review.match.record.players == 2 and game.mirror is not None
    low, high = 0.0, 1.0
    if values and (game.in_points or min(values) < 0.0 or max(values) > 1.0):
        low, high = _span(min(values), max(values), against)
    errors = {turn.worst: (turn.error, turn.player) for turn in review.turning_points() if turn.error is not None}
    return EvaluationCurve(lines, len(review.match.steps), low, high, against, errors)


def _span(least: float, most: float, against: bool) -> tuple[float, float]:
    """Bottom and top of a curve of points: as far below zero as above it where one wins what the other loses."""
    if against:
        reach = max(LEAST_SPAN, abs(least), abs(most))
        return -reach, reach
    return least, max(most, least + LEAST_SPAN)
