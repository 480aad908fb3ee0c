"""Shut the box: a cherry box lined with blue felt, a brass rod with twelve flaps."""

from __future__ import annotations

import math
import time

import kit
import relief
from card import Card

# The unit is the width of a flap: felt (0, 0) to (12, 5.4), flaps in (0, 5.6) to (12, 6.8).
OUTER = (-0.5, -0.5, 12.5, 7.36)
WELL = (0.0, 0.0, 12.0, 5.4)
RAIL = (0.0, 5.6, 12.0, 6.8)
FELT_Z, RAIL_Z, WALL_Z = 0.06, 0.34, 0.80
ROD = 6.725
CLOTH = "#274468"
FLAPS = 12


def case(b: kit.Bench) -> None:
    """Walls of cherry with a stringing, the felt far below them."""
    kit.base(b, OUTER)
    x0, y0, x1, y1 = OUTER
    w = WELL[0] - x0
    top = RAIL[3]
    sides = (
        ([(x0, y0), (x1, y0), (WELL[2], WELL[1]), (WELL[0], WELL[1])], "X"),
        ([(x1, y0), (x1, y1), (WELL[2], top), (WELL[2], WELL[1])], "Y"),
        ([(x1, y1), (x0, y1), (WELL[0], top), (WELL[2], top)], "X"),
        ([(x0, y1), (x0, y0), (WELL[0], WELL[1]), (WELL[0], top)], "Y"),
    )
    for i, (outline, axis) in enumerate(sides):
        kit.plank(b, outline, 0, WALL_Z, "cherry", axis, 2.6 + 1.3 * i, 0.07, 1.4, 0.72, 4)
    box = kit.wood(b, "box", OUTER, "X", 4.1, 1.6, 0.9)
    line = (x0 + w * 0.2, y0 + w * 0.2, x1 - w * 0.2, y1 - w * 0.2)
    outline = kit.rectangle(*line)
    for start, end in zip(outline, [*outline[1:], outline[0]], strict=True):
        kit.stroke(b, start, end, 0.035, 0.3, WALL_Z + 0.006, box, 0.004)
    kit.prism(b, kit.rectangle(*WELL), 0, FELT_Z, kit.felt(b, CLOTH, WELL, 6.1))
    stitches(b)


def stitches(b: kit.Bench) -> None:
    """A seam of pale thread along the edge of the cloth."""
    thread = kit.plain(b, "#c9b07a", 0.8, gloss=0.2)
    seam = kit.rectangle(*kit.inner(WELL, 0.34))
    for (ax, ay), (bx, by) in zip(seam, [*seam[1:], seam[0]], strict=True):
        count = round(math.dist((ax, ay), (bx, by)) / 0.21)
        for k in range(count):
            p, q = (k + 0.22) / count, (k + 0.78) / count
            start, end = (ax + (bx - ax) * p, ay + (by - ay) * p), (ax + (bx - ax) * q, ay + (by - ay) * q)
            kit.stroke(b, start, end, 0.03, 0, FELT_Z + 0.012, thread, 0.008)


def rail(b: kit.Bench) -> None:
    """The walnut step that carries the flaps, a brass lip over the felt, the rod and its bearings."""
    metal = kit.brass(b)
    kit.plank(b, kit.rectangle(0, WELL[3], 12, RAIL[3]), 0, RAIL_Z, "walnut", "X", 8.3, 0.03, 1.4, 0.75, 3)
    kit.prism(b, kit.rectangle(0, 5.475, 12, 5.525), 0.2, RAIL_Z + 0.012, metal, 0.006, 2)
    for k in range(FLAPS):
        bed = kit.inner((k, RAIL[1] + 0.06, k + 1, ROD - 0.01), 0.055)
        kit.prism(b, kit.rectangle(*bed), 0.2, RAIL_Z + 0.004, kit.plain(b, "#140c07", 0.7, gloss=0.1))
    tube = [(0.0, 0.03), (0.0, 0.042), (1.0, 0.042), (1.0, 0.03)]
    relief.bar(b, (0, ROD), (12, ROD), tube, RAIL_Z + 0.05, metal, 24)
    collar = [(0.0, 0.05), (0.08, 0.064), (0.92, 0.064), (1.0, 0.05)]
    for k in range(FLAPS + 1):
        x = min(max(float(k), 0.06), 11.94)
        relief.bar(b, (x - 0.055, ROD), (x + 0.055, ROD), collar, RAIL_Z + 0.05, metal, 24)


def corners(b: kit.Bench) -> None:
    """Brass quadrants let into the corners."""
    metal, slot = kit.brass(b), kit.plain(b, "#7d6330", 0.4, metal=0.8)
    x0, y0, x1, y1 = kit.inner(OUTER, 0.05)
    for cx, cy, turn in ((x0, y0, 0), (x1, y0, 90), (x1, y1, 180), (x0, y1, 270)):
        fan = [(cx, cy)] + [
            (cx + 0.42 * math.cos(a), cy + 0.42 * math.sin(a))
            for a in (math.radians(turn + 90 * i / 16) for i in range(17))
        ]
        kit.prism(b, fan, 0.3, WALL_Z + 0.008, metal, 0.012)
        a = math.radians(turn + 45)
        kit.disc(b, cx + 0.19 * math.cos(a), cy + 0.19 * math.sin(a), 0.045, 0.3, WALL_Z + 0.016, slot, 0.01)


def board() -> None:
    """The box without its flaps, 13 units wide."""
    start = time.process_time()
    b = kit.bench(OUTER, 2000, 14)
    case(b)
    rail(b)
    corners(b)
    kit.save_board(b, "boite", start)


# --- flaps ---------------------------------------------------------------------------------------------------------


def flap_bench() -> kit.Bench:
    """A flap fills its square almost to the edge."""
    half = 1.02
    return kit.bench((-half, -half, half, half), kit.MAN_PIXELS, 48, margin=0)


def slab(b: kit.Bench, material: kit.Material, z: float = 0.26) -> kit.Object:
    return kit.prism(b, kit.rectangle(-0.98, -0.98, 0.98, 0.98), 0, z, material, 0.07, 5)


def barrel(b: kit.Bench) -> None:
    """The brass barrel that turns on the rod."""
    ring = [(0.0, 0.05), (0.0, 0.075), (0.03, 0.09), (0.97, 0.09), (1.0, 0.075), (1.0, 0.05)]
    relief.bar(b, (-0.62, 0.895), (0.62, 0.895), ring, 0.25, kit.brass(b), 32)


def open_flap(number: int) -> None:
    """The face: boxwood, the number engraved and inked in a stringing."""
    b = flap_bench()
    ink = kit.plain(b, "#1a0d05", 0.6)
    face = slab(b, kit.wood(b, "box", (-1, -1, 1, 1), "Y", 3.1 + 1.7 * number, 0.62, 0.96, 0.36, 0.3))
    kit.carve(face, relief.glyph(b, str(number), (1.28, 1.12), ink, (0, -0.09, 0.26), 0.04))
    line = [(x, y - 0.07) for x, y in kit.rounded(0.82, 0.14)]
    kit.stringing(b, line, 0.028, 0.1, 0.264, kit.plain(b, "#7a4f2a", 0.5))
    barrel(b)
    kit.save(kit.render(b), f"boite/{number}")


def closed_flap() -> None:
    """The back: ebony with a finger groove and a broad ring of brass, no number: seen at once to be shut."""
    b = flap_bench()
    ebony = kit.wood(b, "ebony", (-1, -1, 1, 1), "Y", 5.7, 0.62, 0.85, 0.33, 0.25)
    back = slab(b, ebony, 0.2)
    groove = kit.prism(b, [(x, y - 0.78) for x, y in relief.capsule(0.34, 0.07)], 0.13, 0.4, ebony)
    kit.carve(back, groove)
    kit.disc(b, 0, 0, 0.58, 0.1, 0.206, kit.brass(b), 0.012)
    kit.disc(b, 0, 0, 0.42, 0.1, 0.21, ebony, 0.008)
    barrel(b)
    kit.save(kit.render(b), "boite/closed")


def cover() -> None:
    """Plain walnut over a place that a smaller game leaves out, screwed down."""
    b = flap_bench()
    walnut = kit.wood(b, "walnut", (-1, -1, 1, 1), "X", 9.3, 0.5, 0.85, 0.42, 0.06)
    kit.prism(b, kit.rectangle(-1.02, -0.98, 1.02, 0.98), 0, 0.14, walnut, 0.03, 3)
    metal, slot = kit.brass(b), kit.plain(b, "#5a4420", 0.5)
    for x, turn in ((-0.72, 0.5), (0.72, -0.9)):
        kit.disc(b, x, 0, 0.1, 0.1, 0.155, metal, 0.02)
        c, s = 0.085 * math.cos(turn), 0.085 * math.sin(turn)
        kit.stroke(b, (x - c, -s), (x + c, s), 0.028, 0.1, 0.158, slot)
    kit.save(kit.render(b), "boite/cover")


# --- tokens of the players -----------------------------------------------------------------------------------------

TOKEN = [
    (0, 0),
    (0.86, 0),
    (0.97, 0.04),
    (1.0, 0.15),
    (0.98, 0.26),
    (0.90, 0.33),
    (0.80, 0.34),
    (0.75, 0.31),
    (0.70, 0.34),
    (0.60, 0.35),
    (0, 0.35),
]
TOKENS = {
    "A": ("ivory", "ring"),
    "B": ("ebony", "star"),
    "C": ("box", "dot"),
    "D": ("mahogany", "cross"),
    "E": ("maple", "crown"),
    "F": ("walnut", "ring"),
}
DARK = ("ebony", "mahogany", "walnut")


def token(letter: str) -> None:
    """A player's token: light or dark wood, a sign of the other tone."""
    b = kit.man_bench()
    kind, name = TOKENS[letter]
    kit.lathe(b, TOKEN, kit.turned_wood(b, kind, 4.3 + ord(letter), tint=0.7 if kind in DARK else 1.0))
    other = kit.turned_wood(b, "box" if kind in DARK else "walnut", 7.7, tint=1.0 if kind in DARK else 0.5)
    relief.sign(b, name, 0.365, other)
    kit.save(kit.render(b), f"boite/{letter}")


GROUNDS = {
    "rail": (("5", "10"), [(0.5, 5.55, 11.5, 5.63)]),
}
CARD = Card(
    "boite",
    (5.2, 3.45),
    11.6,
    5.0,
    {str(n): f"{n - 0.5},6.2" for n in (1, 2, 5, 6, 8, 9)}
    | {"closed": "2.5,6.2 3.5,6.2 6.5,6.2", "cover": "9.5,6.2 10.5,6.2 11.5,6.2"},
    0.94 * 0.94,
    (("ivory_b08", 4.6, 2.5, 24.0), ("ivory_b00", 6.9, 3.2, -17.0)),
    1.5,
)
TARGETS = {"boite/board": board, "boite/closed": closed_flap, "boite/cover": cover}
TARGETS |= {f"boite/{n}": lambda n=n: open_flap(n) for n in range(1, FLAPS + 1)}
TARGETS |= {f"boite/{letter}": lambda letter=letter: token(letter) for letter in TOKENS}
