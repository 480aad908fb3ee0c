"""What is to be seen on a board beside its men, all of it data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from jeux.views.marks.drawn_marks import DrawnMark
from jeux.views.style.animation import Pixel


@dataclass(frozen=True, slots=True)
class LastTurn:
    """What the last turn has changed."""

    places: tuple[str, ...] = ()
    """The places that it touched."""
    left: tuple[str, ...] = ()
    """Those of them that a man has left."""
    taken: tuple[tuple[str, str], ...] = ()
    """Where men were taken and nobody stands now, and which men."""


@dataclass(frozen=True, slots=True)
class Preview:
    """What the step pointed at would do beside moving a man."""

    takes: tuple[str, ...] = ()
    """Where it would take men."""
    forms: tuple[tuple[str, ...], ...] = ()
    """The lines that it would form."""
    turns: tuple[tuple[str, str], ...] = ()
    """Where men would turn over, and what they would show."""


@dataclass(frozen=True, slots=True)
class Held:
    """The top man of a place, in the hand at a pixel; where that is None the hand is away and the man lies there."""

    place: str
    pixel: Pixel | None


@dataclass(frozen=True, slots=True)
class Marks:
    """What `Marking` collects and `overlay` draws."""

    chosen: tuple[str, ...] = ()
    targets: Mapping[str, bool] = field(default_factory=dict)
    """The places where one touch plays, and whether they are ringed."""
    related: tuple[str, ...] = ()
    """The places that go with what is chosen or pointed at."""
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
    """Where men come with the step that is put together, and what they show."""
    ending: tuple[str, ...] = ()
    """The places that show why the game has ended."""
    watched: tuple[str, ...] = ()
    """The places to point at as long as a person decides."""
    die: int | None = None
    """The die that is chosen, or that the step pointed at would play."""
    held: Held | None = None
    shifted: Mapping[str, Pixel] = field(default_factory=dict)
    """How far the men of a place are seen from where they lie."""
    drawn: tuple[DrawnMark, ...] = ()
    """What only this game shows."""
