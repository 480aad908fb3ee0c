"""Mini-Halma: two squares of nine cells of cherry that share one, let into walnut; the men of ivory and ebony."""

from __future__ import annotations

import time

import kit
import relief
from card import Card

OUTER = (-1.3, -1.3, 5.3, 5.3)
FIELD = (-0.75, -0.75, 4.75, 4.75)
FRAME, LIP = 0.45, 0.1
FRAME_Z, FIELD_Z, CELL_Z = 0.42, 0.24, 0.29
CELLS = [(x, y) for x in range(5) for y in range(5) if (x < 3 and y > 1) or (x > 1 and y < 3)]


def board() -> None:
    """The board, 6.6 units wide; the cell that the two squares share is of another wood."""
    start = time.process_time()
    b = kit.bench(OUTER, 2000, 14)
    kit.base(b, OUTER)
    kit.frame(b, OUTER, FRAME, FRAME_Z, "mahogany", 0.05, 2.7)
    kit.frame(b, kit.inner(OUTER, FRAME), LIP, FRAME_Z + 0.02, "ebony", 0.03, 6.1)
    kit.plank(b, kit.rectangle(*FIELD), 0, FIELD_Z, "walnut", "X", 4.4)
    for x, y in CELLS:
        middle = (x, y) == (2, 2)
        kind, tint = ("cherry", 1.26) if middle else ("pear", 1.0)
        outline = [(x + u, y + v) for u, v in kit.rounded(0.47, 0.07)]
        kit.plank(b, outline, 0, CELL_Z, kind, "XY"[(x + y) % 2], 1.0 + 0.37 * x + 0.91 * y, 0.03, tint=tint)
        dish(b, x, y)
    for x, y in ((0.5, 0.5), (3.5, 3.5)):
        star(b, x, y)
    kit.save_board(b, "mini_halma", start)


def dish(b: kit.Bench, x: float, y: float) -> None:
    """A thin ring that says where a man stands."""
    ink = kit.plain(b, "#2a170c", 0.5)
    kit.lathe(
        b,
        [(0.29, CELL_Z - 0.05), (0.29, CELL_Z + 0.004), (0.31, CELL_Z + 0.004), (0.31, CELL_Z - 0.05)],
        ink,
        (x, y),
        steps=1,
    )


def star(b: kit.Bench, x: float, y: float) -> None:
    """The corner that does not belong to the game bears a star of boxwood."""
    outline = [(x + u, y + v) for u, v in relief.spikes(8, 0.72, 0.27)]
    kit.prism(b, outline, 0, FIELD_Z + 0.015, kit.wood(b, "box", kit.bounds(outline), "X", 2.2 + x), 0.02, 2)
    kit.disc(b, x, y, 0.1, 0, FIELD_Z + 0.03, kit.brass(b), 0.01)


FOOT = [(0, 0), (0.84, 0), (0.96, 0.05), (1.0, 0.18), (0.96, 0.34), (0.82, 0.46)]
WHITE = [*FOOT, (0.66, 0.5), (0.58, 0.46), (0.52, 0.5), (0.44, 0.56), (0.3, 0.6), (0, 0.62)]
BLACK = [*FOOT, (0.66, 0.5), (0.5, 0.48), (0.34, 0.5), (0.26, 0.44), (0.14, 0.42), (0, 0.42)]


def man(side: str) -> None:
    """White ends in a button, Black in a hollow: they differ to the touch as well."""
    b = kit.man_bench()
    if side == "w":
        kit.lathe(b, WHITE, kit.turned_wood(b, "ivory", 3.7))
    else:
        kit.lathe(b, BLACK, kit.turned_wood(b, "ebony", 5.2, tint=0.8, rough=0.3, coat=0.25))
        kit.lathe(b, [(0.5, 0.47), (0.5, 0.5), (0.56, 0.5), (0.56, 0.47)], kit.brass(b), steps=1)
    kit.save(kit.render(b), f"mini_halma/{side}")


def player() -> None:
    """What stands for the one who plays: half ivory, half ebony."""
    b = kit.man_bench()
    kit.lathe(b, [(1.0, 0.0), (1.0, 0.14), (0.95, 0.2), (0, 0.2)], kit.turned_wood(b, "ivory", 1.4))
    kit.prism(b, kit.sector((-45, 135), 0.0, 0.9, n=32), 0.1, 0.215, kit.turned_wood(b, "ebony", 2.1), 0.01)
    kit.save(kit.render(b), "mini_halma/A")


CARD = Card("mini_halma", (2.0, 2.05), 7.4, 6.0, {"w": "b5 a4 c3 d3 e2 c1 d1 e1", "b": "a5 c5 b4 a3 b3 e3 c2 c4"}, 0.76)
TARGETS = {
    "mini_halma/board": board,
    "mini_halma/w": lambda: man("w"),
    "mini_halma/b": lambda: man("b"),
    "mini_halma/A": player,
}
