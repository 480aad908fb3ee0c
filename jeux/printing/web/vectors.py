"""Shapes as a few elements of SVG, in whole hundredths of a millimetre: a page holds hundreds of drawings.

Neighbours that look alike share one path.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from jeux.common.palette import Colour
from jeux.printing.paper.drawing import Circle, Polygon, Shape, Stroke, Words
from jeux.printing.web.markup import Markup, tag, words
from jeux.views.style.layout import Spot

FINE = 100
"""Units in a millimetre."""
ROUND = 16
"""So many corners at the same distance from their middle are a circle."""
FACES = {"title": "t", "serif": "t", "text": "p", "bold": "b"}
"""The classes of the faces."""
Paints = Mapping[Colour, str]
"""What is written for some colours, such as the name of a gradient."""


class _Look(NamedTuple):
    """How a path is painted: neighbours of one look are one path."""

    fill: str
    stroke: str = ""
    width: int = 0
    dashes: str = ""


def units(length: float) -> int:
    """A length in whole units."""
    return round(length * FINE)


def vectors(shapes: Iterable[Shape], paints: Paints | None = None) -> Markup:
    """The elements of some shapes."""
    return Markup("".join(_elements(grouped(shapes), paints or {})))


def grouped(shapes: Iterable[Shape]) -> Iterator[tuple[Shape, ...]]:
    """The shapes one by one; a polygon and the line around it, which follows it, together."""
    waiting: Polygon | None = None
    for shape in shapes:
        if waiting:
            around = isinstance(shape, Stroke) and shape.points == (*waiting.corners, waiting.corners[0])
            yield (waiting, shape) if around else (waiting,)
            waiting = None
            if around:
                continue
        if isinstance(shape, Polygon):
            waiting = shape
        else:
            yield (shape,)
    if waiting:
        yield (waiting,)


def _elements(groups: Iterable[tuple[Shape, ...]], paints: Paints) -> Iterator[Markup]:
    for look, alike in itertools.groupby(groups, lambda group: _look(group, paints)):
        if look is None:
            yield from (_words(shape) for shape, *_ in alike if isinstance(shape, Words))
            continue
        attributes: dict[str, str | float] = {"d": "".join(_line(group[0]) for group in alike), "fill": look.fill}
        if look.stroke:
            attributes |= {"stroke": look.stroke, "stroke-width": look.width}
        if look.dashes:
            attributes["stroke-dasharray"] = look.dashes
        yield tag("path", attributes)


def _look(group: tuple[Shape, ...], paints: Paints) -> _Look | None:
    """How a path is painted; None for words."""

    def ink(colour: Colour | None) -> str:
        return (paints.get(colour) or _sharp(colour)) if colour else "none"

    match group:
        case (Polygon(fill=fill),):
            return _Look(ink(fill))
        case (Polygon(fill=fill), Stroke(ink=line, width=width)):
            return _Look(ink(fill), ink(line), units(width))
        case (Stroke(ink=line, width=width, dashes=dashes),):
            return _Look("none", ink(line), units(width), " ".join(str(units(one)) for one in dashes or ()))
        case (Circle(fill=fill, ink=None),):
            return _Look(ink(fill))
        case (Circle(fill=fill, ink=line, width=width),):
            return _Look(ink(fill), ink(line), units(width))
    assert isinstance(group[0], Words), "no board has a window"
    return None


def _sharp(colour: Colour) -> str:
    text = "#{:02x}{:02x}{:02x}".format(*colour)
    return f"#{text[1::2]}" if text[1::2] == text[2::2] else text


def _line(shape: Shape) -> str:
    match shape:
        case Polygon(corners):
            return _ring(corners)
        case Circle(middle, radius):
            return _circle(middle, radius)
    assert isinstance(shape, Stroke)
    closed = len(shape.points) > 3 and shape.points[0] == shape.points[-1]
    return _ring(shape.points[:-1]) if closed else _way(shape.points)


def _way(points: Sequence[Spot]) -> str:
    """A line through points, each relative to the one before."""
    whole = [(units(x), units(y)) for x, y in points]
    steps = [(x2 - x, y2 - y) for (x, y), (x2, y2) in itertools.pairwise(whole)]
    return f"M{_pair(*whole[0])}" + (f"l{_joined(steps)}" if steps else "h0")


def _joined(steps: Sequence[tuple[int, int]]) -> str:
    text = " ".join(_pair(x, y) for x, y in steps if x or y) or "0 0"
    return text.replace(" -", "-")


def _pair(x: int, y: int) -> str:
    return f"{x}{y}" if y < 0 else f"{x} {y}"


def _ring(corners: Sequence[Spot]) -> str:
    """A closed line, always the same way round: where two of one path overlap, nothing is left out."""
    round_one = _as_circle(corners)
    if round_one:
        return _circle(*round_one)
    area = sum(x * y2 - x2 * y for (x, y), (x2, y2) in itertools.pairwise([*corners, corners[0]]))
    return f"{_way(corners if area >= 0 else corners[::-1])}z"


def _as_circle(corners: Sequence[Spot]) -> tuple[Spot, float] | None:
    """The middle and the radius of corners that stand for a circle."""
    if len(corners) < ROUND:
        return None
    x, y = (sum(axis) / len(corners) for axis in zip(*corners, strict=True))
    far = [math.dist((x, y), corner) for corner in corners]
    return ((x, y), max(far)) if max(far) - min(far) < 1 / FINE else None


def _circle(middle: Spot, radius: float) -> str:
    x, y, reach = units(middle[0]), units(middle[1]), units(radius)
    half = f"a{reach} {reach} 0 0 1 "
    return f"M{_pair(x - reach, y)}{half}{2 * reach} 0{half}{-2 * reach} 0z"


def _words(shape: Words) -> Markup:
    (x, y), anchor = shape.foot, shape.anchor
    attributes: dict[str, str | float] = {"x": units(x), "y": units(y), "class": FACES[shape.face]}
    attributes |= {"font-size": units(shape.size), "fill": _sharp(shape.ink)}
    return tag("text", attributes | ({} if anchor == "middle" else {"text-anchor": anchor}), words(shape.text))
