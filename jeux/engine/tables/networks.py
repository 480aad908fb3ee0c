"""Loads the networks of a dice game, trained by self-play.

`assets/workshop/training/net.h` describes how they were trained and how the file is laid out: for each network the rows
of the first layer, its bias, the rows of the second layer, its biases, as whole numbers in units of 2^-16.
"""

from __future__ import annotations

import sys
import zlib
from array import array
from functools import cache

from jeux.common.assets import asset
from jeux.engine.kernels.dice_kernel import FORMS

OUTPUTS = 5
"""The outputs of a kernel; a game with fewer outputs leaves the others at zero."""
_HIDDEN_ONE = 1 << 15
_COUNTS = 2 * 26 * FORMS


@cache
def networks(name: str, classes: int, features: int, hidden: int) -> tuple[array[float], array[float]]:
    """The first layers of all the networks in a file, each with its bias, and the second layers: five weights for each
    hidden unit, then five biases."""
    units = array("i", zlib.decompress(asset("tables", name).read_bytes()))
    if sys.byteorder == "big":
        units.byteswap()
    first, second = array("f"), array("d")
    size, rows = len(units) // classes, _COUNTS + features + 1
    outputs = (size - rows * hidden) // (hidden + 1)
    assert size == rows * hidden + outputs * (hidden + 1), name
    for start in range(0, len(units), size):
        middle, end = start + rows * hidden, start + size
        first.extend(map(float, units[start:middle]))
        unit_rows = [units[middle + k * hidden : middle + (k + 1) * hidden] for k in range(outputs)]
        unit_rows += [array("i", bytes(4 * hidden))] * (OUTPUTS - outputs)
        second.extend(float(weight) for unit in zip(*unit_rows, strict=True) for weight in unit)
        biases = [*units[end - outputs : end], *[0] * (OUTPUTS - outputs)]
        second.extend(float(_HIDDEN_ONE * bias) for bias in biases)
    return first, second
