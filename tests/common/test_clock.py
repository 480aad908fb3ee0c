"""The clock, whatever it says: what is written with it is read again."""

from __future__ import annotations

from datetime import UTC, datetime, tzinfo

import pytest

from jeux.common import clock
from jeux.common.schema import date
from tests.clocks import BROKEN, set_clock


@pytest.mark.parametrize("year", BROKEN)
def test_a_broken_clock_gives_a_date_that_is_read_again(monkeypatch: pytest.MonkeyPatch, year: int) -> None:
    set_clock(monkeypatch, year)
    assert date(clock.stamp())
    assert date(clock.stamp("seconds"))
    assert 1979 <= clock.today().year <= 2999
    assert clock.now().tzinfo is UTC


def test_a_clock_that_goes_right_is_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Noon(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Noon:
            return cls(2026, 11, 28, 12, 0, 0, 5, tzinfo=tz)

    monkeypatch.setattr(clock, "datetime", Noon)
    assert (clock.stamp(), clock.stamp("seconds")) == ("2026-11-28T12:00:00.000005+00:00", "2026-11-28T12:00:00+00:00")
