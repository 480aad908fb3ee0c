"""The weights of the estimate of Jacquet. `assets/workshop/jacquet_weights.py` fits them."""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """`man` and `held` are what each man on an arrow and the arrow itself are worth, by its number (0: men borne off).
    `hindrance` is what it costs to be hindered: a held arrow that one die may not leave, a man whom one die may not
    take, a man who has still to pass a run of three, four, five adverse arrows. `tempo` is the throw that the other
    has next, `calm` is added to the pips left, whose square root a lead is divided by."""

    man: tuple[float, ...]
    held: tuple[float, ...]
    hindrance: tuple[float, ...]
    tempo: float
    calm: float


# fmt: off
WEIGHTS = Weights(
    man=(
        0.0, -6.383, -6.633, -6.947, -7.59, -8.294, -9.005, -9.515, -10.058, -10.57, -10.917, -11.314, -11.71,
        -12.117, -12.786, -13.653, -14.941, -16.646, -18.424, -19.906, -20.923, -21.607, -22.269, -23.051, -23.863,
    ),
    held=(
        0.0, 1.203, 1.839, 2.286, 2.396, 2.23, 1.868, 1.628, 1.41, 1.27, 1.272, 1.204, 1.142,
        1.159, 1.233, 1.282, 1.241, 1.064, 0.856, 0.689, 0.662, 0.672, 0.602, 0.35, 0.051,
    ),
    hindrance=(0.624, -0.096, 0.461, -0.268, 1.769),
    tempo=-3.66,
    calm=20.0,
)
# fmt: on
