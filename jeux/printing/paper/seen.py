"""Converts the pages of a reportlab canvas to drawings, so that a text document can be previewed.

Interprets reportlab's PDF page commands; only those that our documents use are supported.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from reportlab.lib.units import mm
from reportlab.pdfbase.pdfmetrics import getFont
from reportlab.pdfgen.canvas import Canvas

from jeux.common.palette import BLACK, Colour
from jeux.common.typography import LETTERS
from jeux.printing.paper.drawing import Box, Drawing, Polygon, Shape, Stroke, Window, Words, around
from jeux.printing.paper.faces import FACES
from jeux.views.style.layout import Spot

BOW = 6
"""Line segments that approximate a curve."""
_TOKEN = re.compile(r"\((?:\\.|[^\\()])*\)|\[[^\]]*\]|/[^\s/\[\]()]+|[^\s/\[\]()]+", re.DOTALL)
_SOFT = "\xad"
"""The soft hyphen, which a screen hides."""
_ESCAPE = re.compile(r"\\([0-7]{1,3}|.)", re.DOTALL)
_LETTERS = {"n": "\n", "r": "\r", "t": "\t", "b": "\b", "f": "\f"}
_FACE_OF = {face.file.removesuffix(".ttf"): name for name, face in LETTERS["standard"].faces.items()}


class Matrix(NamedTuple):
    """An affine transformation from command coordinates to the page."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    e: float = 0.0
    f: float = 0.0

    def at(self, x: float, y: float) -> Spot:
        """The transformed point."""
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    def after(self, inner: Matrix) -> Matrix:
        """The composition: `inner` first, then this one."""
        e, f = self.at(inner.e, inner.f)
        return Matrix(
            self.a * inner.a + self.c * inner.b,
            self.b * inner.a + self.d * inner.b,
            self.a * inner.c + self.c * inner.d,
            self.b * inner.c + self.d * inner.d,
            e,
            f,
        )

    @property
    def factor(self) -> float:
        """The scale factor for lengths."""
        return math.sqrt(abs(self.a * self.d - self.b * self.c))


@dataclass(frozen=True)
class _State:
    """The graphics state, saved by ``q`` and restored by ``Q``."""

    place: Matrix
    fill: Colour = BLACK
    ink: Colour = BLACK
    width: float = 1.0
    dashes: tuple[float, ...] = ()
    font: str = ""
    size: float = 12.0
    leading: float = 0.0
    through: Box | None = None
    """The clip rectangle; our documents clip to no other shape."""


@dataclass
class _Reader:
    """Interprets the commands of one page."""

    state: _State
    letters: dict[str, tuple[str, Sequence[int]]]
    """By font name: our typeface, and the letter of each character code."""
    seen: list[tuple[Box | None, list[Shape]]] = field(default_factory=list)
    """The shapes; consecutive ones with the same clip rectangle are grouped."""
    kept: list[_State] = field(default_factory=list)
    paths: list[list[Spot]] = field(default_factory=list)
    line: Matrix = field(default_factory=Matrix)
    """The start of the current text line."""
    written: float = 0.0
    """The width of the text shown on that line so far."""

    def read(self, code: str) -> tuple[Shape, ...]:
        """Execute all the commands."""
        words: list[str] = []
        for token in _TOKEN.findall(code):
            act = _ACTS.get(token)
            if act:
                act(self, words)
                words = []
            elif token in _WITHOUT_INK:
                words = []
            else:
                words.append(token)
        return tuple(self._whole())

    def _whole(self) -> Iterator[Shape]:
        for through, shapes in self.seen:
            if through:
                yield Window(through, tuple(shapes))
            else:
                yield from shapes

    @property
    def shapes(self) -> list[Shape]:
        """The list that receives the next shape."""
        if not self.seen or self.seen[-1][0] != self.state.through:
            self.seen.append((self.state.through, []))
        return self.seen[-1][1]

    def keep(self, _: list[str]) -> None:
        self.kept.append(self.state)

    def bring_back(self, _: list[str]) -> None:
        self.state = self.kept.pop()

    def place(self, words: list[str]) -> None:
        self.state = replace(self.state, place=self.state.place.after(Matrix(*_numbers(words))))

    def colour_fill(self, words: list[str]) -> None:
        self.state = replace(self.state, fill=_colour(words))

    def colour_ink(self, words: list[str]) -> None:
        self.state = replace(self.state, ink=_colour(words))

    def widen(self, words: list[str]) -> None:
        self.state = replace(self.state, width=float(words[-1]))

    def dash(self, words: list[str]) -> None:
        self.state = replace(self.state, dashes=tuple(_numbers(words[0].strip("[]").split())))

    # --- paths ----------------------------------------------------------------------------------------------------

    def begin(self, _: list[str]) -> None:
        self.paths = []

    def move(self, words: list[str]) -> None:
        self.paths.append([self.state.place.at(*_numbers(words))])

    def go(self, words: list[str]) -> None:
        self.paths[-1].append(self.state.place.at(*_numbers(words)))

    def bend(self, words: list[str]) -> None:
        x1, y1, x2, y2, x3, y3 = _numbers(words)
        place, start = self.state.place, self.paths[-1][-1]
        self.paths[-1] += _curve(start, place.at(x1, y1), place.at(x2, y2), place.at(x3, y3))

    def frame(self, words: list[str]) -> None:
        x, y, width, height = _numbers(words)
        corners = ((x, y), (x + width, y), (x + width, y + height), (x, y + height), (x, y))
        self.paths.append([self.state.place.at(*corner) for corner in corners])

    def close(self, _: list[str]) -> None:
        self.paths[-1].append(self.paths[-1][0])

    def stroke(self, _: list[str]) -> None:
        state = self.state
        factor = state.place.factor
        dashes = (state.dashes[0] * factor, state.dashes[-1] * factor) if state.dashes else None
        self.shapes.extend(Stroke(tuple(path), state.ink, state.width * factor, dashes) for path in self.paths)
        self.paths = []

    def fill(self, _: list[str]) -> None:
        self.shapes.extend(Polygon(tuple(path), self.state.fill) for path in self.paths if len(path) > 2)
        self.paths = []

    def both(self, words: list[str]) -> None:
        paths = list(self.paths)
        self.fill(words)
        self.paths = paths
        self.stroke(words)

    def clip(self, _: list[str]) -> None:
        """Intersect the clip rectangle with the rectangle of the path."""
        box, before = around([spot for path in self.paths for spot in path]), self.state.through
        if before:
            left, top = max(box.left, before.left), max(box.top, before.top)
            box = Box(left, top, max(left, min(box.right, before.right)), max(top, min(box.bottom, before.bottom)))
        self.state = replace(self.state, through=box)

    # --- words ----------------------------------------------------------------------------------------------------

    def start_words(self, _: list[str]) -> None:
        self.line, self.written = Matrix(), 0.0

    def set_line(self, words: list[str]) -> None:
        self.line, self.written = Matrix(*_numbers(words)), 0.0

    def shift_line(self, words: list[str]) -> None:
        self.line, self.written = self.line.after(Matrix(1, 0, 0, 1, *_numbers(words))), 0.0

    def next_line(self, _: list[str]) -> None:
        self.line, self.written = self.line.after(Matrix(f=-self.state.leading)), 0.0

    def choose_font(self, words: list[str]) -> None:
        self.state = replace(self.state, font=words[0], size=float(words[1]))

    def lead(self, words: list[str]) -> None:
        self.state = replace(self.state, leading=float(words[0]))

    def write(self, words: list[str]) -> None:
        """Show text, after what is already on the same line."""
        state = self.state
        face, letters = self.letters[state.font]
        text = "".join(chr(letters[ord(code)]) for code in _codes(words[0])).replace(_SOFT, "-")
        at = state.place.after(self.line).after(Matrix(e=self.written))
        written = Words((at.e, at.f), text, _FACE_OF[face], state.size * at.factor, state.fill, "start")
        last = self.shapes[-1] if self.written and self.shapes else None
        if isinstance(last, Words) and replace(written, text=last.text, foot=last.foot) == last:
            self.shapes[-1] = replace(last, text=last.text + text)  # a line of text is split by font subset
        elif text.strip():
            self.shapes.append(written)
        self.written += getFont(face).stringWidth(text, state.size)


_ACTS: dict[str, Callable[[_Reader, list[str]], None]] = {
    "q": _Reader.keep,
    "Q": _Reader.bring_back,
    "cm": _Reader.place,
    "rg": _Reader.colour_fill,
    "g": _Reader.colour_fill,
    "RG": _Reader.colour_ink,
    "G": _Reader.colour_ink,
    "w": _Reader.widen,
    "d": _Reader.dash,
    "n": _Reader.begin,
    "m": _Reader.move,
    "l": _Reader.go,
    "c": _Reader.bend,
    "re": _Reader.frame,
    "h": _Reader.close,
    "S": _Reader.stroke,
    "f": _Reader.fill,
    "f*": _Reader.fill,
    "B": _Reader.both,
    "B*": _Reader.both,
    "W": _Reader.clip,
    "W*": _Reader.clip,
    "BT": _Reader.start_words,
    "Tm": _Reader.set_line,
    "Td": _Reader.shift_line,
    "T*": _Reader.next_line,
    "Tf": _Reader.choose_font,
    "TL": _Reader.lead,
    "Tj": _Reader.write,
}
_WITHOUT_INK = frozenset({"ET", "J", "j", "M", "Tc", "Tw", "Tz", "Ts", "Tr", "gs", "BMC", "BDC", "EMC"})
"""Operators that a preview ignores, such as line ends and tags."""


def drawing_of(canvas: Canvas, width: float, height: float) -> Drawing:
    """The current page of a canvas as a drawing; width and height in points."""
    whole = _State(Matrix(1 / mm, 0.0, 0.0, -1 / mm, 0.0, height / mm))
    shapes = _Reader(whole, dict(_letters(canvas))).read("\n".join(canvas._code))  # no public access
    return Drawing(width / mm, height / mm, shapes)


def _letters(canvas: Canvas) -> Iterator[tuple[str, tuple[str, Sequence[int]]]]:
    for face in FACES:
        state = getFont(face).state.get(canvas._doc)  # no public access
        if state and state.internalName:
            for number, letters in enumerate(state.subsets):
                yield f"/{state.internalName}+{number}", (face, letters)


def _numbers(words: Sequence[str]) -> list[float]:
    return [float(word) for word in words]


def _colour(words: Sequence[str]) -> Colour:
    parts = [round(255 * number) for number in _numbers(words)]
    red, green, blue = parts if len(parts) == 3 else parts * 3
    return red, green, blue


def _codes(word: str) -> str:
    def letter(found: re.Match[str]) -> str:
        escaped = found[1]
        return chr(int(escaped, 8)) if escaped.isdecimal() else _LETTERS.get(escaped, escaped)

    return _ESCAPE.sub(letter, word[1:-1])


def _curve(start: Spot, first: Spot, second: Spot, end: Spot) -> Iterator[Spot]:
    """Points of a cubic Bézier curve, without its start."""
    for part in range(1, BOW + 1):
        t = part / BOW
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        points = tuple(zip(weights, (start, first, second, end), strict=True))
        yield sum(w * x for w, (x, _) in points), sum(w * y for w, (_, y) in points)
