"""How far a long reading is, told to whoever waits for it. The one who waits may give it up.

A reader calls `reached` now and then; whoever starts it sets `WATCHER`, which may raise `GivenUp`.
"""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar

WATCHER: ContextVar[Callable[[float], object]] = ContextVar("WATCHER", default=lambda share: None)


class GivenUp(Exception):
    """Raised when the result is no longer wanted."""


def reached(share: float) -> None:
    """Tell that this share of the work is done, from 0 to 1. Raises `GivenUp`."""
    WATCHER.get()(share)
