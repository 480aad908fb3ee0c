"""Pictures for the shelf: the real board in the middle of a game, lying on the table."""

from __future__ import annotations

import json
import math
from dataclasses import dataclass, field

import kit_files
from PIL import Image, ImageChops, ImageFilter

SIZE = (520, 400)
SCALE = 4  # drawn near the density of the boards, then reduced: turning alone would skip pixels of thin lines
SHADE = (10, 6, 2)


@dataclass(frozen=True)
class Card:
    """What is seen: board coordinates of the centre, units across, a turn in degrees, and the men."""

    key: str
    centre: tuple[float, float]
    across: float
    turn: float
    men: dict[str, str]  # picture -> places, as "x,y x,y"
    width: float  # of a man, in units
    dice: tuple[tuple[str, float, float, float], ...] = ()  # frame, x, y, turn
    die: float = 1.08  # side of the picture of a die, in units
    wide: dict[str, float] = field(default_factory=dict)  # of the men that are not as wide as the others


def places(text: str) -> list[tuple[float, float]]:
    """'d6' is a point of a lattice, '3.5,0.5' a place in units."""
    out = []
    for word in text.split():
        if "," in word:
            x, y = word.split(",")
            out.append((float(x), float(y)))
        else:
            out.append((float(ord(word[0]) - ord("a")), float(word[1:]) - 1))
    return out


def column(x: float, top: bool, count: int) -> str:
    """Men of backgammon piled on an arrow."""
    ys = [0.46 + 0.9 * k for k in range(count)]
    return " ".join(f"{x},{11 - y if top else y}" for y in ys)


def shadow(canvas: Image.Image, alpha: Image.Image, at: tuple[int, int], reach: float, strength: float) -> None:
    """Cast the shadow of an alpha to the lower right: a tight one at the contact, a broad one."""
    pad = round(reach * 3)
    for shift, blur, part in ((0.35, 0.35, 0.55), (1.0, 0.9, 0.45)):
        mask = Image.new("L", (alpha.width + 2 * pad, alpha.height + 2 * pad))
        mask.paste(alpha, (pad, pad))
        mask = mask.filter(ImageFilter.GaussianBlur(reach * blur)).point(lambda v, p=part: round(v * strength * p))
        x, y = at[0] - pad + round(reach * shift * 0.6), at[1] - pad + round(reach * shift * 0.8)
        mask = mask.crop((max(0, -x), max(0, -y), mask.width, mask.height))
        layer = Image.new("RGBA", mask.size, (*SHADE, 0))
        layer.putalpha(mask)
        canvas.alpha_composite(layer, (max(0, x), max(0, y)))


def set_men(card: Card) -> tuple[Image.Image, tuple[float, float], float]:
    """The board with its men and dice at full resolution, its origin and unit."""
    folder = kit_files.IMAGES / card.key
    place = json.loads((folder / "board.json").read_text())
    board = Image.open(folder / "board.webp").convert("RGBA")
    (px, py), unit = place["origin"], place["unit"]
    things = []
    for name, text in card.men.items():
        man = Image.open(folder / f"{name}.webp").convert("RGBA")
        side = round(card.wide.get(name, card.width) * unit / 0.94)
        man = man.resize((side, side), Image.Resampling.LANCZOS)
        things += [(x, y, man, 0.13) for x, y in places(text)]
    for frame, x, y, turn in card.dice:
        die = (
            Image.open(kit_files.IMAGES / "dice" / f"{frame}.webp")
            .convert("RGBA")
            .rotate(turn, Image.Resampling.BICUBIC)
        )
        side = round(card.die * unit)
        things.append((x, y, die.resize((side, side), Image.Resampling.LANCZOS), 0.22))
    men = board.getchannel("A")
    for x, y, picture, height in sorted(things, key=lambda t: (-t[1], t[0])):
        at = (round(px + x * unit - picture.width / 2), round(py - y * unit - picture.height / 2))
        shadow(board, picture.getchannel("A"), at, height * unit, 0.62)
        board.alpha_composite(picture, at)
    board.putalpha(men)
    return board, (px, py), unit


def render(card: Card) -> None:
    """Turn the board, lay it on the table and reduce."""
    board, (px, py), unit = set_men(card)
    size = (SIZE[0] * SCALE, SIZE[1] * SCALE)
    zoom = card.across * unit / size[0]  # board pixels for one pixel of the card
    cx, cy = px + card.centre[0] * unit, py - card.centre[1] * unit
    c, s = math.cos(math.radians(card.turn)) * zoom, math.sin(math.radians(card.turn)) * zoom
    matrix = (c, -s, cx - c * size[0] / 2 + s * size[1] / 2, s, c, cy - s * size[0] / 2 - c * size[1] / 2)
    laid = board.transform(size, Image.Transform.AFFINE, matrix, Image.Resampling.BICUBIC)
    table = (
        Image.open(kit_files.IMAGES / "table.webp")
        .convert("RGBA")
        .resize((size[0] * 16 // 13, size[1]))
        .crop((0, 0, *size))
    )
    shadow(table, laid.getchannel("A"), (0, 0), 26 * SCALE / 2, 0.85)
    table.alpha_composite(laid)
    picture = table.convert("RGB").resize(SIZE, Image.Resampling.LANCZOS)
    kit_files.save(ImageChops.multiply(picture, _vignette()), f"{card.key}/card", 88)


def _vignette() -> Image.Image:
    """A card is lit in its middle: the eye goes to the men."""
    small = (
        Image.radial_gradient("L")
        .resize(SIZE, Image.Resampling.BICUBIC)
        .point(lambda v: 255 - round(70 * max(0, v - 110) / 145))
    )
    return Image.merge("RGB", (small, small, small))


MOULIN = Card("moulin", (3.1, 3.1), 9.3, 7.0, {"w": "a7 d7 d6 b4 f4 e3 g1", "b": "b6 d5 c4 c5 g4 d2 a1"}, 0.76)
ASSAUT = Card(
    "assaut",
    (3.05, 3.5),
    8.7,
    -6.0,
    {"s": "a5 b5 d5 c5 g5 a4 c4 d4 e4 f4 b3 c3 d3 f3 g3 c2 d2 e2 c1 d1", "o": "d6 e7"},
    0.77,
)
BACKGAMMON = Card(
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

TABLUT = Card(
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
REVERSI = Card(
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

JACQUET = Card(
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
BOITE = Card(
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
BARRICADES = Card(
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

NIM_BICOLORE = Card(
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
MINI_HALMA = Card(
    "mini_halma", (2.0, 2.05), 7.4, 6.0, {"w": "b5 a4 c3 d3 e2 c1 d1 e1", "b": "a5 c5 b4 a3 b3 e3 c2 c4"}, 0.76
)
CROSSES = Card(
    "crosses", (1.6, 1.55), 6.2, -6.0, {"r": "1,0.5", "b": "2,2.5", "o": "0,2 3,0"}, 0.74, wide={"r": 3.15, "b": 3.15}
)
QUANDARY = Card(
    "quandary",
    (5.6, 5.6),
    12.4,
    5.0,
    {"w": "2,3 4,5 7,2 9,4", "b": "3,9 5,7 8,8 10,6"},
    0.62,
)

NEO_PETTIE = Card(
    "neo_pettie",
    (4.6, 5.0),
    11.4,
    5.0,
    {
        "w": "a7 b7 c6 e7 f7 g7 h6 j7 c5 d4 f5 a3 c2 d2 e3 g2 h2 i3 j2",
        "b": "a9 b9 c9 d9 f9 g8 h9 i9 d8 e5 b4 c4 g4 h4 i5 e4 f3",
    },
    0.82,
)
DAMES_EN_CROIX = Card(
    "dames_en_croix",
    (3.05, 3.6),
    8.7,
    -6.0,
    {"w": "a4 b5 c4 d4 e4 f5 g4 a3 c3 d3 e3 f3 c2 d2 e2 d1 e1", "b": "c7 d7 e7 c6 e6 d6 c5 e5"},
    0.77,
)
TRESOR = Card(
    "tresor",
    (3.0, 3.2),
    8.7,
    6.0,
    {
        "w": "c7 e6 f5 g3 e2 c1 b3",
        "b": "c5 d5 e5 e4 e3 c3 c4",
        "l": " ".join(f"{2.64 + 0.24 * i:.2f},{2.64 + 0.24 * j:.2f}" for i in range(4) for j in range(4) if i or j),
    },
    0.77,
    wide={"l": 0.24},
)
TURNABOUT = Card(
    "turnabout",
    (3.5, 3.9),
    9.2,
    -5.0,
    {
        "cross": "d8 d7 b5 e4 f6 c3 g3 d1",
        "arcs": "c6 e7 d5 f4 b2 g5",
        "turned": "d6 e6 c5 f5 d4 g6 e2",
    },
    0.94,
)


def slanted(cells: str) -> str:
    """Cells of the largest board of Hex, in units."""
    found = []
    for cell in cells.split():
        x, y = ord(cell[0]) - ord("a"), int(cell[1:]) - 1
        found.append(f"{x + y / 2},{(15 - y) * math.sqrt(3) / 2}")
    return " ".join(found)


def upright(cells: str) -> str:
    """Cells of Agon, in units."""
    found = []
    for cell in cells.split():
        x, rank = ord(cell[0]) - ord("f"), int(cell[1:])
        found.append(f"{1.5 * x},{(2 * rank - 12 + abs(x)) * math.sqrt(3) / 2}")
    return " ".join(found)


def holes(cells: str) -> str:
    """Holes of Twixt, whose rows are counted from the top, in units."""
    return " ".join(f"{ord(cell[0]) - ord('a')},{24 - int(cell[1:])}" for cell in cells.split())


def bridges(kind: str, links: str) -> dict[str, str]:
    """Links of Twixt by their pictures: the middles of those that lead alike."""
    ways = ((1, 2), (1, -2), (2, 1), (2, -1))
    found: dict[str, str] = {}
    for link in links.split():
        (x, y), (x2, y2) = places(holes(link.replace("-", " ")))
        name = f"{kind}{ways.index((round(x2 - x), round(y2 - y)))}"
        found[name] = f"{found.get(name, '')} {(x + x2) / 2},{(y + y2) / 2}"
    return found


HEX = Card(
    "hex",
    (10.6, 6.6),
    13.6,
    -6.0,
    {
        "w": slanted("i4 h6 g7 g9 f11 h8 j5 k7 f12 e13 i10 l4 k9"),
        "b": slanted("f8 e9 h7 i7 j6 d10 g8 k6 l6 m5 f10 h9 i9"),
    },
    0.84,
)
AGON = Card(
    "agon",
    (0.6, 0.4),
    17.0,
    6.0,
    {"w": upright("d5 e5 f4 g5 h3 h6"), "b": upright("d7 f8 g8 e8 h7 i6"), "W": upright("f5"), "B": upright("f7")},
    1.5,
)
MEANDRES = Card(
    "meandres",
    (2.0, 2.05),
    7.6,
    -6.0,
    {"a": "a5 b5 d5 e5 b4 d4 a3 e3 c2 a1 d1 e2", "b": "c5 a4 c4 e4 b3 d3 a2 b2 d2 b1 c1 e1"},
    1.048 * 0.94,
)
TWIXT = Card(
    "twixt",
    (11.6, 11.8),
    13.0,
    6.0,
    {
        **bridges("w", "k5-l7 k9-l7 k9-l11 l11-n12 m14-n12 m14-n16 n16-p17"),
        **bridges("b", "g11-i12 i12-j14 j14-l13 o10-q11 q11-s12 n8-o10"),
        "w": holes("k5 l7 k9 l11 n12 m14 n16 h8 q9 p17"),
        "b": holes("g11 i12 j14 l13 o10 q11 s12 e10 n8 i16"),
    },
    0.7,
    wide={f"{kind}{way}": 2.6 for kind in "wb" for way in range(4)},
)

CARDS = (
    MOULIN,
    ASSAUT,
    BACKGAMMON,
    TABLUT,
    REVERSI,
    JACQUET,
    BOITE,
    BARRICADES,
    NIM_BICOLORE,
    MINI_HALMA,
    CROSSES,
    QUANDARY,
    HEX,
    AGON,
    MEANDRES,
    TWIXT,
    NEO_PETTIE,
    DAMES_EN_CROIX,
    TRESOR,
    TURNABOUT,
)
SOURCES = {
    f"{c.key}/card": [f"{c.key}/board", "table", *(f"{c.key}/{m}" for m in c.men), *(f"dice/{d[0]}" for d in c.dice)]
    for c in CARDS
}
TARGETS = {f"{c.key}/card": lambda c=c: render(c) for c in CARDS}
