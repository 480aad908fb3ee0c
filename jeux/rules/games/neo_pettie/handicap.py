"""The handicap of Néo-pettie: fewer men for the other side."""

from __future__ import annotations

from functools import partial

from jeux.rules.contract import Options
from jeux.rules.games.neo_pettie.board import POINTS
from jeux.rules.games.neo_pettie.game import start
from jeux.rules.handicap import Handicap, without


def _fewer(number: int, options: Options, players: int, side: int) -> str:
    """The position without the men at the ends of the other side's rows."""
    begins = start(options, players)
    men = [place for place, man in begins.men() if man == "wb"[1 - side] and place[0] in "aj"]
    return without(begins.text(), POINTS, men[:number])


HANDICAPS = tuple(Handicap("fewer", number, partial(_fewer, number)) for number in (2, 4))
