"""Hex: a rhombus of hexagons of two woods between two edges of holly and two of ebony; boards of four sizes."""

from __future__ import annotations

import json
import math
import time

import hexagons
import kit
import relief
from card import Card

SIZES = (16, 14, 13, 11)
ROW = math.sqrt(3) / 2  # from a row to the next
RADIUS = 1 / math.sqrt(3)
MARGIN = 1.4  # from the outer cells to the outside of the frame
FRAME, LIP, BAND = 0.42, 0.09, 0.24
FIELD_Z, BAND_Z, BED_Z, FRAME_Z = 0.30, 0.34, 0.22, 0.44


def corners(size: int) -> list[kit.Point]:
    """The rhombus around the cells, from its lower left corner."""
    last = size - 1
    low, high = -RADIUS, last * ROW + RADIUS
    slope = 0.5 / ROW  # an edge goes half a cell to the right for a row down
    wide = size + RADIUS * slope
    lower, upper = (-0.5 - RADIUS * 0.5 * slope + (last * ROW - y) * slope for y in (low, high))
    return [(lower, low), (lower + wide, low), (upper + wide, high), (upper, high)]


def outer(size: int) -> tuple[float, float, float, float]:
    last = size - 1
    return (-0.5 - MARGIN, -RADIUS - MARGIN, 1.5 * last + 0.5 + MARGIN, last * ROW + RADIUS + MARGIN)


def bed(b: kit.Bench, size: int) -> None:
    """Walnut around the rhombus, of one plank."""
    box = kit.inner(outer(size), FRAME + LIP)
    kit.prism(b, kit.rectangle(*box), 0, BED_Z, kit.wood(b, "walnut", box, "X", 3.4, 1.2, 0.9), 0.0)


def edges(b: kit.Bench, size: int) -> None:
    """The two edges of White, of holly, and the two of Black, of ebony, mitred at the corners: a moulding, and the
    teeth between the outer cells."""
    inside = corners(size)
    outside, far, deep = (hexagons.grown(inside, by) for by in (BAND, BAND + 0.05, -0.6))
    kit.prism(b, far, 0, BED_Z + 0.03, kit.brass(b), 0.01)
    for i in range(4):
        j = (i + 1) % 4
        kind, tint = ("holly", 1.1) if i % 2 == 0 else ("ebony", 0.8)
        strip = [outside[i], outside[j], deep[j], deep[i]]
        wood = kit.wood(b, kind, kit.bounds(strip), "X", 4.4 + i, 1.4, tint)
        kit.prism(b, strip, 0, FIELD_Z - 0.015, wood)
        kit.prism(b, [outside[i], outside[j], inside[j], inside[i]], 0, BAND_Z, wood, 0.03, 2)


def cells(b: kit.Bench, size: int) -> None:
    for y in range(size):
        height = (size - 1 - y) * ROW
        plank = (y / 2 - 0.6, height - 0.6, y / 2 + size, height + 0.6)
        for x in range(size):
            wood = int((x - y) % 3 == 0)
            hexagons.cell(b, (x + y / 2, height), RADIUS, True, FIELD_Z, plank, wood, 2.7 * y)


def board(size: int) -> None:
    """The board of `size` cells a side."""
    start = time.process_time()
    b = kit.bench(outer(size), 2000, 14)
    kit.base(b, outer(size))
    kit.frame(b, outer(size), FRAME, FRAME_Z, "walnut", 0.07, 2.4)
    kit.frame(b, kit.inner(outer(size), FRAME), LIP, FRAME_Z + 0.02, "ebony", 0.03, 9.7)
    bed(b, size)
    edges(b, size)
    cells(b, size)
    name = "board" if size == SIZES[0] else f"board_{size}"
    kit.save(kit.sharpen(kit.render(b)), f"hex/{name}")
    width, height = b.size
    place = {
        "size": [width, height],
        "origin": [round(width / 2 - b.center[0] * b.unit, 3), round(height / 2 + b.center[1] * b.unit, 3)],
        "unit": round(b.unit, 4),
    }
    (kit.IMAGES / "hex" / f"{name}.json").write_text(json.dumps(place) + "\n")
    print(f"hex/{name}: {time.process_time() - start:.0f} s of processor", flush=True)


# Profiles of (radius, height) of a stone, from the axis below to the axis above.
DOME = [
    (0, 0),
    (0.92, 0),
    (1.0, 0.08),
    (0.99, 0.22),
    (0.90, 0.36),
    (0.78, 0.44),
    (0.74, 0.42),
    (0.70, 0.46),
    (0.52, 0.53),
    (0.28, 0.57),
    (0, 0.58),
]
WIRE = [(0.685, 0.20), (0.692, 0.308), (0.715, 0.328), (0.738, 0.308), (0.745, 0.20)]
"""The brass let into the rim of a black stone, so that it is told from the ground where it lies."""
DISH = [(0, 0), (0.92, 0), (1.0, 0.08), (0.99, 0.24), (0.92, 0.34), (0.84, 0.35), (0.74, 0.29), (0.5, 0.25), (0, 0.24)]


def man(kind: str) -> None:
    b = kit.man_bench()
    if kind == "w":
        kit.lathe(b, DOME, kit.turned_wood(b, "ivory", 3.3))
    else:
        ebony = kit.turned_wood(b, "ebony", 7.6, tint=0.15, rough=0.6, coat=0.0)
        kit.lathe(b, DISH, ebony)
        kit.prism(b, relief.spikes(6, 0.5, 0.22), 0.15, 0.34, ebony, 0.045, 3)
        kit.lathe(b, WIRE, kit.brass(b), steps=1)
    kit.save(kit.render(b), f"hex/{kind}")


def slanted(cells: str) -> str:
    """Cells of the largest board of Hex, in units."""
    found = []
    for cell in cells.split():
        x, y = ord(cell[0]) - ord("a"), int(cell[1:]) - 1
        found.append(f"{x + y / 2},{(15 - y) * math.sqrt(3) / 2}")
    return " ".join(found)


CARD = Card(
    "hex",
    (10.6, 6.6),
    13.6,
    -6.0,
    {
        "w": slanted("i4 h6 g7 g9 f11 h8 j5 k7 f12 e13 i10 l4 k9"),
        "b": slanted("f8 e9 h7 i7 j6 d10 g8 k6 l6 m5 f10 h9 i9"),
    },
    0.84,
)
TARGETS = {f"hex/board_{size}": lambda size=size: board(size) for size in SIZES} | {
    f"hex/{k}": lambda k=k: man(k) for k in "wb"
}
