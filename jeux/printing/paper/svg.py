"""Writes a drawing as SVG 1.1, in millimetres."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Iterator
from xml.sax.saxutils import escape, quoteattr

from jeux.common.palette import Colour
from jeux.printing.paper.drawing import Circle, Drawing, Picture, Polygon, Shape, Stroke, Window, Words
from jeux.views.style.layout import Spot

SERIF = "'EB Garamond', Garamond, Georgia, serif"
PLAIN = "'Atkinson Hyperlegible', Arial, Helvetica, sans-serif"
FONTS = {
    "title": (SERIF, "600"),
    "serif": (SERIF, "400"),
    "text": (PLAIN, "400"),
    "bold": (PLAIN, "700"),
}
"""The font family of a face with fallbacks, and its weight."""


def svg(drawing: Drawing, title: str = "") -> bytes:
    """The SVG file of a drawing."""
    clips: list[str] = []
    body = list(_elements(drawing.shapes, clips))
    width, height = _number(drawing.width), _number(drawing.height)
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<svg xmlns="http://www.w3.org/2000/svg" version="1.1" width="{width}mm" height="{height}mm" '
        f'viewBox="0 0 {width} {height}">',
        *([f"<title>{escape(title)}</title>"] if title else []),
        *([f"<defs>{''.join(clips)}</defs>"] if clips else []),
        *body,
        "</svg>",
    ]
    return "\n".join([*lines, ""]).encode()


def _number(value: float) -> str:
    """A number with three decimals, trailing zeros removed."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _points(points: Iterable[Spot]) -> str:
    return " ".join(f"{_number(x)},{_number(y)}" for x, y in points)


def _colour(colour: Colour | None) -> str:
    return "none" if colour is None else "#{:02x}{:02x}{:02x}".format(*colour)


def _elements(shapes: Iterable[Shape], clips: list[str]) -> Iterator[str]:
    for shape in shapes:
        if isinstance(shape, Window):
            name, box = f"window-{len(clips) + 1}", shape.through
            frame = f'<polygon points="{_points(box.corners)}"/>'
            clips.append(f'<clipPath id="{name}">{frame}</clipPath>')
            yield f'<g clip-path="url(#{name})">'
            yield from _elements(shape.shapes, clips)
            yield "</g>"
        else:
            yield _element(shape)


def _element(shape: Polygon | Stroke | Circle | Words | Picture) -> str:
    match shape:
        case Polygon(corners, fill):
            return f'<polygon points="{_points(corners)}" fill="{_colour(fill)}"/>'
        case Stroke(points, ink, width, dashes):
            dashed = f' stroke-dasharray="{_number(dashes[0])} {_number(dashes[1])}"' if dashes else ""
            line = f'stroke="{_colour(ink)}" stroke-width="{_number(width)}"'
            ends = 'stroke-linecap="round" stroke-linejoin="round"'
            return f'<polyline points="{_points(points)}" fill="none" {line} {ends}{dashed}/>'
        case Circle((x, y), radius, fill, ink, width):
            line = f' stroke="{_colour(ink)}" stroke-width="{_number(width)}"' if ink else ""
            middle = f'cx="{_number(x)}" cy="{_number(y)}" r="{_number(radius)}"'
            return f'<circle {middle} fill="{_colour(fill)}"{line}/>'
        case Picture(edges, jpeg):
            corner = f'x="{_number(edges.left)}" y="{_number(edges.top)}"'
            size = f'width="{_number(edges.width)}" height="{_number(edges.height)}"'
            return f'<image {corner} {size} href="data:image/jpeg;base64,{b64encode(jpeg).decode()}"/>'
        case Words((x, y), text, face, size, ink, anchor):
            family, weight = FONTS[face]
            font = f'font-family={quoteattr(family)} font-weight="{weight}" font-size="{_number(size)}"'
            place = f'x="{_number(x)}" y="{_number(y)}" text-anchor="{anchor}"'
            return f'<text {place} {font} fill="{_colour(ink)}">{escape(text)}</text>'
