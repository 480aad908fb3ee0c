"""What the tests of a game tell those of all games."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec


def promise_of(key: str) -> Callable[[str], int] | None:
    """What makes a step promising in a game that random steps hardly ever end: `promise` in its own tests of rules."""
    name = f"tests.rules.test_{key}"
    return getattr(import_module(name), "promise", None) if find_spec(name) else None
