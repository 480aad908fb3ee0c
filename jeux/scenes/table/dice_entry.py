"""What real dice show, told by a click on a face of each die or by its digit."""

from __future__ import annotations

import pygame

from jeux.common.palette import colours
from jeux.common.typography import leading, line
from jeux.match.fairness import FACES
from jeux.match.forms import MANUAL
from jeux.rules.contract import Thrown
from jeux.scenes.table.panel import Panel
from jeux.scenes.table.session import Session

SHARE = 0.85
"""The part of the room under the message that the faces may take; the rest is the list of steps."""
FILLED = 1.25
"""The edge of a die's picture in cells: a die leaves a margin in it for its roll."""
_DIGIT_KEYS = (pygame.KSCAN_1, pygame.KSCAN_2, pygame.KSCAN_3, pygame.KSCAN_4, pygame.KSCAN_5, pygame.KSCAN_6)
"""The keys of the digits by their place: a French keyboard gives other letters there."""


class DiceEntry:
    """The faces to choose from, six a die, and those chosen so far for the throw on the table."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.faces: list[tuple[pygame.Rect, int, int]] = []
        """Where the faces are: rectangle, number of the die, face."""
        self._labels: list[tuple[str, pygame.Rect]] = []
        self._chosen: dict[int, int] = {}
        self._throw = (-1, -1)
        """The throw that `_chosen` is about: the number of the game and of the step."""
        self._size = 12

    # --- choosing -------------------------------------------------------------------------------------------------

    @property
    def chosen(self) -> dict[int, int]:
        """The faces chosen by number of the die."""
        match = self.session.match
        throw = (len(match.record.games), len(match.steps))
        if throw != self._throw:
            self._throw, self._chosen = throw, {}
        return self._chosen

    @property
    def asked(self) -> int:
        """How many dice are to be entered now, 0 when none."""
        match = self.session.match
        return match.position.throws() if match.record.dice == MANUAL and match.legal() else 0

    def choose(self, die: int, face: int) -> None:
        """This die shows this face; the last one ends the throw."""
        self.chosen[die] = face
        if len(self.chosen) == self.asked:
            self.session.enter_dice(tuple(self.chosen[number] for number in range(self.asked)))

    def press(self, pixel: tuple[int, int]) -> bool:
        """A click; False when it is on no face."""
        for rect, die, face in self.faces:
            if rect.collidepoint(pixel):
                self.choose(die, face)
                return True
        return False

    def key(self, event: pygame.Event) -> bool:
        """A digit is the next die that is not told yet; Backspace takes one back while there is one."""
        if event.key == pygame.K_BACKSPACE and self.chosen:
            del self.chosen[max(self.chosen)]
            return True
        face = _face(event)
        if not face:
            return False
        self.choose(next(die for die in range(self.asked) if die not in self.chosen), face)
        return True

    # --- on the sheet ---------------------------------------------------------------------------------------------

    def lay(self, panel: Panel) -> None:
        """Take room on the sheet, as large faces as it allows."""
        panel.make_room(0)
        area, names = panel.list.copy(), self._names()
        label = leading(panel.scale(0.85)) if any(names) else 0
        height = int(area.height * SHARE) // len(names)
        columns = max((6, 3, 2), key=lambda count: _cell(area.width, height - label, count))
        cell = _cell(area.width, height - label, columns)
        self._size = int(cell * FILLED) // 2 * 2
        self.faces.clear()
        self._labels.clear()
        y = area.top
        for die, name in enumerate(names):
            self._labels.append((name, pygame.Rect(area.left, y, area.width, label)))
            y += label
            for face in range(FACES):
                row, column = divmod(face, columns)
                self.faces.append((pygame.Rect(area.left + column * cell, y + row * cell, cell, cell), die, face + 1))
            y += cell * (FACES // columns) + panel.gap
        panel.make_room(-(-(y - area.top) // (panel.row_height + panel.gap)))

    def _names(self) -> list[str]:
        """A label for each die: whose it is when several players throw at once."""
        sides = self._sides()
        if len(set(sides)) < 2:
            return [""] * len(sides)
        return [self.session.sentences.side(side, title=True) for side in sides]

    def _sides(self) -> tuple[int, ...]:
        """The side that each die belongs to."""
        position = self.session.match.position
        thrown = next(one for one in position.effects(position.steps()[0]) if isinstance(one, Thrown))
        return thrown.sides

    def draw(self, surface: pygame.Surface) -> None:
        """The faces, the chosen ones ringed."""
        dice = self.session.view.dice
        if not self.asked or not dice:
            return
        sides, painter, chosen = self._sides(), self.session.board.painter, self.chosen
        size = max(14, self._labels[0][1].height * 5 // 7)
        for name, rect in self._labels:
            if name:
                surface.blit(line(name, "bold", size, colours().ink), rect)
        pointer = pygame.mouse.get_pos()
        for rect, die, face in self.faces:
            picture = painter.die(dice.colours[sides[die]], face, 0.0, self._size)
            surface.blit(picture, picture.get_rect(center=rect.center))
            if chosen.get(die) == face or rect.collidepoint(pointer):
                wide = 4 if chosen.get(die) == face else 2
                pygame.draw.rect(surface, colours().accent, rect.inflate(-2, -2), wide, border_radius=6)


def _cell(width: int, height: int, columns: int) -> int:
    """The edge of a cell when six of them stand in so many columns."""
    return max(12, min(width // columns, height * columns // FACES))


def _face(event: pygame.Event) -> int:
    """The digit of a key, 0 for another key."""
    if event.unicode in tuple("123456"):
        return int(event.unicode)
    return _DIGIT_KEYS.index(event.scancode) + 1 if event.scancode in _DIGIT_KEYS else 0
