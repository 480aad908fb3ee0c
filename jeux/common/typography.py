"""Text rendering: typefaces, fonts by face and pixel size, word wrap at ordinary spaces only, a cache of lines.

The current typeface is stored only here: `jeux.common.theme.apply_theme` sets it.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, NamedTuple

import pygame

from jeux.common.assets import asset
from jeux.common.palette import Colour, colours

Align = Literal["left", "center", "right"]


class Face(NamedTuple):
    """A font file, and the factor that makes it look as large as the font that it replaces."""

    file: str
    factor: float = 1.0


@dataclass(frozen=True, slots=True)
class Letters:
    """The faces by role, and the line height in units of the font size."""

    faces: Mapping[str, Face]
    leading: float


_BOLD = Face("AtkinsonHyperlegible-Bold.ttf")
_PLAIN = Face("AtkinsonHyperlegible-Regular.ttf")
LETTERS = {
    "standard": Letters(
        {
            "title": Face("EBGaramond-SemiBold.ttf"),
            "serif": Face("EBGaramond-Regular.ttf"),
            "serif-italic": Face("EBGaramond-Italic.ttf"),
            "text": _PLAIN,
            "bold": _BOLD,
            "italic": Face("AtkinsonHyperlegible-Italic.ttf"),
            "bold-italic": Face("AtkinsonHyperlegible-BoldItalic.ttf"),
        },
        leading=1.4,
    ),
    "easy": Letters(
        {
            "title": Face(_BOLD.file, 0.8),
            "serif": Face(_PLAIN.file, 0.85),
            "serif-italic": Face(_PLAIN.file, 0.85),
            "text": _PLAIN,
            "bold": _BOLD,
            "italic": _PLAIN,
            "bold-italic": _BOLD,
        },
        leading=1.55,
    ),
}
"""By their name in the settings: serif titles, or the plainest letters everywhere without italics."""


class _Current:
    letters: Letters = LETTERS["standard"]
    written: list[str] | None = None
    """The texts rendered so far, while `words_drawn` collects them."""


def apply_letters(name: str) -> None:
    """Make another typeface the current one, and drop the caches."""
    if _Current.letters is not LETTERS[name]:
        _Current.letters = LETTERS[name]
        for cached in (font, _line, wrap, line_width, balanced):
            cached.cache_clear()


def words_drawn(draw: Callable[[], object]) -> tuple[str, ...]:
    """The texts that a drawing function renders, one for each paragraph, not shortened."""
    before, _Current.written = _Current.written, []
    try:
        draw()
        return tuple(" ".join(text.translate(_PLAIN_FIGURES).split("\n")) for text in _Current.written if text.strip())
    finally:
        _Current.written = before


def _note(text: str) -> None:
    if _Current.written is not None:
        _Current.written.append(text)


def face_path(face: str) -> str:
    """The file of a face."""
    return str(asset("fonts", _Current.letters.faces[face].file))


@lru_cache(maxsize=48)
def font(face: str, size: int) -> pygame.font.Font:
    """A face at a pixel size, cached: each takes some 0.2 MB, and a page of rules uses twelve."""
    return pygame.font.Font(face_path(face), round(size * _Current.letters.faces[face].factor))


_COLUMN = str.maketrans({str(figure): chr(0xE030 + figure) for figure in range(10)})
_PLAIN_FIGURES = str.maketrans({chr(0xE030 + figure): str(figure) for figure in range(10)})


def in_column(number: str) -> str:
    """A number in tabular figures, for a column set in "text" or "bold"."""
    return number.translate(_COLUMN)


def line(text: str, face: str, size: int, colour: Colour) -> pygame.Surface:
    """One line of text, antialiased, with a transparent background."""
    _note(text)
    return _line(text, face, size, colour)


@lru_cache(maxsize=1024)
def _line(text: str, face: str, size: int, colour: Colour) -> pygame.Surface:
    return font(face, size).render(text, True, colour)


@lru_cache(maxsize=2048)
def wrap(text: str, face: str, size: int, width: int) -> tuple[str, ...]:
    """`text` cut into lines of at most `width` pixels. Breaks only at U+0020: `str.split()` would also break at the
    no-break spaces of French punctuation. Nor does it break on either side of a number, as in "takes 3 men". A word
    wider than a line is broken between letters."""
    return _broken(text, font(face, size), width)


def _broken(text: str, ruler: pygame.font.Font, width: int) -> tuple[str, ...]:
    """As `wrap`, with the font that measures."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        current = ""
        for word in _unbroken(paragraph, ruler, width):
            longer = f"{current} {word}" if current else word
            if current and ruler.size(longer)[0] > width:
                lines.append(current)
                current = word
            else:
                current = longer
            while len(current) > 1 and ruler.size(current)[0] > width:
                fitting = _fitting(current, ruler, width)
                lines.append(current[:fitting])
                current = current[fitting:]
        lines.append(current)
    return tuple(lines)


_NUMBER = re.compile(r"\d+(?P<end>\W*)")


def _unbroken(paragraph: str, ruler: pygame.font.Font, width: int) -> list[str]:
    """The words of a paragraph, a number in one with the word before it, and with the word that it counts, where a line
    of `width` pixels holds them."""
    units: list[str] = []
    counting = False
    for word in paragraph.split(" "):
        number = _NUMBER.fullmatch(word)
        if units and (number or (counting and len(word) > 2)) and ruler.size(f"{units[-1]} {word}")[0] <= width // 2:
            units[-1] = f"{units[-1]} {word}"
        else:
            units.append(word)
        counting = number is not None and not number["end"]
    return units


def _fitting(word: str, ruler: pygame.font.Font, width: int) -> int:
    """The number of letters of a word that fit on one line, at least one."""
    return max(1, bisect_right(range(1, len(word)), width, key=lambda count: ruler.size(word[:count])[0]))


@lru_cache(maxsize=4096)
def line_width(text: str, face: str, size: int) -> int:
    """The width of one line of text in pixels."""
    return font(face, size).size(text)[0]


def leading(size: int) -> int:
    """Whether evaluations are shown only on request."""
    return round(size * _Current.letters.leading)


def height_of(text: str, face: str, size: int, width: int) -> int:
    """The height that `write` would use."""
    return leading(size) * len(wrap(text, face, size, width))


@lru_cache(maxsize=1024)
def balanced(text: str, face: str, size: int, width: int) -> tuple[str, ...]:
    """`text` wrapped into as few lines as `wrap` gives, of similar length."""
    ruler = font(face, size)
    most = len(wrap(text, face, size, width))
    narrowest = bisect_left(range(width), True, lo=1, key=lambda each: len(_broken(text, ruler, each)) <= most)
    return _broken(text, ruler, narrowest)


def write(
    surface: pygame.Surface,
    text: str,
    box: pygame.Rect,
    face: str = "text",
    size: int = 18,
    colour: Colour | None = None,
    align: Align = "left",
) -> int:
    """Draw `text` in a box from its top, drop the lines that do not fit, and return the y below the last line. The
    default colour is ink. Centred lines are balanced, so that the last line is not a single word."""
    _note(text)
    y = box.top
    step = leading(size)
    for words in (balanced if align == "center" else wrap)(text, face, size, box.width):
        if y + step > box.bottom + step // 3:
            break
        image = _line(words, face, size, colour or colours().ink)
        x = box.left
        if align != "left":
            room = box.width - image.get_width()
            x += room // 2 if align == "center" else room
        surface.blit(image, (x, y + (step - image.get_height()) // 2))
        y += step
    return y


def fitting_size(text: str, face: str, size: int, width: int, least_share: float = 0.75) -> int:
    """The largest size from `size` down to this share of it at which `text` fits on one line of `width` pixels; the
    share if none does."""
    least = round(size * least_share)
    while size > least and line_width(text, face, size) > width:
        size -= 1
    return size


def shortened(text: str, face: str, size: int, width: int) -> str:
    """`text`, shortened with an ellipsis when one line of `width` pixels does not hold it."""
    if _Current.written is not None:
        return text  # `words_drawn` wants the whole text
    if line_width(text, face, size) <= width:
        return text
    ruler = font(face, size)
    while text and ruler.size(text + "…")[0] > width:
        text = text[:-1]
    return text.rstrip() + "…"
