"""The handicap of Barricades: pawns already on the course."""

from __future__ import annotations

from functools import partial

from jeux.rules.contract import Options
from jeux.rules.games.barricades.board import CELLS, PAWNS_EACH
from jeux.rules.games.barricades.game import start
from jeux.rules.handicap import Handicap, changed

ON_THE_WAY = (("c3", "c5"), ("g3", "g5"), ("k3", "k5"), ("o3", "o5"))
"""Cells of rows 3 and 5, by seat."""


def _ahead(number: int, options: Options, players: int, side: int) -> str:
    """The position with pawns of the player's first colour on the course."""
    begins = start(options, players)
    seat = next(seat for seat in begins.rules.seats if begins.rules.owner[seat] == side)
    text = changed(begins.text(), CELLS, dict.fromkeys(ON_THE_WAY[seat][:number], str(seat + 1)))
    counts = [PAWNS_EACH if each in begins.rules.seats else 0 for each in range(len(ON_THE_WAY))]
    before = ",".join(map(str, counts))
    counts[seat] -= number
    return text.replace(f"start={before}", f"start={','.join(map(str, counts))}")


HANDICAPS = tuple(Handicap("ahead", number, partial(_ahead, number)) for number in (1, 2))
