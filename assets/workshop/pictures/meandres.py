"""Les Méandres: a tray of mahogany for twenty-four painted tiles, each with two arcs of a winding line."""

from __future__ import annotations

import time

import kit
import nim_bicolore
import relief
from card import Card

SIZE = 5
OUTER = (-1.2, -1.2, SIZE + 0.2, SIZE + 0.2)
FRAME, LIP = 0.56, 0.1
FLOOR_Z, FRAME_Z = 0.08, 0.42


def floor(b: kit.Bench) -> None:
    """The bottom of the tray, of dark walnut, with a small rose burnt into the middle of each cell."""
    box = (-0.54, -0.54, SIZE - 0.46, SIZE - 0.46)
    kit.prism(b, kit.rectangle(*box), 0, FLOOR_Z, kit.wood(b, "walnut", box, "X", 3.4, 1.3, 0.62))
    burnt = kit.plain(b, "#120b06", 0.9, gloss=0.1)
    for x in range(SIZE):
        for y in range(SIZE):
            shape = [(x + u, y + v) for u, v in relief.spikes(8, 0.2, 0.07)]
            kit.prism(b, shape, 0, FLOOR_Z + 0.003, burnt)


def gates(b: kit.Bench) -> None:
    """A nail of brass at the middle of each outer side of a border cell: where a line may come in or go out."""
    brass = kit.brass(b)
    for k in range(SIZE):
        for x, y in ((k, -0.6), (k, SIZE - 0.4), (-0.6, k), (SIZE - 0.4, k)):
            kit.disc(b, x, y, 0.035, 0, FRAME_Z + 0.03, brass, 0.01)


def board() -> None:
    """The tray, 6.4 units wide."""
    start = time.process_time()
    b = kit.bench(OUTER, 2000, 14)
    kit.base(b, OUTER)
    kit.frame(b, OUTER, FRAME, FRAME_Z, "mahogany", 0.05, 2.4)
    kit.frame(b, kit.inner(OUTER, FRAME), LIP, FRAME_Z + 0.015, "ebony", 0.03, 9.7)
    floor(b)
    gates(b)
    kit.save_board(b, "meandres", start)


CELL = 1.014  # half the side of a cell, where a tile measures 2
BAND, EDGE = 0.15, 0.04  # half the width of the painted line, and of its gilt borders


def arc(b: kit.Bench, corner: kit.Point, degrees: tuple[float, float]) -> None:
    """A quarter of a circle from the middle of a side to the middle of the next, blue between two lines of gold."""
    blue, gold = kit.plain(b, "#16386b", 0.32, coat=0.5), kit.plain(b, "#c8973f", 0.35, metal=0.4)
    inside = (degrees[0] + 1.4, degrees[1] - 1.4)  # the paint stops at the edge of the tile
    for r0, r1, material, z in (
        (CELL - BAND - EDGE, CELL + BAND + EDGE, gold, 0.262),
        (CELL - BAND, CELL + BAND, blue, 0.266),
    ):
        kit.prism(b, kit.sector(inside, r0, r1, corner, 40), 0.2, z, material)


def tile(kind: str) -> None:
    """A tile of lime wood, enamelled cream; the arcs of ``a`` run like /, those of ``b`` like \\."""
    b = kit.man_bench()
    kit.prism(b, kit.rounded(1.0, 0.07), 0, 0.26, kit.plain(b, "#e6d7b4", 0.34, coat=0.45), 0.035, 4)
    if kind == "a":
        arc(b, (-CELL, CELL), (270, 360))
        arc(b, (CELL, -CELL), (90, 180))
    else:
        arc(b, (CELL, CELL), (180, 270))
        arc(b, (-CELL, -CELL), (0, 90))
    kit.save(kit.render(b), f"meandres/{kind}")


CARD = Card(
    "meandres",
    (2.0, 2.05),
    7.6,
    -6.0,
    {"a": "a5 b5 d5 e5 b4 d4 a3 e3 c2 a1 d1 e2", "b": "c5 a4 c4 e4 b3 d3 a2 b2 d2 b1 c1 e1"},
    1.048 * 0.94,
)
TARGETS = (
    {"meandres/board": board}
    | {f"meandres/{k}": lambda k=k: tile(k) for k in "ab"}
    | {f"meandres/{side}": lambda side=side: nim_bicolore.token(side, "meandres") for side in "AB"}
)
