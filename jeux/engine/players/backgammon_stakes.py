"""The stakes of a game of Backgammon: points in a single game, winning chances in a match.

The match equity table is computed score by score: a game starts even, and the kernel values it with its cube (R.
Janowski, *Take-points in money games*, 1993, level by level as in N. Zadeh, *On doubling in tournament backgammon*,
Management Science 23, 1977). Decisions and the table thus use the same formula.
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
"""The points that the player in question and his opponent still need."""
Stakes = tuple[float, ...]
"""Six for each level of the cube: won once, twice, three times, lost once, twice, three times."""
GAMMONS, BACKGAMMONS = 0.28, 0.012
"""The shares of wins that are at least gammons, and backgammons, between equals."""
LIVE = 0.8
"""The cube liveness at the start of a game. With this and the shares above, the table agrees with published ones within
one per cent (K. Woolsey, N. Kazaross)."""
SWAY = 0.025
"""The spread of the winning chance from the opening throws, before anybody may double."""
BEFORE, CRAWFORD, AFTER, NEVER = "before", "crawford", "after", "never"
"""The use of the cube: free, with nobody one point short; none in the Crawford game; free after it; never."""
MOST = 6
"""The most times a cube can be turned."""
FREE = 5
"""The index of the value with a centred cube in the kernel's answer."""


def stakes(position: Backgammon, player: int) -> tuple[Stakes, int]:
    """The stakes of all cube levels for a player, then for his opponent; and how many more times the cube can be
    turned. The unit is a single game at the present level; in a match +1 and -1 are winning and losing the match.
    """
    rules, top = position.rules, 0
    if rules.cube_in_play:
        top = (CUBE_LIMIT // position.stake).bit_length() - 1
    if not rules.away:
        own = tuple(float(n << level) for level in range(top + 1) for n in (1, 2, 3, -1, -2, -3))
        return own + own, top
    away = rules.away[player], rules.away[1 - player]
    while top and position.stake << (top - 1) >= max(away):
        top -= 1  # another turn of the cube would change nothing
    return _in_match(away, position.stake, top, _custom(rules, away)), top


def _custom(rules: Rules, away: Away) -> str:
    """The use of the cube in this game of a match."""
    if not rules.cube:
        return NEVER
    if rules.crawford:
        return CRAWFORD
    return AFTER if min(away) == 1 else BEFORE


@cache
def _in_match(away: Away, stake: int, top: int, custom: str) -> Stakes:
    """The stakes of both players, from their chances in the match after each way to end the game."""
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
    """The chances in the match after a game that began at another score."""
    if custom != NEVER:
        custom = BEFORE if min(away) > 1 else CRAWFORD if min(before) > 1 else AFTER
    return chance(away, custom)


@cache
def chance(away: Away, custom: str) -> float:
    """The winning chances in a match before a game with this use of the cube."""
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
    """A kernel for cube values only, without networks."""
    nothing = array("f", bytes(4 * dice_kernel.BLOCK * 3 * 500)), array("d", bytes(8 * 5 * (dice_kernel.BLOCK + 1) * 3))
    return backgammon_kernel.BackgammonKernel(*nothing, array("H"), array("i"))
