"""The handicaps of Jacquet: the postillon advanced or home, and the first throw."""

from __future__ import annotations

from functools import partial

from jeux.rules.contract import Options
from jeux.rules.games.jacquet.game import start
from jeux.rules.games.jacquet.men import FARTHEST, HOME, count, packed
from jeux.rules.games.jacquet.position import Jacquet
from jeux.rules.handicap import Handicap

HALF, ALL = 1, 2
"""How far the postillon has come, in halves of its course."""


def _postillon(number: int, options: Options, players: int, side: int) -> str:
    begins = start(options, players)
    row = [count(begins.rows[side], place) for place in range(FARTHEST + 1)]
    there = HOME if number == ALL else FARTHEST - (FARTHEST - HOME) // 2
    row[FARTHEST], row[there] = row[FARTHEST] - 1, row[there] + 1
    rows = list(begins.rows)
    rows[side] = packed(row)
    return Jacquet(begins.limit, (rows[0], rows[1]), side).text()


HANDICAPS = tuple(Handicap("postillon", number, partial(_postillon, number)) for number in (HALF, ALL))
