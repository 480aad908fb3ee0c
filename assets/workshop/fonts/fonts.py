"""Fetch the two type families and complete them for French.

Both families lack U+202F, the narrow no-break space that French sets before ; ! ? and inside guillemets; the interface
face also lacks arrows, the raised letters of ordinals and the small emblems that tell the players apart without
colour; neither has the signs on the keys of macOS. We add just those glyphs, and take the stroke out of the interface
face's zero. Neither licence text declares a Reserved Font Name, so the OFL lets the completed files keep their names
(CREDITS.md says that they were completed).
"""

from __future__ import annotations

import itertools
import math
import subprocess
import tarfile
import tempfile
from array import array
from pathlib import Path

from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphCoordinates, flagOverlapSimple

FONTS = Path(__file__).resolve().parents[2] / "fonts"
PACKAGES = {
    "@expo-google-fonts/eb-garamond@0.4.3": (
        "OFL-EBGaramond.txt",
        {
            "400Regular/EBGaramond_400Regular.ttf": "EBGaramond-Regular.ttf",
            "600SemiBold/EBGaramond_600SemiBold.ttf": "EBGaramond-SemiBold.ttf",
            "400Regular_Italic/EBGaramond_400Regular_Italic.ttf": "EBGaramond-Italic.ttf",
        },
    ),
    "@expo-google-fonts/atkinson-hyperlegible@0.4.1": (
        "OFL-AtkinsonHyperlegible.txt",
        {
            "400Regular/AtkinsonHyperlegible_400Regular.ttf": "AtkinsonHyperlegible-Regular.ttf",
            "700Bold/AtkinsonHyperlegible_700Bold.ttf": "AtkinsonHyperlegible-Bold.ttf",
            "400Regular_Italic/AtkinsonHyperlegible_400Regular_Italic.ttf": "AtkinsonHyperlegible-Italic.ttf",
            "700Bold_Italic/AtkinsonHyperlegible_700Bold_Italic.ttf": "AtkinsonHyperlegible-BoldItalic.ttf",
        },
    ),
}

Polygon = list[tuple[float, float]]
SPACES = {0x202F: ("narrownbspace", 0.20), 0x2009: ("thinspace.added", 0.20)}  # width in em
COLUMN_FIGURES = 0xE030
"""Where the figures of equal width are, from 0 to 9."""
RAISED_LETTERS = {0x1D49: "e", 0x02B3: "r"}
RAISED = 0.64  # size of a raised letter to the letter
MIDDLE = 330.0  # optical middle of the lower case and figures, in thousandths of an em


def arrow(turn: int, stroke: float) -> Polygon:
    """Arrow pointing right, turned by quarter turns about the optical middle."""
    half, head, reach = 360.0, 210.0, 190.0
    s = stroke / 2
    slope = s * math.sqrt(2)
    right = [
        (-half, -s),
        (half - slope - s, -s),
        (half - head - slope, -reach + slope),
        (half - head, -reach - slope + s),
        (half, 0),
        (half - head, reach + slope - s),
        (half - head - slope, reach - slope),
        (half - slope - s, s),
        (-half, s),
    ]
    c, d = round(math.cos(turn * math.pi / 2)), round(math.sin(turn * math.pi / 2))
    return [(450 + x * c - y * d, MIDDLE + x * d + y * c) for x, y in right]


def regular(sides: int, radius: float, turn: float) -> Polygon:
    """Regular polygon; with many sides it serves as a disc."""
    angles = [2 * math.pi * i / sides + turn for i in range(sides)]
    return [(400 + radius * math.cos(a), MIDDLE + radius * math.sin(a)) for a in angles]


def tick(stroke: float) -> Polygon:
    """Check mark: two strokes of one width that meet in a mitre."""
    s = stroke / math.sqrt(2)
    return [
        (330, 30),
        (760, 460 + s),
        (760 - s, 460 + 2 * s),
        (330, 30 + 2 * s),
        (170 + s, 190 + 2 * s),
        (170, 190 + s),
    ]


def bar(start: tuple[float, float], end: tuple[float, float], stroke: float) -> Polygon:
    """A straight line of this width, square at its ends."""
    along = math.dist(start, end)
    x, y = ((e - s) / along * stroke / 2 for s, e in zip(start, end, strict=True))
    (x0, y0), (x1, y1) = (start[0] - x, start[1] - y), (end[0] + x, end[1] + y)
    return [(x0 - y, y0 + x), (x1 - y, y1 + x), (x1 + y, y1 - x), (x0 + y, y0 - x)]


def loop(quarter: int, side: float, radius: float, stroke: float) -> Polygon:
    """The loop at a corner of the square of ⌘: three quarters of a ring."""
    angles = [math.pi / 2 * quarter - math.pi / 2 + math.pi * 3 / 2 * i / 18 for i in range(19)]
    turn = math.pi / 2 * quarter + math.pi / 4
    away = (side + radius) * math.sqrt(2)
    x, y = 450 + away * math.cos(turn), MIDDLE + away * math.sin(turn)
    outer, inner = radius + stroke / 2, radius - stroke / 2
    return [
        *((x + outer * math.cos(a), y + outer * math.sin(a)) for a in angles),
        *((x + inner * math.cos(a), y + inner * math.sin(a)) for a in reversed(angles)),
    ]


def command(stroke: float) -> list[Polygon]:
    """⌘: a square whose sides go on into a loop at each corner."""
    side, radius = 118.0, 108.0
    reach = side + radius - stroke / 2
    lines = [((way * side, -reach), (way * side, reach)) for way in (-1, 1)]
    lines += [((-reach, way * side), (reach, way * side)) for way in (-1, 1)]
    bars = [bar((450 + x, MIDDLE + y), (450 + z, MIDDLE + w), stroke) for (x, y), (z, w) in lines]
    return [*bars, *(loop(quarter, side, radius, stroke) for quarter in range(4))]


def path(points: Polygon, stroke: float) -> list[Polygon]:
    """Straight lines one after the other."""
    return [bar(start, end, stroke) for start, end in itertools.pairwise(points)]


def option(stroke: float) -> list[Polygon]:
    """⌥: a line that steps down, and a short one beside its upper part."""
    high, low = MIDDLE + 230, MIDDLE - 230
    return [*path([(130, high), (330, high), (570, low), (770, low)], stroke), bar((560, high), (770, high), stroke)]


def shift(stroke: float) -> list[Polygon]:
    """⇧: the outline of an arrow upwards."""
    half = [(0.0, 330.0), (330.0, 0.0), (150.0, 0.0), (150.0, -290.0)]
    points = [*half, *((-x, y) for x, y in reversed(half))]
    return path([(450 + x, MIDDLE + y) for x, y in points], stroke)


def drawings(bold: bool) -> dict[int, tuple[str, int, list[Polygon]]]:
    """Code point -> glyph name, advance width, outlines; where they lie on each other they are one."""
    stroke = 118.0 if bold else 78.0
    quarter = {0x2192: 0, 0x2191: 1, 0x2190: 2, 0x2193: 3}
    out = {code: (f"arrow{turn}.added", 900, [arrow(turn, stroke)]) for code, turn in quarter.items()}
    out[0x25CF] = ("disc.added", 800, [regular(48, 300, 0)])
    out[0x25A0] = ("square.added", 800, [regular(4, 380, math.pi / 4)])
    out[0x25B2] = ("triangle.added", 800, [regular(3, 370, math.pi / 2)])
    out[0x25C6] = ("diamond.added", 800, [regular(4, 360, 0)])
    out[0x2713] = ("tick.added", 860, [tick(stroke * 1.15)])
    out[0x2318] = ("command.added", 900, command(stroke * 0.8))
    out[0x2325] = ("option.added", 900, option(stroke * 0.8))
    out[0x21E7] = ("shift.added", 900, shift(stroke * 0.8))
    return out


def add_glyph(font: TTFont, code: int, name: str, width: int, outlines: list[Polygon]) -> None:
    """Append one glyph and map it; without an outline it is a space."""
    pen = TTGlyphPen(None)
    scale = font["head"].unitsPerEm / 1000
    for outline in outlines:
        area = sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(outline, outline[1:] + outline[:1], strict=True))
        points = outline if area < 0 else outline[::-1]  # TrueType fills clockwise outlines
        pen.moveTo((round(points[0][0] * scale), round(points[0][1] * scale)))
        for x, y in points[1:]:
            pen.lineTo((round(x * scale), round(y * scale)))
        pen.closePath()
    glyph = pen.glyph()
    if len(outlines) > 1:
        glyph.flags[0] |= flagOverlapSimple
    put_glyph(font, code, name, round(width * scale), glyph)


def put_glyph(font: TTFont, code: int, name: str, width: int, glyph: Glyph) -> None:
    """Append a glyph of this width, in units of the font, and map it."""
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"].glyphs[name] = glyph
    font["glyf"].glyphOrder = font.getGlyphOrder()
    glyph.recalcBounds(font["glyf"])
    font["hmtx"].metrics[name] = (width, getattr(glyph, "xMin", 0))
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = name


def column_figures(font: TTFont) -> list[str]:
    """The figures of equal width (the feature ``tnum``) of a font whose ordinary ones differ in width, from 0 to 9;
    none for other fonts. The program's typesetter knows no features: it finds them at U+E030 to U+E039."""
    names = [font.getBestCmap()[ord(figure)] for figure in "0123456789"]
    if len({font["hmtx"].metrics[name][0] for name in names}) == 1:
        return []
    table = font["GSUB"].table
    lookups = {i for r in table.FeatureList.FeatureRecord if r.FeatureTag == "tnum" for i in r.Feature.LookupListIndex}
    other: dict[str, str] = {}
    for index in lookups:
        for part in table.LookupList.Lookup[index].SubTable:
            other |= getattr(part, "ExtSubTable", part).mapping
    return [other[name] for name in names]


def open_zero(font: TTFont) -> None:
    """Take the stroke out of the interface face's zero: it tells 0 from O in a code, but looks foreign in a sentence.
    The two halves of the counter become one oval of the outer outline's shape, as wide and high as both together.
    The zero of columns is made of this one."""
    glyph = font["glyf"]["zero"]
    ends = glyph.endPtsOfContours
    points = [(x, y) for x, y in glyph.coordinates]
    outer, halves = points[: ends[0] + 1], points[ends[0] + 1 :]
    (left, right), (low, high) = ((min(part), max(part)) for part in zip(*outer, strict=True))
    (inner_left, inner_right), (inner_low, inner_high) = ((min(p), max(p)) for p in zip(*halves, strict=True))
    counter = [
        (
            inner_left + (x - left) * (inner_right - inner_left) / (right - left),
            inner_low + (y - low) * (inner_high - inner_low) / (high - low),
        )
        for x, y in outer
    ]
    flags = list(glyph.flags[: ends[0] + 1])
    glyph.coordinates = GlyphCoordinates([*outer, *((round(x), round(y)) for x, y in counter[::-1])])
    glyph.flags = array("B", [*flags, *flags[::-1]])
    glyph.endPtsOfContours = [ends[0], 2 * ends[0] + 1]
    glyph.numberOfContours = 2
    glyph.program.fromBytecode(b"")  # the hints spoke of the points that are gone
    glyph.recalcBounds(font["glyf"])


def add_raised(font: TTFont, code: int, letter: str) -> None:
    """A raised letter of French ordinals (1ʳᵉ, XVIIIᵉ): the letter reduced, as high as the capitals."""
    metrics = font["OS/2"]
    pen = TTGlyphPen(font.getGlyphSet())
    lift = metrics.sCapHeight - RAISED * metrics.sxHeight
    font.getGlyphSet()[letter].draw(TransformPen(pen, (RAISED, 0, 0, RAISED, 0, lift)))
    put_glyph(font, code, f"{letter}.raised", round(font["hmtx"].metrics[letter][0] * RAISED), pen.glyph())


def complete(source: Path, target: Path) -> list[str]:
    """Write the font with the missing glyphs added and its zero without a stroke; returns what was added."""
    font = TTFont(source, recalcTimestamp=False)
    had = set(font.getBestCmap())
    added = []
    for code, (name, em) in SPACES.items():
        if code not in had:
            add_glyph(font, code, name, round(em * 1000), [])
            added.append(f"U+{code:04X}")
    for code, (name, width, outlines) in drawings("Bold" in target.name).items():
        if code not in had:
            add_glyph(font, code, name, width, outlines)
            added.append(f"U+{code:04X}")
    for code, letter in RAISED_LETTERS.items():
        if code not in had:
            add_raised(font, code, letter)
            added.append(f"U+{code:04X}")
    for figure, name in enumerate(column_figures(font)):
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[COLUMN_FIGURES + figure] = name
    if font["glyf"]["zero"].numberOfContours == 3:
        open_zero(font)
        added.append("0")
    font.save(target)
    return added


def fetch(package: str, folder: Path) -> Path:
    """Unpack one npm package with the ordinary client; returns its root."""
    done = subprocess.run(["npm", "pack", "--silent", package], cwd=folder, check=True, capture_output=True, text=True)
    with tarfile.open(folder / done.stdout.split()[-1]) as archive:
        archive.extractall(folder, filter="data")
    return folder / "package"


def main() -> None:
    FONTS.mkdir(parents=True, exist_ok=True)
    for package, (licence, files) in PACKAGES.items():
        with tempfile.TemporaryDirectory() as folder:
            root = fetch(package, Path(folder))
            (FONTS / licence).write_bytes((root / "LICENSE_FONT").read_bytes())
            for source, target in files.items():
                added = complete(root / source, FONTS / target)
                print(f"{target}: added {' '.join(added)}")


if __name__ == "__main__":
    main()
