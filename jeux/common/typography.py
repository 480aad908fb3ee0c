"""Setting text on a surface: fonts by face and pixel size, wrapping at ordinary spaces only, cached lines."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import pygame

from jeux.common.theme import INK, Colour, face_path

LINE_HEIGHT = 1.4
Align = Literal["left", "center", "right"]


@lru_cache(maxsize=128)
def font(face: str, size: int) -> pygame.font.Font:
    """A face at a pixel size."""
    return pygame.font.Font(face_path(face), size)


@lru_cache(maxsize=1024)
def line(text: str, face: str, size: int, colour: Colour) -> pygame.Surface:
    """One line of text, antialiased, on a transparent ground."""
    return font(face, size).render(text, True, colour)


@lru_cache(maxsize=512)
def wrap(text: str, face: str, size: int, width: int) -> tuple[str, ...]:
    """`text` cut into lines of at most `width` pixels. Only U+0020 is a place to cut: `str.split()` would also cut
    at the no-break spaces of French punctuation."""
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
        lines.append(current)
    return tuple(lines)


def leading(size: int) -> int:
    """The distance between two lines of text of this size."""
    return round(size * LINE_HEIGHT)


def height_of(text: str, face: str, size: int, width: int) -> int:
    """The height that `write` would use."""
    return leading(size) * len(wrap(text, face, size, width))


def write(
    surface: pygame.Surface,
    text: str,
    box: pygame.Rect,
    face: str = "text",
    size: int = 18,
    colour: Colour = INK,
    align: Align = "left",
) -> int:
    """Set `text` in a box from its top, cut lines that do not fit, and return the y below the last line."""
    y = box.top
    step = leading(size)
    for words in wrap(text, face, size, box.width):
        if y + step > box.bottom + step // 3:
            break
        image = line(words, face, size, colour)
        x = box.left
        if align != "left":
            room = box.width - image.get_width()
            x += room // 2 if align == "center" else room
        surface.blit(image, (x, y + (step - image.get_height()) // 2))
        y += step
    return y


def fitted(text: str, face: str, size: int, width: int) -> str:
    """`text`, shortened with an ellipsis when one line of `width` pixels does not hold it."""
    ruler = font(face, size)
    if ruler.size(text)[0] <= width:
        return text
    while text and ruler.size(text + "…")[0] > width:
        text = text[:-1]
    return text.rstrip() + "…"
