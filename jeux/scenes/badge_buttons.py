"""Buttons with a player's badge, with or without a name, laid side by side in as many rows as needed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import pygame

from jeux.common.texts import Texts
from jeux.common.theme import Scale
from jeux.ui.blocks import Column
from jeux.ui.controls import Button
from jeux.ui.drawing import BUTTON_HEIGHT, CHIP_GAP, Look, button_colours, button_width, draw_button, put
from jeux.ui.items import Described
from jeux.views.style.badges import badge, badge_of

SIDE = 1.6
"""Body sizes of a badge on a button."""
INDENT = 2.0
"""Body sizes that a badge takes before the words."""


@dataclass(frozen=True, slots=True)
class Chip:
    """A button: its words (only spoken if `look`, colour and emblem, makes it a badge alone), the player whose badge
    stands before the words, and its action."""

    name: str
    text: str
    act: Callable[[], object]
    player: str = ""
    look: tuple[int, str] | None = None
    chosen: bool = False
    heard: str = ""
    """What speech says instead of the words, if they differ."""


class BadgeButton(Button):
    """The control for a `Chip`."""

    def __init__(self, chip: Chip, rect: pygame.Rect, scale: Scale) -> None:
        super().__init__(chip.name, rect, chip.text, chip.act, scale, "chosen" if chip.chosen else "plain")
        self._chip = chip

    def described(self, texts: Texts) -> Described:
        return replace(super().described(texts), name=self._chip.heard or self.text)

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        draw_button(surface, rect, "", look, self.scale, self.kind)
        side, chip = self.scale(SIDE), self._chip
        if chip.look:
            picture = badge(*chip.look, side)
            surface.blit(picture, picture.get_rect(center=rect.center))
            return
        picture_here = badge_of(chip.player, side)
        words = rect.inflate(-self.scale(0.8), 0)
        if picture_here:
            surface.blit(picture_here, picture_here.get_rect(midleft=(rect.x + self.scale(0.35), rect.centery)))
            words = pygame.Rect(rect.x + self.scale(INDENT), rect.y, rect.width - self.scale(INDENT + 0.4), rect.height)
        put(surface, self.text, "text", self.scale.body, button_colours(self.kind, look)[2], words, "center")


def chip_width(chip: Chip, scale: Scale) -> int:
    """The width that a chip needs."""
    if chip.look:
        return scale(BUTTON_HEIGHT + 0.3)
    before = scale(INDENT - 0.4) if chip.player and badge_of(chip.player, scale(SIDE)) else 0
    return button_width(chip.text, scale) + before


def write_chips(page: Column, chips: Sequence[Chip], label: str = "") -> None:
    """Lay chips side by side. The label stands left of the first row if there is room, otherwise above it."""
    gap, height = page.scale(CHIP_GAP), page.scale(BUTTON_HEIGHT)
    widths = [min(page.width, chip_width(chip, page.scale)) for chip in chips]
    left = page.label(label, sum(widths) + gap * (len(widths) - 1))
    x = left
    for chip, width in zip(chips, widths, strict=True):
        if x > left and x + width > page.x + page.width:
            x, page.y = left, page.y + height + gap
        button = BadgeButton(chip, pygame.Rect(x, page.y, width, height), page.scale)
        button.label = label
        page.items.append(button)
        x += width + gap
    page.y += height
