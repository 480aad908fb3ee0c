"""What the tests of one game tell the tests of all games.

A shared test holds no table of games: a new game would have to be written into it. What it must know of one game, the
table `TOLD` in that game's own tests says (`tests/rules/test_<key>_facts.py`, `tests/engine/test_<key>.py`…); a game
that says nothing is an ordinary one.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TypeVar

T = TypeVar("T")
PLACES = ("tests.rules.test_{}_facts", "tests.rules.test_{}", "tests.engine.test_{}")


def told(key: str, name: str, otherwise: T) -> T:
    """What the tests of a game tell by this name."""
    for place in PLACES:
        module = place.format(key)
        if find_spec(module):
            value: T = getattr(import_module(module), "TOLD", {}).get(name, otherwise)
            if value is not otherwise:
                return value
    return otherwise
