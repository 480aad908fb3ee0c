"""What an independent reader measures in a PDF, in millimetres from the upper left corner of a page."""

from __future__ import annotations

import io
import math
from collections import defaultdict
from collections.abc import Iterable
from typing import Any, NamedTuple

import pdfplumber
from pypdf import PdfReader

MM = 72 / 25.4
BOXES = ("/MediaBox", "/TrimBox", "/CropBox")


class Seen(NamedTuple):
    """A line, a rectangle or a curve of a page."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def middle(self) -> tuple[float, float]:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    @property
    def size(self) -> tuple[float, float]:
        return self.right - self.left, self.bottom - self.top


class Page(NamedTuple):
    """A page as it was read."""

    shapes: tuple[Seen, ...]
    text: str
    images: int


def pages_of(content: bytes, *numbers: int) -> list[Page]:
    """All pages, or those of some numbers."""
    with pdfplumber.open(io.BytesIO(content)) as document:
        return [_page(document.pages[number]) for number in numbers or range(len(document.pages))]


def count_pages(content: bytes) -> int:
    return len(PdfReader(io.BytesIO(content)).pages)


def _page(page: Any) -> Page:
    found = (*page.lines, *page.rects, *page.curves)
    shapes = tuple(Seen(*(item[name] / MM for name in ("x0", "top", "x1", "bottom"))) for item in found)
    return Page(shapes, page.extract_text(), len(page.images))


def boxes_of(content: bytes) -> list[tuple[float, ...]]:
    """Every box of every page."""
    reader: Any = PdfReader(io.BytesIO(content))
    return [tuple(float(edge) / MM for edge in page[name]) for page in reader.pages for name in BOXES]


def loose_fonts(content: bytes) -> list[str]:
    """The fonts that are named but not in the file."""
    loose: list[str] = []
    reader: Any = PdfReader(io.BytesIO(content))
    for page in reader.pages:
        drawn = page.get_contents().get_data()
        for name, font in page["/Resources"]["/Font"].items():
            described = font.get_object().get("/FontDescriptor")
            embedded = described is not None and "/FontFile2" in described.get_object()
            if f"{name} ".encode() in drawn and not embedded:
                loose.append(str(font.get_object()["/BaseFont"]))
    return loose


def apart(shapes: Iterable[Seen]) -> list[float]:
    """For each group of three equal shapes or more, how far apart the nearest two are."""
    alike: defaultdict[tuple[float, float], set[tuple[float, float]]] = defaultdict(set)
    for shape in shapes:
        size, middle = ((round(a, 1), round(b, 1)) for a, b in (shape.size, shape.middle))
        alike[size].add(middle)
    groups = [sorted(group) for group in alike.values() if len(group) > 2]
    return [min(math.dist(a, b) for i, a in enumerate(group) for b in group[:i]) for group in groups]
