"""The handicaps of Backgammon: men borne off, and the first throw."""

from __future__ import annotations

from functools import partial

from jeux.rules.contract import Options
from jeux.rules.games.backgammon.game import start
from jeux.rules.games.backgammon.position import Backgammon
from jeux.rules.handicap import Handicap

FARTHEST = 24
"""The point, counted from home, of the two hindmost men."""


def _off(number: int, options: Options, players: int, side: int) -> str:
    """The position with the hindmost men borne off. The favoured side throws first, without an opening throw."""
    begins = start(options, players)
    rows = list(begins.rows)
    row = list(rows[side])
    row[0], row[FARTHEST] = row[0] + number, row[FARTHEST] - number
    rows[side] = tuple(row)
    return Backgammon(begins.rules, (rows[0], rows[1]), side, "roll", (), 1, -1).text()


HANDICAPS = tuple(Handicap("off", number, partial(_off, number)) for number in (1, 2))
