"""Jacquet: the table of tables in olive wood, flame-shaped arrows of box and walnut, a tray at each end."""

from __future__ import annotations

import math
import time

import kit
import relief
from card import Card, column

# The unit is the width of an arrow: halves 0-6 and 7-13, hinge between them; y from 0 to 11. White's tray is at the
# right, Black's at the left.
FRAME = 0.45
HALVES = (0.0, 7.0)
TRAYS = ((-1.8, -0.4), (13.4, 14.8))
WALLS = ((-0.4, 0.0), (6.0, 6.49), (6.51, 7.0), (13.0, 13.4))
HEIGHT = 11.0
OUTER = (TRAYS[0][0] - FRAME, -FRAME, TRAYS[1][1] + FRAME, HEIGHT + FRAME)
ARROW, ARROW_WIDTH = 4.55, 0.97
FLAME = 1.22  # how much the sides of an arrow draw in: 1 is a triangle
FIELD_Z, FRAME_Z = 0.25, 0.85
PISTE = (4.84, 6.16)
CLOTH = "#6a2427"


def case(b: kit.Bench) -> None:
    """Frame, walls of the trays, the two sides that meet at the hinge; mahogany with a stringing of box."""
    kit.base(b, OUTER)
    kit.frame(b, OUTER, FRAME, FRAME_Z, "mahogany", 0.07, 2.2, 1.6)
    for i, (x0, x1) in enumerate(WALLS):
        outline = kit.rectangle(x0, 0, x1, HEIGHT)
        kit.plank(b, outline, 0, FRAME_Z - 0.02, "mahogany", "Y", 9.1 + 1.3 * i, 0.06, 1.6, segments=4)
    box = kit.wood(b, "box", OUTER, "X", 4.1, 1.6, 0.9)
    for x in (-0.2, 6.245, 6.755, 13.2):
        kit.prism(b, kit.rectangle(x - 0.018, 0.12, x + 0.018, HEIGHT - 0.12), 0.3, FRAME_Z - 0.012, box, 0.004, 2)
    for x0, x1 in TRAYS:
        tray = (x0, 0.0, x1, HEIGHT)
        kit.prism(b, kit.rectangle(*tray), 0, 0.12, kit.felt(b, CLOTH, tray, 6.1 + x0))


def hinges(b: kit.Bench) -> None:
    """Two butterfly hinges of brass across the joint."""
    metal, slot = kit.brass(b), kit.plain(b, "#7d6330", 0.4, metal=0.8)
    top = FRAME_Z - 0.005
    for y in (2.3, HEIGHT - 2.3):
        for side in (-1, 1):
            wing = [(0.02, -0.26), (0.40, -0.52), (0.43, -0.30), (0.36, 0.0), (0.43, 0.30), (0.40, 0.52), (0.02, 0.26)]
            outline = [(6.5 + side * u, y + v) for u, v in wing]
            kit.prism(b, outline if side > 0 else outline[::-1], 0, top, metal, 0.02)
            for u, v in ((0.31, -0.33), (0.31, 0.33), (0.17, 0.0)):
                kit.disc(b, 6.5 + side * u, y + v, 0.05, 0, top + 0.008, slot, 0.01)
        pin = [(0.0, 0.0), (0.0, 0.05), (0.02, 0.062), (0.98, 0.062), (1.0, 0.05), (1.0, 0.0)]
        relief.bar(b, (6.5, y - 0.28), (6.5, y + 0.28), pin, top, metal, 24)


def flame(x: float, base: float, way: int, inset: float) -> list[kit.Point]:
    """Outline of an arrow drawn in by so much: its sides are slightly hollow."""
    n, right = 14, []
    for k in range(n + 1):
        t = k / n
        half = ARROW_WIDTH / 2 * (1 - t) ** FLAME - inset
        if half <= 0:
            break
        right.append((half, ARROW * t))
    last = right[-1]
    tip = last[1] + last[0] * ARROW / (ARROW_WIDTH / 2) / FLAME * (1 - last[1] / ARROW) ** (1 - FLAME)
    tip = min(tip, ARROW)
    points = [(x + u, base + way * v) for u, v in right] + [(x, base + way * tip)]
    points += [(x - u, base + way * v) for u, v in reversed(right)]
    return points if way > 0 else points[::-1]


def arrow(b: kit.Bench, x: float, base: float, way: int, light: bool, seed: float) -> None:
    """Box or walnut in a stringing of the other, a brass nail under the point."""
    edge = kit.plain(b, "#2a170b" if light else "#dcbd86", 0.5, gloss=0.1)
    kit.prism(b, flame(x, base, way, 0.0), 0.1, FIELD_Z + 0.004, edge)
    kind, tint = ("box", 0.86) if light else ("walnut", 0.62)
    kit.plank(b, flame(x, base, way, 0.042), 0.1, FIELD_Z + 0.008, kind, "Y", seed, 0.004, 1.8, tint, segments=2)
    kit.disc(b, x, base + way * (ARROW + 0.07), 0.05, 0.1, FIELD_Z + 0.014, kit.brass(b), 0.012)


def half(b: kit.Bench, x: float, seed: float) -> None:
    """One half: olive wood in three lengths, arrows, the felt piste in a fillet of brass."""
    for i in range(2):
        outline = kit.rectangle(x + 3 * i, 0, x + 3 * i + 3, HEIGHT)
        kit.plank(b, outline, 0, FIELD_Z, "olive", "Y", seed + i, 0.006, 1.2, 0.82, 2)
    for i in range(6):
        for way, base in ((1, 0.0), (-1, HEIGHT)):
            arrow(b, x + i + 0.5, base, way, (i + (way < 0)) % 2 == 0, seed + 20 + 1.7 * i + way)
    piste = (x + 0.28, PISTE[0], x + 5.72, PISTE[1])
    kit.prism(b, kit.rectangle(*piste), 0.1, FIELD_Z + 0.004, kit.felt(b, CLOTH, piste, seed))
    kit.fillet(b, piste, 0.045, FIELD_Z + 0.02, kit.brass(b), 0.008)
    dark = kit.wood(b, "ebony", OUTER, "X", 3.3, 1.6, 1.0, 0.5, 0)
    kit.fillet(b, (x, 0, x + 6, HEIGHT), 0.05, FIELD_Z + 0.03, dark, 0.006)


def board() -> None:
    """The table, 17.5 units wide."""
    start = time.process_time()
    b = kit.bench(OUTER, 2000, 14)
    case(b)
    hinges(b)
    for x, seed in zip(HALVES, (4.4, 15.4), strict=True):
        half(b, x, seed)
    kit.save_board(b, "jacquet", start)


# Men lie on light and on dark arrows: as in backgammon each has a rim of the other tone, but these are cups and knobs.
# Profiles of (radius, height).
RIM = [
    (0, 0),
    (0.88, 0),
    (0.97, 0.03),
    (1.0, 0.12),
    (1.0, 0.22),
    (0.97, 0.31),
    (0.92, 0.335),
    (0.885, 0.32),
    (0.88, 0.27),
]
WHITE = [
    (0.885, 0.27),
    (0.87, 0.335),
    (0.82, 0.36),
    (0.70, 0.345),
    (0.56, 0.27),
    (0.46, 0.23),
    (0.385, 0.235),
    (0.35, 0.31),
    (0.28, 0.40),
    (0.15, 0.445),
    (0, 0.455),
]
BLACK = [
    (0.885, 0.27),
    (0.87, 0.345),
    (0.80, 0.375),
    (0.68, 0.385),
    (0.60, 0.37),
    (0.565, 0.33),
    (0.53, 0.37),
    (0.46, 0.385),
    (0, 0.385),
]


def man(side: str) -> None:
    """Blanc: an ivory cup with a knob, walnut rim. Noir: ebony with a ring and a rose of box, box rim."""
    b = kit.man_bench()
    if side == "w":
        kit.lathe(b, RIM, kit.turned_wood(b, "walnut", 7.6, tint=0.6), steps=4)
        kit.lathe(b, WHITE, kit.turned_wood(b, "ivory", 5.8))
    else:
        kit.lathe(b, RIM, kit.turned_wood(b, "box", 7.4), steps=4)
        kit.lathe(b, BLACK, kit.turned_wood(b, "ebony", 8.7, tint=0.6, coat=0.2))
        box = kit.turned_wood(b, "box", 9.9)
        for k in range(6):
            a = k * math.pi / 3
            kit.prism(b, petal(a, 0.40), 0.2, 0.395, box, 0.01, 2)
        kit.disc(b, 0, 0, 0.07, 0.2, 0.405, kit.brass(b), 0.015)
    kit.save(kit.render(b), f"jacquet/{side}")


def petal(turn: float, radius: float) -> list[kit.Point]:
    """Petal from near the centre to a radius, two arcs."""
    out = []
    for side in (-1, 1):
        for k in range(9):
            t = k / 8 if side < 0 else 1 - k / 8
            u, v = 0.12 + (radius - 0.12) * t, side * 0.085 * math.sin(math.pi * t)
            out.append((u * math.cos(turn) - v * math.sin(turn), u * math.sin(turn) + v * math.cos(turn)))
    return out


GROUNDS = {
    "light arrow": (("w", "b"), [(0.35, 0.2, 0.65, 2.0), (7.35, 0.2, 7.65, 2.0)]),
    "dark arrow": (("w", "b"), [(1.35, 0.2, 1.65, 2.0), (8.35, 0.2, 8.65, 2.0)]),
    "field": (("w", "b"), [(0.85, 3.0, 1.15, 4.0), (9.85, 3.0, 10.15, 4.0)]),
    "trays": (("w", "b"), [(-1.5, 0.5, -0.7, 10.5), (13.7, 0.5, 14.5, 10.5)]),
}
CARD = Card(
    "jacquet",
    (5.4, 5.9),
    14.0,
    -5.0,
    {
        "w": " ".join(
            column(x, top, count)
            for x, top, count in (
                (12.5, True, 5),
                (10.5, True, 2),
                (8.5, True, 1),
                (5.5, True, 2),
                (4.5, True, 2),
                (3.5, True, 1),
                (2.5, True, 1),
                (9.5, False, 1),
            )
        ),
        "b": " ".join(
            column(x, top, count)
            for x, top, count in (
                (0.5, False, 5),
                (2.5, False, 2),
                (4.5, False, 2),
                (5.5, False, 1),
                (7.5, False, 2),
                (10.5, False, 1),
                (11.5, False, 1),
                (1.5, True, 1),
            )
        ),
    },
    0.9,
    (("ivory_b08", 2.2, 5.62, 18.0), ("ivory_a04", 3.9, 5.38, -31.0)),
)
TARGETS = {"jacquet/board": board, "jacquet/w": lambda: man("w"), "jacquet/b": lambda: man("b")}
