"""A field that shows one of many choices, and opens them as a list: the field itself, and a row of that list."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from jeux.common.palette import colours
from jeux.common.roles import Role
from jeux.common.texts import Texts
from jeux.common.theme import Scale
from jeux.ui.controls import Button, Choosable
from jeux.ui.drawing import BUTTON_HEIGHT, FIELD_PAD, LEAST_SIDE, Look, draw_box, put, radius_of, width_of
from jeux.ui.items import Described
from jeux.ui.shapes import draw_icon, draw_rounded

CHEVRON = 1.1
PICTURE = 1.6
"""Body sizes: the side of a picture before the words."""
Pictures = Sequence[pygame.Surface | None]


class ListField(Button):
    """Shows what is chosen and a chevron; a press opens all the choices as a list beside it. `act` gets the index of
    the one taken."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        texts: Sequence[str],
        chosen: int,
        act: Callable[[int], object],
        scale: Scale,
        pictures: Pictures = (),
    ) -> None:
        super().__init__(name, rect, texts[chosen] if chosen >= 0 else "", self.open, scale)
        self.texts, self.chosen, self.choose, self.pictures = texts, chosen, act, pictures
        self.bare = False
        """Whether it is a chevron alone, in the frame of an input line that stands before it."""
        self.opens: Callable[[ListField], object] | None = None
        """Opens the list; set by the page it lies on."""
        self.anchor = rect
        """What the list stands below: itself, or with the input line before it."""

    def open(self) -> None:
        """Open the list."""
        if self.opens:
            self.opens(self)

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        scale, palette = self.scale, colours()
        ink = palette.ink if look.enabled else palette.faded
        lit = palette.action_edge if look.hover and palette.pictured else ink
        chevron = (rect.right - scale(FIELD_PAD) - scale(CHEVRON) // 2, rect.centery)
        if self.bare:
            draw_icon(surface, "down", rect.center, scale(CHEVRON), lit)
            return
        draw_box(surface, rect, palette.field, palette.accent if look.hover else palette.edge, scale)
        draw_icon(surface, "down", chevron, scale(CHEVRON), lit)
        words = rect.inflate(-2 * scale(FIELD_PAD), 0)
        words.width -= scale(CHEVRON) + scale(0.4)
        picture = self.pictures[self.chosen] if self.pictures and self.chosen >= 0 else None
        _put(surface, words, self.text, picture, "text", ink, scale)

    def described(self, texts: Texts) -> Described:
        """What is chosen as its name, so that it is heard as any other choice of its group is."""
        name = self.spoken or self.text or texts.get("heard-empty-field")
        position = (self.chosen + 1, len(self.texts)) if self.chosen >= 0 else None
        return Described(Role.COMBO, name, self.label, self.states(texts), position, enabled=self.able)


class OptionRow(Choosable):
    """One of the choices of an open list."""

    role = Role.OPTION
    picture: pygame.Surface | None = None

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        scale, palette = self.scale, colours()
        ink = palette.ink
        if self.chosen:
            ink = palette.on_thumb
            draw_rounded(
                surface, rect, radius_of(scale) - scale.thin, palette.thumb_hover if look.hover else palette.thumb
            )
        elif look.hover:
            draw_rounded(surface, rect, radius_of(scale) - scale.thin, palette.raised)
        words = rect.inflate(-2 * scale(FIELD_PAD), 0)
        _put(surface, words, self.text, self.picture, "bold" if self.chosen else "text", ink, scale)


def _put(
    surface: pygame.Surface,
    room: pygame.Rect,
    text: str,
    picture: pygame.Surface | None,
    face: str,
    ink: tuple[int, int, int],
    scale: Scale,
) -> None:
    """Draw words, after a picture if there is one."""
    if picture:
        surface.blit(picture, picture.get_rect(midleft=room.midleft))
        away = picture.get_width() + scale(0.5)
        room = pygame.Rect(room.x + away, room.y, room.width - away, room.height)
    put(surface, text, face, scale.body, ink, room, "left")


def row_width(texts: Sequence[str], scale: Scale, pictured: bool) -> int:
    """The width that the rows of a list need; it does not change with what is chosen."""
    words = max((width_of(text, "bold", scale.body) for text in texts), default=0)
    return words + 2 * scale(FIELD_PAD) + (scale(PICTURE) + scale(0.5) if pictured else 0)


def list_field_width(texts: Sequence[str], scale: Scale, pictured: bool = False) -> int:
    """The width that a field needs for any of its choices."""
    return row_width(texts, scale, pictured) + scale(CHEVRON) + scale(0.4)


def row_height(scale: Scale) -> int:
    """The height of a row of a list, which a finger hits."""
    return max(LEAST_SIDE, scale(BUTTON_HEIGHT))
