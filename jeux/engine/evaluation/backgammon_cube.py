"""Decisions about the doubling cube: what each answer is worth, from a cubeless outlook.

Method: R. Janowski, *Take-points in money games* (1993). The value of a position with a cube lies between that of a
dead cube, which nobody would turn again, and that of a live one, turned at the very best moment; `LIVENESS` says where.
The score of the match is not looked at.
"""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from jeux.rules.backgammon_position import CUBE_LIMIT, NOBODY, Backgammon

LIVENESS = 0.68
QUIET_TURNS = 6.0
"""With fewer turns than this to come the cube loses its life, down to none on the last throw."""


class Outlook(NamedTuple):
    """What a player may expect: the probability of winning, and the single stakes won and lost beyond the first by
    gammons (1) and backgammons (2), on average over all games."""

    win: float
    extra_won: float
    extra_lost: float

    @property
    def points(self) -> float:
        """The single stakes to expect."""
        return 2.0 * self.win - 1.0 + self.extra_won - self.extra_lost


class Odds(NamedTuple):
    """A cubeless outlook as the formulas take it: probability of winning, mean stakes of a win and of a loss."""

    win: float
    gain: float
    loss: float

    @property
    def dead(self) -> float:
        """The stakes to expect when nobody turns the cube any more."""
        return self.win * self.gain - (1.0 - self.win) * self.loss

    @property
    def take_point(self) -> float:
        """The probability from which this player would take a live cube."""
        return (self.loss - 0.5) / (self.gain + self.loss + 0.5)

    @property
    def cash_point(self) -> float:
        """The probability from which the other would refuse a live cube."""
        return (self.loss + 1.0) / (self.gain + self.loss + 0.5)


def odds(outlook: Outlook, *, gammons: bool = True) -> Odds:
    """The odds of an outlook; without gammons every game counts once."""
    if not gammons:
        return Odds(outlook.win, 1.0, 1.0)
    won, lost = max(outlook.win, 1e-6), max(1.0 - outlook.win, 1e-6)
    return Odds(outlook.win, 1.0 + min(outlook.extra_won / won, 2.0), 1.0 + min(outlook.extra_lost / lost, 2.0))


def liveness(turns: float) -> float:
    """How much of a live cube there is when so many turns are still to come for the one who is nearer the end."""
    return LIVENESS * min(1.0, max(0.0, (turns - 1.0) / (QUIET_TURNS - 1.0)))


def _between(value: float, *corners: tuple[float, float]) -> float:
    """The broken line through these corners."""
    for (x0, y0), (x1, y1) in pairwise(corners):
        if value <= x1:
            return y0 + (y1 - y0) * (value - x0) / (x1 - x0) if x1 > x0 else y1
    return corners[-1][1]


def not_holding(known: Odds, live: float) -> float:
    """Stakes expected by the player whose adversary holds the cube."""
    line = _between(known.win, (0.0, -known.loss), (known.take_point, -1.0), (1.0, known.gain))
    return (1.0 - live) * known.dead + live * line


def may_turn(known: Odds, live: float, *, holding: bool) -> float:
    """Stakes expected by the player who holds the cube, or when it lies in the middle (not `holding`)."""
    corners = [(0.0, -known.loss), (known.cash_point, 1.0), (1.0, known.gain)]
    if not holding:
        corners.insert(1, (known.take_point, -1.0))
    return (1.0 - live) * known.dead + live * _between(known.win, *corners)


def values(position: Backgammon, outlook: Outlook, turns: float) -> dict[str, float]:
    """What each step of the phases ``double``, ``take`` and ``beaver`` is worth to the player to decide, in points.

    `outlook` is the side's, before its throw; `turns` how many are to come for the one who is nearer the end."""
    stake, live = position.stake, liveness(turns)
    whole = odds(outlook)

    def taken(times: int) -> float:
        """Points of the side once the other holds the cube at this multiple of the stake."""
        value = stake * times
        return value * not_holding(whole, live if value < CUBE_LIMIT else 0.0)

    if position.phase == "beaver":
        return {"take": taken(2), "drop": -float(stake)}
    answers = {"take": taken(2), "drop": float(stake)}
    if position.rules.beaver and stake <= CUBE_LIMIT // 4:
        answers["beaver"] = max(taken(4), -2.0 * stake)
    if position.phase == "take":
        return {step: -points for step, points in answers.items()}
    centred = position.cube == NOBODY
    kept = odds(outlook, gammons=not (centred and position.rules.jacoby))
    return {"double": min(answers.values()), "roll": stake * may_turn(kept, live, holding=not centred)}
