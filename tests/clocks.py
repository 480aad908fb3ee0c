"""Clocks of computers that are wrong."""

from __future__ import annotations

from datetime import datetime, tzinfo

import pytest

from jeux.common import clock

BROKEN = (1, 1970, 1979, 3000, 9999, 10_000)
"""Years that a clock says; the last one is none that the calendar of Python knows."""


def set_clock(patch: pytest.MonkeyPatch, year: int) -> None:
    """Set the clock of the program to a moment of a year."""

    class Clock(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Clock:
            return cls(year, 6, 1, 12, 30, tzinfo=tz)  # raises `ValueError` where there is no such year

    patch.setattr(clock, "datetime", Clock)
