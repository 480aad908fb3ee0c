"""Setting text on a surface: faces, fonts by face and pixel size, wrapping at ordinary spaces only, cached lines.

Which letters are in use is known here alone: `jeux.common.theme.apply_theme` chooses them.
"""

from __future__ import annotations

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
    """A font file, and the factor that makes its letters look as large as those that it stands for."""

    file: str
    factor: float = 1.0


@dataclass(frozen=True, slots=True)
class Letters:
    """The faces by what they are for, and the distance between two lines in sizes of the letters."""

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
"""By their name in the settings: a book's faces for titles, or the plainest letters everywhere and none slanted."""


class _Current:
    letters: Letters = LETTERS["standard"]
    written: list[str] | None = None
    """What is set at this moment, while somebody wants to know."""


def apply_letters(name: str) -> None:
    """Set with other letters from now on; nothing set with the old ones is kept."""
    if _Current.letters is not LETTERS[name]:
        _Current.letters = LETTERS[name]
        for cached in (font, _line, wrap):
            cached.cache_clear()


def words_drawn(draw: Callable[[], object]) -> tuple[str, ...]:
    """The words that a drawing sets, paragraph by paragraph, whole where there was no room for them."""
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
    """A face at a pixel size; each takes some 0.2 MB, and a page of rules uses twelve."""
    return pygame.font.Font(face_path(face), round(size * _Current.letters.faces[face].factor))


_COLUMN = str.maketrans({str(figure): chr(0xE030 + figure) for figure in range(10)})
_PLAIN_FIGURES = str.maketrans({chr(0xE030 + figure): str(figure) for figure in range(10)})


def in_column(number: str) -> str:
    """A number for a column, to be set in "text" or "bold": its figures, all of one width, stand under each other."""
    return number.translate(_COLUMN)


def line(text: str, face: str, size: int, colour: Colour) -> pygame.Surface:
    """One line of text, antialiased, on a transparent ground."""
    _note(text)
    return _line(text, face, size, colour)


@lru_cache(maxsize=1024)
def _line(text: str, face: str, size: int, colour: Colour) -> pygame.Surface:
    return font(face, size).render(text, True, colour)


@lru_cache(maxsize=512)
def wrap(text: str, face: str, size: int, width: int) -> tuple[str, ...]:
    """`text` cut into lines of at most `width` pixels. Only U+0020 is a place to cut: `str.split()` would also cut
    at the no-break spaces of French punctuation. A word that is wider alone is cut between letters."""
    ruler = font(face, size)
    lines: list[str] = []
    for paragraph in text.split("\n"):
        current = ""
        for word in paragraph.split(" "):
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


def _fitting(word: str, ruler: pygame.font.Font, width: int) -> int:
    """How many letters of a word one line holds, at least one."""
    return max(1, bisect_right(range(1, len(word)), width, key=lambda count: ruler.size(word[:count])[0]))


def leading(size: int) -> int:
    """The distance between two lines of text of this size."""
    return round(size * _Current.letters.leading)


def height_of(text: str, face: str, size: int, width: int) -> int:
    """The height that `write` would use."""
    return leading(size) * len(wrap(text, face, size, width))


def balanced(text: str, face: str, size: int, width: int) -> tuple[str, ...]:
    """`text` cut as `wrap` does, into as few lines, none of them much shorter than the others."""
    most = len(wrap(text, face, size, width))
    narrowest = bisect_left(range(width), True, lo=1, key=lambda each: len(wrap(text, face, size, each)) <= most)
    return wrap(text, face, size, narrowest)


def write(
    surface: pygame.Surface,
    text: str,
    box: pygame.Rect,
    face: str = "text",
    size: int = 18,
    colour: Colour | None = None,
    align: Align = "left",
) -> int:
    """Set `text` in a box from its top, cut lines that do not fit, and return the y below the last line. Without a
    colour it is ink. Centred lines are balanced, so that no lone word stands below a full line."""
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


def fitting_size(text: str, face: str, size: int, width: int) -> int:
    """The size at which one line of `width` pixels holds `text`: this one, or a smaller one, down to three quarters."""
    least = round(size * 0.75)
    while size > least and font(face, size).size(text)[0] > width:
        size -= 1
    return size


def shortened(text: str, face: str, size: int, width: int) -> str:
    """`text`, shortened with an ellipsis when one line of `width` pixels does not hold it."""
    ruler = font(face, size)
    if _Current.written is not None:
        return text  # whoever listens has room for all of it
    if ruler.size(text)[0] <= width:
        return text
    while text and ruler.size(text + "…")[0] > width:
        text = text[:-1]
    return text.rstrip() + "…"
