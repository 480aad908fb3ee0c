"""The exact distribution of turns needed to bear off, once all men of a side are home.

The table is worked out by `assets/workshop/training/bearoff.py`: for each way to hold up to fifteen men on the six
arrows, the probabilities, in 65535ths, that 1, 2, … `TURNS` turns or more are needed when each turn is played for the
least mean.
"""

from __future__ import annotations

import sys
import zlib
from array import array
from functools import cache
from math import comb

from jeux.common.assets import asset

TURNS = 20
NUMBERS = array("i", [comb(men + i - 1, i) if men else 0 for i in range(1, 7) for men in range(16)])
"""The index of a row is the sum of the entries for the points 6, 5, … 1: sixteen for each point, by the men on it and
on the points before (combinatorial number system)."""


@cache
def bearoff_table() -> array[int]:
    """All the rows in sequence."""
    fractions = array("H", zlib.decompress(asset("tables", "bearoff.bin").read_bytes()))
    if sys.byteorder == "big":
        fractions.byteswap()
    return fractions
