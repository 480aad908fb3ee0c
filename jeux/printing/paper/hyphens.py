"""Where long words of a narrow column are parted: by the patterns of Pyphen, French and British English."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from pyphen import Pyphen

SHORTEST = 7
"""The fewest letters of a word that is parted: in lines that end anywhere, shorter ones leave no gap."""
BEFORE, AFTER = 3, 3
"""The fewest letters before and after a hyphen."""
_PATTERNS = {"fr": "fr", "en": "en_GB"}

Parting = Callable[[str], Iterator[tuple[str, str]]]
"""Gives for a word its beginnings and ends, the longest beginning first."""


@cache
def parting(language: str) -> Parting:
    """How words of a language are parted. Names stay whole, and so do words that begin a sentence."""
    patterns = Pyphen(lang=_PATTERNS[language], left=BEFORE, right=AFTER)

    def parts(word: str) -> Iterator[tuple[str, str]]:
        if word.isalpha() and word.islower():
            yield from patterns.iterate(word)

    return parts
