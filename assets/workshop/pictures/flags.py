"""The cross of five English flags, shared by two games: pear and cherry, ebony lines, a dish at each point."""

from __future__ import annotations

from collections.abc import Iterator

import kit

OUTER = (-1.3, -1.3, 7.3, 7.3)
FRAME, LIP = 0.46, 0.10
FIELD_Z, FRAME_Z = 0.38, 0.44
LINE = 0.078
ARM = (1.32, 4.68)  # edges of the arms of the cross: 0.68 beyond the outer lines
SIDE = (-0.74, 6.74)  # edges of the field


def points() -> Iterator[tuple[int, int]]:
    return ((x, y) for x in range(7) for y in range(7) if 2 <= x <= 4 or 2 <= y <= 4)


def links() -> Iterator[tuple[kit.Point, kit.Point]]:
    """The 72 segments: rows and columns, and the diagonals through points whose x + y is even."""
    inside = set(points())
    for x, y in sorted(inside):
        for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
            straight = dx == 0 or dy == 0
            if (x + dx, y + dy) in inside and (straight or (x + y) % 2 == 0):
                yield (x, y), (x + dx, y + dy)


def frame(b: kit.Bench, kind: str, seed: float) -> None:
    kit.base(b, OUTER)
    kit.frame(b, OUTER, FRAME, FRAME_Z, kind, 0.06, seed)
    kit.frame(b, kit.inner(OUTER, FRAME), LIP, FRAME_Z + 0.025, "ebony", 0.03, 11.7)


def ground(b: kit.Bench, arms: str, corner: str, seed: float) -> None:
    """One plank an arm and one for the middle; a panel with a rayed disc outside the cross."""
    lo, hi = SIDE
    a, c = ARM
    tint = kit.PEAR if arms == "pear" else 1.0
    kit.plank(b, kit.rectangle(a, lo, c, a), 0, FIELD_Z, arms, "Y", seed, 0.005, 1.25, tint, 2)
    kit.plank(b, kit.rectangle(lo, a, a, c), 0, FIELD_Z, arms, "X", seed + 1, 0.005, 1.25, tint, 2)
    kit.plank(b, kit.rectangle(c, a, hi, c), 0, FIELD_Z, arms, "X", seed + 2, 0.005, 1.25, tint, 2)
    kit.plank(b, kit.rectangle(a, c, c, hi), 0, FIELD_Z, arms, "Y", seed + 3, 0.005, 1.25, tint, 2)
    kit.plank(b, kit.rectangle(a, a, c, c), 0, FIELD_Z, arms, "X", seed + 4, 0.005, 1.25, tint, 2)
    for i, (x, y) in enumerate(((lo, lo), (c, lo), (lo, c), (c, c))):
        panel(b, corner, (x, y, x + a - lo, y + a - lo), seed + 20 + 3.1 * i)


def panel(b: kit.Bench, kind: str, box: tuple[float, float, float, float], seed: float) -> None:
    """Outside the cross: a raised panel, a thin flag of boxwood let in."""
    kit.plank(b, kit.rectangle(*box), 0, FIELD_Z + 0.03, kind, "X", seed, 0.02, 1.2)
    x0, y0, x1, y1 = kit.inner(box, 0.24)
    light = kit.wood(b, "box", box, "X", seed + 1, 2.0, 0.92)
    z = FIELD_Z + 0.035
    x, y = (x0 + x1) / 2, (y0 + y1) / 2
    for start, end in (((x0, y0), (x1, y1)), ((x0, y1), (x1, y0)), ((x, y0), (x, y1)), ((x0, y), (x1, y))):
        kit.stroke(b, start, end, 0.05, 0, z, light, 0.004)
        z += 0.0015
    kit.fillet(b, (x0, y0, x1, y1), 0.05, z, light, 0.004)
    kit.disc(b, x, y, 0.11, 0, z + 0.012, kit.brass(b), 0.02)


def lines(b: kit.Bench, centre: str | None = None) -> None:
    """Ebony let in; the central line, the column in the middle, of another wood where the rules speak of it."""
    area = (-0.2, -0.2, 6.2, 6.2)
    dark = kit.wood(b, "ebony", area, "X", 3.3, 1.6, 1.0, 0.5, 0)
    for start, end in links():
        z = FIELD_Z + (0.0095 if start[1] == end[1] else 0.008 if start[0] == end[0] else 0.0065)
        if centre and start[0] == end[0] == 3:
            wide = kit.wood(b, centre, area, "Y", 4.4, 1.6)
            kit.stroke(b, start, end, LINE * 2.1, 0, z + 0.001, dark, 0.003)
            kit.stroke(b, start, end, LINE * 1.3, 0, z + 0.003, wide, 0.002)
        else:
            kit.stroke(b, start, end, LINE, 0, z, dark, 0.006)


def marks(b: kit.Bench, without: tuple[tuple[int, int], ...] = ()) -> None:
    """A brass ring at each point, with a dish of ebony."""
    z = FIELD_Z + 0.012
    ring = [
        (0.11, z - 0.03),
        (0.11, z + 0.006),
        (0.118, z + 0.014),
        (0.132, z + 0.014),
        (0.142, z + 0.006),
        (0.142, z - 0.03),
    ]
    dish = kit.wood(b, "ebony", (-0.2, -0.2, 6.2, 6.2), "X", 8.1, 3.0, 1.0, 0.5, 0)
    for x, y in points():
        if (x, y) not in without:
            kit.lathe(b, ring, kit.brass(b), (x, y), 48, 3)
            kit.disc(b, x, y, 0.114, 0, z + 0.003, dish)


# Profiles of (radius, height) of a small turned pawn with a ball, and of a broader one with a button.
PAWN = [
    (0, 0),
    (0.86, 0),
    (0.96, 0.04),
    (1.0, 0.16),
    (0.96, 0.30),
    (0.84, 0.38),
    (0.74, 0.42),
    (0.70, 0.50),
    (0.60, 0.64),
    (0.52, 0.78),
    (0.58, 0.86),
    (0.60, 0.94),
    (0.52, 1.00),
    (0.46, 1.04),
    (0.52, 1.14),
    (0.54, 1.28),
    (0.48, 1.44),
    (0.34, 1.58),
    (0.16, 1.66),
    (0, 1.68),
]
BUTTON = [
    (0, 0),
    (0.88, 0),
    (0.97, 0.05),
    (1.0, 0.18),
    (0.97, 0.32),
    (0.90, 0.40),
    (0.82, 0.42),
    (0.78, 0.40),
    (0.74, 0.42),
    (0.70, 0.52),
    (0.62, 0.60),
    (0.52, 0.62),
    (0.46, 0.58),
    (0.40, 0.62),
    (0.34, 0.74),
    (0.20, 0.80),
    (0, 0.81),
]
