"""The weights of the estimate of Jacquet, in pips. `assets/workshop/jacquet_weights.py` fits them."""

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


WEIGHTS = Weights(
    man=tuple(-1.13 * p for p in range(25)),
    held=(0.0,) * 7 + (0.5,) * 17 + (0.0,),
    hindrance=(0.5, 0.5, 0.3, 0.4, 0.5),
    tempo=-4.0,
    calm=20.0,
)
