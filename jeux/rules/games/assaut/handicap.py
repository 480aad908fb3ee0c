"""The handicaps of Assaut: fewer soldiers, and officers placed in advance."""

from __future__ import annotations

from functools import partial

from jeux.rules.contract import Options
from jeux.rules.games.assaut.board import POINTS
from jeux.rules.games.assaut.game import start
from jeux.rules.games.assaut.position import OFFICERS
from jeux.rules.handicap import Handicap, changed

LAST = ("c1", "e1", "c2", "e2", "a5", "g5")
"""The soldiers that are removed, from the back."""
PLACES = ("c5", "e5")
"""The points of the officers."""


def _fewer(number: int, options: Options, players: int, side: int) -> str:
    if side != OFFICERS:
        return ""
    men = {**dict.fromkeys(LAST[:number], "."), **dict.fromkeys(PLACES, "o")}
    return changed(start(options, players).text(), POINTS, men).replace("turn=o hand=2", "turn=s hand=0")


HANDICAPS = tuple(Handicap("fewer", number, partial(_fewer, number)) for number in (2, 4, 6))
