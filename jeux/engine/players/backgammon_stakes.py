"""What a game of Backgammon is worth: points in single games, chances to win in a match.

A table of a match is worked out score by score: a game begins even, and the kernel prices it with its cube
(R. Janowski, *Take-points in money games*, 1993, level by level as in N. Zadeh, *On doubling in tournament backgammon*,
Management Science 23, 1977). So decisions and table rest on the same formula.
"""

from __future__ import annotations

from array import array
from functools import cache
from typing import TYPE_CHECKING

from jeux.engine.kernels import lazy_kernel
from jeux.rules.games.backgammon.position import CUBE_LIMIT, Backgammon, Rules

if TYPE_CHECKING:
    from jeux.engine.kernels import dice_kernel
    from jeux.engine.kernels.games import backgammon as backgammon_kernel
else:
    dice_kernel = lazy_kernel("dice_kernel")
    backgammon_kernel = lazy_kernel("games.backgammon")

Away = tuple[int, int]
"""The points that the player asked about still needs, and those of the other."""
Stakes = tuple[float, ...]
"""Six for each level of the cube: won once, twice, three times, lost once, twice, three times."""
GAMMONS, BACKGAMMONS = 0.28, 0.012
"""How many wins are gammons or more, and backgammons, between equals."""
LIVE = 0.8
"""How much of a live cube there is when a game begins. With these two the table comes within one per cent of what
players of tournaments use (K. Woolsey, N. Kazaross)."""
SWAY = 0.025
"""How far the opening throws sway the chances before anybody may turn the cube."""
BEFORE, CRAWFORD, AFTER, NEVER = "before", "crawford", "after", "never"
"""How the cube is used: freely, nobody being one point short; not at all in Crawford's game; freely after it; never."""
MOST = 6
"""How often a cube can be turned."""
FREE = 5
"""Where the kernel leaves what a cube in the middle is worth."""


def stakes(position: Backgammon, player: int) -> tuple[Stakes, int]:
    """What the levels of the cube are worth to a player, then to the other; and how many levels it can still be turned.
    The unit is what a single game is worth at the present level: in a match +1 and -1 stand for winning and losing it.
    """
    rules, top = position.rules, 0
    if rules.cube_in_play:
        top = (CUBE_LIMIT // position.stake).bit_length() - 1
    if not rules.away:
        own = tuple(float(n << level) for level in range(top + 1) for n in (1, 2, 3, -1, -2, -3))
        return own + own, top
    away = rules.away[player], rules.away[1 - player]
    while top and position.stake << (top - 1) >= max(away):
        top -= 1  # turned once more the cube would change nothing
    return _in_match(away, position.stake, top, _custom(rules, away)), top


def _custom(rules: Rules, away: Away) -> str:
    """How the cube is used in this game of a match."""
    if not rules.cube:
        return NEVER
    if rules.crawford:
        return CRAWFORD
    return AFTER if min(away) == 1 else BEFORE


@cache
def _in_match(away: Away, stake: int, top: int, custom: str) -> Stakes:
    """The stakes of both players by their chances in the match after each way to end the game."""
    chances = []
    for level in range(top + 1):
        for points in (stake << level, 2 * stake << level, 3 * stake << level):
            chances.append(_after((away[0] - points, away[1]), away, custom))
        for points in (stake << level, 2 * stake << level, 3 * stake << level):
            chances.append(_after((away[0], away[1] - points), away, custom))
    won, lost = chances[0], chances[3]
    own = tuple(2.0 * (chance - lost) / (won - lost) - 1.0 for chance in chances)
    other = tuple(-own[6 * level + k] for level in range(top + 1) for k in (3, 4, 5, 0, 1, 2))
    return own + other


def _after(away: Away, before: Away, custom: str) -> float:
    """The chances in the match after a game that was begun at another score."""
    if custom != NEVER:
        custom = BEFORE if min(away) > 1 else CRAWFORD if min(before) > 1 else AFTER
    return chance(away, custom)


@cache
def chance(away: Away, custom: str) -> float:
    """The chances in a match before a game in which the cube is used so."""
    own, other = away
    if min(away) <= 0:
        return float(own <= 0)
    if own == other:
        return 0.5
    if own > other:
        return 1.0 - chance((other, own), custom)
    top = MOST if custom in (BEFORE, AFTER) else 0
    pricer = _pricer()
    pricer.set_stakes(_in_match(away, 1, top, custom), top)
    value = 0.0
    for win in (0.5 - SWAY, 0.5 + SWAY):
        ends = [share * one for one in (win, 1.0 - win) for share in (GAMMONS, BACKGAMMONS)]
        value += 0.5 * pricer.price_chances([win, *ends], LIVE)[FREE]
    won, lost = (_after(end, away, custom) for end in ((own - 1, other), (own, other - 1)))
    return lost + (won - lost) * (value + 1.0) / 2.0


@cache
def _pricer() -> backgammon_kernel.BackgammonKernel:
    """A kernel that prices chances, without any network."""
    nothing = array("f", bytes(4 * dice_kernel.BLOCK * 3 * 500)), array("d", bytes(8 * 5 * (dice_kernel.BLOCK + 1) * 3))
    return backgammon_kernel.BackgammonKernel(*nothing, array("H"), array("i"))
