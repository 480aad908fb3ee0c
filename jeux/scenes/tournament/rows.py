"""Drawn buttons, marks and words for the rows of tournament lists. A list of sixty players has hundreds of them; a
pygame_gui control for each would make it slow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import pygame

from jeux.common.palette import Colour, colours
from jeux.common.roles import Role
from jeux.common.texts import Texts
from jeux.common.theme import Scale
from jeux.common.typography import Align
from jeux.ui.drawing import CHIP_GAP, Look, Paint, button_width, draw_button, put
from jeux.ui.items import Described, Item, Spot


@dataclass(eq=False)
class Chip(Spot):
    """A button that is only drawn, without a control; a screen reader also hears whether it is `chosen`."""

    chosen: bool = False
    role: Role = Role.BUTTON
    about: str = ""
    """Spoken after its words."""

    def described(self, texts: Texts) -> Described:
        return replace(super().described(texts), role=self.role, checked=self._checked)

    @property
    def _checked(self) -> bool | None:
        """None for a button that is not one of several to choose from."""
        return True if self.chosen else None if self.role is Role.BUTTON else False

    @property
    def help(self) -> str:
        return self.about


@dataclass(frozen=True, slots=True)
class Tool:
    """A drawn button's text and action; `words`, if given, are spoken instead of its text."""

    name: str
    text: str
    act: Callable[[], object]
    kind: str = "plain"
    words: str = ""


def chip(rect: pygame.Rect, tool: Tool, scale: Scale) -> Chip:
    """A drawn button in a rectangle."""

    def paint(surface: pygame.Surface, at: pygame.Rect, look: Look) -> None:
        draw_button(surface, at, tool.text, look, scale, tool.kind)

    chosen = tool.kind == "chosen"
    return Chip(rect, paint, tool.name, tool.act, words=tool.words or tool.text, chosen=chosen)


def chips(x: int, row: pygame.Rect, tools: Sequence[Tool], scale: Scale) -> tuple[list[Item], int]:
    """Drawn buttons side by side in a row, from `x` on, and the x after them."""
    items: list[Item] = []
    for tool in tools:
        rect = pygame.Rect(x, row.y, button_width(tool.text, scale, tool.kind), row.height)
        items.append(chip(rect, tool, scale))
        x = rect.right + scale(CHIP_GAP)
    return items, x


def chips_width(tools: Sequence[Tool], scale: Scale) -> int:
    """The width of drawn buttons side by side."""
    gaps = scale(CHIP_GAP) * max(0, len(tools) - 1)
    return sum(button_width(tool.text, scale, tool.kind) for tool in tools) + gaps


def words(text: str, face: str, size: int, colour: Colour | None = None, align: Align = "left") -> Paint:
    """Paints one vertically centred line, shortened if needed, in ink by default."""

    def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
        put(surface, text, face, size, colour or colours().ink, at, align)

    return paint


def ground(colour: Callable[[], Colour]) -> Paint:
    """Paints a plain background."""

    def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
        pygame.draw.rect(surface, colour(), at, border_radius=3)

    return paint


def draw_name_chip(number: int, name: str, scale: Scale) -> Paint:
    """Paints a name with its number, and a cross on the right: a click removes it."""

    def paint(surface: pygame.Surface, at: pygame.Rect, look: Look) -> None:
        palette = colours()
        pygame.draw.rect(surface, palette.raised if look.hover else palette.field, at, border_radius=3)
        pygame.draw.rect(surface, palette.ink if look.hover else palette.rule, at, scale.thin, border_radius=3)
        first = pygame.Rect(at.x + scale(0.2), at.y, scale(1.8), at.height)
        put(surface, str(number), "text", scale(0.85), palette.ink_soft, first, "center")
        last = pygame.Rect(at.right - scale(1.8), at.y, scale(1.8), at.height)
        arm = scale(0.3)
        for turn in (-1, 1):
            start = (last.centerx - arm, last.centery - turn * arm)
            end = (last.centerx + arm, last.centery + turn * arm)
            pygame.draw.line(surface, palette.ink_soft, start, end, max(2, scale(0.12)))
        room = pygame.Rect(first.right + scale(0.2), at.y, last.left - first.right - scale(0.2), at.height)
        put(surface, name, "text", scale.body, palette.ink, room, "left")

    return paint
