"""Weights that were learned, from the tables of the program."""

from __future__ import annotations

import sys
import zlib
from array import array
from functools import cache

from jeux.common.assets import asset


@cache
def learned_weights(file: str, count: int) -> array[int]:
    """The `count` weights of a file, words of 16 bits. Raises `ValueError` where there are more or fewer."""
    weights = array("h", zlib.decompress(asset("tables", file).read_bytes()))
    if sys.byteorder == "big":
        weights.byteswap()
    if len(weights) != count:
        raise ValueError(f"{file}: {len(weights)} weights for {count}")
    return weights
