"""Backgammon: a hinged case of 24 arrows, a bar, and a tray for the men borne off; its men and its doubling cube."""

from __future__ import annotations

import math
import time

import kit
import relief
from card import Card, column

# The unit is the width of an arrow: halves 0-6 and 7-13, bar 6-7, tray 13.4-14.8; y from 0 to 11.
FRAME = 0.45
HALVES = (0.0, 7.0)
TRAY = (13.4, 14.8)
HEIGHT = 11.0
SHELF = (5.3, 5.7)  # between the two compartments of the tray
OUTER = (-FRAME, -FRAME, TRAY[1] + FRAME, HEIGHT + FRAME)
ARROW = 4.6
FIELD_Z, FRAME_Z = 0.25, 0.85
PISTE = (4.84, 6.16)  # strip of felt between the tips, where the dice are thrown


def case(b: kit.Bench) -> None:
    """Frame, the two sides of the bar that meet at the hinge, and the wall of the tray."""
    kit.base(b, OUTER)
    kit.frame(b, OUTER, FRAME, FRAME_Z, "walnut", 0.07, 2.2, 1.6)
    for x0, x1, seed in ((6.0, 6.49, 9.1), (6.51, 7.0, 10.3), (13.0, 13.4, 11.4)):
        kit.plank(b, kit.rectangle(x0, 0, x1, HEIGHT), 0, FRAME_Z - 0.02, "walnut", "Y", seed, 0.06, 1.6, segments=4)
    shelf = kit.rectangle(TRAY[0], SHELF[0], TRAY[1], SHELF[1])
    kit.plank(b, shelf, 0, FRAME_Z - 0.03, "walnut", "X", 13.9, 0.05, 1.6, segments=4)
    for y0, y1, seed in ((0, SHELF[0], 6.1), (SHELF[1], HEIGHT, 7.2)):
        kit.prism(
            b,
            kit.rectangle(TRAY[0], y0, TRAY[1], y1),
            0,
            0.12,
            kit.felt(b, "#214b37", (TRAY[0], y0, TRAY[1], y1), seed),
        )


def hinges(b: kit.Bench) -> None:
    """Two brass hinges across the joint of the bar."""
    metal, slot = kit.brass(b), kit.plain(b, "#7d6330", 0.4, metal=0.8)
    top = FRAME_Z - 0.005
    for y in (2.3, HEIGHT - 2.3):
        for side in (-1, 1):
            x = 6.5 + side * 0.185
            kit.prism(b, kit.rectangle(x - 0.14, y - 0.55, x + 0.14, y + 0.55), 0, top, metal, 0.02)
            for dy in (-0.38, 0, 0.38):
                kit.disc(b, x + side * 0.03, y + dy, 0.058, 0, top + 0.008, slot, 0.01)
        for k in range(5):
            y0 = y - 0.55 + k * 0.22
            knuckle(b, y0 + 0.008, y0 + 0.212, metal)


def knuckle(b: kit.Bench, y0: float, y1: float, metal: kit.Material) -> None:
    """One barrel of the hinge, lying along the joint."""
    n, r, z = 20, 0.05, FRAME_Z - 0.005
    ring = [(6.5 + r * math.cos(2 * math.pi * i / n), z + r * math.sin(2 * math.pi * i / n)) for i in range(n)]
    vertices = [(x, y0, h) for x, h in ring] + [(x, y1, h) for x, h in ring]
    faces = [(i, n + i, n + (i + 1) % n, (i + 1) % n) for i in range(n)]
    kit.mesh(b, vertices, [*faces, tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))], metal, True)


def triangle(x: float, base: float, way: int, width: float, height: float) -> list[kit.Point]:
    corners = [(x - width / 2, base), (x + width / 2, base), (x, base + way * height)]
    return corners if way > 0 else corners[::-1]


def arrow(b: kit.Bench, x: float, base: float, way: int, light: bool, seed: float) -> None:
    """Marquetry: a stringing of the opposite tone round each arrow."""
    edge = kit.plain(b, "#2e1a0d" if light else "#d9b57c", 0.5, gloss=0.1)
    kit.prism(b, triangle(x, base, way, 0.985, ARROW), 0.1, FIELD_Z + 0.004, edge)
    # The stringing keeps its width along the slanting sides: similar triangle, shifted inwards.
    inset = 0.05
    slope = math.hypot(ARROW, 0.985 / 2) / ARROW
    width = 0.985 - 2 * inset * slope
    kind, tint = ("maple", 0.92) if light else ("walnut", 0.62)
    kit.plank(
        b,
        triangle(x, base, way, width, ARROW * width / 0.985),
        0.1,
        FIELD_Z + 0.008,
        kind,
        "Y",
        seed,
        0.004,
        1.8,
        tint,
        segments=2,
    )


def half(b: kit.Bench, x: float, seed: float) -> None:
    """One half: cherry field, arrows, the felt piste in a brass fillet, a fillet along the walls."""
    for i, x0 in enumerate((x, x + 3)):
        kit.plank(b, kit.rectangle(x0, 0, x0 + 3, HEIGHT), 0, FIELD_Z, "cherry", "Y", seed + i, 0.006, 1.4, 1.15, 2)
    for i in range(6):
        for way, base in ((1, 0.0), (-1, HEIGHT)):
            arrow(b, x + i + 0.5, base, way, (i + (way < 0)) % 2 == 0, seed + 20 + 1.7 * i + way)
    piste = (x + 0.28, PISTE[0], x + 5.72, PISTE[1])
    kit.prism(b, kit.rectangle(*piste), 0.1, FIELD_Z + 0.004, kit.felt(b, "#214b37", piste, seed))
    kit.fillet(b, piste, 0.045, FIELD_Z + 0.02, kit.brass(b), 0.008)
    kit.fillet(b, (x, 0, x + 6, HEIGHT), 0.04, FIELD_Z + 0.03, kit.brass(b), 0.006)


def board() -> None:
    start = time.process_time()
    b = kit.bench(OUTER, 2000, 14)
    case(b)
    hinges(b)
    for x, seed in zip(HALVES, (4.4, 15.4), strict=True):
        half(b, x, seed)
    kit.save_board(b, "backgammon", start)


# Men lie on light and dark arrows: each carries a rim of the other tone, let in on the edge.
# Profiles of (radius, height): the band on the edge, then what it holds.
BAND = [
    (0, 0),
    (0.86, 0),
    (0.96, 0.03),
    (1.0, 0.13),
    (1.0, 0.24),
    (0.975, 0.33),
    (0.93, 0.36),
    (0.905, 0.355),
    (0.90, 0.30),
]
WHITE = [
    (0.905, 0.30),
    (0.89, 0.375),
    (0.84, 0.395),
    (0.74, 0.40),
    (0.69, 0.385),
    (0.66, 0.345),
    (0.63, 0.385),
    (0.585, 0.395),
    (0.54, 0.385),
    (0.50, 0.35),
    (0.30, 0.325),
    (0, 0.315),
]
BLACK = [
    (0.905, 0.30),
    (0.89, 0.375),
    (0.83, 0.395),
    (0.74, 0.385),
    (0.62, 0.34),
    (0.50, 0.325),
    (0.36, 0.33),
    (0, 0.33),
]


def star(radius: float, waist: float) -> list[kit.Point]:
    """Star of eight points."""
    return [
        (
            (radius if i % 2 == 0 else waist) * math.cos(i * math.pi / 8),
            (radius if i % 2 == 0 else waist) * math.sin(i * math.pi / 8),
        )
        for i in range(16)
    ]


def man(side: str) -> None:
    """Blanc: ivory with a turned ring, ebony rim. Noir: ebony with an inlaid star, boxwood rim."""
    b = kit.man_bench()
    if side == "w":
        kit.lathe(b, BAND, kit.turned_wood(b, "walnut", 7.1, tint=0.6), steps=4)
        kit.lathe(b, WHITE, kit.turned_wood(b, "ivory", 5.3))
    else:
        kit.lathe(b, BAND, kit.turned_wood(b, "box", 7.9, tint=1.2), steps=4)
        kit.lathe(b, BLACK, kit.turned_wood(b, "ebony", 8.2, tint=0.6, coat=0.2))
        kit.prism(b, star(0.36, 0.15), 0.2, 0.345, kit.turned_wood(b, "box", 9.4), 0.012)
    kit.save(kit.render(b), f"backgammon/{side}")


def cube(value: int) -> None:
    """Ivory doubling cube from above, its numeral engraved and inked; before anybody doubles it shows 64."""
    b = kit.man_bench(pixels=192)
    body = kit.prism(b, kit.rectangle(-1, -1, 1, 1), -1, 1, kit.turned_wood(b, "ivory", 1.3, rough=0.3), 0.0)
    kit.bevel(body, 0.24, 8)
    ink = kit.plain(b, "#1a0d05", 0.6)
    kit.carve(body, relief.glyph(b, str(64 if value == 1 else value), (1.26, 1.10), ink))
    kit.stringing(b, kit.rounded(0.80, 0.16), 0.028, 0.9, 1.003, kit.plain(b, "#6b4628", 0.5))
    kit.save(kit.render(b), f"backgammon/cube_{value}")


GROUNDS = {
    "light arrow": (("w", "b"), [(0.35, 0.2, 0.65, 2.0), (7.35, 0.2, 7.65, 2.0)]),
    "dark arrow": (("w", "b"), [(1.35, 0.2, 1.65, 2.0), (8.35, 0.2, 8.65, 2.0)]),
    "field": (("w", "b"), [(0.85, 3.0, 1.15, 4.0), (9.85, 3.0, 10.15, 4.0)]),
    "bar": (("w", "b"), [(6.1, 4.0, 6.4, 7.0), (6.6, 4.0, 6.9, 7.0)]),
    "tray": (("w", "b"), [(13.7, 6.5, 14.5, 10.5), (13.7, 0.5, 14.5, 4.5)]),
}
CARD = Card(
    "backgammon",
    (7.9, 4.3),
    14.2,
    5.0,
    {
        "w": " ".join(
            (
                column(0.5, False, 3),
                column(5.5, True, 4),
                column(7.5, True, 5),
                column(12.5, False, 1),
                column(3.5, False, 2),
            )
        ),
        "b": " ".join(
            (
                column(0.5, True, 4),
                column(4.5, False, 3),
                column(7.5, False, 4),
                column(9.5, False, 2),
                column(12.5, True, 2),
            )
        ),
    },
    0.9,
    (("ivory_b08", 9.0, 5.62, 18.0), ("ivory_a08", 10.6, 5.38, -31.0)),
)
TARGETS = {"backgammon/board": board, "backgammon/w": lambda: man("w"), "backgammon/b": lambda: man("b")}
TARGETS |= {f"backgammon/cube_{1 << k}": lambda k=k: cube(1 << k) for k in range(7)}
