"""How a game looks: the board, its parts and its men, as the wooden and the drawn themes show them."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Generic

from jeux.common.palette import Colour
from jeux.play.gestures.wording import P
from jeux.views.style.frame import AS_DRAWN, HALF_TURN, Mirroring
from jeux.views.style.layout import Layout, Spot
from jeux.views.style.pen import Pen, Placing
from jeux.views.style.shapes import Shape, disc
from jeux.views.style.styles import Style


@dataclass(frozen=True, slots=True)
class Emblem:
    """A man in the drawn themes."""

    tone: str
    """``light``, ``dark`` or ``soft``."""
    sign: str
    """``ring``, ``dot``, ``star``, ``crown``, ``king``, ``cross``, ``screws``, ``ropes``, ``through``, ``bends``,
    ``bends-turned``, ``arrow``, ``wall``, ``round``, ``plus``, ``bar``, ``diamond``, ``saltire``, ``triangle``,
    ``block``, ``plain`` or a number."""
    shape: Shape = disc


@dataclass(frozen=True, slots=True)
class Area:
    """A part of the board in the drawn themes: a polygon in board units; its tone is ``empty``, ``soft``, ``full``,
    ``light`` or ``dark``. A game with areas of another kind gives a subclass."""

    corners: tuple[Spot, ...]
    tone: str = "empty"
    above: bool = False
    """It lies over the lines of the board and hides them, even where it is empty."""
    name: str = ""
    """What the text ``<key>-area`` calls it by, where players have a name for parts like it."""

    def fill(self, style: Style) -> Colour | None:
        """What it is filled with."""
        if self.tone == "empty" and not self.above:
            return None
        tones = {"empty": style.ground, "soft": style.soft, "full": style.ink, "light": style.light, "dark": style.dark}
        return tones[self.tone]

    def draw(self, pen: Pen, where: Placing, style: Style, width: float) -> None:
        """The polygon, with a line of a width around it."""
        corners, fill = [where.pixel(spot) for spot in self.corners], self.fill(style)
        if fill:
            pen.polygon(corners, fill)
        pen.stroke([*corners, corners[0]], style.ink, width)


LIGHT_AND_DARK = {"w": Emblem("light", "ring"), "b": Emblem("dark", "star")}
"""The two colours of most games."""


@dataclass(frozen=True, slots=True)
class Seating:
    """How a board may lie on the table."""

    ways: tuple[Mirroring, ...] = (AS_DRAWN, HALF_TURN)
    """From each a hand turns it to the next. A board that may not be turned has one."""
    before: tuple[int, ...] = ()
    """For each player, which of them has his home at the lower right, where the game is used to that."""

    def way(self, persons: tuple[int, ...], turned: bool) -> Mirroring:
        """The way for these players at the table, `turned` by a hand or not. Several look at it as the first way shows
        it, all through the game, and so does somebody who only watches."""
        usual = self.before[persons[0]] if self.before and len(persons) == 1 else 0
        return self.ways[(usual + turned) % len(self.ways)]

    def way_before(self, player: int, rank: int, turned: bool) -> Mirroring:
        """The way for one of several persons who sit around the table in turn, the one of this `rank`."""
        usual = self.before[player] if self.before else rank
        return self.ways[(usual + turned) % len(self.ways)]


FIXED = Seating(ways=(AS_DRAWN,))
"""A board that has one right way up."""


@dataclass(frozen=True, slots=True)
class BoardLook(Generic[P]):
    """The board of a game and its men."""

    layout: Layout[P]
    trays: tuple[tuple[str, ...], ...] = ()
    """For each player, the places beside the board that the panel shows."""
    emblems: Mapping[str, Emblem] = field(default_factory=lambda: LIGHT_AND_DARK)
    """The men in the drawn themes, by kind."""
    backs: Mapping[str, str] = field(default_factory=dict)
    """The kind on the other side of a man, where it is another one."""
    areas: tuple[Area, ...] = ()
    """The parts of the board in the drawn themes, from the bottom up."""
    square: bool = False
    """Men are square, and so are the marks around them."""
    within: float = math.inf
    """Marks around a man keep this near to its middle, in board units: inside its cell."""
    mark_size: float = 0.0
    """The diameter that marks are made for, in board units, where it is not that of a man."""
    seating: Seating = field(default_factory=Seating)
