"""Arrows and circles that players draw over the board, stored by position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from jeux.common.schema import between, list_of, row, table, text

COLOURS = 4
MOST_MARKS = 60
"""The most marks over one position."""
MOST_POSITIONS = 400
"""The most marks in one game."""
_place = text(40)
FITS = table(text(5_000), list_of(row(between(1, COLOURS), _place, _place), 1, MOST_MARKS), MOST_POSITIONS)
"""The validator of a file's marks: an object from the text of a position to its marks."""


class Chalk(NamedTuple):
    """An arrow between two places, or a circle around one, in a colour from 1 to `COLOURS`."""

    colour: int
    start: str
    end: str

    @property
    def circle(self) -> bool:
        """Whether it is a circle."""
        return self.start == self.end


Drawn = Mapping[str, tuple[Chalk, ...]]
"""All marks of a game, by the text of the position."""


def read(data: Mapping[str, Sequence[Sequence[object]]]) -> Drawn:
    """The marks in validated data."""
    return {position: tuple(Chalk(*mark) for mark in marks) for position, marks in data.items()}  # type: ignore[arg-type]  # `FITS` says so


def toggled(marks: tuple[Chalk, ...], mark: Chalk) -> tuple[Chalk, ...]:
    """These marks with `mark` added. The same mark in the same colour is removed; in another colour it is recoloured.
    The oldest is dropped beyond the limit."""
    others = tuple(each for each in marks if (each.start, each.end) != (mark.start, mark.end))
    return others if mark in marks else (*others[-MOST_MARKS + 1 :], mark)


def with_marks(drawn: Drawn, position: str, marks: tuple[Chalk, ...]) -> Drawn:
    """All marks, with those over one position replaced. Beyond the limit, the position drawn over first loses its
    marks."""
    others = {each: kept for each, kept in drawn.items() if each != position}
    if not marks:
        return others
    latest = list(others)[-MOST_POSITIONS + 1 :]
    return {**{each: others[each] for each in latest}, position: marks}
