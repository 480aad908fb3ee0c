"""Twixt: a drilled board of pear, two goal lines of holly and two of ebony, turned pegs, bridges between them."""

from __future__ import annotations

import math
import time

import kit
from card import Card

SIZE = 24
LAST = SIZE - 1
OUTER = (-1.08, -1.08, LAST + 1.08, LAST + 1.08)
FRAME = 0.6
FIELD_Z, FRAME_Z = 0.34, 0.46
HOLE = 0.15
LINE = 0.16
LINKS = ((1, 2), (1, -2), (2, 1), (2, -1))
"""Columns to the right and rows upwards from an end of a bridge to the other."""
SPAN = 1.3
"""From the middle of a bridge to the sides of its picture, in units of the board."""


def holes(b: kit.Bench) -> None:
    """A dark disc a hair above the field, in a countersunk ring, looks drilled; the corners are not drilled."""
    dark, rim = kit.plain(b, "#160d06", 0.9, gloss=0.05), kit.plain(b, "#5b3a1c", 0.6, gloss=0.1)
    for x in range(SIZE):
        for y in range(SIZE):
            if x in (0, LAST) and y in (0, LAST):
                continue
            kit.prism(b, kit.circle(x, y, HOLE * 1.28, 24), 0.2, FIELD_Z + 0.002, rim)
            kit.prism(b, kit.circle(x, y - 0.012, HOLE, 24), 0.2, FIELD_Z + 0.004, dark)


def lines(b: kit.Bench) -> None:
    """White's goal lines run along the top and the bottom, Black's along the left and the right."""
    z = FIELD_Z + 0.012
    for y in (0.5, LAST - 0.5):
        wood = kit.wood(b, "holly", (0, y - 0.2, LAST, y + 0.2), "X", 3.1 + y, 2.0, 1.15)
        kit.stroke(b, (0.62, y), (LAST - 0.62, y), LINE, 0.2, z, wood, 0.012)
    for x in (0.5, LAST - 0.5):
        wood = kit.wood(b, "ebony", (x - 0.2, 0, x + 0.2, LAST), "Y", 5.1 + x, 2.0, 0.8)
        kit.stroke(b, (x, 0.62), (x, LAST - 0.62), LINE, 0.2, z, wood, 0.012)


def field(b: kit.Bench) -> None:
    """Four planks of pear, joined."""
    box = kit.inner(OUTER, FRAME)
    wide = (box[3] - box[1]) / 4
    for k in range(4):
        plank = (box[0], box[1] + k * wide, box[2], box[1] + (k + 1) * wide)
        kit.prism(
            b, kit.rectangle(*plank), 0, FIELD_Z, kit.wood(b, "pear", plank, "X", 2.1 + 3 * k, 1.3, kit.PEAR * 1.12)
        )


def board() -> None:
    """The board, 25.16 units wide."""
    start = time.process_time()
    b = kit.bench(OUTER, 2000, 14)
    kit.base(b, OUTER)
    kit.frame(b, OUTER, FRAME, FRAME_Z, "walnut", 0.07, 2.4)
    field(b)
    lines(b)
    holes(b)
    kit.save_board(b, "twixt", start)


# Profiles of (radius, height) of a peg, from the axis below to the axis above.
KNOB = [(0, 0), (0.90, 0), (1.0, 0.10), (1.0, 0.28), (0.92, 0.42), (0.74, 0.55), (0.48, 0.64), (0.22, 0.68), (0, 0.69)]
CUP = [(0, 0), (0.90, 0), (1.0, 0.10), (1.0, 0.30), (0.93, 0.42), (0.80, 0.44), (0.62, 0.36), (0.36, 0.30), (0, 0.29)]


def man(kind: str) -> None:
    b = kit.man_bench()
    if kind == "w":
        kit.lathe(b, KNOB, kit.turned_wood(b, "ivory", 3.3))
        ring = [(0.66, 0.52), (0.665, 0.60), (0.62, 0.63), (0.575, 0.645), (0.57, 0.58)]
        kit.lathe(b, ring, kit.plain(b, "#5a3415", 0.7, gloss=0.1), steps=2)
    else:
        kit.lathe(b, CUP, kit.turned_wood(b, "ebony", 7.6, tint=0.75, rough=0.32, coat=0.2))
        kit.lathe(b, [(0, 0.2), (0.24, 0.26), (0.3, 0.36), (0.2, 0.46), (0, 0.5)], kit.brass(b), steps=4)
    kit.save(kit.render(b), f"twixt/{kind}")


def capsule(way: kit.Point, half: float, radius: float) -> list[kit.Point]:
    """A bar of this half length along a way, with round ends."""
    turn = math.atan2(way[1], way[0])
    found = []
    for end in (0, 1):
        for k in range(13):
            angle = turn + math.pi * (end + k / 12) - math.pi / 2
            along = -half if end else half
            found.append(
                (
                    along * math.cos(turn) + radius * math.cos(angle),
                    along * math.sin(turn) + radius * math.sin(angle),
                )
            )
    return found


def link(kind: str, way: kit.Point) -> None:
    """A bridge seen from above, its middle in the middle of the picture: a bar with a thread let in."""
    b = kit.bench((-SPAN, -SPAN, SPAN, SPAN), 208, 48, margin=0)
    half = math.hypot(*way) / 2
    axis = "X" if abs(way[0]) > abs(way[1]) else "Y"
    box = (-SPAN, -SPAN, SPAN, SPAN)
    if kind == "w":
        bar, thread = kit.wood(b, "holly", box, axis, 3.3, 2.0, 1.15), kit.plain(b, "#5a3415", 0.7)
    else:
        bar, thread = kit.wood(b, "ebony", box, axis, 7.6, 2.0, 0.8), kit.brass(b)
    kit.prism(b, capsule(way, half, 0.15), 0.05, 0.22, bar, 0.05, 3)
    kit.prism(b, capsule(way, half, 0.032), 0.1, 0.228, thread)
    kit.save(kit.render(b), f"twixt/{kind}{LINKS.index(way)}")


def spots(cells: str) -> str:
    """Holes of Twixt, whose rows are counted from the top, in units."""
    return " ".join(f"{ord(cell[0]) - ord('a')},{SIZE - int(cell[1:])}" for cell in cells.split())


def spans(kind: str, links: str) -> dict[str, str]:
    """Links of Twixt by their pictures: the middles of those that lead alike."""
    ways = ((1, 2), (1, -2), (2, 1), (2, -1))
    found: dict[str, str] = {}
    for link in links.split():
        (x, y), (x2, y2) = ((ord(hole[0]) - ord("a"), SIZE - int(hole[1:])) for hole in link.split("-"))
        name = f"{kind}{ways.index((round(x2 - x), round(y2 - y)))}"
        found[name] = f"{found.get(name, '')} {(x + x2) / 2},{(y + y2) / 2}"
    return found


CARD = Card(
    "twixt",
    (11.6, 11.8),
    13.0,
    6.0,
    {
        **spans("w", "k5-l7 k9-l7 k9-l11 l11-n12 m14-n12 m14-n16 n16-p17"),
        **spans("b", "g11-i12 i12-j14 j14-l13 o10-q11 q11-s12 n8-o10"),
        "w": spots("k5 l7 k9 l11 n12 m14 n16 h8 q9 p17"),
        "b": spots("g11 i12 j14 l13 o10 q11 s12 e10 n8 i16"),
    },
    0.7,
    wide={f"{kind}{way}": 2.6 for kind in "wb" for way in range(4)},
)
TARGETS = (
    {"twixt/board": board}
    | {f"twixt/{k}": lambda k=k: man(k) for k in "wb"}
    | {f"twixt/{k}{i}": lambda k=k, way=way: link(k, way) for k in "wb" for i, way in enumerate(LINKS)}
)
