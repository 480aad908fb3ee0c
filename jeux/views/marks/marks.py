"""The marks on a board, as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from jeux.views.marks.drawn_marks import DrawnMark
from jeux.views.style.animation import Pixel


@dataclass(frozen=True, slots=True)
class LastTurn:
    """The changes of the last turn."""

    places: tuple[str, ...] = ()
    """The places that it touched."""
    left: tuple[str, ...] = ()
    """Those of them that a man has left."""
    taken: tuple[tuple[str, str], ...] = ()
    """The places now empty where men were captured, and these men."""


@dataclass(frozen=True, slots=True)
class Preview:
    """What the step pointed at would do beside moving a man."""

    takes: tuple[str, ...] = ()
    """The places where it would capture men."""
    forms: tuple[tuple[str, ...], ...] = ()
    """The lines that it would form."""
    turns: tuple[tuple[str, str], ...] = ()
    """The places where men would turn over, and their new faces."""


@dataclass(frozen=True, slots=True)
class Held:
    """The top man of a place, in the hand at a pixel. `pixel` None: the hand is off the board, and the man is drawn at
    its place."""

    place: str
    pixel: Pixel | None


@dataclass(frozen=True, slots=True)
class Marks:
    """All marks, collected by `Marking` and drawn by `overlay`."""

    chosen: tuple[str, ...] = ()
    targets: Mapping[str, bool] = field(default_factory=dict)
    """The places where one touch plays, and whether something is captured there."""
    related: tuple[str, ...] = ()
    """The places related to those chosen or pointed at."""
    last: LastTurn = LastTurn()
    preview: Preview = Preview()
    cursor: str | None = None
    """The keyboard's place."""
    refused: tuple[str, ...] = ()
    movers: tuple[str, ...] = ()
    """The man that would come to the place pointed at, where this is not plain to see."""
    ghost: tuple[str, str] | None = None
    """The place pointed at, and the man that would stand there."""
    composed_men: tuple[tuple[str, str], ...] = ()
    """The places that the composed step fills, and the faces of the men there."""
    ending: tuple[str, ...] = ()
    """The places that show why the game has ended."""
    watched: tuple[str, ...] = ()
    """The places to mark as long as a person is to play."""
    die: int | None = None
    """The chosen die, or the one that the step pointed at would use."""
    held: Held | None = None
    shifted: Mapping[str, Pixel] = field(default_factory=dict)
    """The offset at which the men of a place are drawn."""
    drawn: tuple[DrawnMark, ...] = ()
    """Marks specific to the game."""
