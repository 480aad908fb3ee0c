"""Assaut: a cross of 33 points, its upper arm a fortress."""

from __future__ import annotations

import math
import time

import kit
from card import Card

OUTER = (-1.3, -1.3, 7.3, 7.3)
FRAME, LIP = 0.46, 0.10
FIELD_Z, FRAME_Z = 0.38, 0.44
LINE = 0.078
ARM = (1.32, 4.68)  # edges of the arms of the cross: 0.68 beyond the outer lines
FORT = (1.50, 3.50, 4.50, 6.56)  # inner side of the rampart
WALL, MERLON = 0.10, 0.075
SIDE = (-0.74, 6.74)  # edges of the field


def in_cross(x: int, y: int) -> bool:
    return 0 <= x <= 6 and 0 <= y <= 6 and (2 <= x <= 4 or 2 <= y <= 4)


def in_fort(x: int, y: int) -> bool:
    return 2 <= x <= 4 and 4 <= y <= 6


def links() -> list[tuple[kit.Point, kit.Point]]:
    """The 72 segments: rows and columns, and the diagonals through points whose x + y is even."""
    out: list[tuple[kit.Point, kit.Point]] = []
    for x in range(7):
        for y in range(7):
            for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
                straight = dx == 0 or dy == 0
                if in_cross(x, y) and in_cross(x + dx, y + dy) and (straight or (x + y) % 2 == 0):
                    out.append(((x, y), (x + dx, y + dy)))
    assert len(out) == 72
    return out


def ground(b: kit.Bench) -> None:
    """Pear wood under the cross, walnut in the four corners, mahogany inside the rampart."""
    lo, hi = SIDE
    a, c = ARM
    # Three lengths of pear: the lower arm, and the cross bar in two planks.
    kit.plank(b, kit.rectangle(a, lo, c, a), 0, FIELD_Z, "pear", "Y", 5.1, 0.005, 1.25, kit.PEAR, 2)
    kit.plank(b, kit.rectangle(lo, a, hi, 3), 0, FIELD_Z, "pear", "X", 7.3, 0.005, 1.25, kit.PEAR, 2)
    kit.plank(b, kit.rectangle(lo, 3, hi, c), 0, FIELD_Z, "pear", "X", 8.6, 0.005, 1.25, kit.PEAR, 2)
    kit.plank(b, kit.rectangle(a, c, c, hi), 0, FIELD_Z, "pear", "Y", 6.4, 0.005, 1.25, kit.PEAR, 2)
    kit.plank(b, kit.rectangle(*FORT), 0, FIELD_Z + 0.004, "mahogany", "Y", 12.2, 0.005, 1.3, 0.75, 2)
    for i, (x, y) in enumerate(((lo, lo), (c, lo), (lo, c), (c, c))):
        corner(b, x, y, 20 + 3.1 * i)


def corner(b: kit.Bench, x: float, y: float, seed: float) -> None:
    """Outside the cross: a walnut panel in a brass fillet, with a lozenge of pear let in."""
    side = ARM[0] - SIDE[0]
    box = (x, y, x + side, y + side)
    kit.plank(b, kit.rectangle(*box), 0, FIELD_Z + 0.03, "walnut", "X", seed, 0.02, 1.2)
    kit.fillet(b, kit.inner(box, 0.16), 0.035, FIELD_Z + 0.036, kit.brass(b), 0.003)
    cx, cy = x + side / 2, y + side / 2
    r = 0.42
    lozenge = [(cx - r, cy), (cx, cy - r), (cx + r, cy), (cx, cy + r)]
    kit.plank(b, lozenge, 0, FIELD_Z + 0.034, "pear", "Y", seed + 1, 0.004, 2.0, segments=2)
    kit.disc(b, cx, cy, 0.11, 0, FIELD_Z + 0.04, kit.brass(b), 0.02)


def rampart(b: kit.Bench) -> None:
    """Crenellated wall of boxwood around the fortress; merlons turned outwards."""
    x0, y0, x1, y1 = FORT
    w, merlon, z = WALL, MERLON, FIELD_Z + 0.012
    outer = (x0 - w, y0 - w, x1 + w, y1 + w)
    box_x = kit.wood(b, "box", (x0 - 1, y0 - 1, x1 + 1, y1 + 1), "X", 4.7, 1.6, 0.92)
    box_y = kit.wood(b, "box", (x0 - 1, y0 - 1, x1 + 1, y1 + 1), "Y", 4.9, 1.6, 0.92)
    for part, wood in (
        ((outer[0], outer[1], outer[2], y0), box_x),
        ((outer[0], y1, outer[2], outer[3]), box_x),
        ((outer[0], y0, x0, y1), box_y),
        ((x1, y0, outer[2], y1), box_y),
    ):
        kit.prism(b, kit.rectangle(*part), 0, z, wood, 0.008, 2)
    ebony = kit.wood(b, "ebony", (x0, y0, x1, y1), "X", 3.3, 1.6, 1.0, 0.5, 0)
    kit.fillet(b, (x0, y0, x1, y1), 0.03, z - 0.002, ebony)
    count = 13
    step = (outer[2] - outer[0]) / (2 * count - 1)
    for i in range(count):
        s = outer[0] + 2 * i * step
        kit.prism(b, kit.rectangle(s, outer[1] - merlon, s + step, outer[1]), 0, z, box_x, 0.008, 2)
        t = outer[1] + 2 * i * step
        kit.prism(b, kit.rectangle(outer[0] - merlon, t, outer[0], t + step), 0, z, box_y, 0.008, 2)
        kit.prism(b, kit.rectangle(outer[2], t, outer[2] + merlon, t + step), 0, z, box_y, 0.008, 2)
        kit.prism(b, kit.rectangle(s, outer[3], s + step, outer[3] + merlon), 0, z, box_x, 0.008, 2)


def lines(b: kit.Bench) -> None:
    """Ebony on the pear; boxwood inside the fortress, where ebony would not show."""
    area = (-0.2, -0.2, 6.2, 6.2)
    dark = kit.wood(b, "ebony", area, "X", 3.3, 1.6, 1.0, 0.5, 0)
    light = kit.wood(b, "box", area, "X", 3.9, 1.6)
    for start, end in links():
        z = FIELD_Z + (0.0095 if start[1] == end[1] else 0.008 if start[0] == end[0] else 0.0065)
        inside = [in_fort(int(p[0]), int(p[1])) for p in (start, end)]
        if all(inside):
            kit.stroke(b, start, end, LINE, 0, z, light, 0.006)
        elif any(inside):  # the line changes wood as it passes the rampart
            outside_point, inside_point = (start, end) if inside[1] else (end, start)
            half = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
            x, y = outside_point  # the part that climbs the rampart starts beyond the dish of its point
            away = 0.126 / math.dist(outside_point, half)
            clear = (x + away * (half[0] - x), y + away * (half[1] - y))
            kit.stroke(b, clear, half, LINE, 0, z + 0.012, dark, 0.006)
            kit.stroke(b, half, inside_point, LINE, 0, z, light, 0.006)
        else:
            kit.stroke(b, start, end, LINE, 0, z, dark, 0.006)


def marks(b: kit.Bench) -> None:
    """A brass ring at each point, with a dish of ebony outside and of boxwood inside."""
    z = FIELD_Z + 0.008
    ring = [
        (0.11, z - 0.03),
        (0.11, z + 0.006),
        (0.118, z + 0.014),
        (0.132, z + 0.014),
        (0.142, z + 0.006),
        (0.142, z - 0.03),
    ]
    area = (-0.2, -0.2, 6.2, 6.2)
    dishes = {
        False: kit.wood(b, "ebony", area, "X", 8.1, 3.0, 1.0, 0.5, 0),
        True: kit.wood(b, "mahogany", area, "X", 8.3, 3.0, 0.5),
    }
    for x in range(7):
        for y in range(7):
            if in_cross(x, y):
                kit.lathe(b, ring, kit.brass(b), (x, y), 48, 3)
                kit.disc(b, x, y, 0.114, 0, z + 0.003, dishes[in_fort(x, y)])


def board() -> None:
    start = time.process_time()
    b = kit.bench(OUTER, 2000, 14)
    kit.base(b, OUTER)
    kit.frame(b, OUTER, FRAME, FRAME_Z, "walnut", 0.06, 3.9)
    kit.frame(b, kit.inner(OUTER, FRAME), LIP, FRAME_Z + 0.025, "ebony", 0.03, 11.7)
    ground(b)
    rampart(b)
    lines(b)
    marks(b)
    kit.save_board(b, "assaut", start)


# Profiles of (radius, height). A soldier is a small turned pawn; an officer stands on a fluted foot.
SOLDIER = [
    (0, 0),
    (0.86, 0),
    (0.96, 0.04),
    (1.0, 0.16),
    (0.95, 0.30),
    (0.83, 0.37),
    (0.73, 0.39),
    (0.70, 0.45),
    (0.63, 0.51),
    (0.50, 0.58),
    (0.40, 0.72),
    (0.36, 0.88),
    (0.44, 0.93),
    (0.50, 0.99),
    (0.50, 1.05),
    (0.40, 1.10),
    (0.38, 1.14),
    (0.455, 1.24),
    (0.49, 1.38),
    (0.455, 1.53),
    (0.33, 1.68),
    (0.16, 1.76),
    (0, 1.78),
]
OFFICER = [
    (0, 0),
    (0.88, 0),
    (0.97, 0.05),
    (1.0, 0.18),
    (0.97, 0.32),
    (0.88, 0.40),
    (0.80, 0.42),
    (0.76, 0.50),
    (0.66, 0.62),
    (0.58, 0.85),
    (0.56, 1.2),
    (0, 1.2),
]
KNOB = [(0, 1.5), (0.22, 1.5), (0.26, 1.62), (0.21, 1.74), (0.10, 1.80), (0, 1.81)]


def crown(b: kit.Bench) -> None:
    """Brass tower on the officer's head: a ring with eight merlons."""
    metal = kit.brass(b)
    kit.lathe(
        b,
        [(0.34, 1.2), (0.34, 1.44), (0.36, 1.46), (0.60, 1.46), (0.64, 1.44), (0.66, 1.36), (0.62, 1.22), (0.58, 1.1)],
        metal,
        steps=2,
    )
    kit.prism(b, kit.circle(0, 0, 0.36), 1.1, 1.36, kit.turned_wood(b, "ebony", 6.6), 0.0)
    for i in range(8):
        arc = (i * 45 - 12.5, i * 45 + 12.5)
        kit.prism(b, kit.sector(arc, 0.37, 0.645), 1.4, 1.66, metal, 0.03)
    kit.lathe(b, KNOB, kit.turned_wood(b, "ebony", 6.6), steps=5)


def man(kind: str) -> None:
    b = kit.man_bench()
    if kind == "s":
        kit.lathe(b, SOLDIER, kit.turned_wood(b, "holly", 2.7, "Z"))
    else:
        kit.lathe(b, OFFICER, kit.turned_wood(b, "ebony", 5.2, tint=0.85), sides=192, wave=(12, 0.06))
        kit.lathe(
            b,
            [(0.70, 0.45), (0.70, 0.50), (0.73, 0.53), (0.79, 0.53), (0.82, 0.50), (0.82, 0.40)],
            kit.brass(b),
            steps=3,
        )
        crown(b)
    kit.save(kit.render(b), f"assaut/{kind}")


GROUNDS = {
    "field": (("s", "o"), [(2.55, 2.15, 2.85, 2.4), (0.55, 2.15, 0.85, 2.35), (2.15, 0.6, 2.4, 0.85)]),
    "fortress": (("s", "o"), [(2.15, 4.6, 2.4, 4.85), (3.6, 4.6, 3.85, 4.85)]),
}
CARD = Card(
    "assaut",
    (3.05, 3.5),
    8.7,
    -6.0,
    {"s": "a5 b5 d5 c5 g5 a4 c4 d4 e4 f4 b3 c3 d3 f3 g3 c2 d2 e2 c1 d1", "o": "d6 e7"},
    0.77,
)
TARGETS = {"assaut/board": board, "assaut/s": lambda: man("s"), "assaut/o": lambda: man("o")}
