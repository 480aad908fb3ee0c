"""Cube decisions: the value of each action.

The kernel gives the value of a position for every place of the cube (`kernels.games.backgammon`: Janowski's formula at
the leaves of a search in which both players make the best cube decisions), in the stakes of `backgammon_stakes`:
points, or winning chances in a match.
"""

from __future__ import annotations

from typing import NamedTuple

from jeux.engine.players.backgammon_stakes import Stakes
from jeux.rules.games.backgammon.position import CUBE_LIMIT, NOBODY, Backgammon

ONCE_LOST, A_LEVEL = 3, 6
"""The index of a lost single game within a level of the stakes; the number of stakes of a level."""


class Outlook(NamedTuple):
    """The expectations of the player to throw if he does not double now: with the cube in the middle, on his side, on
    the opponent's; the last two also at twice and at four times the stake."""

    free: float
    own: float
    theirs: float
    own_double: float
    theirs_double: float
    own_redouble: float
    theirs_redouble: float


def kept(outlook: Outlook, position: Backgammon, player: int) -> float:
    """The expectation of the player to throw with the cube where it is."""
    return outlook.free if position.cube == NOBODY else outlook.own if position.cube == player else outlook.theirs


def before_offer(outlook: Outlook, position: Backgammon, player: int) -> float:
    """The same if this player may double first."""
    stays = kept(outlook, position, player)
    if not position.may_offer(player):
        return stays
    return max(stays, min(outlook.theirs_double, 1.0))


def values(position: Backgammon, outlook: Outlook, stakes: Stakes) -> dict[str, float]:
    """The value of each step in the phases ``double``, ``take`` and ``beaver`` for the player to move, in points;
    `outlook` and `stakes` are those of the side on roll, before its throw."""
    points = position.stake
    if position.phase == "beaver":
        return {"take": points * outlook.theirs_double, "drop": points * stakes[ONCE_LOST]}
    answers = {"take": points * outlook.theirs_double, "drop": points * stakes[0]}
    if position.rules.beaver and position.stake <= CUBE_LIMIT // 4:
        dropped = stakes[A_LEVEL + ONCE_LOST]
        answers["beaver"] = points * max(outlook.theirs_redouble, dropped)
    if position.phase == "take":
        return {step: -value for step, value in answers.items()}
    return {"double": min(answers.values()), "roll": points * kept(outlook, position, position.side)}
