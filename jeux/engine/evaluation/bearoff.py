"""How many turns it takes to bear off, exactly, once all men of a side are home.

The table is worked out by `assets/workshop/bearoff.py`: for each way to hold up to fifteen men on the six arrows, the
probabilities that 1, 2, … turns or more are needed when each turn is played for the least mean.
"""

from __future__ import annotations

import sys
import zlib
from array import array
from collections.abc import Iterable
from functools import cache
from math import comb
from operator import mul

from jeux.common.paths import asset

TURNS = 20
_WHOLE = 65535
_CHOOSE = tuple(tuple(comb(men + i - 1, i) for men in range(16)) for i in range(1, 7))


NUMBERS = array("i", [0 if not men else count for line in _CHOOSE for men, count in enumerate(line)])
"""What each arrow from 6 on adds to the number of a row, by the men on it and on the arrows before: sixteen each."""


@cache
def table() -> array[int]:
    """All the rows, one after the other."""
    fractions = array("H", zlib.decompress(asset("tables", "bearoff.bin").read_bytes()))
    if sys.byteorder == "big":
        fractions.byteswap()
    return fractions


def _number(home: Iterable[int]) -> int:
    """The row of the men on arrows 6, 5, … 1: a combination numbered in the combinatorial number system."""
    row = men = 0
    for choose, count in zip(_CHOOSE, home, strict=True):
        men += count
        row += choose[men]
    return row


def still_bearing(home: Iterable[int]) -> array[int]:
    """The probabilities, in 65535ths, that at least 1, 2, … `TURNS` turns are needed for the men on 6, 5, … 1."""
    start = _number(home) * TURNS
    return table()[start : start + TURNS]


def mean_turns(home: Iterable[int]) -> float:
    """How many turns are needed on average."""
    return sum(still_bearing(home)) / _WHOLE


def chance_first(home: Iterable[int], other: Iterable[int]) -> float:
    """The probability that the player of `home`, whose throw comes, has borne off before the other."""
    own, adverse = still_bearing(home), still_bearing(other)
    # He is first when his number of turns is n and the other needs n or more.
    own.append(0)
    both: int = sum(map(mul, own, adverse)) - sum(map(mul, own[1:], adverse))
    return both / (_WHOLE * _WHOLE)
