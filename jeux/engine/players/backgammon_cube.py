"""Decisions about the doubling cube: what each answer is worth.

The kernel says what a position is worth wherever the cube lies (`kernels.games.backgammon`: Janowski's formula
at the leaves of a search in which every player doubles, takes and drops at his best), in the stakes of
`backgammon_stakes`: points, or chances in a match.
"""

from __future__ import annotations

from typing import NamedTuple

from jeux.engine.players.backgammon_stakes import Stakes
from jeux.rules.games.backgammon.position import CUBE_LIMIT, NOBODY, Backgammon

ONCE_LOST, A_LEVEL = 3, 6
"""Where a level of the stakes holds a single game lost; how many stakes a level has."""


class Outlook(NamedTuple):
    """What the player may expect whose throw comes, if he does not double now: with a cube in the middle, on his side,
    on the other; the same two at the double of the stake, and at four times the stake."""

    free: float
    own: float
    theirs: float
    own_double: float
    theirs_double: float
    own_redouble: float
    theirs_redouble: float


def kept(outlook: Outlook, position: Backgammon, player: int) -> float:
    """What the player whose throw comes may expect where the cube stays as it lies."""
    return outlook.free if position.cube == NOBODY else outlook.own if position.cube == player else outlook.theirs


def before_offer(outlook: Outlook, position: Backgammon, player: int) -> float:
    """The same where this player may double first."""
    stays = kept(outlook, position, player)
    if not position.may_offer(player):
        return stays
    return max(stays, min(outlook.theirs_double, 1.0))


def values(position: Backgammon, outlook: Outlook, stakes: Stakes) -> dict[str, float]:
    """What each step of the phases ``double``, ``take`` and ``beaver`` is worth to the player to decide, in points;
    `outlook` is the outlook of the side, before its throw, `stakes` are those of the side."""
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
