"""The controls and spots of one screen: its pages in reading order, and the keyboard focus.

pygame_gui 0.6.14 has no keyboard traversal (#101). Here Tab goes through all items of all pages, arrow keys go to the
nearest item.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from pygame_gui.elements import UITextEntryLine

from jeux.common.theme import Scale
from jeux.ui.controls import Button, Control, Field, Word
from jeux.ui.double_click import Press, doubles
from jeux.ui.drop_list import DropList
from jeux.ui.elements import LEFT_BUTTON, is_left
from jeux.ui.gui import NOWHERE, Gui, Hidden
from jeux.ui.items import Item
from jeux.ui.list_field import ListField
from jeux.ui.page import Page

ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
RESTED = 1.0
"""Seconds without input after which the controls are at rest: by then, any tooltip has appeared."""
SKIPPED = 0.5
"""Seconds between two updates of the controls at rest: updating all of them is most of what an idle window costs."""
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


class Widgets:
    """The pages of a screen, and one window-sized page for buttons that belong to no page."""

    def __init__(self, size: tuple[int, int], scale: Scale, hidden: Hidden) -> None:
        self.gui, self._hidden = Gui(size, scale, self._covered), hidden
        self.dropped: DropList | None = None
        """The open list of a field; it has the mouse and the keyboard."""
        self.pages: list[Page] = []
        self._sheet = Page(self.gui, glides=False)
        self._sheet.lay(self.gui.window, [], 0)
        self._count = 0
        self._elements = 0
        self._now = self._skipped = self._rested = 0.0
        self._mouse = NOWHERE, False
        self._clicked: tuple[Press, Callable[[], object]] | None = None
        """The last press, if it was on a spot with a double-click action."""

    def renew(self, size: tuple[int, int], scale: Scale) -> None:
        """Start again for another size, theme or text size. The pages must be laid out again; they keep scroll position
        and focus."""
        self.kill()
        self.gui.renew(size, scale)
        self._sheet.lay(self.gui.window, [], 0)

    def kill(self) -> None:
        """Free every control."""
        self.stop_typing()
        self.close_list()
        for page in (*self.pages, self._sheet):
            page.clear()
        self._sheet.items.clear()
        self._sheet.focused = ""
        self.gui.manager.clear_and_reset()

    def new_page(self, glides: bool) -> Page:
        """An empty page; it is shown once it is in `pages`."""
        page = Page(self.gui, glides)
        page.opens = partial(self._open_list, page)
        return page

    # --- buttons outside of pages ---------------------------------------------------------------------------------

    def button(
        self, rect: pygame.Rect, text: str, act: Callable[[], None], kind: str = "plain", tip: str | None = None
    ) -> Button:
        """A button at a place in the window."""
        self._count += 1
        made = Button(f"button.{self._count}", rect, text, act, self.gui.scale, kind, tip)
        self._sheet.add(made)
        return made

    def tools(self, before: Sequence[Button], after: Sequence[Button]) -> None:
        """Put named buttons in the place of others. One that is there again keeps the keyboard focus; one that takes
        the place of another, as that to go on takes that of a pause, gets its focus."""
        sheet = self._sheet
        focused, ring = sheet.focused, sheet.ring
        for one in before:
            sheet.remove(one)
        for one in after:
            sheet.add(one)
        gone, there = [one.name for one in before], [one.name for one in after]
        if focused in gone and focused not in there and len(gone) == len(there):
            focused = there[gone.index(focused)]
        if focused in there:
            sheet.focused, sheet.ring = focused, ring

    def word(self, rect: pygame.Rect, tip: str, scale: Scale) -> Word:
        """Add an explained word at a place in the window, in letters of this scale."""
        self._count += 1
        made = Word(f"word.{self._count}", rect, tip, scale)
        self._sheet.add(made)
        return made

    def place(self, item: Item) -> None:
        """Add something to the order of the focus that draws itself and hears the mouse elsewhere."""
        self._sheet.items.append(item)

    def remove(self, control: Control) -> None:
        """Remove a control that belongs to no page."""
        self._sheet.remove(control)

    def buttons(self) -> list[Button]:
        """All the buttons, of pages and outside of them."""
        return [item for page in self.all_pages() for item in page.items if isinstance(item, Button)]

    # --- events ---------------------------------------------------------------------------------------------------

    def event(self, event: pygame.Event) -> bool:
        """Give an event to the controls, then to the spots; True when one of them used it."""
        self._rested = 0.0
        if self.dropped:
            return self.dropped.event(event)
        if is_left(event, pygame.MOUSEBUTTONDOWN):
            self.hush()
            if self._doubled(event.pos):
                return True
            self._sheet.focus("")
            for page in self.pages:
                page.touch(event.pos)
        if self.gui.manager.process_events(event):
            return True
        # no short circuit: a page must also know that the mouse is not on it
        return any(tuple(page.event(event) for page in self.pages))

    def hush(self) -> bool:
        """Hide the explanation of a word; True if one was shown."""
        words = [item for page in self.all_pages() for item in page.items if isinstance(item, Word)]
        hushed = [word.hush() for word in words]
        return any(hushed)

    def _doubled(self, pixel: tuple[int, int]) -> bool:
        """Whether this press completes a double click, even if the first click has put something else under the
        mouse."""
        press, before = (self._now, pixel), self._clicked
        self._clicked = None
        if before and doubles(before[0], press):
            before[1]()
            return True
        spot = next((spot for page in self.pages if (spot := page.spot_at(pixel))), None)
        if spot and spot.twice:
            self._clicked = press, spot.twice
        return False

    def let_go(self) -> None:
        """Release whatever is pressed or dragged, without clicking it."""
        self.event(pygame.Event(pygame.MOUSEBUTTONUP, pos=NOWHERE, button=LEFT_BUTTON))

    def all_pages(self) -> list[Page]:
        """The pages in reading order, then the page for single buttons."""
        return [*self.pages, self._sheet]

    def under(self, pixel: tuple[int, int]) -> Page | None:
        """The scrollable page at a pixel."""
        if self.dropped:
            return self.dropped.page if self.dropped.box.collidepoint(pixel) else None
        return next((page for page in self.pages if page.farthest and page.view.collidepoint(pixel)), None)

    # --- the list of a field --------------------------------------------------------------------------------------

    def _covered(self, pixel: tuple[int, int]) -> bool:
        return self.dropped is not None or self._hidden(pixel)

    def _open_list(self, page: Page, field: ListField) -> None:
        self.close_list()
        self.stop_typing()
        self._rested = 0.0
        anchor, window, scale = page.on_screen(field.anchor), self.gui.window, self.gui.scale
        self.dropped = DropList(field, anchor, window, scale, self._hidden, self.close_list, page.ring)

    def close_list(self) -> bool:
        """Close the open list; True if there was one."""
        dropped, self.dropped = self.dropped, None
        if dropped:
            self._rested = 0.0
            dropped.kill()
        return dropped is not None

    def _follow_list(self, dropped: DropList, dt: float) -> bool:
        """Update the open list; close it when its field is gone or has moved. True when it was closed."""
        fields = [(page, item) for page in self.pages for item in page.items if isinstance(item, ListField)]
        there = [page.on_screen(item.anchor) for page, item in fields if item.name == dropped.field.name]
        if dropped.anchor in there:
            dropped.update(dt)
            return False
        return self.close_list()

    # --- focus ----------------------------------------------------------------------------------------------------

    @property
    def page(self) -> Page | None:
        """The page that has the focus."""
        return next((page for page in self.all_pages() if page.focused), None)

    @property
    def focused(self) -> Item | None:
        """The item with the focus ring; of an open list, the row that Enter takes."""
        if self.dropped:
            return self.dropped.focused
        page = self.page
        return page.ringed_item if page else None

    def focus(self, page: Page, name: str) -> bool:
        """Focus an item of one page, and clear the focus of the others."""
        for other in self.all_pages():
            if other is not page:
                other.focus("")
        return page.focus(name)

    def clear_focus(self) -> None:
        """Take the keyboard focus away."""
        for page in self.all_pages():
            page.focus("")

    def move_focus(self, forward: bool, wrap: bool = True) -> bool:
        """Focus the next or previous item; False when there is none, unless `wrap` starts over."""
        page = self.page
        if page and page.step(forward):
            return True
        pages = self.all_pages()
        count, here = len(pages), pages.index(page) if page else (-1 if forward else len(pages))
        self.clear_focus()
        turn = 1 if forward else -1
        further = [here + turn * (i + 1) for i in range(count)]
        return any(pages[i % count].step(forward) for i in further if wrap or 0 <= i < count)

    def arrow(self, dx: int, dy: int) -> bool:
        """Focus the nearest item in a direction, at the edge of a page that of the page before or after; False without
        a focus."""
        page = self.page
        if page is None:
            return False
        if page.arrow(dx, dy) or dx:
            return True
        pages = self.all_pages()
        index = pages.index(page) + dy
        if not 0 <= index < len(pages) or not any(item.name for item in pages[index].items):
            return False
        self.clear_focus()
        return pages[index].step(forward=dy > 0)

    def press(self) -> bool:
        """Press the item with the focus ring; False when there is none."""
        item = self.focused
        return item is not None and item.press()

    # --- typing ---------------------------------------------------------------------------------------------------

    @property
    def typing(self) -> Field | None:
        """The input line being typed in, if any; letters are then no commands."""
        fields = (item for page in self.all_pages() for item in page.items if isinstance(item, Field))
        return next((field for field in fields if field.typing), None)

    @property
    def writes(self) -> bool:
        """Whether letters go into an input line of a page or of a pygame_gui dialog."""
        return any(isinstance(one, UITextEntryLine) for one in self.gui.manager.get_focus_set() or ())

    def stop_typing(self) -> None:
        """Take the keyboard from the input line. Its text was already passed on at each change."""
        if self.typing:
            self.gui.manager.set_focus_set(None)

    # --- frames ---------------------------------------------------------------------------------------------------

    @property
    def gliding(self) -> bool:
        """Whether a page is gliding."""
        return any(page.gliding for page in self.pages)

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass: pages glide, the caret blinks. True when the picture changed."""
        self._now += dt
        glided = any(tuple(page.advance(dt) for page in self.pages))
        if self.dropped:
            glided |= self._follow_list(self.dropped, dt)
        self._skipped += dt
        if self._rests(dt, glided):
            return False
        self._catch_up()
        before, self._elements = self._elements, hash((*map(id, self.gui.manager.ui_group.sprites()), id(self.dropped)))
        changed = before != self._elements
        if changed:
            self._rested = 0.0
        return glided or changed or self.typing is not None

    def _rests(self, dt: float, glided: bool) -> bool:
        """Whether the controls need no update now: there is no input, and the last update was recent."""
        at, typing = pygame.mouse.get_pos(), self.writes or any(pygame.mouse.get_pressed())
        mouse = at, self._hidden(at)  # what covered them may have gone
        if glided or typing or mouse != self._mouse:
            self._rested = 0.0
        self._rested, self._mouse = self._rested + dt, mouse
        return self._rested > RESTED and self._skipped < SKIPPED

    def _catch_up(self) -> None:
        """Update the controls for the time skipped since the last update."""
        self.gui.manager.update(self._skipped)
        self._skipped = 0.0

    def draw_spots(self, surface: pygame.Surface) -> None:
        """Draw the spots of the pages, the last page first, so that earlier ones lie above it."""
        for page in reversed(self.pages):
            page.draw(surface)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the controls and the focus ring."""
        if self._skipped:
            self._catch_up()
        self.gui.manager.draw_ui(surface)
        if self.dropped:
            self.dropped.draw(surface)
            return
        for page in self.all_pages():
            page.draw_focus(surface)
