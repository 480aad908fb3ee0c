"""The look of a game: the board, its parts and its men, for the wooden and the drawn themes."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Generic

from jeux.common.palette import Colour
from jeux.common.sounds import WOOD
from jeux.play.gestures.wording import P
from jeux.views.style.frame import AS_DRAWN, HALF_TURN, Mirroring
from jeux.views.style.layout import Layout, Spot
from jeux.views.style.pen import Pen, Placing
from jeux.views.style.shapes import Shape, disc
from jeux.views.style.styles import Style

RED: Colour = (0xB8, 0x2E, 0x26)
BLUE: Colour = (0x1F, 0x48, 0x94)
YELLOW: Colour = (0xF0, 0xC2, 0x3C)
"""The colours of sides that are called so."""


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
    hue: Colour | None = None
    """The colour by which players call this side, where that is neither black nor white: a style with colours paints
    the man in it, the others by its tone."""


@dataclass(frozen=True, slots=True)
class Area:
    """A part of the board in the drawn themes: a polygon in board units; its tone is ``empty``, ``soft``, ``full``,
    ``light`` or ``dark``. A game with areas of another kind gives a subclass."""

    corners: tuple[Spot, ...]
    tone: str = "empty"
    above: bool = False
    """Whether it covers the lines of the board, even where it is empty."""
    name: str = ""
    """Its argument in the text ``<key>-area``, where such parts have names for players."""

    def fill(self, style: Style) -> Colour | None:
        """The fill colour; None for no fill."""
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
    """The orientations in which a board may be shown."""

    ways: tuple[Mirroring, ...] = (AS_DRAWN, HALF_TURN)
    """Turning the board goes from each to the next. A board that cannot be turned has one."""
    before: tuple[int, ...] = ()
    """For each player, the index of the orientation with their home at the lower right, in games where that is
    customary."""

    def way(self, persons: tuple[int, ...], turned: bool) -> Mirroring:
        """The orientation for the persons at the table, `turned` or not by the user. With several persons, or none, it
        is the first one throughout the game."""
        usual = self.before[persons[0]] if self.before and len(persons) == 1 else 0
        return self.ways[(usual + turned) % len(self.ways)]

    def way_before(self, player: int, rank: int, turned: bool) -> Mirroring:
        """The orientation for a person among several who sit around the table; `rank` is that person's number."""
        usual = self.before[player] if self.before else rank
        return self.ways[(usual + turned) % len(self.ways)]


FIXED = Seating(ways=(AS_DRAWN,))
"""A board with only one orientation."""


@dataclass(frozen=True, slots=True)
class BoardLook(Generic[P]):
    """The board of a game and its men."""

    layout: Layout[P]
    trays: tuple[tuple[str, ...], ...] = ()
    """For each player, the trays that the panel shows beside the board."""
    emblems: Mapping[str, Emblem] = field(default_factory=lambda: LIGHT_AND_DARK)
    """The men in the drawn themes, by kind."""
    backs: Mapping[str, str] = field(default_factory=dict)
    """The kind on the back of a man, if different."""
    areas: tuple[Area, ...] = ()
    """The parts of the board in the drawn themes, from the bottom up."""
    hinges: tuple[float, ...] = ()
    """The x at which the board folds or may be cut, whatever lies there."""
    square: bool = False
    """Whether men, and the marks around them, are square."""
    within: float = math.inf
    """The greatest radius of marks around a man, in board units: inside its cell."""
    mark_size: float = 0.0
    """The diameter that marks surround, in board units; 0 for that of a man."""
    seating: Seating = field(default_factory=Seating)
    material: str = WOOD
    """What its men are heard to be made of, and lie on: a key of `jeux.common.sounds.OWN`."""
    materials: Mapping[str, str] = field(default_factory=dict)
    """The same for kinds of men that are made of something else."""
