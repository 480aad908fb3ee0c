"""The handicap of Moulin: men already placed, and as many fewer for the other side."""

from __future__ import annotations

from functools import partial

from jeux.rules.contract import Options
from jeux.rules.games.moulin.board import MEN_EACH, POINTS, SIDES
from jeux.rules.games.moulin.game import start
from jeux.rules.handicap import Handicap, changed

CROSSINGS = ("d6", "b4", "f4")
"""Points that have four neighbours; no two lie on one line."""


def _ahead(number: int, options: Options, players: int, side: int) -> str:
    empty = start(options, players).text()
    text = changed(empty, POINTS, dict.fromkeys(CROSSINGS[:number], SIDES[side]))
    left = MEN_EACH - number
    return text.replace(f"hand={MEN_EACH},{MEN_EACH}", f"hand={left},{left}")


HANDICAPS = tuple(Handicap("ahead", number, partial(_ahead, number)) for number in (1, 2, 3))
