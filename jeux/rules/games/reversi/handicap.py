"""The handicap of Reversi: discs on corners, which can never be turned."""

from __future__ import annotations

from functools import partial

from jeux.rules.contract import Options, complete_options
from jeux.rules.games.reversi.board import POINTS
from jeux.rules.games.reversi.game import GAME
from jeux.rules.games.reversi.position import SIDES, STARTS
from jeux.rules.handicap import Handicap, changed

CORNERS = ("a1", "h8", "a8", "h1")


def _corners(number: int, options: Options, players: int, side: int) -> str:
    """The position with these discs. The first four are already crossed in the centre."""
    asked = complete_options(GAME, options)["start"]
    centre = STARTS["diagonal" if asked == "free" else asked]
    return changed(f"board={centre} turn={SIDES[0]}", POINTS, dict.fromkeys(CORNERS[:number], SIDES[side]))


HANDICAPS = tuple(Handicap("corners", number, partial(_corners, number)) for number in (1, 2, 4))
