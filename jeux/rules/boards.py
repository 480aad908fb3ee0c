"""Geometry shared by boards whose points are named by a column letter and a row number."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise


def square_places(points: Iterable[str]) -> dict[str, tuple[float, float]]:
    """Board coordinates of points such as ``d6``: x counts columns from a, y counts rows from 1, upwards."""
    return {point: (float(ord(point[0]) - ord("a")), float(int(point[1:]) - 1)) for point in points}


def neighbours(points: tuple[str, ...], lines: Iterable[tuple[str, ...]]) -> Mapping[str, tuple[str, ...]]:
    """For each point, the points next to it on some line, in the order of the board."""
    joined: dict[str, set[str]] = {point: set() for point in points}
    for line in lines:
        for first, second in pairwise(line):
            joined[first].add(second)
            joined[second].add(first)
    return {point: tuple(p for p in points if p in joined[point]) for point in points}


def mask_of(points: tuple[str, ...], chosen: Iterable[str]) -> int:
    """The bit set of some points, bit i for the i-th point of the board."""
    return sum(1 << points.index(point) for point in chosen)


def letter_mask(board: str, letter: str) -> int:
    """The bit set of the places of a board text that hold this letter."""
    return sum(1 << i for i, sign in enumerate(board) if sign == letter)


def bits(mask: int) -> Iterable[int]:
    """The indexes of the set bits, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
