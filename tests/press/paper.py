"""Reads what was printed with other libraries than the one that wrote it."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator

import pdfplumber
from pypdf import PdfReader
from pypdf.generic import DictionaryObject, IndirectObject


def letters_of(content: bytes, *numbers: int) -> list[str]:
    """The letters of each page, or of those of some numbers, in the order in which they were set, without spaces."""
    with pdfplumber.open(io.BytesIO(content)) as document:
        chosen = [document.pages[number] for number in numbers] or document.pages
        return [bare("".join(char["text"] for char in page.chars)) for page in chosen]


def bare(text: str) -> str:
    """A text without spaces of any width."""
    return re.sub(r"\s+", "", text)


def ends_of(content: bytes) -> list[str]:
    """The last line of each of two columns of each page, above the foot."""
    found = []
    with pdfplumber.open(io.BytesIO(content)) as document:
        for page in document.pages:
            chars = [char for char in page.chars if char["bottom"] < page.height * 0.95]
            for left, right in ((0, page.width / 2), (page.width / 2, page.width)):
                column = [char for char in chars if left <= char["x0"] < right]
                lowest = max((char["bottom"] for char in column), default=0)
                found.append(bare("".join(char["text"] for char in column if char["bottom"] > lowest - 3)))
    return found


def sizes_of(content: bytes) -> set[float]:
    """The sizes of the letters of the book's family, in points."""
    with pdfplumber.open(io.BytesIO(content)) as pdf:
        return {round(char["size"], 2) for page in pdf.pages for char in page.chars if "Garamond" in char["fontname"]}


def images_of(content: bytes) -> int:
    """How many pictures there are."""
    return sum(item.get("/Subtype") == "/Image" for item in _objects(content))


def strange_fonts(content: bytes) -> list[str]:
    """The fonts that are not embedded."""
    fonts = [item for item in _objects(content) if item.get("/Type") == "/Font"]
    assert fonts
    return [str(font["/BaseFont"]) for font in fonts if "/FontFile2" not in font.get("/FontDescriptor", {})]


def _objects(content: bytes) -> Iterator[DictionaryObject]:
    reader = PdfReader(io.BytesIO(content))
    for number in range(1, int(str(reader.trailer["/Size"]))):
        item = reader.get_object(IndirectObject(number, 0, reader))
        if isinstance(item, DictionaryObject):
            yield item
