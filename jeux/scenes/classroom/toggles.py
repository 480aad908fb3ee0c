"""Rows of buttons of which any number may be on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from jeux.ui.blocks import Column
from jeux.ui.controls import Button
from jeux.ui.drawing import BUTTON_HEIGHT, CHIP_GAP, button_width

TICK = "\N{CHECK MARK}"


class Toggle(NamedTuple):
    """A button that is on or off."""

    name: str
    words: str
    on: bool


def write_toggles(page: Column, toggles: Sequence[Toggle], act: Callable[[str], object]) -> None:
    """The buttons side by side, on as many rows as needed: those that are on bear a tick as well as another colour."""
    gap, height, x = page.scale(CHIP_GAP), page.scale(BUTTON_HEIGHT), page.x
    for toggle in toggles:
        words = f"{TICK}\N{NO-BREAK SPACE}{toggle.words}" if toggle.on else toggle.words
        room = button_width(f"{TICK}\N{NO-BREAK SPACE}{toggle.words}", page.scale)
        width = min(room, page.width)
        if x > page.x and x + width > page.x + page.width:
            x, page.y = page.x, page.y + height + gap
        rect = pygame.Rect(x, page.y, width, height)
        kind = "chosen" if toggle.on else "plain"
        page.items.append(Button(toggle.name, rect, words, partial(act, toggle.name), page.scale, kind))
        x += width + gap
    page.y += height
