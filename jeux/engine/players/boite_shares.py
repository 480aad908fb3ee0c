"""The value of the lowest score so far in Shut the box, while other players are still to come.

The table is worked out by `assets/workshop/training/boite_shares.py`: for each rule, number of players to come and
number of players who share the smallest score, the share of the victory that each of these may expect for every score,
when all those to come play for the greatest share of their own.
"""

from __future__ import annotations

import sys
import zlib
from array import array
from functools import cache

from jeux.common.assets import asset
from jeux.rules.games.boite.position import SIDES, Rules, points_of

MOST = len(SIDES)
ORDER = tuple((coming, sharing) for coming in range(1, MOST) for sharing in range(1, MOST + 1 - coming))
"""The cases of a rule in the order of the table: players to come, players sharing the lowest score."""


def all_rules() -> list[Rules]:
    """Every rule in the order of the table; a single tile is at choice with the closings of the dice only."""
    return [
        Rules(tiles, subsets, reading, free)
        for tiles in (9, 12)
        for reading in (False, True)
        for subsets, free in ((False, False), (False, True), (True, False))
    ]


@cache
def scores(rules: Rules) -> tuple[int, ...]:
    """All possible scores of a run, lowest first."""
    return tuple(sorted({points_of(word, rules.reading) for word in range(1 << rules.tiles)}))


@cache
def _ranks(rules: Rules) -> dict[int, int]:
    return {points: rank for rank, points in enumerate(scores(rules))}


@cache
def _table() -> array[float]:
    shares = array("f", zlib.decompress(asset("tables", "shares.bin").read_bytes()))
    if sys.byteorder == "big":
        shares.byteswap()
    return shares


@cache
def _begin(rules: Rules, coming: int, sharing: int) -> int:
    before = all_rules()[: all_rules().index(rules)]
    return sum(len(ORDER) * len(scores(rule)) for rule in before) + ORDER.index((coming, sharing)) * len(scores(rules))


def share(rules: Rules, points: int, coming: int, sharing: int) -> float:
    """The expected share of each player with the lowest score, with so many players to come."""
    if not coming:
        return 1.0 / sharing
    return _table()[_begin(rules, coming, sharing) + _ranks(rules)[points]]
