"""The sizes of men that people have, and of the cells for them. Millimetres."""

from __future__ import annotations

import math

DIAMETERS = {
    "cent-1": 16.25,
    "cent-2": 18.75,
    "cent-5": 21.25,
    "cent-10": 19.75,
    "cent-20": 22.25,
    "cent-50": 24.25,
    "euro-1": 23.25,
    "euro-2": 25.75,
    "marble": 16.0,
    "cap": 32.0,
    "draughtsman": 30.0,
}
"""What most homes have: coins by value, then other things."""
USUAL = "euro-2"
SMALLEST, LARGEST = 4.0, 60.0
"""The smallest and the largest diameter."""
SPACED = 1.15
"""The size of a cell, in diameters of its man."""
_STEP = 10
"""Cell sizes are rounded to tenths of a millimetre."""


def pitch_for(diameter: float) -> float:
    """The pitch of the cells for men of this diameter."""
    return math.ceil(round(diameter * SPACED * _STEP, 6)) / _STEP


def largest_for(pitch: float) -> float:
    """The largest men whose pitch is at most this, in whole tenths of a millimetre."""
    diameter = math.floor(round(pitch / SPACED * _STEP, 6)) / _STEP
    return diameter if pitch_for(diameter) <= pitch else round(diameter - 1 / _STEP, 1)
