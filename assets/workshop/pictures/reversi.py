"""Reversi: sixty-four cells of felt in a lattice of boxwood, and discs of two faces."""

from __future__ import annotations

import math
import time

import bpy
import kit
import relief
from card import Card

OUTER = (-1.28, -1.28, 8.28, 8.28)
FIELD = (-0.5, -0.5, 7.5, 7.5)
FRAME, LIP, BORDER = 0.55, 0.12, 0.11  # mahogany, ebony, boxwood and felt up to the outer cells
FIELD_Z, FRAME_Z = 0.30, 0.44
LINE = 0.032
GREEN = "#287d4e"  # under this lamp the eye reads #2e8b57


def field(b: kit.Bench) -> None:
    """One cloth, the strips of the lattice let in over it, mitred into a border of the same wood."""
    cloth = kit.inner(FIELD, -BORDER)
    kit.prism(b, kit.rectangle(*cloth), 0, FIELD_Z, kit.felt(b, GREEN, cloth, 2.6))
    wood = {a: kit.wood(b, "box", kit.inner(FIELD, -0.2), a, 4.7, 2.4, 0.92, 0.45, 0) for a in "XY"}
    for k in range(9):
        s = -0.5 + k
        kit.stroke(b, (-0.5 - LINE / 2, s), (7.5 + LINE / 2, s), LINE, 0, FIELD_Z + 0.012, wood["X"], 0.006)
        kit.stroke(b, (s, -0.5 - LINE / 2), (s, 7.5 + LINE / 2), LINE, 0, FIELD_Z + 0.011, wood["Y"], 0.006)
    for x in (1.5, 5.5):
        for y in (1.5, 5.5):
            diamond(b, x, y)


def diamond(b: kit.Bench, x: float, y: float) -> None:
    """The four marks of the middle: a lozenge of ebony with a brass nail."""
    r = 0.105
    lozenge = [(x - r, y), (x, y - r), (x + r, y), (x, y + r)]
    kit.prism(b, lozenge, 0, FIELD_Z + 0.018, kit.plain(b, "#17100b", 0.4), 0.008, 2)
    kit.disc(b, x, y, 0.042, 0, FIELD_Z + 0.028, kit.brass(b), 0.01)


def corners(b: kit.Bench) -> None:
    """Brass plates that hold the frame together, a nail at each end."""
    x0, y0, x1, y1 = kit.inner(OUTER, 0.075)
    metal, slot = kit.brass(b), kit.plain(b, "#7d6330", 0.4, metal=0.8)
    long, wide, z = 0.62, 0.17, FRAME_Z + 0.006
    for cx, cy, sx, sy in ((x0, y0, 1, 1), (x1, y0, -1, 1), (x1, y1, -1, -1), (x0, y1, 1, -1)):
        shape = [(0, 0), (long, 0), (long + 0.07, wide / 2), (long, wide), (wide, wide)]
        shape += [(wide, long), (wide / 2, long + 0.07), (0, long)]
        outline = [(cx + sx * u, cy + sy * v) for u, v in shape]
        kit.prism(b, outline if sx * sy > 0 else outline[::-1], 0.2, z, metal, 0.012)
        for u, v in ((wide / 2, wide / 2), (long - 0.06, wide / 2), (wide / 2, long - 0.06)):
            kit.disc(b, cx + sx * u, cy + sy * v, 0.035, 0.2, z + 0.008, slot, 0.008)


def board() -> None:
    """The board, 9.6 units wide."""
    start = time.process_time()
    b = kit.bench(OUTER, 2000, 14)
    kit.base(b, OUTER)
    kit.frame(b, OUTER, FRAME, FRAME_Z, "mahogany", 0.06, 2.4)
    kit.frame(b, kit.inner(OUTER, FRAME), LIP, FRAME_Z + 0.02, "ebony", 0.035, 9.7)
    field(b)
    corners(b)
    kit.save_board(b, "reversi", start)


# --- discs ---------------------------------------------------------------------------------------------------------

# Profiles of (radius, height over the joint of the two halves), from the joint to the axis.
WHITE = [
    (1.0, 0.0),
    (1.0, 0.10),
    (0.975, 0.17),
    (0.92, 0.20),
    (0.80, 0.205),
    (0.77, 0.195),
    (0.735, 0.15),
    (0.70, 0.195),
    (0.66, 0.205),
    (0.56, 0.20),
    (0.50, 0.18),
    (0.30, 0.15),
    (0, 0.14),
]
BLACK = [
    (1.0, 0.0),
    (1.0, 0.10),
    (0.975, 0.17),
    (0.92, 0.20),
    (0.84, 0.205),
    (0.78, 0.19),
    (0.70, 0.155),
    (0.56, 0.14),
    (0.30, 0.14),
    (0, 0.14),
]
FLIP = 8  # steps of the half turn from white to black


def disc(b: kit.Bench) -> bpy.types.Object:
    """Ivory glued on ebony: two turned rings on the one, a star in relief on the other; the hub that turns them."""
    ivory, ebony = kit.turned_wood(b, "ivory", 2.9), kit.turned_wood(b, "ebony", 7.2, tint=0.7, rough=0.3, coat=0.2)
    hub = bpy.data.objects.new("hub", None)
    b.scene.collection.objects.link(hub)
    white = kit.lathe(b, WHITE, ivory)
    black = kit.lathe(b, BLACK, ebony)
    relief_star = kit.prism(b, relief.spikes(8, 0.44, 0.20), 0.1, 0.215, ebony, 0.045, 3)
    for part in (black, relief_star):
        part.rotation_euler = (math.pi, 0, 0)
    for part in (white, black, relief_star):
        part.parent = hub
    return hub


def flip() -> None:
    """The frames of the half turn about a horizontal axis; the first and the last are the men at rest."""
    b = kit.man_bench()
    b.scene.render.use_persistent_data = True
    hub = disc(b)
    for k in range(FLIP + 1):
        hub.rotation_euler = (-math.pi * k / FLIP, 0, 0)  # the ivory leaves towards the lamp
        picture = kit.render(b)
        kit.save(picture, f"reversi/flip_w_b_{k:02d}")
        if k in (0, FLIP):
            kit.save(picture, f"reversi/{'w' if k == 0 else 'b'}")


GROUNDS = {
    "felt": (("w", "b"), [(0.6, 0.6, 1.4, 1.4), (3.6, 3.6, 4.4, 4.4), (5.6, 6.6, 6.4, 7.4)]),
}
CARD = Card(
    "reversi",
    (3.55, 3.85),
    9.2,
    6.0,
    {
        "w": "2,7 2,6 0,5 1,5 2,5 0,4 5,4 7,4 0,3 4,3 6,3 7,3 7,2",
        "b": "4,6 3,5 4,5 5,5 6,5 7,5 2,4 3,4 4,4 6,4 1,3 2,3 3,3 5,3 2,2 4,2 5,2 6,2",
    },
    0.82,
)
TARGETS = {"reversi/board": board, "reversi/flip": flip}
