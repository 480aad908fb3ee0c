"""Barricades: a course of drilled cells that climbs to the goal, on cherry; pawns of four stains, palisades."""

from __future__ import annotations

import math
import time

import kit
import numpy as np
import relief
from card import Card

# Column a to q is x = 0 to 16, the row is y, the start line y = 0.
OUTER = (-1.34, -1.34, 17.34, 14.52)
FRAME, LIP = 0.62, 0.10
FIELD_Z, FRAME_Z = 0.36, 0.44
CELL, GOAL_RADIUS, START = 0.38, 0.50, 0.35
LINE = 0.10
ROWS = {1: (0, 16), 3: (0, 16), 5: (2, 14), 7: (2, 14), 9: (4, 12), 11: (4, 12)}  # row: columns of its ends
RUNGS = {2: (0, 4, 8, 12, 16), 4: (6, 10), 6: (2, 8, 14), 8: (6, 10), 10: (4, 12), 12: (8,)}
GOAL = (8.0, 13.0)
ENTRIES = (2.0, 6.0, 10.0, 14.0)
PISTE = (12.9, 9.2, 16.2, 12.8)
HAND = (1.5, 11.0)
CLOTH = "#214b37"


def field(b: kit.Bench) -> None:
    """Five planks of cherry, a fillet of brass along the lip."""
    x0, y0, x1, y1 = kit.inner(OUTER, FRAME + LIP)
    height = (y1 - y0) / 5
    for i in range(5):
        outline = kit.rectangle(x0, y0 + i * height, x1, y0 + (i + 1) * height)
        kit.plank(b, outline, 0, FIELD_Z, "cherry", "X", 5.3 + 2.1 * i, 0.006, 1.5, 0.95, 2)
    kit.fillet(b, kit.inner((x0, y0, x1, y1), 0.03), 0.045, FIELD_Z + 0.008, kit.brass(b), 0.004)


def course(b: kit.Bench) -> None:
    """The joins, in ebony let in flush."""
    dark = {a: kit.wood(b, "ebony", (-0.5, -0.5, 16.5, 13.5), a, 3.3, 1.6, 1.0, 0.5, 0) for a in "XY"}
    for row, (first, last) in ROWS.items():
        kit.stroke(b, (first, row), (last, row), LINE, 0, FIELD_Z + 0.008, dark["X"], 0.01)
    for row, columns in RUNGS.items():
        for x in columns:
            kit.stroke(b, (x, row - 1), (x, row + 1), LINE, 0, FIELD_Z + 0.006, dark["Y"], 0.01)
    for entry in ENTRIES:
        for k in range(5):
            kit.stroke(b, (entry + 0.8 * (k - 2), 0), (entry, 1), 0.05, 0, FIELD_Z + 0.004, dark["Y"], 0.006)


def bowl(b: kit.Bench, x: float, y: float, r: float, material: kit.Material) -> None:
    """A drilled cell: a shallow bowl of light wood let in, its edge turned over."""
    z = FIELD_Z + 0.018  # its bottom lies over the strips, rather than the field being cut under it
    profile = [
        (0, z),
        (0.45 * r, z + 0.004),
        (0.72 * r, z + 0.03),
        (0.84 * r, z + 0.078),
        (0.91 * r, z + 0.09),
        (r, z + 0.07),
        (r, z - 0.1),
    ]
    kit.lathe(b, profile, material, (x, y), 64, 3)


def collar(b: kit.Bench, x: float, y: float, r0: float, r1: float, material: kit.Material, rise: float = 0.06) -> None:
    """A ring round a cell."""
    z = FIELD_Z + rise
    profile = [(r0, z - 0.2), (r0, z - 0.006), (r0 + 0.012, z), (r1 - 0.012, z), (r1, z - 0.006), (r1, z - 0.2)]
    kit.lathe(b, profile, material, (x, y), 64, 2)


def cells(b: kit.Bench) -> None:
    """Ninety-four bowls of box; those of the rungs have a dark ring, as on the plan."""
    box = kit.wood(b, "box", (-0.5, -0.5, 16.5, 13.5), "X", 6.3, 2.2, 0.90)
    dark = kit.wood(b, "walnut", (-0.5, -0.5, 16.5, 13.5), "X", 8.3, 2.0, 0.45)
    rim = kit.wood(b, "ebony", (-0.5, -0.5, 16.5, 13.5), "X", 9.3, 2.0)
    for row, (first, last) in ROWS.items():
        for x in range(first, last + 1):
            bowl(b, x, row, CELL, box)
            collar(b, x, row, CELL, CELL + 0.035, rim)
    for row, columns in RUNGS.items():
        for x in columns:
            bowl(b, x, row, CELL, box)
            collar(b, x, row, CELL - 0.005, CELL + 0.105, dark, 0.055)
    for entry in ENTRIES:
        start_line(b, entry, box)
        collar(b, entry, 1.0, CELL, CELL + 0.05, kit.brass(b), 0.055)


def start_line(b: kit.Bench, entry: float, box: kit.Material) -> None:
    """Five places in a bar of mahogany: no colour owns a position, two players sit in the middle with the first two."""
    half = 0.8 * 2 + START - 0.02
    bar = kit.wood(b, "mahogany", (entry - 2, -0.5, entry + 2, 0.5), "X", 7.7 + entry, 1.6, 0.62)
    outline = [(entry + u, v) for u, v in relief.capsule(half - 0.33, 0.41)]
    kit.prism(b, outline, 0, FIELD_Z + 0.012, bar, 0.02)
    for k in range(5):
        bowl(b, entry + 0.8 * (k - 2), 0, START, box)


def goal(b: kit.Bench) -> None:
    """The highest cell: a star of brass behind a larger bowl."""
    x, y = GOAL
    brass = kit.brass(b)
    rays = [(x + u, y + v) for u, v in relief.spikes(16, 0.74, 0.58)]
    kit.prism(b, rays, 0, FIELD_Z + 0.012, brass, 0.012, 2)
    collar(b, x, y, GOAL_RADIUS - 0.01, GOAL_RADIUS + 0.06, kit.wood(b, "ebony", OUTER, "X", 4.4, 2.0), 0.07)
    bowl(b, x, y, GOAL_RADIUS, kit.wood(b, "holly", (7, 12, 9, 14), "X", 4.4, 1.0, 0.86))


def corners(b: kit.Bench) -> None:
    """The piste of felt at the right; at the left the dish where a barricade waits."""
    brass = kit.brass(b)
    kit.prism(b, kit.rectangle(*PISTE), 0.1, FIELD_Z + 0.004, kit.felt(b, CLOTH, PISTE, 3.3))
    kit.frame(b, kit.inner(PISTE, -0.16), 0.16, FIELD_Z + 0.05, "walnut", 0.03, 4.7)
    kit.fillet(b, PISTE, 0.05, FIELD_Z + 0.03, brass, 0.008)
    x, y = HAND
    z = FIELD_Z
    dish = [(0, z + 0.01), (0.45, z + 0.016), (0.62, z + 0.045), (0.71, z + 0.11), (0.77, z + 0.15)]
    dish += [(0.84, z + 0.15), (0.90, z + 0.08), (0.91, z - 0.1)]
    kit.lathe(b, dish, kit.wood(b, "walnut", (x - 1, y - 1, x + 1, y + 1), "X", 2.7, 1.2, 1.0), (x, y), 96, 3)
    collar(b, x, y, 0.91, 0.955, brass, 0.012)
    for x0, y0, way in ((0.9, 6.6, 1), (15.1, 6.6, -1)):
        palisade_mark(b, x0, y0, way)


def palisade_mark(b: kit.Bench, x: float, y: float, way: int) -> None:
    """Marquetry beside the middle rows: three stakes and their rope."""
    for k in (-1, 0, 1):
        cx, top = x + 0.34 * k, y + (0.62 if k == 0 else 0.42)
        w, bottom = 0.13, y - 0.75
        stake = [(cx - w, bottom), (cx + w, bottom), (cx + w, top), (cx, top + 0.30), (cx - w, top)]
        kit.plank(b, stake, 0, FIELD_Z + 0.004, "walnut", "Y", 12.3 + k + way, 0.006, 2.0, 0.75, segments=2)
    for dy in (-0.42, 0.12):
        box = kit.wood(b, "box", (x - 1, y - 1, x + 1, y + 1), "X", 4.1, 1.6, 0.9)
        kit.stroke(b, (x - 0.56, y + dy), (x + 0.56, y + dy), 0.09, 0, FIELD_Z + 0.008, box, 0.006)


def board() -> None:
    """The board, 18.7 units wide."""
    start = time.process_time()
    b = kit.bench(OUTER, 2000, 14)
    kit.base(b, OUTER)
    kit.frame(b, OUTER, FRAME, FRAME_Z, "walnut", 0.07, 6.4, 1.3)
    kit.frame(b, kit.inner(OUTER, FRAME), LIP, FRAME_Z + 0.03, "ebony", 0.035, 9.7)
    field(b)
    course(b)
    cells(b)
    goal(b)
    corners(b)
    kit.save_board(b, "barricades", start)


# --- men -----------------------------------------------------------------------------------------------------------

# Profiles of (radius, height). A pawn is a broad foot with a dark edge, a rim of the other tone, and a wide head that
# bears its sign: small as the men are, the sign must be read by eyes that do not tell the colours apart.
EDGE = [(0, 0), (0.88, 0), (0.97, 0.04), (1.0, 0.16), (0.99, 0.28), (0.94, 0.36), (0.90, 0.38), (0.88, 0.3)]
FOOT = [(0.9, 0.3), (0.895, 0.385), (0.86, 0.40), (0.84, 0.405), (0.82, 0.36)]
BEAD = [
    (0.85, 0.34),
    (0.85, 0.45),
    (0.84, 0.47),
    (0.82, 0.478),
    (0.73, 0.478),
    (0.71, 0.47),
    (0.70, 0.45),
    (0.70, 0.34),
]
HEAD = [
    (0.71, 0.36),
    (0.70, 0.46),
    (0.70, 0.60),
    (0.69, 0.74),
    (0.65, 0.82),
    (0.58, 0.85),
    (0.30, 0.86),
    (0, 0.86),
]
# Letter of a side: its wood, the wood of its bead and sign, the sign and its size.
PAWNS = {
    "r": ("red", "holly", "dot", 1.45),
    "b": ("blue", "holly", "star", 1.1),
    "y": ("yellow", "ebony", "ring", 0.98),
    "k": ("ebony", "holly", "cross", 1.1),
}


def pawn(letter: str) -> None:
    b = kit.man_bench()
    kind, other, name, size = PAWNS[letter]
    body = kit.turned_wood(b, kind, 4.9, tint=0.8 if kind == "ebony" else 1.0, coat=0.3)
    contrast = kit.turned_wood(b, other, 7.7)
    ebony = kit.turned_wood(b, "ebony", 4.9, tint=0.8, coat=0.3)
    # A dark edge against the light cells, a light bead against the dark rings; yellow is light enough for its bead.
    kit.lathe(b, EDGE, ebony)
    kit.lathe(b, FOOT, contrast if kind == "yellow" else body)
    kit.lathe(b, BEAD, body if kind == "yellow" else contrast, steps=4)
    kit.lathe(b, HEAD, body)
    relief.sign(b, name, 0.885, contrast, size)
    kit.save(kit.render(b), f"barricades/{letter}")


def barricade() -> None:
    """Three sharpened stakes bound with two ropes."""
    b = kit.man_bench()
    bark = kit.wood(b, "walnut", (-1.05, -1.05, 1.05, 1.05), "X", 6.9, 0.8, 0.55, 0.6, 0.0)
    cut = kit.wood(b, "holly", (-1.05, -1.05, 1.05, 1.05), "X", 5.1, 0.8, 0.95, 0.6, 0.0)
    r = 0.225
    for y, shift in ((-0.43, -0.05), (0.0, 0.05), (0.43, -0.03)):
        x0, x1 = -0.60 + shift, 0.60 + shift
        log = [(k / 12, r * (1 + 0.035 * math.sin(5.1 * k + 9 * y))) for k in range(13)]
        relief.bar(b, (x0, y), (x1, y), log, r, bark)
        for end, way in ((x0, -1), (x1, 1)):
            point = [(0.0, r * 0.985), (0.35, r * 0.72), (0.7, r * 0.42), (0.93, r * 0.16), (1.0, 0.02)]
            relief.bar(b, (end, y), (end + 0.30 * way, y), point, r, cut)
    rope(b, -0.30)
    rope(b, 0.32)
    kit.save(kit.render(b), "barricades/barricade")


def rope(b: kit.Bench, x: float) -> None:
    """Two turns of twisted cord over the stakes, following their backs."""
    hemp = kit.wood(b, "box", (-1.05, -1.05, 1.05, 1.05), "Y", 3.1, 0.8, 0.95, 0.7, 0.0)
    r = 0.225
    for dx in (-0.052, 0.052):
        path = []
        for i in range(97):
            y = -0.675 + 1.35 * i / 96
            nearest = min(abs(y - c) for c in (-0.43, 0.0, 0.43))
            z = r + math.sqrt(max(r * r - nearest * nearest, 0.0)) if nearest < r else r
            path.append((x + dx + 0.008 * math.sin(26 * y + 9 * dx), y, max(z, r * 1.25) + 0.02))
        relief.ribbon(b, np.array(path), 0.10, hemp, relief.ROUND, 0.22, closed=False)


GROUNDS = {
    "cell": (
        ("r", "b", "y", "k", "barricade"),
        [(x - 0.2, y - 0.2, x + 0.2, y + 0.2) for x, y in ((3, 3), (7, 7), (9, 1))],
    ),
    "goal": (("r", "b", "y", "k", "barricade"), [(7.8, 12.8, 8.2, 13.2)]),
    "ring of a rung": (
        ("r", "b", "y", "k", "barricade"),
        [(x + 0.40, y - 0.1, x + 0.46, y + 0.1) for x, y in ((0, 2), (8, 6))],
    ),
    "dish": (("barricade",), [(1.2, 10.7, 1.8, 11.3)]),
}
CARD = Card(
    "barricades",
    (9.3, 8.0),
    13.6,
    5.0,
    {
        "r": "8,9 5,7 3,3",
        "b": "6,9 8,6 5,5",
        "y": "12,7 9,5 11,3",
        "k": "10,11 14,7 12,5",
        "barricade": "8,12 4,10 9,11 6,8 10,9 2,6 14,6 7,7 10,4 0,2 4,2 12,2 16,2 6,5 8,3",
    },
    0.74,
    (("ivory_a00", 13.8, 10.3, 24.0), ("ivory_a08", 15.2, 11.7, -17.0)),
    1.4,
)
TARGETS = {"barricades/board": board, "barricades/barricade": barricade}
TARGETS |= {f"barricades/{letter}": lambda letter=letter: pawn(letter) for letter in PAWNS}
