"""Agon: a hexagon of 91 cells whose rings are of two woods in turn, the centre of mahogany in brass."""

from __future__ import annotations

import math
import time

import hexagons
import kit
import relief
from card import Card

RANGE = range(-5, 6)
HALF = math.sqrt(3) / 2  # half the height of a cell
REACH = (8.5, 11 * HALF)  # of the cells, across and up
MARGIN = (1.95, 2.3)  # beyond the cells, across and up
FRAME, LIP, BAND = 0.6, 0.13, 0.34
FIELD_Z, BAND_Z, BED_Z, FRAME_Z = 0.42, 0.46, 0.30, 0.62
OUTER = (-REACH[0] - MARGIN[0], -REACH[1] - MARGIN[1], REACH[0] + MARGIN[0], REACH[1] + MARGIN[1])


def around() -> list[kit.Point]:
    """The hexagon around the outer cells, with a corner at the top."""
    return hexagons.hexagon(0, 0, 10 * HALF + 1.06, True)


def bed(b: kit.Bench) -> None:
    """Walnut around the hexagon, which stands in a moulding of ebony between two fillets of brass."""
    box = kit.inner(OUTER, FRAME + LIP)
    kit.prism(b, kit.rectangle(*box), 0, BED_Z, kit.wood(b, "walnut", box, "Y", 3.4, 1.2, 0.9))
    brass = kit.brass(b)
    kit.prism(b, hexagons.grown(around(), BAND + 0.07), 0, BED_Z + 0.04, brass, 0.015)
    outline = hexagons.grown(around(), BAND)
    kit.plank(b, outline, 0, BAND_Z, "ebony", "Y", 4.4, 0.05, 1.3, 0.8)
    kit.prism(b, hexagons.grown(around(), 0.05), 0, BAND_Z + 0.012, brass, 0.01)
    kit.prism(b, around(), 0, BAND_Z + 0.02, kit.wood(b, "walnut", kit.bounds(around()), "Y", 6.1, 1.4, 0.75), 0.0)


def cells(b: kit.Bench) -> None:
    """The rings in turn of cherry and pear; the teeth between the outer cells are of walnut."""
    top = BAND_Z + 0.06
    for x in RANGE:
        plank = (1.5 * x - 1.05, -REACH[1] - 0.1, 1.5 * x + 1.05, REACH[1] + 0.1)
        for y in range(-10 + abs(x), 11 - abs(x), 2):
            ring = max(abs(x), (abs(x) + abs(y)) // 2)
            if ring:
                hexagons.cell(b, (1.5 * x, y * HALF), 1.0, False, top, plank, ring % 2, 2.7 * (x + 5))
    centre(b, top)


def centre(b: kit.Bench, top: float) -> None:
    """The cell of the dame: mahogany sunk in brass, with a star of brass."""
    brass = kit.brass(b)
    kit.prism(b, hexagons.hexagon(0, 0, 0.985, False), 0, top + 0.01, brass, 0.02)
    inside = hexagons.hexagon(0, 0, 0.85, False)
    kit.plank(b, inside, 0, top + 0.02, "mahogany", "Y", 12.2, 0.02, 1.4, 0.75)
    kit.prism(b, relief.spikes(6, 0.52, 0.2), 0, top + 0.035, brass, 0.012)


def board() -> None:
    """The board, 20.9 units wide."""
    start = time.process_time()
    b = kit.bench(OUTER, 2000, 14)
    kit.base(b, OUTER)
    kit.frame(b, OUTER, FRAME, FRAME_Z, "walnut", 0.1, 2.4)
    kit.frame(b, kit.inner(OUTER, FRAME), LIP, FRAME_Z + 0.03, "ebony", 0.04, 9.7)
    bed(b)
    cells(b)
    kit.save_board(b, "agon", start)


PION = 0.84  # radius of a pion beside the dame's 1
# Profiles of (radius, height), from the axis below to the axis above.
BODY = [(0, 0), (0.90, 0), (0.99, 0.07), (1.0, 0.20), (0.95, 0.32), (0.84, 0.37), (0.78, 0.42), (0.72, 0.58)]
GUARD = [*BODY, (0.58, 0.74), (0.36, 0.84), (0.16, 0.88), (0, 0.89)]
BLACK_GUARD = [*BODY[:6], (0.76, 0.36), (0.66, 0.30), (0.40, 0.28), (0, 0.28)]
LADY = [*BODY, (0.66, 0.74), (0, 0.74)]


def scaled(profile: list[kit.Point], by: float) -> list[kit.Point]:
    return [(r * by, z * by) for r, z in profile]


def pion(b: kit.Bench, white: bool) -> None:
    """A guard of White is a dome with a burnt ring, one of Black a dish with a star."""
    if white:
        kit.lathe(b, scaled(GUARD, PION), kit.turned_wood(b, "holly", 6.7, "Z", tint=1.12))
        ring = [(0.62, 0.62), (0.625, 0.70), (0.59, 0.735), (0.555, 0.755), (0.55, 0.68)]
        kit.lathe(b, scaled(ring, PION), kit.plain(b, "#5a3415", 0.7, gloss=0.1), steps=2)
        return
    ebony = kit.turned_wood(b, "ebony", 7.6, tint=0.4, rough=0.5, coat=0.06)
    kit.lathe(b, scaled(BLACK_GUARD, PION), ebony)
    kit.prism(b, relief.spikes(6, 0.44, 0.19), 0.15, 0.34, ebony, 0.04, 3)


def dame(b: kit.Bench, white: bool) -> None:
    """Taller and broader, with a brass crown over a cap of cloth."""
    brass = kit.brass(b)
    wood = kit.turned_wood(b, "ivory", 3.7) if white else kit.turned_wood(b, "ebony", 5.2, tint=0.75, rough=0.3)
    kit.lathe(b, LADY, wood)
    kit.lathe(b, [(0.66, 0.72), (0.66, 0.82), (0.62, 0.88), (0.54, 0.88), (0.52, 0.74)], brass, steps=3)
    points = [
        (
            (0.74 if i % 2 == 0 else 0.56) * math.cos(math.pi / 6 * i),
            (0.74 if i % 2 == 0 else 0.56) * math.sin(math.pi / 6 * i),
        )
        for i in range(12)
    ]
    kit.prism(b, points, 0.80, 0.92, brass, 0.02)
    for i in range(6):
        pearl = [(0, 0.86), (0.08, 0.91), (0.095, 0.97), (0.08, 1.03), (0, 1.06)]
        a = math.pi / 3 * i
        kit.lathe(b, pearl, brass, (0.70 * math.cos(a), 0.70 * math.sin(a)), 32, 4)
    cap = kit.plain(b, "#5c1512" if white else "#1d3a52", 0.8)
    kit.lathe(b, [(0.52, 0.8), (0.48, 0.98), (0.36, 1.10), (0.18, 1.16), (0, 1.17)], cap)
    kit.lathe(b, [(0, 1.18), (0.12, 1.22), (0.15, 1.30), (0.12, 1.39), (0, 1.43)], brass, steps=5)


MEN = {"w": (pion, True, "w"), "b": (pion, False, "b"), "W": (dame, True, "W"), "B": (dame, False, "B")}


def man(kind: str) -> None:
    b = kit.man_bench()
    make, white, name = MEN[kind]
    make(b, white)
    kit.save(kit.render(b), f"agon/{name}")


def upright(cells: str) -> str:
    """Cells of Agon, in units."""
    found = []
    for cell in cells.split():
        x, rank = ord(cell[0]) - ord("f"), int(cell[1:])
        found.append(f"{1.5 * x},{(2 * rank - 12 + abs(x)) * math.sqrt(3) / 2}")
    return " ".join(found)


CARD = Card(
    "agon",
    (0.6, 0.4),
    17.0,
    6.0,
    {"w": upright("d5 e5 f4 g5 h3 h6"), "b": upright("d7 f8 g8 e8 h7 i6"), "W": upright("f5"), "B": upright("f7")},
    1.5,
)
TARGETS = {"agon/board": board} | {f"agon/{k}": lambda k=k: man(k) for k in MEN}
