"""Reads what was printed with other libraries than the one that wrote it."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import pdfplumber
from pypdf import PdfReader
from pypdf.generic import DictionaryObject, IndirectObject


class Letter(NamedTuple):
    """A letter, in points from the upper left corner of its page."""

    text: str
    left: float
    bottom: float


class Page(NamedTuple):
    """What is read of a page."""

    width: float
    height: float
    letters: tuple[Letter, ...]


@lru_cache(maxsize=32)
def _pages(content: bytes, *numbers: int) -> tuple[Page, ...]:
    """All pages, or those of some numbers. Reading takes long: the same file is read once."""
    with pdfplumber.open(io.BytesIO(content)) as document:
        return tuple(
            Page(page.width, page.height, tuple(Letter(c["text"], c["x0"], c["bottom"]) for c in page.chars))
            for page in ([document.pages[number] for number in numbers] or document.pages)
        )


def letters_of(content: bytes, *numbers: int) -> list[str]:
    """The letters of each page, or of those of some numbers, in the order in which they were set, without spaces."""
    return [bare("".join(letter.text for letter in page.letters)) for page in _pages(content, *numbers)]


def bare(text: str) -> str:
    """A text without spaces of any width, and without the hyphens of parted words."""
    return re.sub(r"[\s\xad]+", "", text)


def ends_of(content: bytes) -> list[str]:
    """The last line of each of two columns of each page, above the foot."""
    found = []
    for page in _pages(content):
        letters = [letter for letter in page.letters if letter.bottom < page.height * 0.95]
        for left, right in ((0, page.width / 2), (page.width / 2, page.width)):
            column = [letter for letter in letters if left <= letter.left < right]
            lowest = max((letter.bottom for letter in column), default=0)
            found.append(bare("".join(letter.text for letter in column if letter.bottom > lowest - 3)))
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
