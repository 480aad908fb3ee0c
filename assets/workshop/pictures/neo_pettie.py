"""La Néo-pettie: a hundred squares of pear and cherry in a walnut frame, turned draughtsmen."""

from __future__ import annotations

import time

import kit
import relief
from card import Card

OUTER = (-1.28, -1.28, 10.28, 10.28)
FRAME, LIP = 0.55, 0.12
FIELD_Z, FRAME_Z = 0.30, 0.44
SIZE = 10


def field(b: kit.Bench) -> None:
    """Squares sawn from one plank a row and colour, so that the grain runs on from square to square."""
    for y in range(SIZE):
        for x in range(SIZE):
            dark = (x + y) % 2 == 0
            row = (-0.5, y - 0.5, SIZE - 0.5, y + 0.5)
            kind, tint = ("cherry", 1.26) if dark else ("pear", kit.PEAR * 1.12)
            material = kit.wood(b, kind, row, "X", 3.0 * y + (0.4 if dark else 1.7), 1.3, tint)
            box = kit.inner((x - 0.5, y - 0.5, x + 0.5, y + 0.5), 0.006)
            kit.prism(b, kit.rectangle(*box), 0, FIELD_Z, material, 0.012, 2)
    light = kit.wood(b, "box", OUTER, "X", 4.7, 2.4, 0.92)
    kit.fillet(b, (-0.61, -0.61, SIZE - 0.39, SIZE - 0.39), 0.1, FIELD_Z + 0.03, light, 0.012)


def board() -> None:
    """The board, 11.6 units wide."""
    start = time.process_time()
    b = kit.bench(OUTER, 2000, 14)
    kit.base(b, OUTER)
    kit.frame(b, OUTER, FRAME, FRAME_Z, "walnut", 0.06, 2.4)
    kit.frame(b, kit.inner(OUTER, FRAME), LIP, FRAME_Z + 0.02, "ebony", 0.035, 9.7)
    field(b)
    kit.save_board(b, "neo_pettie", start)


# Profiles of (radius, height) of a draughtsman, from the axis below to the axis above.
GROOVED = [
    (0, 0),
    (0.94, 0),
    (1.0, 0.06),
    (1.0, 0.30),
    (0.95, 0.37),
    (0.86, 0.38),
    (0.82, 0.33),
    (0.78, 0.38),
    (0.70, 0.39),
    (0.66, 0.34),
    (0.62, 0.39),
    (0.50, 0.40),
    (0.44, 0.33),
    (0.36, 0.30),
    (0, 0.29),
]
DISHED = [
    (0, 0),
    (0.94, 0),
    (1.0, 0.06),
    (1.0, 0.30),
    (0.95, 0.37),
    (0.84, 0.38),
    (0.78, 0.34),
    (0.72, 0.29),
    (0.60, 0.27),
    (0, 0.27),
]


def man(kind: str) -> None:
    b = kit.man_bench()
    if kind == "w":
        kit.lathe(b, GROOVED, kit.turned_wood(b, "holly", 4.1))
    else:
        ebony = kit.turned_wood(b, "ebony", 8.2, tint=0.75, rough=0.32, coat=0.2)
        kit.lathe(b, DISHED, ebony)
        kit.prism(b, relief.cross(0.46, 0.13), 0.2, 0.36, ebony, 0.045, 3)
    kit.save(kit.render(b), f"neo_pettie/{kind}")


CARD = Card(
    "neo_pettie",
    (4.6, 5.0),
    11.4,
    5.0,
    {
        "w": "a7 b7 c6 e7 f7 g7 h6 j7 c5 d4 f5 a3 c2 d2 e3 g2 h2 i3 j2",
        "b": "a9 b9 c9 d9 f9 g8 h9 i9 d8 e5 b4 c4 g4 h4 i5 e4 f3",
    },
    0.82,
)
TARGETS = {"neo_pettie/board": board} | {f"neo_pettie/{k}": lambda k=k: man(k) for k in "wb"}
