"""Pictures for the shelf: the real board in the middle of a game, lying on the table."""

from __future__ import annotations

import json
import math
import re
from importlib import import_module
from pathlib import Path

import kit_files
from card import Card
from PIL import Image, ImageChops, ImageFilter

HERE = Path(__file__).resolve().parent
SIZE = (520, 400)
SCALE = 4  # drawn near the density of the boards, then reduced: turning alone would skip pixels of thin lines
SHADE = (10, 6, 2)


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
        man = Image.open(kit_files.file_of(f"{card.key}/{name}")).convert("RGBA")
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


def found() -> list[Card]:
    """The cards of the games: `CARD` in the module of their pictures."""
    texts = {path.stem: path.read_text(encoding="utf-8") for path in sorted(HERE.glob("*.py"))}
    return [import_module(name).CARD for name, text in texts.items() if re.search("^CARD = ", text, re.MULTILINE)]


CARDS = found()
SOURCES = {
    f"{c.key}/card": [f"{c.key}/board", "table", *(f"{c.key}/{m}" for m in c.men), *(f"dice/{d[0]}" for d in c.dice)]
    for c in CARDS
}
TARGETS = {f"{c.key}/card": lambda c=c: render(c) for c in CARDS}
