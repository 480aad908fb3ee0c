"""Cube decisions: the value of each action.

The kernel gives the value of a position for every place of the cube (`kernels.games.backgammon`: Janowski's formula at
the leaves of a search in which both players make the best cube decisions), in the stakes of `backgammon_stakes`:
points, or winning chances in a match.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from jeux.engine.budget import Figures
from jeux.engine.players.backgammon_stakes import Stakes
from jeux.rules.games.backgammon.position import CUBE_LIMIT, NOBODY, Backgammon

if TYPE_CHECKING:
    from jeux.engine.kernels.games.backgammon import BackgammonKernel

LEAST, HALVINGS = 1e-6, 14
"""What counts as nothing; the halvings that find a winning chance to a hundredth of a point."""
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


class Chances(NamedTuple):
    """The shares of games that the player to throw wins, wins double or triple, wins triple, loses double or triple,
    loses triple."""

    win: float
    double: float
    triple: float
    lost_double: float
    lost_triple: float

    def figures(self) -> Figures:
        """His chances as they are told."""
        return ("win", self.win), ("double", self.double), ("lost-double", self.lost_double)

    def of_other(self) -> Figures:
        """Those of his opponent."""
        return ("win", 1.0 - self.win), ("double", self.lost_double), ("lost-double", self.double)

    def with_win(self, win: float) -> list[float]:
        """Chances with another share of games won, and the same part of them double and triple."""
        own, other = win / max(self.win, LEAST), (1.0 - win) / max(1.0 - self.win, LEAST)
        shares = (self.double * own, self.triple * own, self.lost_double * other, self.lost_triple * other)
        return [win, *(min(1.0, share) for share in shares)]


class Window(NamedTuple):
    """The winning chances of the player to throw from which his double is right, from which it is better refused, and
    from which he does better to play on for more."""

    open: float
    cash: float
    good: float


def kept(outlook: Outlook, position: Backgammon, player: int) -> float:
    """The expectation of the player to throw with the cube where it is."""
    return outlook.free if position.cube == NOBODY else outlook.own if position.cube == player else outlook.theirs


def before_offer(outlook: Outlook, position: Backgammon, player: int) -> float:
    """The same if this player may double first."""
    stays = kept(outlook, position, player)
    if not position.may_offer(player):
        return stays
    return max(stays, min(outlook.theirs_double, 1.0))


def window(kernel: BackgammonKernel, chances: Chances, now: Outlook, position: Backgammon) -> Window:
    """The doubling window in a position before the throw, with as many gammons as now for each win and each loss.

    By the same formula as the values at the leaves of the search; the cube's liveness is the one that gives the values
    found `now`. The kernel holds the stakes of the position."""
    live = _liveness(kernel, chances, now)

    def at(win: float) -> Outlook:
        return Outlook(*kernel.price_chances(chances.with_win(win), live)[len(chances) :])

    def keeps(outlook: Outlook) -> float:
        return kept(outlook, position, position.side)

    return Window(
        open=_first(lambda win: min(at(win).theirs_double, 1.0) >= keeps(at(win))),
        cash=_first(lambda win: at(win).theirs_double >= 1.0),
        good=_first(lambda win: keeps(at(win)) >= 1.0),
    )


def _liveness(kernel: BackgammonKernel, chances: Chances, now: Outlook) -> float:
    """The cube's liveness, from 0 to 1, with which these chances have these values, which are linear in it."""
    dead, live = (kernel.price_chances(list(chances), each)[len(chances) :] for each in (0.0, 1.0))
    slopes = [more - less for less, more in zip(dead, live, strict=True)]
    place = max(range(len(slopes)), key=lambda each: abs(slopes[each]))
    if abs(slopes[place]) < LEAST:
        return 0.0
    return max(0.0, min(1.0, (now[place] - dead[place]) / slopes[place]))


def _first(holds: Callable[[float], bool]) -> float:
    """The least winning chance from which something holds; 1 if it never does."""
    low, high = 0.0, 1.0
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (low, middle) if holds(middle) else (middle, high)
    return high


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
