"""Les Chercheurs de trésor: the cross of flags in cherry, a hatched well in its middle, lentils to lie in it."""

from __future__ import annotations

import time

import flags
import kit
from card import Card

WELL = (2.44, 2.44, 3.56, 3.56)


def well(b: kit.Bench) -> None:
    """The treasure: dark boards hatched with boxwood, in a brass rim."""
    z = flags.FIELD_Z + 0.018
    kit.plank(b, kit.rectangle(*WELL), 0, z, "mahogany", "X", 41.0, 0.004, 2.0, 0.55)
    x0, y0, x1, y1 = WELL
    light = kit.wood(b, "box", WELL, "X", 4.7, 2.6, 0.75)
    for k in range(1, 12):
        s = k * 2 * (x1 - x0) / 12
        low = (x0 + max(0, s - (y1 - y0)), y0 + min(s, y1 - y0))
        high = (x0 + min(s, x1 - x0), y0 + max(0, s - (x1 - x0)))
        kit.stroke(b, low, high, 0.022, 0, z + 0.003, light)
    kit.fillet(b, kit.inner(WELL, -0.05), 0.07, z + 0.03, kit.brass(b), 0.012)


def board() -> None:
    start = time.process_time()
    b = kit.bench(flags.OUTER, 2000, 14)
    flags.frame(b, "walnut", 6.9)
    flags.ground(b, "cherry", "mahogany", 55.1)
    flags.lines(b)
    flags.marks(b, ((3, 3),))
    well(b)
    kit.save_board(b, "tresor", start)


LENTIL = [(0, 0), (0.5, 0.02), (0.85, 0.12), (1.0, 0.26), (0.9, 0.42), (0.6, 0.58), (0.3, 0.66), (0, 0.68)]


def man(kind: str) -> None:
    b = kit.man_bench()
    if kind == "l":
        kit.lathe(b, LENTIL, kit.wood(b, "yellow", (-1, -1, 1, 1), "X", 3.1, 0.6, 0.95, 0.3, 0.3))
    elif kind == "w":
        kit.lathe(b, flags.PAWN, kit.turned_wood(b, "ivory", 2.2, "Z"))
    else:
        ebony = kit.turned_wood(b, "ebony", 7.1, tint=0.8, rough=0.34, coat=0.2)
        kit.lathe(b, flags.BUTTON, ebony, sides=192, wave=(8, 0.12))
        kit.disc(b, 0, 0, 0.24, 0.6, 0.86, kit.brass(b), 0.05)
    kit.save(kit.render(b), f"tresor/{kind}")


CARD = Card(
    "tresor",
    (3.0, 3.2),
    8.7,
    6.0,
    {
        "w": "c7 e6 f5 g3 e2 c1 b3",
        "b": "c5 d5 e5 e4 e3 c3 c4",
        "l": " ".join(f"{2.64 + 0.24 * i:.2f},{2.64 + 0.24 * j:.2f}" for i in range(4) for j in range(4) if i or j),
    },
    0.77,
    wide={"l": 0.24},
)
TARGETS = {"tresor/board": board} | {f"tresor/{k}": lambda k=k: man(k) for k in "wbl"}
