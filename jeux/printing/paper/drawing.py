"""A drawing: immutable shapes on paper, in millimetres, y downwards from the upper left corner.

`VectorPen` records what boards, men and signs draw; `svg` and `pdf` export it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, NamedTuple

from jeux.common.palette import Colour
from jeux.views.style.layout import Spot

CAPITALS = 0.66
"""The height of capitals and figures, relative to the font size."""
Anchor = Literal["start", "middle", "end"]


class Box(NamedTuple):
    """A rectangle."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """From left to right."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """From top to bottom."""
        return self.bottom - self.top

    def meets(self, other: Box) -> bool:
        """Whether the two boxes intersect."""
        return (
            self.left <= other.right
            and other.left <= self.right
            and self.top <= other.bottom
            and other.top <= self.bottom
        )

    def holds(self, other: Box) -> bool:
        """Whether the other box lies within this one, up to rounding."""
        hair = 1e-6
        return (
            self.left <= other.left + hair
            and self.top <= other.top + hair
            and other.right <= self.right + hair
            and other.bottom <= self.bottom + hair
        )

    def grown(self, by: float) -> Box:
        """This box enlarged on each side."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def moved(self, right: float, down: float) -> Box:
        """This box moved."""
        return Box(self.left + right, self.top + down, self.right + right, self.bottom + down)

    @property
    def corners(self) -> tuple[Spot, Spot, Spot, Spot]:
        """The corners clockwise from the upper left one."""
        return (self.left, self.top), (self.right, self.top), (self.right, self.bottom), (self.left, self.bottom)


def around(spots: Sequence[Spot], reach: float = 0.0) -> Box:
    """The bounding box of some points, enlarged by `reach`."""
    across, down = zip(*spots, strict=True)
    return Box(min(across) - reach, min(down) - reach, max(across) + reach, max(down) + reach)


@dataclass(frozen=True, slots=True)
class Polygon:
    """A filled polygon."""

    corners: tuple[Spot, ...]
    fill: Colour

    def box(self) -> Box:
        """Its bounding box."""
        return around(self.corners)

    def moved(self, right: float, down: float) -> Polygon:
        """A moved copy."""
        return replace(self, corners=_moved(self.corners, right, down))


@dataclass(frozen=True, slots=True)
class Stroke:
    """A polyline with round ends; `dashes` are the lengths of a dash and of the gap after it."""

    points: tuple[Spot, ...]
    ink: Colour
    width: float
    dashes: tuple[float, float] | None = None

    def box(self) -> Box:
        """Its bounding box."""
        return around(self.points, self.width / 2)

    def moved(self, right: float, down: float) -> Stroke:
        """A moved copy."""
        return replace(self, points=_moved(self.points, right, down))


@dataclass(frozen=True, slots=True)
class Circle:
    """A filled disc, or a circle whose stroke is centred on its radius."""

    middle: Spot
    radius: float
    fill: Colour | None = None
    ink: Colour | None = None
    width: float = 0.0

    def box(self) -> Box:
        """Its bounding box."""
        return around((self.middle,), self.radius + self.width / 2)

    def moved(self, right: float, down: float) -> Circle:
        """A moved copy."""
        return replace(self, middle=_moved((self.middle,), right, down)[0])


@dataclass(frozen=True, slots=True)
class Words:
    """One line of text with its baseline at `foot`."""

    foot: Spot
    text: str
    face: str
    size: float
    ink: Colour
    anchor: Anchor = "middle"

    def box(self) -> Box:
        """Its approximate bounding box."""
        wide = len(self.text) * self.size
        return Box(self.foot[0] - wide, self.foot[1] - self.size, self.foot[0] + wide, self.foot[1] + self.size / 3)

    def moved(self, right: float, down: float) -> Words:
        """A moved copy."""
        return replace(self, foot=_moved((self.foot,), right, down)[0])


@dataclass(frozen=True, slots=True)
class Window:
    """Some shapes clipped to a rectangle."""

    through: Box
    shapes: tuple[Shape, ...]

    def box(self) -> Box:
        """The clip rectangle."""
        return self.through

    def moved(self, right: float, down: float) -> Window:
        """A moved copy."""
        return Window(self.through.moved(right, down), tuple(shape.moved(right, down) for shape in self.shapes))


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture in a rectangle: the bytes of a JPEG file, and of a smaller one for the preview."""

    place: Box
    jpeg: bytes
    small: bytes

    def box(self) -> Box:
        """The rectangle."""
        return self.place

    def moved(self, right: float, down: float) -> Picture:
        """A moved copy."""
        return replace(self, place=self.place.moved(right, down))


Shape = Polygon | Stroke | Circle | Words | Window | Picture


def _moved(spots: Iterable[Spot], right: float, down: float) -> tuple[Spot, ...]:
    return tuple((x + right, y + down) for x, y in spots)


@dataclass(frozen=True, slots=True)
class Drawing:
    """Shapes on paper, from the bottom up. Millimetres."""

    width: float
    height: float
    shapes: tuple[Shape, ...]

    def moved(self, right: float, down: float) -> tuple[Shape, ...]:
        """Its shapes, moved."""
        return tuple(shape.moved(right, down) for shape in self.shapes)

    def through(self, seen: Box, at: Spot) -> Window:
        """The part inside a rectangle, moved so that its upper left corner is at `at`."""
        right, down = at[0] - seen.left, at[1] - seen.top
        shapes = tuple(shape.moved(right, down) for shape in self.shapes if shape.box().meets(seen))
        return Window(seen.moved(right, down), shapes)


@dataclass(frozen=True, slots=True)
class VectorPen:
    """A `jeux.views.style.pen.Pen` that records shapes."""

    shapes: list[Shape] = field(default_factory=list)
    middle: Spot = (0.0, 0.0)
    side: float = 1.0

    def on(self, middle: Spot, side: float) -> VectorPen:
        return replace(self, middle=self._at(middle), side=self.side * side)

    def width(self, length: float, least: int = 1) -> float:
        return length

    def polygon(self, corners: Sequence[Spot], fill: Colour) -> None:
        self.shapes.append(Polygon(tuple(map(self._at, corners)), fill))

    def stroke(self, points: Sequence[Spot], ink: Colour, width: float) -> None:
        self.shapes.append(Stroke(tuple(map(self._at, points)), ink, width * self.side))

    def disc(self, middle: Spot, radius: float, fill: Colour) -> None:
        self.shapes.append(Circle(self._at(middle), radius * self.side, fill))

    def ring(self, middle: Spot, radius: float, ink: Colour, width: float) -> None:
        line = width * self.side
        self.shapes.append(Circle(self._at(middle), radius * self.side - line / 2, None, ink, line))

    def text(self, middle: Spot, words: str, face: str, size: float, ink: Colour) -> None:
        x, y = self._at(middle)
        size *= self.side
        self.shapes.append(Words((x, y + size * CAPITALS / 2), words, face, size, ink))

    def _at(self, spot: Spot) -> Spot:
        return self.middle[0] + spot[0] * self.side, self.middle[1] + spot[1] * self.side
