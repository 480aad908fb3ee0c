"""Arrows and circles that a hand has drawn over the board of a game, kept with the position below them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from jeux.common.schema import between, list_of, row, table, text

COLOURS = 4
MOST_MARKS = 60
"""Over one position."""
MOST_POSITIONS = 400
"""Of one game."""
_place = text(40)
FITS = table(text(5_000), list_of(row(between(1, COLOURS), _place, _place), 1, MOST_MARKS), MOST_POSITIONS)
"""What a file may hold: by the text of a position, what is drawn over it."""


class Chalk(NamedTuple):
    """An arrow from a place to another, or a circle around one, in a colour from 1 to `COLOURS`."""

    colour: int
    start: str
    end: str

    @property
    def circle(self) -> bool:
        """Whether it goes around one place."""
        return self.start == self.end


Drawn = Mapping[str, tuple[Chalk, ...]]
"""All that is drawn in a game, by the text of the position."""


def read(data: Mapping[str, Sequence[Sequence[object]]]) -> Drawn:
    """What a file holds that fits."""
    return {position: tuple(Chalk(*mark) for mark in marks) for position, marks in data.items()}  # type: ignore[arg-type]  # `FITS` says so


def toggled(marks: tuple[Chalk, ...], mark: Chalk) -> tuple[Chalk, ...]:
    """These marks with one more; the same again is taken away, another colour takes the place of the first. Beyond the
    most, the oldest goes."""
    others = tuple(each for each in marks if (each.start, each.end) != (mark.start, mark.end))
    return others if mark in marks else (*others[-MOST_MARKS + 1 :], mark)


def with_marks(drawn: Drawn, position: str, marks: tuple[Chalk, ...]) -> Drawn:
    """All that is drawn, with other marks over one position. Beyond the most, the position drawn over first loses its
    own."""
    others = {each: kept for each, kept in drawn.items() if each != position}
    if not marks:
        return others
    latest = list(others)[-MOST_POSITIONS + 1 :]
    return {**{each: others[each] for each in latest}, position: marks}
