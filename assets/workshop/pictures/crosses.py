"""Les Crosses: sixteen cells of boxwood, two pions of ivory; an L of padauk and one of ebony stained blue.

The program draws the L itself, in all its eight shapes and on its way between two places: the workshop gives it the
wood (`r_wood`, `b_wood`) and an L at rest for the sheet (`r`, `b`).
"""

from __future__ import annotations

import time

import kit
import relief
from card import Card

OUTER = (-1.1, -1.1, 4.1, 4.1)
FIELD = (-0.5, -0.5, 3.5, 3.5)
FRAME, LIP = 0.5, 0.1
FRAME_Z, FIELD_Z = 0.34, 0.22
CELL = 0.488
WOODS = {"r": "padauk", "b": "blued ebony"}
"""Dark enough for the light cells."""


def board() -> None:
    """The board, 5.2 units wide."""
    start = time.process_time()
    b = kit.bench(OUTER, 2000, 14)
    kit.base(b, OUTER)
    kit.frame(b, OUTER, FRAME, FRAME_Z, "walnut", 0.05, 3.3)
    kit.frame(b, kit.inner(OUTER, FRAME), LIP, FRAME_Z + 0.02, "ebony", 0.03, 6.4)
    kit.prism(b, kit.rectangle(*FIELD), 0, FIELD_Z - 0.03, kit.plain(b, "#2a170c", 0.5))
    for x in range(4):
        for y in range(4):
            outline = [(x + u, y + v) for u, v in kit.rounded(CELL, 0.04)]
            kit.plank(
                b,
                outline,
                0,
                FIELD_Z,
                "box" if (x + y) % 2 else "maple",
                "XY"[(x + y) % 2],
                1.0 + 0.61 * x + 1.13 * y,
                0.015,
            )
    kit.save_board(b, "crosses", start)


ARM = 0.624
"""The side of a cell of the L that stands for a side, as large as its picture takes."""
L_SHAPE = [(x * ARM, y * ARM) for x, y in ((-1.5, -1), (1.5, -1), (1.5, 1), (0.5, 1), (0.5, 0), (-1.5, 0))]
L_CELLS = [(x * ARM, y * ARM) for x, y in ((-1, -0.5), (0, -0.5), (1, -0.5), (1, 0.5))]


def crosse(side: str) -> None:
    """The L that stands for a side, with a sign on each cell: Red a dot, Blue a cross."""
    b = kit.man_bench()
    kit.prism(b, L_SHAPE, 0, 0.22, kit.turned_wood(b, WOODS[side], 3.6), 0.06, 4)
    ink = kit.plain(b, "#efe2c4", 0.4)
    shape = kit.circle(0, 0, 0.15) if side == "r" else relief.cross(0.25, 0.06)
    for x, y in L_CELLS:
        kit.prism(b, [(x + u, y + v) for u, v in shape], 0.1, 0.228, ink, 0.008, 2)
    kit.save(kit.render(b), f"crosses/{side}")


def wood(side: str) -> None:
    """The wood of an L, for the program to cut."""
    b = kit.bench((-1, -1, 1, 1), 512, 24, margin=0)
    kit.prism(
        b,
        kit.rectangle(-1.4, -1.4, 1.4, 1.4),
        0,
        0.2,
        kit.wood(b, WOODS[side], (-1.4, -1.4, 1.4, 1.4), "X", 3.6, 1.4),
    )
    kit.save(kit.render(b).convert("RGB"), f"crosses/{side}_wood")


def pion() -> None:
    """A neutral piece: a disc of ivory with a rim of ebony, seen on light cells, and a ring."""
    b = kit.man_bench()
    profile = [
        (1.0, 0.0),
        (1.0, 0.2),
        (0.94, 0.3),
        (0.74, 0.32),
        (0.68, 0.27),
        (0.6, 0.32),
        (0.4, 0.34),
        (0.33, 0.29),
        (0, 0.29),
    ]
    kit.lathe(b, profile, kit.turned_wood(b, "ivory", 6.3))
    rim = [(1.01, 0.0), (1.01, 0.22), (0.95, 0.32), (0.84, 0.34), (0.8, 0.3), (0.8, 0.2)]
    kit.lathe(b, rim, kit.turned_wood(b, "ebony", 3.1))
    kit.lathe(b, [(0.62, 0.2), (0.62, 0.3), (0.74, 0.3), (0.74, 0.2)], kit.plain(b, "#17100b", 0.4), steps=1)
    kit.save(kit.render(b), "crosses/o")


CARD = Card(
    "crosses", (1.6, 1.55), 6.2, -6.0, {"r": "1,0.5", "b": "2,2.5", "o": "0,2 3,0"}, 0.74, wide={"r": 3.15, "b": 3.15}
)
TARGETS = {
    "crosses/board": board,
    "crosses/r": lambda: crosse("r"),
    "crosses/b": lambda: crosse("b"),
    "crosses/r_wood": lambda: wood("r"),
    "crosses/b_wood": lambda: wood("b"),
    "crosses/o": pion,
}
