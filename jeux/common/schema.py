"""Validators for values read from files: settings, matches, dice counts.

A `Fits` checks one value. Types are compared exactly, because in Python true equals 1.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from datetime import UTC, datetime

Fits = Callable[[object], bool]

DEEPEST = 20
"""The deepest nesting of lists and objects allowed; our own files have six levels."""
FIRST_DAY, LAST_DAY = datetime(1980, 1, 1, tzinfo=UTC), datetime(2999, 12, 1, tzinfo=UTC)
"""The dates that every system can convert to local time."""


def one_of(values: tuple[str, ...] | tuple[int, ...]) -> Fits:
    """One of these values, of the same type."""
    return lambda value: any(type(value) is type(known) and value == known for known in values)


def between(low: int, high: int) -> Fits:
    """An integer, bounds included."""
    return lambda value: type(value) is int and low <= value <= high


def measure(low: float, high: float) -> Fits:
    """A finite float (not an integer), bounds included."""
    return lambda value: type(value) is float and math.isfinite(value) and low <= value <= high


def flag(value: object) -> bool:
    """True or false."""
    return type(value) is bool


def nothing(value: object) -> bool:
    """null."""
    return value is None


def any_of(*kinds: Fits) -> Fits:
    """A value that passes one of these validators."""
    return lambda value: any(fits(value) for fits in kinds)


def text(longest: int) -> Fits:
    """A text of at most `longest` characters."""
    return lambda value: type(value) is str and len(value) <= longest


def matching(pattern: re.Pattern[str]) -> Fits:
    """A text that a pattern matches in full."""
    return lambda value: type(value) is str and bool(pattern.fullmatch(value))


def date(value: object) -> bool:
    """An ISO date with a time zone, within the range that can be displayed."""
    if type(value) is not str or len(value) > 40:
        return False
    try:
        moment = datetime.fromisoformat(value)
        return moment.tzinfo is not None and FIRST_DAY <= moment <= LAST_DAY
    except (ValueError, OverflowError):
        return False


def list_of(fits: Fits, shortest: int, longest: int) -> Fits:
    """A list or tuple of such values."""
    return lambda value: isinstance(value, tuple | list) and shortest <= len(value) <= longest and all(map(fits, value))


def row(*kinds: Fits) -> Fits:
    """A list with one value for each validator, in this order."""
    return lambda value: (
        isinstance(value, tuple | list)
        and len(value) == len(kinds)
        and all(fits(each) for fits, each in zip(kinds, value, strict=True))
    )


def table(name: Fits, fits: Fits, largest: int) -> Fits:
    """An object of at most `largest` entries, its keys and values each checked by one validator."""
    return lambda value: (
        isinstance(value, Mapping)
        and len(value) <= largest
        and all(name(key) and fits(each) for key, each in value.items())
    )


def fields(kinds: Mapping[str, Fits]) -> Fits:
    """An object with all these fields. Other fields are not checked."""
    return lambda value: isinstance(value, Mapping) and not misfits(value, kinds)


def misfits(data: Mapping[str, object], kinds: Mapping[str, Fits]) -> list[str]:
    """The names of the fields that are missing or invalid."""
    return [name for name, fits in kinds.items() if name not in data or not fits(data[name])]


def shallow(value: object) -> bool:
    """Whether lists and objects are nested at most `DEEPEST` deep."""
    level = [value]
    for _ in range(DEEPEST):
        level = [
            inner
            for outer in level
            if isinstance(outer, dict | list)
            for inner in (outer.values() if isinstance(outer, dict) else outer)
        ]
        if not level:
            return True
    return False
