"""The open list of a field: above everything else of its screen, below the field, or above it where it has no room."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from jeux.common.palette import colours
from jeux.common.theme import Scale
from jeux.ui.drawing import radius_of
from jeux.ui.elements import LEFT_BUTTON
from jeux.ui.gui import Gui, Hidden
from jeux.ui.items import Item
from jeux.ui.list_field import ListField, OptionRow, row_height, row_width
from jeux.ui.page import Page
from jeux.ui.shapes import draw_rounded, draw_shadow

MOST_ROWS = 9
"""More choices than these are scrolled."""
EDGE = 8
"""Pixels of the window that stay free around the list."""
GAP = 0.25
"""Body sizes between the field and its list."""
PAD = 0.4
"""Body sizes between the frame and the rows: the room of the focus ring."""
BAR = 1.3
"""Body sizes at the right of the rows, for the scroll bar."""
STEPS = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


def place_of(field: pygame.Rect, size: tuple[int, int], window: pygame.Rect, gap: int) -> pygame.Rect:
    """Where a list of this size lies beside its field: below it where it fits, else on the side with more room, as high
    as that allows; never out of the window."""
    inside = window.inflate(-2 * EDGE, -2 * EDGE)
    below, above = inside.bottom - field.bottom - gap, field.top - gap - inside.top
    down = size[1] <= below or below >= above
    height = max(1, min(size[1], below if down else above))
    width = min(size[0], inside.width)
    top = field.bottom + gap if down else field.top - gap - height
    return pygame.Rect(field.x, top, width, height).clamp(inside)


class DropList:
    """The choices of one field. It has the mouse and the keyboard until one is taken or it is closed."""

    def __init__(
        self,
        field: ListField,
        anchor: pygame.Rect,
        window: pygame.Rect,
        scale: Scale,
        hidden: Hidden,
        close: Callable[[], object],
        ringed: bool,
    ) -> None:
        self.field, self.anchor, self._close, self._scale = field, anchor, close, scale
        self._gui = Gui(window.size, scale, hidden)
        self.page = Page(self._gui, glides=False)
        row, pad, count = row_height(scale), scale(PAD), len(field.texts)
        wide = max(anchor.width, row_width(field.texts, scale, bool(field.pictures)) + 2 * pad)
        bar = scale(BAR) if count > MOST_ROWS else 0
        high = min(count, MOST_ROWS) * row + 2 * pad
        self.box = place_of(anchor, (wide + bar, high), window, scale(GAP))
        view = self.box.inflate(-2 * scale.thin, -2 * scale.thin)
        whole = count * row + 2 * (pad - scale.thin)
        inner = self.box.width - 2 * pad - (scale(BAR) if whole > view.height else 0)
        first = pygame.Rect(pad - scale.thin, pad - scale.thin, inner, row)
        self.page.lay(view, [self._row(n, first.move(0, n * row)) for n in range(count)], whole)
        self.page.focus(self._name(max(0, field.chosen)))
        self.page.ring = ringed
        self._gui.manager.update(0.0)

    def _row(self, number: int, rect: pygame.Rect) -> OptionRow:
        field = self.field
        act = partial(self._take, number)
        position = number + 1, len(field.texts)
        row = OptionRow(
            self._name(number),
            rect,
            field.texts[number],
            act,
            self._scale,
            chosen=number == field.chosen,
            position=position,
        )
        row.label, row.about = field.label, field.about
        row.picture = field.pictures[number] if field.pictures else None
        return row

    def _name(self, number: int) -> str:
        return f"{self.field.name}.{number}"

    def _take(self, number: int) -> None:
        self._close()
        self.field.choose(number)

    @property
    def focused(self) -> Item | None:
        """The row that Enter takes."""
        return self.page.focused_item

    # --- events ---------------------------------------------------------------------------------------------------

    def event(self, event: pygame.Event) -> bool:
        """Handle an event of the mouse; a press elsewhere closes the list and does nothing else."""
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT_BUTTON
        if pressed and not self.box.collidepoint(event.pos):
            self._close()
            return True
        if pressed:
            self.page.touch(event.pos)
        self._gui.manager.process_events(event)
        self.page.event(event)
        return True

    def key(self, event: pygame.Event) -> bool:
        """Handle a key: none goes to what lies below the list."""
        here = self._here
        if event.key in (pygame.K_ESCAPE, pygame.K_TAB):
            self._close()
        elif event.key in ENTER:
            if self.focused:
                self.focused.press()
        elif event.key in STEPS:
            self._go(here + STEPS[event.key])
        elif event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self._go(here + (MOST_ROWS - 1) * (1 if event.key == pygame.K_PAGEDOWN else -1))
        elif event.key in (pygame.K_HOME, pygame.K_END):
            self._go(0 if event.key == pygame.K_HOME else len(self.field.texts) - 1)
        else:
            self._find(event.unicode)
        return True

    @property
    def _here(self) -> int:
        names = [item.name for item in self.page.items]
        return names.index(self.page.focused) if self.page.focused in names else max(0, self.field.chosen)

    def _go(self, number: int) -> None:
        self.page.focus(self._name(max(0, min(len(self.field.texts) - 1, number))))

    def _find(self, letter: str) -> None:
        """Go to the next choice that begins with a letter."""
        texts, here = self.field.texts, self._here
        order = [(here + 1 + n) % len(texts) for n in range(len(texts))]
        found = [n for n in order if letter and texts[n].casefold().startswith(letter.casefold())]
        if found:
            self._go(found[0])

    # --- frames ---------------------------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._gui.manager.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the list above its screen."""
        scale, palette = self._scale, colours()
        radius = radius_of(scale)
        draw_shadow(surface, self.box, radius, scale(0.4), scale(1.2), 0.7)
        draw_rounded(surface, self.box, radius, palette.field, palette.edge, scale.thin)
        self._gui.manager.draw_ui(surface)
        self.page.draw_focus(surface)

    def kill(self) -> None:
        """Free its controls."""
        self.page.clear()
        self._gui.manager.clear_and_reset()
