"""The faces of real dice on the sheet: a click on one, or its digit, tells what a die shows."""

from __future__ import annotations

from typing import Any

import pygame

from jeux.common.palette import colours
from jeux.common.typography import leading, line
from jeux.play.table.dice_entry import DiceEntry
from jeux.rules.contract import FACES
from jeux.scenes.table.display.panel import Panel
from jeux.views.interfaces.view import DiceView
from jeux.views.style.painter import Painter

SHARE = 0.85
"""The part of the room under the message that the faces may take; the rest is the list of steps."""
LEAST_FACE = 30
"""Pixels."""
FILLED = 1.25
"""The size of a die's picture, as a share of its cell. The picture includes a margin for the rolling die."""
COLOUR = "ivory"
"""The dice of a game that has none on its table."""
_DIGIT_KEYS = (pygame.KSCAN_1, pygame.KSCAN_2, pygame.KSCAN_3, pygame.KSCAN_4, pygame.KSCAN_5, pygame.KSCAN_6)
"""The digit keys by position (scancode): on a French keyboard they type other characters."""


class DiceFaces:
    """Six faces to choose from for each die."""

    def __init__(self, entry: DiceEntry) -> None:
        self.entry = entry
        self.faces: list[tuple[pygame.Rect, int, int]] = []
        """Where the faces are: rectangle, number of the die, face."""
        self._labels: list[tuple[str, pygame.Rect]] = []
        self._size = 12

    def press(self, pixel: tuple[int, int]) -> bool:
        """A click; False when it is on no face."""
        for rect, die, face in self.faces:
            if rect.collidepoint(pixel):
                self.entry.choose(die, face)
                return True
        return False

    def key(self, event: pygame.Event) -> bool:
        """Handle a digit: it sets the next die that is not entered yet. False for another key."""
        face = _face(event)
        if face:
            self.entry.choose_next(face)
        return face > 0

    # --- on the sheet ---------------------------------------------------------------------------------------------

    def put_away(self) -> None:
        """Remove the faces: no die is asked for, or not until the last step has been shown."""
        self.faces.clear()
        self._labels.clear()

    def least_height(self, panel: Panel) -> int:
        """The height that the faces need under the buttons, in the smallest cells that a finger hits."""
        label = leading(panel.scale(0.85)) if any(self.entry.names()) else 0
        return round(len(self.entry.names()) * (label + LEAST_FACE) / SHARE) + panel.gap

    def lay(self, panel: Panel, rows: int) -> None:
        """Lay out the faces below this number of button rows, as large as there is room for."""
        panel.make_room(rows, panel.more)
        area, names = panel.list.copy(), self.entry.names()
        label = leading(panel.scale(0.85)) if any(names) else 0
        height = int(area.height * SHARE) // len(names)
        columns = max((6, 3, 2), key=lambda count: _cell(area.width, height - label, count))
        cell = _cell(area.width, height - label, columns)
        self._size = int(cell * FILLED) // 2 * 2
        self.put_away()
        y = area.top
        for die, name in enumerate(names):
            self._labels.append((name, pygame.Rect(area.left, y, area.width, label)))
            y += label
            for face in range(FACES):
                row, column = divmod(face, columns)
                self.faces.append((pygame.Rect(area.left + column * cell, y + row * cell, cell, cell), die, face + 1))
            y += cell * (FACES // columns) + panel.gap
        panel.make_room(rows, panel.more, y - area.top)

    def draw(self, surface: pygame.Surface, painter: Painter, dice: DiceView[Any] | None) -> None:
        """The faces while dice are to be entered, the chosen ones ringed."""
        if not self.faces:
            return
        sides, chosen = self.entry.sides, self.entry.chosen
        size = max(14, self._labels[0][1].height * 5 // 7)
        for name, rect in self._labels:
            if name:
                surface.blit(line(name, "bold", size, colours().ink), rect)
        pointer = pygame.mouse.get_pos()
        for rect, die, face in self.faces:
            picture = painter.die(dice.colours[sides[die]] if dice else COLOUR, face, 0.0, self._size)
            surface.blit(picture, picture.get_rect(center=rect.center))
            if chosen.get(die) == face or rect.collidepoint(pointer):
                wide = 4 if chosen.get(die) == face else 2
                pygame.draw.rect(surface, colours().accent, rect.inflate(-2, -2), wide, border_radius=6)


def _cell(width: int, height: int, columns: int) -> int:
    """The edge of a cell if the six faces stand in this many columns."""
    return max(12, min(width // columns, height * columns // FACES))


def _face(event: pygame.Event) -> int:
    """The digit of a key, 0 for another key."""
    if event.unicode in tuple("123456"):
        return int(event.unicode)
    return _DIGIT_KEYS.index(event.scancode) + 1 if event.scancode in _DIGIT_KEYS else 0
