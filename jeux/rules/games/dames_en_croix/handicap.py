"""The handicap of Dames en croix: fewer men for the other side."""

from __future__ import annotations

from functools import partial

from jeux.rules.contract import Options
from jeux.rules.games.dames_en_croix.board import POINTS
from jeux.rules.games.dames_en_croix.game import start
from jeux.rules.handicap import Handicap, without

GONE = (("c7", "e7"), ("c1", "e1", "c2", "e2"))
"""The men that are removed if White, or Black, is favoured, from the back."""


def _fewer(number: int, options: Options, players: int, side: int) -> str:
    gone = GONE[side]
    return without(start(options, players).text(), POINTS, gone[:number]) if number <= len(gone) else ""


HANDICAPS = tuple(Handicap("fewer", number, partial(_fewer, number)) for number in (1, 2, 4))
