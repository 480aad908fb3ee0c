"""Where men and names lie on a board, in board units: y upwards, as in `Board.where`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic

from jeux.play.gestures.wording import P

Spot = tuple[float, float]
Names = tuple[tuple[str, Spot], ...]
"""The names of columns, rows or arrows, and where they stand on the frame."""


@dataclass(frozen=True, slots=True)
class Layout(Generic[P]):
    """The layout of a board that is the same for all options and games. A subclass overrides what varies."""

    spot: Callable[[str, int, int], Spot | None]
    """`spot(place, index, count)`: where the index-th of `count` men of a place lies, None for a tray of the panel."""
    man_size: float
    """The diameter of a man."""
    labels: Names = ()
    inlaid: Names = ()
    """Where the same names stand in the wooden frame, if elsewhere than on paper, where the rim is a line."""
    hit: Callable[[float, float], str | None] | None = None
    """The hit test, where the nearest place is not the right one."""
    pitch: float | None = None
    """The least distance between adjacent men, where the distance of places does not give it."""

    def at_start(self, start: P) -> Layout[P]:
        """The layout of a game that begins with this position."""
        return self

    def counted_by(self, label: int) -> int | None:
        """The player whose numbering a label belongs to, where each has their own."""
        return None

    @property
    def each_counts(self) -> bool:
        """Whether each player has a numbering."""
        return any(self.counted_by(label) is not None for label in range(len(self.labels)))

    def label_spot(self, label: int, *, alone: bool) -> Spot:
        """Where a label stands; `alone`: only one player's numbering is shown."""
        return self.labels[label][1]

    def size_of(self, place: str) -> float | None:
        """The diameter of the men of a place, where it is not `man_size`."""
        return None

    @property
    def label_part(self) -> float:
        """The least size of the letters of labels that name things on the field; 0 for labels on the frame."""
        return 0.0

    @property
    def picture(self) -> str:
        """The name of the picture of the board."""
        return "board"


def on_points(where: Mapping[str, Spot]) -> Callable[[str, int, int], Spot | None]:
    """Men are on the points of the board; a place without a point is a tray."""
    return lambda place, index, count: where.get(place)


def lattice_labels(columns: str, rows: int) -> Names:
    """The letters below and the numbers at the left of a board whose points are named d6."""
    below = [(letter, (float(x), -0.98)) for x, letter in enumerate(columns)]
    beside = [(str(y + 1), (-0.98, float(y))) for y in range(rows)]
    return (*below, *beside)
