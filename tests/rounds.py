"""Which cases are run of those that find the same in another size, theme or seed.

A test of every game in every size of every theme has hundreds of cases, and a fault shows in dozens of them. So each
game meets one size after the other, by turns, and the cases between are none. What is dear and found by others too is
marked `thorough`: `.ci/run --thorough` runs all of it, a bare `pytest` one case in `SHARE`, always the same ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product
from math import lcm
from typing import Any
from zlib import crc32

import pytest
from _pytest.mark import ParameterSet

SHARE = 9
"""One in so many thorough cases is always run."""


def in_turn(first: Iterable[object], *others: Iterable[object]) -> list[ParameterSet]:
    """Cases of a product, for `parametrize`: each value of `first` with one of each other row in turn, so that each of
    those is met by several."""
    rows = [tuple(row) for row in (first, *others)]
    places = product(*(range(len(row)) for row in rows))
    return [
        pytest.param(*(row[at] for row, at in zip(rows, place, strict=True))) for place in places if _comes(place, rows)
    ]


def some(values: Iterable[object], every: int, dear: Callable[[Any], bool] = lambda value: False) -> list[ParameterSet]:
    """The first of the values and each after so many, unless it is dear; the others are thorough."""
    return [
        pytest.param(value, marks=() if number % every == 0 and not dear(value) else pytest.mark.thorough)
        for number, value in enumerate(values)
    ]


def _comes(numbers: tuple[int, ...], rows: list[tuple[object, ...]]) -> bool:
    """Whether it is the turn of these. All rows go on together, and one that would always meet the same values of those
    before it skips one when they have been round together."""
    turn, met = numbers[0], 0
    for number, row in zip(numbers[1:], rows[1:], strict=True):
        if number != (turn + (turn // lcm(met, len(row)) if met else 0)) % len(row):
            return False
        met = (met or 1) * len(row)
    return True


def is_always_run(name: str) -> bool:
    """Whether a thorough case, by its node id, is among those that every run has: the same ones in every run."""
    return crc32(name.encode()) % SHARE == 0


class Share:
    """Leaves most of the thorough cases out, and says how many."""

    def __init__(self, *, thorough: bool) -> None:
        self.thorough = thorough
        self.left_out = 0

    def choose(self, items: list[pytest.Item]) -> list[pytest.Item]:
        """Those that are left out."""
        if self.thorough:
            return []
        out = [item for item in items if item.get_closest_marker("thorough") and not is_always_run(item.nodeid)]
        self.left_out = len(out)
        return out

    def sentence(self) -> str:
        """What is said at the end; nothing where all was run."""
        many = self.left_out > 1
        said = f"{self.left_out} thorough case{'s were' if many else ' was'} left out; --thorough runs all of them"
        return said if self.left_out else ""
