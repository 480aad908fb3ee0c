"""Reads a match that has a bad game: what stands before that game, and what stands behind it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from jeux.formats.contract import FormatError, Reading
from jeux.match.record import Record

T = TypeVar("T")


def in_parts(games: Sequence[T], place: Callable[[T], tuple[int, int]], read: Callable[[int, int], Record]) -> Reading:
    """Read the games of one match as one, or where a bad game stands, as one match before and another one behind it.

    `read` reads the games from a first one to before a last one; `place` is the line and column of a game, by which an
    error is known to be its own."""
    first = 0
    while first < len(games):
        try:
            yield read(first, len(games))
            return
        except FormatError as error:
            bad = max((i for i, game in enumerate(games) if i > first and place(game) <= _place(error)), default=first)
            fault = error
        if bad > first:
            try:
                yield read(first, bad)
            except FormatError as error:
                yield error
        yield fault
        first = bad + 1


def _place(error: FormatError) -> tuple[int, int]:
    return error.line, error.column
