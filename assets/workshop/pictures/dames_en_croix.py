"""Les Dames en croix: five flags of pear, the nine points framed in boxwood, the central line red."""

from __future__ import annotations

import time

import flags
import kit
import relief
from card import Card

NINE = (1.46, 3.54, 4.54, 6.58)


def board() -> None:
    start = time.process_time()
    b = kit.bench(flags.OUTER, 2000, 14)
    flags.frame(b, "mahogany", 3.9)
    flags.ground(b, "pear", "walnut", 15.1)
    kit.plank(b, kit.rectangle(*NINE), 0, flags.FIELD_Z + 0.002, "cherry", "Y", 12.2, 0.004, 1.3, 1.0, 2)
    kit.fillet(b, kit.inner(NINE, -0.06), 0.06, flags.FIELD_Z + 0.007, kit.wood(b, "box", NINE, "X", 4.7, 1.6, 0.92))
    flags.lines(b, "red")
    flags.marks(b)
    kit.save_board(b, "dames_en_croix", start)


def man(kind: str) -> None:
    b = kit.man_bench()
    if kind == "w":
        kit.lathe(b, flags.PAWN, kit.turned_wood(b, "holly", 2.7, "Z"))
    else:
        ebony = kit.turned_wood(b, "ebony", 5.2, tint=0.8, rough=0.34, coat=0.2)
        kit.lathe(b, flags.BUTTON, ebony)
        kit.prism(b, relief.spikes(8, 0.40, 0.18), 0.5, 0.86, kit.brass(b), 0.04, 3)
    kit.save(kit.render(b), f"dames_en_croix/{kind}")


CARD = Card(
    "dames_en_croix",
    (3.05, 3.6),
    8.7,
    -6.0,
    {"w": "a4 b5 c4 d4 e4 f5 g4 a3 c3 d3 e3 f3 c2 d2 e2 d1 e1", "b": "c7 d7 e7 c6 e6 d6 c5 e5"},
    0.77,
)
TARGETS = {"dames_en_croix/board": board} | {f"dames_en_croix/{k}": lambda k=k: man(k) for k in "wb"}
