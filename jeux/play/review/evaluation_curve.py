"""The evaluation of a game step by step, as a curve to draw."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from jeux.play.review.review import Review, Stretch

LEAST_SPAN = 1.0
"""The minimum height of a curve, in points."""


@dataclass(frozen=True, slots=True)
class EvaluationCurve:
    """Lines by player, each in stretches of (number of steps, value). With `against` there is a single line for the
    first of two players, higher values being better for him. `errors` maps a number of steps to the class and the
    player of the error marked there."""

    lines: Mapping[int, Sequence[Stretch]]
    last: int
    low: float
    high: float
    against: bool
    errors: Mapping[int, tuple[int, int]]

    def height(self, value: float) -> float:
        """The relative height of a value, from bottom (0) to top (1)."""
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
    if values and (game.in_points or game.amounts or min(values) < 0.0 or max(values) > 1.0):
        low, high = _span(min(values), max(values), against)
    errors = {turn.worst: (turn.error, turn.player) for turn in review.turning_points() if turn.error is not None}
    return EvaluationCurve(lines, len(review.match.steps), low, high, against, errors)


def _span(least: float, most: float, against: bool) -> tuple[float, float]:
    """The bottom and top of a curve of points; symmetric about zero where one player wins what the other loses."""
    if against:
        reach = max(LEAST_SPAN, abs(least), abs(most))
        return -reach, reach
    return least, max(most, least + LEAST_SPAN)
