"""Tablut: nine by nine carved cells, a ring chain around them, the throne in the middle."""

from __future__ import annotations

import math
import time

import kit
import numpy as np
import relief
from card import Card

MIDDLE = 4.0
HALF = 4.5
LABEL = 0.42  # from the outer cells to the middle of the chain, where the program writes the names of the rows
OUTER = (-1.36, -1.36, 9.36, 9.36)
BAND = (0.12, 0.72)  # of the chain, from the outer cells outwards
FIELD_Z, BAND_Z, RIM_Z = 0.34, 0.26, 0.40
WAVE, STRAND, RING, RING_RADIUS = 0.205, 0.095, 0.062, 0.185
LIFT = 0.022
OAK, FUMED = 0.65, 0.87  # tint of the oak of the field; that of the cells of the Muscovites beside it

ATTACKERS = {(3, 0), (4, 0), (5, 0), (4, 1)}
THRONE = (4, 4)


def attacker(x: int, y: int) -> bool:
    """Whether a Muscovite starts on this cell: a T in the middle of each side."""
    return any(p in ATTACKERS for p in ((x, y), (x, 8 - y), (y, x), (y, 8 - x)))


def defender(x: int, y: int) -> bool:
    return (x == 4 or y == 4) and min(x, y) > 1 and max(x, y) < 7 and (x, y) != THRONE


# --- field ---------------------------------------------------------------------------------------------------------


def cells(b: kit.Bench) -> None:
    """Each cell is cut out of a plank three cells wide by a groove; the T of the Muscovites is of darker oak."""
    planks = [(-0.5 + 3 * i, 2.5 + 3 * i) for i in range(3)]
    for x in range(9):
        for y in range(9):
            if (x, y) == THRONE:
                continue
            low, high = planks[y // 3]
            tint = OAK * (FUMED if attacker(x, y) else 1.0)
            material = kit.wood(b, "oak", (-0.5, low, 8.5, high), "X", 21.5 + y // 3, 1.25, tint)
            box = kit.inner((x - 0.5, y - 0.5, x + 0.5, y + 0.5), 0.009)
            kit.prism(b, kit.rectangle(*box), 0, FIELD_Z, material, 0.028, 3)
            if attacker(x, y):
                spear(b, x, y)
            elif defender(x, y):
                shield(b, x, y)


def burnt(b: kit.Bench) -> kit.Material:
    """Line drawn with a hot iron."""
    return kit.plain(b, "#4a2a12", 0.8, gloss=0.1)


def spear(b: kit.Bench, x: int, y: int) -> None:
    """Four small points burnt into a cell of the Muscovites."""
    for k in range(4):
        a = k * math.pi / 2
        c, s = math.cos(a), math.sin(a)
        outline = [(0.07, 0), (0.17, -0.055), (0.30, 0), (0.17, 0.055)]
        kit.prism(b, [(x + c * u - s * v, y + s * u + c * v) for u, v in outline], 0, FIELD_Z + 0.002, burnt(b))


def shield(b: kit.Bench, x: int, y: int) -> None:
    """A burnt ring with its boss on a cell of the Swedes."""
    z = FIELD_Z + 0.002
    kit.lathe(b, [(0.205, 0), (0.205, z), (0.235, z), (0.235, 0)], burnt(b), (x, y), 48, 1)
    kit.disc(b, x, y, 0.065, 0, z, burnt(b))


def looped_square(x: float, y: float, r: float, loop: float, n: int = 240) -> np.ndarray:
    """The looped square of the Norse: a square whose corners run out into loops, drawn in one stroke."""
    points = []
    for k in range(4):
        turn = k * math.pi / 2
        side, centre = r - loop, r
        corner = (centre, centre)
        # From the middle of a side, past the corner, three quarters of a circle round it, and on to the next side.
        start = (side, 0.0)
        local = [(start[0], t * centre) for t in np.linspace(0, 1, n // 12, endpoint=False)]
        for a in np.linspace(math.pi, -math.pi / 2, n // 6, endpoint=False):
            local.append((corner[0] + loop * math.cos(a), corner[1] + loop * math.sin(a)))
        local += [(centre - t * centre, side) for t in np.linspace(0, 1, n // 12, endpoint=False)]
        c, s = math.cos(turn), math.sin(turn)
        points += [(x + c * u - s * v, y + s * u + c * v) for u, v in local]
    return np.array(points)


def throne(b: kit.Bench) -> None:
    """Mahogany sunk in a brass fillet, with the looped square in brass."""
    x, y = THRONE
    box = (x - 0.5, y - 0.5, x + 0.5, y + 0.5)
    brass = kit.brass(b)
    kit.fillet(b, kit.inner(box, 0.012), 0.055, FIELD_Z + 0.014, brass, 0.01)
    kit.plank(b, kit.rectangle(*kit.inner(box, 0.067)), 0, FIELD_Z - 0.02, "mahogany", "X", 12.2, 0.004, 1.4, 0.7)
    knot = relief.Strand(looped_square(x, y, 0.235, 0.105), 0.055)
    relief.interlace(b, [knot], FIELD_Z + 0.0, 0.014, [brass], relief.ROUND)


# --- border --------------------------------------------------------------------------------------------------------


def along(t: np.ndarray, offset: np.ndarray) -> np.ndarray:
    """Point of the border at phase t (a cell each, corners included) and so far outside its middle line."""
    points = np.empty((len(t), 2))
    for i, (phase, out) in enumerate(zip(t, offset, strict=True)):
        quarter, rest = divmod(phase % 40, 10)
        if rest < 9:
            u, v = rest - HALF, -(HALF + LABEL + out)
        else:
            a = -math.pi / 2 + (rest - 9) * math.pi / 2
            u, v = HALF + (LABEL + out) * math.cos(a), -HALF + (LABEL + out) * math.sin(a)
        a = quarter * math.pi / 2
        c, s = math.cos(a), math.sin(a)
        points[i] = MIDDLE + c * u - s * v, MIDDLE + s * u + c * v
    return points


def chain(b: kit.Bench) -> None:
    """The ring chain of Borre: two strands that part round every name of a row and cross inside a ring."""
    t = np.arange(0, 40, 1 / 36) + 1 / 72  # no point falls on a crossing
    strands = []
    for side in (1, -1):
        # they cross between two cells, at whole phases
        strands.append(relief.Strand(along(t, side * WAVE * np.sin(np.pi * t)), STRAND))
    for k in range(40):
        x, y = along(np.array([float(k)]), np.array([0.0]))[0]
        strands.append(relief.ring(float(x), float(y), RING_RADIUS, RING))
    wood = {a: kit.wood(b, "oak", OUTER, a, 31.5, 1.5, 1.0) for a in "XY"}
    materials = [wood["X"], wood["X"], *[wood["Y"]] * 40]
    relief.interlace(b, strands, BAND_Z + 0.04, LIFT, materials)
    for sx in (-1, 1):
        for sy in (-1, 1):
            d = HALF + (LABEL - 0.02) / math.sqrt(2)
            stud(b, MIDDLE + sx * d, MIDDLE + sy * d, 0.075, BAND_Z)


def stud(b: kit.Bench, x: float, y: float, r: float, z: float) -> None:
    """Round head of a brass nail."""
    kit.lathe(
        b,
        [(r, z), (r, z + 0.2 * r), (0.75 * r, z + 0.5 * r), (0.4 * r, z + 0.68 * r), (0, z + 0.74 * r)],
        kit.brass(b),
        (x, y),
        32,
        3,
    )


def border(b: kit.Bench) -> None:
    """A walnut moulding on either side of the black ground of the chain."""
    lo, hi = MIDDLE - HALF, MIDDLE + HALF
    inner, outer = BAND
    width = OUTER[2] - hi - outer
    kit.frame(b, OUTER, width, RIM_Z, "walnut", 0.06, 5.1)
    ground = (lo - outer, lo - outer, hi + outer, hi + outer)
    kit.frame(b, ground, outer - inner, BAND_Z, "ebony", 0.004, 41.0)
    kit.frame(b, (lo - inner, lo - inner, hi + inner, hi + inner), inner - 0.02, RIM_Z - 0.02, "walnut", 0.035, 7.3)


def board() -> None:
    """The board, 10.7 units wide."""
    start = time.process_time()
    b = kit.bench(OUTER, 2000, 14)
    kit.base(b, OUTER)
    border(b)
    chain(b)
    cells(b)
    throne(b)
    kit.save_board(b, "tablut", start)


# --- men -----------------------------------------------------------------------------------------------------------

MAN = 0.86  # radius of a man beside the king's 1
# Profiles of (radius, height). A Swede is a turned dome with a burnt ring, the glass and bone men of the old boards.
SWEDE = [
    (0, 0),
    (0.88, 0),
    (0.97, 0.05),
    (1.0, 0.17),
    (0.975, 0.31),
    (0.90, 0.40),
    (0.86, 0.42),
    (0.84, 0.47),
    (0.80, 0.63),
    (0.70, 0.82),
    (0.55, 0.98),
    (0.36, 1.09),
    (0.18, 1.15),
    (0, 1.17),
]
# A Muscovite is an octagon with the boss of a shield.
MUSCOVITE = [(0.94, 0), (1.0, 0.07), (1.0, 0.26), (0.90, 0.36), (0.58, 0.50), (0.50, 0.50)]
BOSS = [
    (0.54, 0.44),
    (0.545, 0.53),
    (0.52, 0.57),
    (0.47, 0.57),
    (0.44, 0.55),
    (0.42, 0.58),
    (0.39, 0.70),
    (0.30, 0.82),
    (0.16, 0.90),
    (0, 0.92),
]
KING = [
    (0, 0),
    (0.90, 0),
    (0.98, 0.05),
    (1.0, 0.17),
    (0.985, 0.30),
    (0.93, 0.37),
    (0.84, 0.385),
    (0.80, 0.43),
    (0.76, 0.60),
    (0.70, 0.80),
    (0, 0.80),
]


def scaled(profile: list[kit.Point], by: float = MAN) -> list[kit.Point]:
    return [(r * by, z * by) for r, z in profile]


def swede(b: kit.Bench) -> None:
    kit.lathe(b, scaled(SWEDE), kit.turned_wood(b, "holly", 6.7, "Z", tint=1.15))
    ring = [(0.60, 0.88), (0.605, 0.945), (0.575, 0.972), (0.545, 0.995), (0.54, 0.93)]
    kit.lathe(b, scaled(ring), kit.plain(b, "#5a3415", 0.7, gloss=0.1), steps=2)


def muscovite(b: kit.Bench) -> None:
    ebony = kit.turned_wood(b, "ebony", 6.2, tint=0.8, rough=0.32, coat=0.25)
    turn = math.pi / 8
    body = kit.lathe(b, scaled(MUSCOVITE, MAN / math.cos(turn) * 0.97), ebony, sides=8, steps=1)
    body.rotation_euler = (0, 0, turn)
    kit.bevel(body, 0.035, 3)
    kit.lathe(b, scaled(BOSS), ebony, sides=96)


def king(b: kit.Bench) -> None:
    """Taller and broader, in ivory, with a brass crown of eight points over a red cap."""
    brass = kit.brass(b)
    kit.lathe(b, KING, kit.turned_wood(b, "ivory", 3.7))
    kit.lathe(b, [(0.74, 0.78), (0.74, 0.84), (0.71, 0.90), (0.64, 0.92), (0.56, 0.90), (0.54, 0.80)], brass, steps=3)
    points = []
    for i in range(16):
        a, r = math.pi / 8 * i, 0.80 if i % 2 == 0 else 0.60
        points.append((r * math.cos(a), r * math.sin(a)))
    kit.prism(b, points, 0.86, 0.96, brass, 0.02)
    kit.lathe(b, [(0.56, 0.9), (0.56, 1.02), (0.54, 1.05), (0.50, 1.05), (0.48, 1.02), (0.47, 0.9)], brass, steps=3)
    for i in range(8):
        a = math.pi / 4 * i
        pearl = [(0, 0.90), (0.075, 0.95), (0.09, 1.0), (0.075, 1.06), (0, 1.09)]
        kit.lathe(b, pearl, brass, (0.77 * math.cos(a), 0.77 * math.sin(a)), 32, 4)
    kit.lathe(b, [(0.5, 0.9), (0.47, 1.04), (0.36, 1.16), (0.18, 1.22), (0, 1.23)], kit.plain(b, "#5c1512", 0.8))
    for a in (0.0, math.pi / 2):
        span = np.linspace(-0.5, 0.5, 25)
        path = np.column_stack([span * math.cos(a), span * math.sin(a), 1.05 + 0.27 * np.cos(span * math.pi)])
        relief.ribbon(b, path, 0.12, brass, thick=0.06, closed=False)
    kit.lathe(b, [(0, 1.25), (0.13, 1.29), (0.165, 1.38), (0.13, 1.48), (0, 1.53)], brass, steps=5)


def man(kind: str) -> None:
    b = kit.man_bench()
    {"w": swede, "b": muscovite, "k": king}[kind](b)
    kit.save(kit.render(b), f"tablut/{kind}")


GROUNDS = {
    "field": (("w", "b", "k"), [(0.6, 0.6, 1.4, 1.4), (5.6, 5.6, 7.4, 7.4), (5.6, 1.6, 7.4, 2.4)]),
    "dark cells": (("w", "b", "k"), [(-0.4, 3.6, -0.1, 4.4), (4.1, 0.7, 4.4, 1.3), (4.6, 7.7, 5.4, 7.9)]),
    "throne": (("k",), [(3.6, 3.6, 4.4, 4.4)]),
}
CARD = Card(
    "tablut",
    (4.1, 4.3),
    10.6,
    -6.0,
    {
        "w": "e7 c5 d6 f5 g3 e3 b4",
        "b": "d9 f9 e8 a6 a4 b5 i6 i5 h4 d1 f1 d2 g8 c7",
        "k": "d4",
    },
    0.9,
)
TARGETS = {"tablut/board": board} | {f"tablut/{k}": lambda k=k: man(k) for k in "wbk"}
