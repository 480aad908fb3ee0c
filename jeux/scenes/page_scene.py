"""A screen made of pages: where the keyboard goes, and the one line that is being typed in."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame
from pygame_gui.elements import UITextEntryLine

from jeux.scenes.app import App
from jeux.scenes.scene import Scene
from jeux.ui.page import Page

ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
NOTCH = 4
"""Body sizes that one notch of the wheel scrolls."""


class Line(NamedTuple):
    """The line being typed in, and the spot that it lies on."""

    entry: UITextEntryLine
    page: Page
    spot: str


class PageScene(Scene):
    """A scene whose `pages` are in reading order, the main one last."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.pages: list[Page] = []
        self.line: Line | None = None

    @property
    def main(self) -> Page:
        """The page that the wheel and the page keys scroll."""
        return self.pages[-1]

    def new_page(self) -> Page:
        """An empty page at the scale of the window; glides unless motion is off."""
        return Page(self.app.scale, glides=self.app.settings.animation != "none")

    def relayout(self) -> None:
        """Build the pages again; what is focused and how far one has scrolled are kept."""
        self.line = None
        for page in self.pages:
            page.scale = self.app.scale
        super().relayout()

    # --- events ---------------------------------------------------------------------------------------------------

    def event(self, event: pygame.Event) -> bool:
        """Handle an event; True when the picture changed."""
        if event.type == pygame.KEYDOWN:
            return self.key(event)
        if event.type == pygame.MOUSEWHEEL:
            self.stop_typing()
            return self._under_mouse().scroll(-event.y * self.app.scale(NOTCH))
        if event.type == pygame.MOUSEBUTTONDOWN and self.line and not self.line.entry.rect.collidepoint(event.pos):
            self.stop_typing()
        if self.widgets.event(event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN:
            for page in self.pages:
                page.focus("")
        # every page hears of the mouse: where it is not matters as well
        return any(tuple(page.event(event) for page in self.pages))

    def _under_mouse(self) -> Page:
        at = pygame.mouse.get_pos()
        return next((page for page in self.pages if page.farthest and page.view.collidepoint(at)), self.main)

    def key(self, event: pygame.Event) -> bool:
        """The keys of every screen made of pages."""
        if self.line and event.key not in (pygame.K_TAB, pygame.K_ESCAPE, pygame.K_UP, pygame.K_DOWN, *ENTER):
            return self.widgets.event(event)
        typed = self.line
        self.stop_typing()
        if event.key == pygame.K_TAB:
            return self._tab(not event.mod & pygame.KMOD_SHIFT)
        if event.key in ENTER and typed:
            return self.typed(typed.spot)
        if event.key == pygame.K_ESCAPE:
            return True if typed else self.back()
        if event.key in (*ENTER, pygame.K_SPACE):
            page = self._focused()
            return page.press() if page and page.ring else self.enter_without_focus(event.key)
        if event.key in ARROWS:
            return self._arrow(*ARROWS[event.key])
        if event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            return self.main.turn(1 if event.key == pygame.K_PAGEDOWN else -1)
        if event.key in (pygame.K_HOME, pygame.K_END):
            return self.main.scroll(self.main.height if event.key == pygame.K_END else -self.main.height)
        return self.letter(event)

    def enter_without_focus(self, key: int) -> bool:
        """Enter or Space while no focus is seen."""
        return False

    def letter(self, event: pygame.Event) -> bool:
        """A key that no page uses; True when the picture changed."""
        return False

    def typed(self, spot: str) -> bool:
        """Enter ends the typing on this spot: go on to the next one."""
        return self._tab(forward=True)

    def _focused(self) -> Page | None:
        return next((page for page in self.pages if page.focused), None)

    def focus(self, page: Page, name: str) -> bool:
        """Give the keyboard focus to a spot of one page, and take it from the others."""
        for other in self.pages:
            if other is not page:
                other.focus("")
        return page.focus(name)

    def _tab(self, forward: bool) -> bool:
        page = self._focused()
        if page and page.step(forward):
            return True
        count, here = len(self.pages), self.pages.index(page) if page else (-1 if forward else len(self.pages))
        if page:
            page.focus("")
        turn = 1 if forward else -1
        others = [self.pages[(here + turn * (i + 1)) % count] for i in range(count)]
        for other in others:
            other.focus("")
        return any(other.step(forward) for other in others)

    def _arrow(self, dx: int, dy: int) -> bool:
        page = self._focused()
        if page is None:
            return self.arrow_without_focus(dx, dy)
        if page.arrow(dx, dy) or dx:
            return True
        index = self.pages.index(page) + dy
        if not 0 <= index < len(self.pages):
            return False
        page.focus("")
        self.pages[index].focus("")
        return self.pages[index].step(forward=dy > 0)

    def arrow_without_focus(self, dx: int, dy: int) -> bool:
        """An arrow key while nothing is focused: begin on the main page."""
        return self.main.step(forward=True)

    # --- typing ---------------------------------------------------------------------------------------------------

    def type_in(self, page: Page, spot: str, text: str, changed: Callable[[str], None]) -> None:
        """Open a line to type in on a spot; `changed` gets the text at each change."""
        self.stop_typing()
        found = next(one for one in page.spots if one.name == spot)
        page.show(found.rect, at_once=True)
        entry = self.widgets.entry(page.on_screen(found.rect), text, changed)
        self.widgets.type_in(entry)
        self.line = Line(entry, page, spot)

    def stop_typing(self) -> None:
        """Close the line; what was typed was given at each change."""
        if self.line:
            self.widgets.remove(self.line.entry)
            self.line = None

    # --- frames ---------------------------------------------------------------------------------------------------

    def advance(self, dt: float) -> bool:
        """Let the pages glide, and the caret blink."""
        super().advance(dt)
        glided = any(tuple(page.advance(dt) for page in self.pages))
        return glided or self.line is not None

    @property
    def moving(self) -> bool:
        """Whether a page is gliding."""
        return any(page.gliding for page in self.pages)

    def draw_pages(self, surface: pygame.Surface) -> None:
        """Draw the pages, the main one first so that the others lie above it, then the line being typed in."""
        for page in reversed(self.pages):
            page.draw(surface)
        self.widgets.draw(surface)
