"""The handicap of Les Chercheurs de trésor: fewer men for the other side."""

from __future__ import annotations

from functools import partial

from jeux.rules.contract import Options
from jeux.rules.games.tresor.game import start
from jeux.rules.games.tresor.position import POINTS
from jeux.rules.handicap import Handicap, without

GONE = (("c4", "e4", "d5"), ("c7", "e1", "e7"))
"""The men that are removed if the seekers, or the defenders, are favoured."""


def _fewer(number: int, options: Options, players: int, side: int) -> str:
    return without(start(options, players).text(), POINTS, GONE[side][:number])


HANDICAPS = tuple(Handicap("fewer", number, partial(_fewer, number)) for number in (1, 2, 3))
