"""Turnabout: eight by eight sunken cells in a mahogany frame, painted tiles with a road on each face."""

from __future__ import annotations

import math
import time

import kit
from card import Card

OUTER = (-1.28, -1.28, 8.28, 8.28)
FRAME, LIP = 0.55, 0.12
FIELD_Z, FRAME_Z = 0.26, 0.44
SIZE = 8


def field(b: kit.Bench) -> None:
    for y in range(SIZE):
        for x in range(SIZE):
            row = (-0.5, y - 0.5, SIZE - 0.5, y + 0.5)
            tint = 0.72 if (x + y) % 2 else 0.88
            material = kit.wood(b, "walnut", row, "X", 2.2 * y + (0.3 if (x + y) % 2 else 1.1), 1.3, tint)
            box = kit.inner((x - 0.5, y - 0.5, x + 0.5, y + 0.5), 0.008)
            kit.prism(b, kit.rectangle(*box), 0, FIELD_Z, material, 0.014, 2)
    kit.fillet(b, (-0.61, -0.61, SIZE - 0.39, SIZE - 0.39), 0.1, FIELD_Z + 0.03, kit.brass(b), 0.012)


def board() -> None:
    """The board, 9.6 units wide."""
    start = time.process_time()
    b = kit.bench(OUTER, 2000, 14)
    kit.base(b, OUTER)
    kit.frame(b, OUTER, FRAME, FRAME_Z, "mahogany", 0.06, 2.4)
    kit.frame(b, kit.inner(OUTER, FRAME), LIP, FRAME_Z + 0.02, "ebony", 0.035, 9.7)
    field(b)
    kit.save_board(b, "turnabout", start)


# --- tiles ---------------------------------------------------------------------------------------------------------

THICK, ROAD, EDGE = 0.30, 0.21, 0.30  # half widths of the road and of its dark edge


def strip(b: kit.Bench, start: kit.Point, end: kit.Point, z: float) -> None:
    kit.stroke(b, start, end, 2 * EDGE, 0.1, z, kit.plain(b, "#2b1b10", 0.6), 0.0)
    kit.stroke(b, start, end, 2 * ROAD, 0.1, z + 0.012, kit.plain(b, "#a8330f", 0.45), 0.0)


def arc(b: kit.Bench, at: kit.Point, degrees: tuple[float, float], z: float) -> None:
    for half, height, colour in ((EDGE, z, "#2b1b10"), (ROAD, z + 0.012, "#a8330f")):
        ring = kit.sector(degrees, 1 - half, 1 + half, at, 40)
        kit.prism(b, ring, 0.1, height, kit.plain(b, colour, 0.6 if colour == "#2b1b10" else 0.45))


def tile(look: str) -> None:
    """Boxwood; the road painted red between dark edges. The crossing shows which passage is the upper one."""
    b = kit.man_bench()
    square = kit.rectangle(-1, -1, 1, 1)
    kit.prism(b, square, 0, THICK, kit.wood(b, "box", (-1, -1, 1, 1), "X", 6.4, 0.6, 1.02), 0.035, 3)
    z = THICK + 0.004
    if look == "cross":
        strip(b, (-1, 0), (1, 0), z)
        kit.stroke(b, (0, -EDGE - 0.1), (0, EDGE + 0.1), 2 * EDGE + 0.14, 0.1, z + 0.02, kit.plain(b, "#e2c384", 0.5))
        strip(b, (0, -1), (0, 1), z + 0.03)
    else:
        corners = {"arcs": ((-1, 1, 270), (1, -1, 90)), "turned": ((1, 1, 180), (-1, -1, 0))}[look]
        for x, y, begin in corners:
            arc(b, (x, y), (begin, begin + 90), z)
    kit.save(kit.render(b), f"turnabout/{look}")


def emblem(side: str) -> None:
    """What stands for the two players: an arrow that goes through, a wall that stops."""
    b = kit.man_bench()
    dark = side == "d"
    wood = kit.turned_wood(b, "ebony", 3.2, tint=0.8) if dark else kit.turned_wood(b, "holly", 2.4)
    kit.lathe(b, [(0, 0), (0.94, 0), (1.0, 0.06), (1.0, 0.26), (0.92, 0.34), (0.86, 0.30), (0, 0.28)], wood)
    metal = kit.brass(b) if dark else kit.plain(b, "#a8330f", 0.5)
    if dark:
        for y in (-0.3, 0.02, 0.34):
            kit.prism(b, kit.rectangle(-0.5, y - 0.11, 0.5, y + 0.11), 0.2, 0.38, metal, 0.03)
    else:
        head = [(-0.44, 0.05), (0, 0.62), (0.44, 0.05), (0.16, 0.05), (0.16, -0.6), (-0.16, -0.6), (-0.16, 0.05)]
        turned = [(math.sin(0.5) * y + math.cos(0.5) * x, math.cos(0.5) * y - math.sin(0.5) * x) for x, y in head[::-1]]
        kit.prism(b, turned, 0.2, 0.38, metal, 0.03)
    kit.save(kit.render(b), f"turnabout/{side}")


CARD = Card(
    "turnabout",
    (3.5, 3.9),
    9.2,
    -5.0,
    {
        "cross": "d8 d7 b5 e4 f6 c3 g3 d1",
        "arcs": "c6 e7 d5 f4 b2 g5",
        "turned": "d6 e6 c5 f5 d4 g6 e2",
    },
    0.94,
)
TARGETS = (
    {"turnabout/board": board}
    | {f"turnabout/{look}": lambda look=look: tile(look) for look in ("cross", "arcs", "turned")}
    | {f"turnabout/{side}": lambda side=side: emblem(side) for side in "ad"}
)
