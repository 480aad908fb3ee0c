"""Quandary: 144 squares of pear stained in eight colours, each with the sign of its colour, and turned pawns."""

from __future__ import annotations

import math
import time

import kit
import relief
from card import Card

OUTER = (-1.5, -1.5, 12.5, 12.5)
FIELD = (-0.55, -0.55, 11.55, 11.55)
FRAME, LIP = 0.82, 0.13
FRAME_Z, FIELD_Z = 0.5, 0.3
SQUARE = 0.472
GRID = (
    "BOGRJMVNRGBV",
    "JVNMOGRBMONJ",
    "GBRJVNMGJRVO",
    "MJONBOVRNMGB",
    "NRGVMGBOVBJM",
    "OMJBRVNJGNOR",
    "JVOGJMRBMRVN",
    "BNRMONGVOGBJ",
    "GJBNGRBMJNMR",
    "MRVOJVONBVGO",
    "VGNRMNGJMORV",
    "OBMJOBRVNJBG",
)
"""The colours of the squares, the upper row first."""
STAIN = {
    "B": "#2d5677",
    "G": "#837f76",
    "J": "#c79f3f",
    "M": "#8a709f",
    "N": "#2a2523",
    "O": "#b8662d",
    "R": "#923128",
    "V": "#437048",
}
DARK, PALE = "#15110e", "#f6efdf"
PALE_SIGN = "BNRV"
"""The colours whose sign is pale."""


def shape(colour: str) -> list[kit.Point]:
    """The outline of a sign within a circle of radius 1."""
    corner = math.sqrt(0.5)
    return {
        "B": kit.circle(0, 0, 0.85, 32),
        "G": [(-1.0, -0.34), (1.0, -0.34), (1.0, 0.34), (-1.0, 0.34)],
        "J": relief.spikes(5, 1.12, 0.46),
        "M": [(0, -1.05), (0.8, 0), (0, 1.05), (-0.8, 0)],
        "N": [(x * corner - y * corner, x * corner + y * corner) for x, y in relief.cross(1.05, 0.26)],
        "O": [(-1.0, -0.75), (1.0, -0.75), (0, 0.95)],
        "R": [(-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8)],
        "V": relief.cross(1.0, 0.3),
    }[colour]


SIGN, AT = 0.13, (-0.29, 0.29)
"""The size of a sign and its place in the square: beside the pawn that may stand there."""


def board() -> None:
    """The board, 14 units wide."""
    start = time.process_time()
    b = kit.bench(OUTER, 2000, 14)
    kit.base(b, OUTER)
    kit.frame(b, OUTER, FRAME, FRAME_Z, "walnut", 0.08, 4.1)
    kit.frame(b, kit.inner(OUTER, FRAME), LIP, FRAME_Z + 0.025, "ebony", 0.05, 7.7)
    kit.prism(b, kit.rectangle(*FIELD), 0, FIELD_Z - 0.06, kit.plain(b, "#1a120c", 0.6))
    for row, letters in enumerate(GRID):
        for column, letter in enumerate(letters):
            x, y = float(column), float(11 - row)
            turned = (row + column) % 2
            wood = kit.stained(b, "pear", STAIN[letter], FIELD, "XY"[turned], 2.3 + turned + 0.37 * ord(letter))
            kit.prism(b, [(x + u, y + v) for u, v in kit.rounded(SQUARE, 0.07, 4)], 0, FIELD_Z, wood, 0.03, 2)
            ink = kit.plain(b, PALE if letter in PALE_SIGN else DARK, 0.4)
            sign = [(x + AT[0] + SIGN * u, y + AT[1] + SIGN * v) for u, v in shape(letter)]
            kit.prism(b, sign, 0.1, FIELD_Z + 0.006, ink)
    kit.save_board(b, "quandary", start)


PROFILE = [(0, 0), (0.84, 0), (0.95, 0.03), (1.0, 0.14), (1.0, 0.27), (0.95, 0.36), (0.6, 0.4), (0.3, 0.44), (0, 0.45)]


def pawn(side: str) -> None:
    """A boss with a rim of the other tone, so that it stands out on every colour."""
    b = kit.man_bench()
    body, rim = ("ivory", "ebony") if side == "w" else ("ebony", "ivory")
    kit.lathe(b, PROFILE, kit.turned_wood(b, rim, 2.9))
    kit.lathe(b, [(0.8, 0.3), (0.8, 0.42), (0.72, 0.45), (0.4, 0.5), (0, 0.52)], kit.turned_wood(b, body, 5.3))
    relief.sign(b, "ring" if side == "w" else "star", 0.535, kit.plain(b, DARK if side == "w" else PALE, 0.4), 0.9)
    kit.save(kit.render(b), f"quandary/{side}")


CARD = Card(
    "quandary",
    (5.6, 5.6),
    12.4,
    5.0,
    {"w": "2,3 4,5 7,2 9,4", "b": "3,9 5,7 8,8 10,6"},
    0.62,
)
TARGETS = {"quandary/board": board, "quandary/w": lambda: pawn("w"), "quandary/b": lambda: pawn("b")}
