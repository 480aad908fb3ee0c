"""Decisions about the doubling cube: what each answer is worth.

The kernel tells what a position is worth wherever the cube lies (`jeux.engine.kernels.backgammon`: Janowski's formula
at the leaves of a search in which every player doubles, takes and drops at his best). The score of the match is not
looked at.
"""

from __future__ import annotations

from typing import NamedTuple

from jeux.rules.backgammon_position import CUBE_LIMIT, NOBODY, Backgammon


class Outlook(NamedTuple):
    """What the player may expect whose throw comes, if he does not double now: the stakes without a cube, then in
    single stakes with a cube in the middle, on his side, on the other."""

    dead: float
    free: float
    own: float
    theirs: float


def doubled(known: Outlook, stake: int, times: int) -> float:
    """Points of the player whose throw comes once the other holds the cube at this multiple of the stake."""
    return stake * times * (known.theirs if stake * times < CUBE_LIMIT else known.dead)


def kept(known: Outlook, position: Backgammon, player: int) -> float:
    """Points of the player whose throw comes where the cube stays as it lies."""
    if not position.rules.cube_in_play or position.stake >= CUBE_LIMIT:
        return position.stake * known.dead
    held = known.free if position.cube == NOBODY else known.own if position.cube == player else known.theirs
    return position.stake * held


def before_offer(known: Outlook, position: Backgammon, player: int) -> float:
    """The same where this player may double first."""
    stays = kept(known, position, player)
    if not position.may_offer(player):
        return stays
    return max(stays, min(doubled(known, position.stake, 2), float(position.stake)))


def values(position: Backgammon, known: Outlook) -> dict[str, float]:
    """What each step of the phases ``double``, ``take`` and ``beaver`` is worth to the player to decide, in points;
    `known` is the outlook of the side, before its throw."""
    stake = position.stake
    if position.phase == "beaver":
        return {"take": doubled(known, stake, 2), "drop": -float(stake)}
    answers = {"take": doubled(known, stake, 2), "drop": float(stake)}
    if position.rules.beaver and stake <= CUBE_LIMIT // 4:
        answers["beaver"] = max(doubled(known, stake, 4), -2.0 * stake)
    if position.phase == "take":
        return {step: -points for step, points in answers.items()}
    return {"double": min(answers.values()), "roll": kept(known, position, position.side)}
