"""Nim bicolore: the heaps, the places of their matches and the texts of steps.

A match has a place of its own: ``2n1`` is the first new match of the second heap, ``2b1`` its first burnt one. Matches
of a kind are alike: the highest ones of a heap leave it. Those not on the table are in the box (``box:n``, ``box:b``).
"""

from __future__ import annotations

from jeux.rules.contract import MalformedStep

SIDES = "AB"
NEW, BURNT = "n", "b"
KINDS = (NEW, BURNT)
MOST = 9
"""The most heaps, and the most matches of a kind in a heap."""
SETS = (
    "2n1b+1n2b+3n0b+0n3b",
    "0n1b+2n1b+4n1b+6n1b",
    "1n0b+2n1b+3n2b+4n3b",
    "1n1b+2n2b+3n3b",
    "4n4b+3n5b",
    "2n1b+1n2b+2n2b+3n1b+1n3b",
    "1n0b+3n0b+5n0b+7n0b",
    "0n1b+0n3b+0n5b+0n7b",
)
"""The values of the option: the heaps at the start."""
LAST = {NEW: "last-new", BURNT: "last-burnt"}

Heap = tuple[int, int]
"""How many new matches, how many burnt ones."""


def match(heap: int, kind: str, number: int) -> str:
    """The place of the match `number` (1 the first) of a kind, in the heap `heap` (0 the first)."""
    return f"{heap + 1}{kind}{number}"


MATCHES = {
    match(heap, kind, number): (heap, kind, number)
    for heap in range(MOST)
    for kind in KINDS
    for number in range(1, MOST + 1)
}


def batch(step: str) -> tuple[int, int, int]:
    """The heap (0 the first), the new and the burnt matches of a step. Raises `MalformedStep`."""
    digits = step[::2]
    if len(step) != 6 or step[1::2] != ":nb" or not (digits.isascii() and digits.isdigit()) or digits[0] == "0":
        raise MalformedStep(f"{step!r} is no step of Nim bicolore")
    return int(digits[0]) - 1, int(digits[1]), int(digits[2])
