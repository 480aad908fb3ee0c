"""Loads learned weights from the program's tables."""

from __future__ import annotations

import sys
import zlib
from array import array
from functools import cache

from jeux.common.assets import asset


@cache
def learned_weights(file: str, count: int) -> array[int]:
    """The `count` weights of a file of 16-bit integers. Raises `ValueError` for another count."""
    weights = array("h", zlib.decompress(asset("tables", file).read_bytes()))
    if sys.byteorder == "big":
        weights.byteswap()
    if len(weights) != count:
        raise ValueError(f"{file}: {len(weights)} weights for {count}")
    return weights
