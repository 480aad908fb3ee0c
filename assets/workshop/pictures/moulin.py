"""Moulin: three squares joined at the middle of their sides, 24 points."""

from __future__ import annotations

import math
import time

import kit
from card import Card

# Half sides of the three squares about the centre (3, 3), in units of the lattice.
SQUARES = (3.0, 2.0, 1.0)
CENTRE = 3.0
OUTER = (-1.3, -1.3, 7.3, 7.3)
FRAME, LIP = 0.46, 0.13  # walnut frame, then an ebony lip
FIELD_Z, FRAME_Z = 0.38, 0.44
LINE = 0.084


def points() -> list[kit.Point]:
    """The 24 intersections."""
    steps = [(i, j) for i in (-1, 0, 1) for j in (-1, 0, 1) if (i, j) != (0, 0)]
    return [(CENTRE + i * h, CENTRE + j * h) for h in SQUARES for i, j in steps]


def segments() -> list[tuple[kit.Point, kit.Point]]:
    """The 16 straight lines of the diagram."""
    c, lines = CENTRE, []
    for h in SQUARES:
        for s in (-h, h):
            lines += [((c - h, c + s), (c + h, c + s)), ((c + s, c - h), (c + s, c + h))]
    far, near = SQUARES[0], SQUARES[-1]
    for s in (-1, 1):
        lines += [((c + s * far, c), (c + s * near, c)), ((c, c + s * far), (c, c + s * near))]
    return lines


def field(b: kit.Bench) -> None:
    """Three planks of pear wood, the joints just visible, a brass fillet near the lip."""
    x0, y0, x1, y1 = kit.inner(OUTER, FRAME + LIP)
    height = (y1 - y0) / 3
    for i in range(3):
        outline = kit.rectangle(x0, y0 + i * height, x1, y0 + (i + 1) * height)
        kit.plank(b, outline, 0, FIELD_Z, "pear", "X", 5.3 + 2.1 * i, 0.005, 1.25, kit.PEAR, 2)
    kit.fillet(b, kit.inner((x0, y0, x1, y1), 0.07), 0.045, FIELD_Z + 0.006, kit.brass(b), 0.003)


def lines(b: kit.Bench) -> None:
    """Strips of ebony let in flush; a hair's breadth proud, as inlay gets when the field dries."""
    dark = {a: kit.wood(b, "ebony", (-0.2, -0.2, 6.2, 6.2), a, 3.3, 1.6, 1.0, 0.5, 0) for a in "XY"}
    for start, end in segments():
        axis = "X" if start[1] == end[1] else "Y"
        top = FIELD_Z + (0.006 if axis == "X" else 0.0045)
        grow = LINE / 2
        dx, dy = (grow, 0.0) if axis == "X" else (0.0, grow)
        (ax, ay), (bx, by) = sorted((start, end))
        kit.stroke(b, (ax - dx, ay - dy), (bx + dx, by + dy), LINE, 0, top, dark[axis], 0.006)


def marks(b: kit.Bench) -> None:
    """A brass ring round a shallow ebony dish at each point."""
    z = FIELD_Z
    ring = [
        (0.125, z - 0.03),
        (0.125, z + 0.008),
        (0.134, z + 0.017),
        (0.15, z + 0.017),
        (0.16, z + 0.008),
        (0.16, z - 0.03),
    ]
    brass = kit.brass(b)
    dish = kit.wood(b, "ebony", (-0.2, -0.2, 6.2, 6.2), "X", 8.1, 3.0, 1.0, 0.5, 0)
    for x, y in points():
        kit.lathe(b, ring, brass, (x, y), 48, 3)
        kit.disc(b, x, y, 0.128, 0, z + 0.0075, dish)


def petal(turn: float, radius: float) -> list[kit.Point]:
    """Petal of the flower drawn with a compass kept at one opening: two arcs of 60 degrees."""
    out: list[kit.Point] = []
    for side in (1, -1):
        cx, cy = radius * math.cos(turn + side * math.pi / 3), radius * math.sin(turn + side * math.pi / 3)
        start, stop = (-2, -1) if side == 1 else (1, 2)
        for k in range(12):
            a = turn + math.pi / 3 * (start + (stop - start) * k / 12)
            out.append((CENTRE + cx + radius * math.cos(a), CENTRE + cy + radius * math.sin(a)))
    return out


def flower(b: kit.Bench) -> None:
    """The compass flower that these boards carry in the middle, in walnut on pear: not a point, so without brass."""
    radius = 0.52
    for i in range(6):
        outline = petal(i * math.pi / 3 + math.pi / 6, radius)
        kit.plank(b, outline, 0, FIELD_Z + 0.004, "walnut", "X", 30 + 1.7 * i, 0.004, 2.2, 1.25, segments=2)


def board() -> None:
    """The board, 8.6 units wide."""
    start = time.process_time()
    b = kit.bench(OUTER, 2000, 14)
    kit.base(b, OUTER)
    kit.frame(b, OUTER, FRAME, FRAME_Z, "walnut", 0.06)
    kit.frame(b, kit.inner(OUTER, FRAME), LIP, FRAME_Z + 0.025, "ebony", 0.03, 9.7)
    field(b)
    lines(b)
    marks(b)
    flower(b)
    kit.save_board(b, "moulin", start)


# Profiles of (radius, height) from the axis under the man to the axis on top of it.
FOOT = [(0, 0), (0.84, 0), (0.95, 0.03), (1.0, 0.14), (1.0, 0.27), (0.97, 0.36)]
WHITE = [
    *FOOT,
    (0.88, 0.42),
    (0.78, 0.43),
    (0.725, 0.41),
    (0.69, 0.37),
    (0.655, 0.41),
    (0.60, 0.43),
    (0.52, 0.42),
    (0.47, 0.38),
    (0.43, 0.345),
    (0.25, 0.30),
    (0, 0.285),
]
BLACK = [
    *FOOT,
    (0.88, 0.42),
    (0.80, 0.425),
    (0.74, 0.40),
    (0.66, 0.34),
    (0.52, 0.315),
    (0.42, 0.34),
    (0.37, 0.42),
    (0.27, 0.49),
    (0.13, 0.525),
    (0, 0.53),
]


def man(side: str) -> None:
    """White: two rings round a dish, of ivory. Black: a boss, of ebony: they differ to the touch as well."""
    b = kit.man_bench()
    if side == "w":
        kit.lathe(b, WHITE, kit.turned_wood(b, "ivory", 3.1))
    else:
        kit.lathe(b, BLACK, kit.turned_wood(b, "ebony", 4.2, tint=0.85, rough=0.3, coat=0.25))
        kit.lathe(b, [(0, 0.5), (0.075, 0.52), (0.07, 0.545), (0.04, 0.56), (0, 0.563)], kit.brass(b), steps=3)
    kit.save(kit.render(b), f"moulin/{side}")


GROUNDS = {
    "field": (("w", "b"), [(0.2, 0.2, 0.8, 2.8), (1.2, 3.2, 1.8, 4.8), (4.2, 5.2, 5.8, 5.8)]),
}
CARD = Card("moulin", (3.1, 3.1), 9.3, 7.0, {"w": "a7 d7 d6 b4 f4 e3 g1", "b": "b6 d5 c4 c5 g4 d2 a1"}, 0.76)
TARGETS = {"moulin/board": board, "moulin/w": lambda: man("w"), "moulin/b": lambda: man("b")}
