"""Nim bicolore: a tray of pear in a walnut frame, and matches, new ones with red heads, burnt ones black and bent."""

from __future__ import annotations

import math
import time

import kit
import relief
from card import Card

OUTER = (-0.75, -0.75, 15.75, 12.15)
FIELD = (0.0, 0.0, 15.0, 11.4)
FRAME, LIP = 0.6, 0.15
FRAME_Z, FIELD_Z = 0.75, 0.32


def board() -> None:
    """The tray, 16.5 units wide, of one board: the trays of the heaps are drawn on it where they lie."""
    start = time.process_time()
    b = kit.bench(OUTER, 2000, 14)
    kit.base(b, OUTER)
    kit.frame(b, OUTER, FRAME, FRAME_Z, "walnut", 0.09, 1.9)
    kit.frame(b, kit.inner(OUTER, FRAME), LIP, FRAME_Z + 0.03, "ebony", 0.05, 8.3)
    kit.plank(b, kit.rectangle(*FIELD), 0, FIELD_Z, "pear", "X", 3.1, 0.02)
    kit.save_board(b, "nim_bicolore", start)


STICK = 0.055
"""Half the breadth of a match whose picture is two units high."""


def rod(b: kit.Bench, places: list[tuple[float, float]], half: float, material: kit.Material, z: float = 0.0) -> None:
    """A square stick along a bent line from one place to the next."""
    left = [(x - half, y) for x, y in places]
    right = [(x + half, y) for x, y in reversed(places)]
    kit.prism(
        b, (right + left)[::-1] if places[0][1] < places[-1][1] else right + left, z, z + 2 * half, material, 0.012, 2
    )


def head(b: kit.Bench, y: float, length: float, radius: float, colour: str, x: float = 0.0) -> None:
    """The drop of phosphorus at the end of a match."""
    steps = 10
    profile = [
        (k / steps, radius * math.sqrt(max(0.02, math.sin(math.pi * (0.06 + 0.9 * k / steps)))))
        for k in range(steps + 1)
    ]
    relief.bar(b, (x, y), (x, y + length), profile, STICK, kit.plain(b, colour, 0.6, coat=0.15))


def new() -> None:
    """A new match: a stick of aspen with a red head."""
    b = kit.man_bench(pixels=512)
    aspen = kit.wood(b, "holly", (-STICK, -0.94, STICK, 0.8), "Y", 3.3, 0.9)
    rod(b, [(0, -0.94), (0, 0.8)], STICK, aspen)
    head(b, 0.64, 0.32, 0.1, "#b3261c")
    kit.save(kit.render(b), "nim_bicolore/n")


def burnt() -> None:
    """A burnt match: charred from its head down to the third that was held, shrunk and bent."""
    b = kit.man_bench(pixels=512)
    aspen = kit.wood(b, "holly", (-STICK, -0.94, STICK, -0.5), "Y", 5.1, 0.9, 0.85)
    rod(b, [(0, -0.94), (0, -0.58)], STICK, aspen)
    rod(b, [(0, -0.6), (0.004, -0.46)], STICK * 0.97, kit.plain(b, "#4a2c16", 0.8))
    bend = [(0.16 * max(0.0, t) ** 2.2, -0.47 + 1.12 * t) for t in (k / 12 for k in range(13))]
    rod(b, bend, STICK * 0.82, kit.plain(b, "#15110f", 0.85))
    head(b, 0.6, 0.2, 0.075, "#1d1816", 0.165)
    kit.save(kit.render(b), "nim_bicolore/b")


def token(side: str, key: str = "nim_bicolore") -> None:
    """What stands for a player: a disc of ivory with a ring, one of ebony with a star."""
    b = kit.man_bench()
    profile = [(1.0, 0.0), (1.0, 0.14), (0.96, 0.2), (0.86, 0.22), (0, 0.22)]
    kit.lathe(b, profile, kit.turned_wood(b, "ivory" if side == "A" else "ebony", 2.2))
    relief.sign(b, "ring" if side == "A" else "star", 0.235, kit.plain(b, "#17100b" if side == "A" else "#e9dec5", 0.4))
    kit.save(kit.render(b), f"{key}/{side}")


CARD = Card(
    "nim_bicolore",
    (6.9, 6.0),
    13.6,
    -6.0,
    {
        "n": "2.4,8.6 3.3,8.5 10.6,8.6 3.0,3.2 3.9,3.3 4.8,3.1",
        "b": "4.2,8.6 11.5,8.5 12.4,8.7 9.6,3.2 10.5,3.3",
    },
    4.2 * 0.94,
)
TARGETS = {
    "nim_bicolore/board": board,
    "nim_bicolore/n": new,
    "nim_bicolore/b": burnt,
    "nim_bicolore/A": lambda: token("A"),
    "nim_bicolore/B": lambda: token("B"),
}
