"""The network that values backgammon positions, run in plain Python.

`assets/workshop/backgammon_net.c` taught it by self-play; there is one network for positions where the men still have
to pass each other and one for races. Its first layer is a sum of rows, one for each arrow and number of men on it. A
row is one long integer of 16-bit lanes, a lane a hidden unit, so a handful of additions work out the whole layer; rows
are kept for pairs of arrows, that is for each byte of a packed position.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache
from math import exp
from operator import getitem, itemgetter, mul
from struct import Struct
from sys import byteorder
from typing import NamedTuple

from jeux.common.paths import asset

HIDDEN = 80
OUTPUTS = 4
FORMS = 4
"""Inputs of an arrow: a man alone, at least two, at least three, each man beyond three."""
SIDE_ROWS = 26 * FORMS
SCALE = 256
"""Units of a lane for 1.0 in the sums of the first layer: no layout of the men can make a lane overflow."""
CENTRE = 1 << 15

_LANES = Struct(f"<{HIDDEN}H")
_ZERO = int.from_bytes(_LANES.pack(*[CENTRE] * HIDDEN), "little")
_SIGMOID = [1.0 / (1.0 + exp((CENTRE - lane) / SCALE)) for lane in range(1 << 16)]


class Outlook(NamedTuple):
    """What a player may expect: the probability of winning, and the single stakes won and lost beyond the first by
    gammons (1) and backgammons (2), on average over all games."""

    win: float
    extra_won: float
    extra_lost: float

    @property
    def points(self) -> float:
        """The single stakes to expect."""
        return 2.0 * self.win - 1.0 + self.extra_won - self.extra_lost


class Output(NamedTuple):
    """One number that the network answers, before the sigmoid."""

    weights: tuple[float, ...]
    bias: float

    def of(self, hidden: tuple[float, ...]) -> float:
        """The output, 0 to 1."""
        return 1.0 / (1.0 + exp(-self.bias - sum(map(mul, self.weights, hidden))))


class Net(NamedTuple):
    """One network. `rows[i][byte]` are the lanes that the i-th byte of a packed position adds to `start`.

    A position is packed in the numbering of the player whose turn has just ended, own men first; the network itself
    speaks for the other, whose throw comes."""

    start: int
    rows: tuple[tuple[int, ...], ...]
    win: Output
    extra_won: Output
    extra_lost: Output
    points: Output

    def _hidden(self, packed: bytes) -> tuple[float, ...]:
        lanes = sum(map(getitem, self.rows, packed), self.start).to_bytes(2 * HIDDEN, "little")
        hidden: tuple[float, ...] = itemgetter(*_LANES.unpack(lanes))(_SIGMOID)
        return hidden

    def points_after(self, packed: bytes) -> float:
        """The single stakes that the player whose turn has ended may expect, -3 to 3."""
        return 3.0 - 6.0 * self.points.of(self._hidden(packed))

    def outlook_after(self, packed: bytes) -> Outlook:
        """The outlook of the player whose turn has ended."""
        hidden = self._hidden(packed)
        return Outlook(1.0 - self.win.of(hidden), 2.0 * self.extra_lost.of(hidden), 2.0 * self.extra_won.of(hidden))


@cache
def nets() -> tuple[Net, Net]:
    """The networks for contact and for races, read from their file."""
    weights = array("f", asset("tables", "backgammon.net").read_bytes())
    if byteorder == "big":
        weights.byteswap()
    half = len(weights) // 2
    return _net(weights[:half]), _net(weights[half:])


def _net(weights: array[float]) -> Net:
    """One network out of its weights: the rows of the first layer, its bias, then the second layer and its bias."""
    lines = [weights[i : i + HIDDEN] for i in range(0, len(weights) - OUTPUTS, HIDDEN)]
    assert len(lines) == 2 * SIDE_ROWS + 1 + OUTPUTS
    to_throw = [_arrow(lines[p * FORMS :]) for p in range(26)]
    ended = [_arrow(lines[SIDE_ROWS + p * FORMS :]) for p in range(26)]
    counted = ended + to_throw[::-1]  # a packed position numbers both sides from the one whose turn has ended
    rows = tuple(tuple(low + high for high in counted[i + 1] for low in counted[i]) for i in range(0, len(counted), 2))
    biases = weights[len(weights) - OUTPUTS :]
    outputs = [Output(tuple(line), bias) for line, bias in zip(lines[2 * SIDE_ROWS + 1 :], biases, strict=True)]
    return Net(_ZERO + _lanes(lines[2 * SIDE_ROWS], SCALE), rows, *outputs)


def _arrow(lines: Sequence[array[float]]) -> list[int]:
    """The lanes for 0 to 15 men on an arrow, from the rows of its four forms."""
    alone, two, three = (_lanes(line, SCALE) for line in lines[:3])
    # In teaching, each man beyond three counts a quarter.
    return [0, alone, two] + [two + three + _lanes(lines[3], SCALE * men / 4) for men in range(13)]


def _lanes(line: array[float], scale: float) -> int:
    """A row of weights as one integer; negative lanes borrow from their neighbours until `_ZERO` is added."""
    return int.from_bytes(_LANES.pack(*[CENTRE + round(scale * weight) for weight in line]), "little") - _ZERO
