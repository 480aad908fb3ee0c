"""The handicap of Tablut: fewer men for the other side."""

from __future__ import annotations

from functools import partial

from jeux.rules.contract import Options
from jeux.rules.games.tablut.board import POINTS
from jeux.rules.games.tablut.game import start
from jeux.rules.handicap import Handicap, without

GONE = (("e8", "e2", "b5", "h5"), ("e7", "e3", "c5", "g5"))
"""The men that are removed if White, or Black, is favoured."""


def _fewer(number: int, options: Options, players: int, side: int) -> str:
    return without(start(options, players).text(), POINTS, GONE[side][:number])


HANDICAPS = tuple(Handicap("fewer", number, partial(_fewer, number)) for number in (2, 4))
