"""This moment, as the schema of our files accepts it.

The clock of a computer may say anything: one without a battery begins in 1970, a wrong one is centuries ahead. What is
written with a date must be read again, whatever it says then.
"""

from __future__ import annotations

from datetime import UTC, date, datetime

from jeux.common.schema import FIRST_DAY, LAST_DAY


def now() -> datetime:
    """This moment, brought between the first and the last day that files may hold."""
    try:
        moment = datetime.now(UTC)
    except (ValueError, OverflowError, OSError):  # beyond what the calendar or the system knows
        moment = LAST_DAY
    return min(max(FIRST_DAY, moment), LAST_DAY)


def stamp(precision: str = "microseconds") -> str:
    """This moment as the text of a `jeux.common.schema.date`."""
    return now().isoformat(timespec=precision)


def today() -> date:
    """The day here."""
    return now().astimezone().date()
