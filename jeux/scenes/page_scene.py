"""A screen made of pages: the keys for scrolling, focus and typing."""

from __future__ import annotations

from typing import Protocol

import pygame

from jeux.common.shortcuts import means, writes
from jeux.scenes.app import App
from jeux.scenes.scene import Scene
from jeux.ui.page import Page
from jeux.ui.widgets import ARROWS, ENTER

NOTCH = 4
"""Body sizes scrolled by one notch of the wheel."""
_NOT_TYPED = (pygame.K_TAB, pygame.K_ESCAPE, pygame.K_UP, pygame.K_DOWN, *ENTER)
"""The keys that leave a text field while it is being typed in."""


class Maker(Protocol):
    """Makes the pictures of a page, one a frame: some take longer than that."""

    @property
    def busy(self) -> bool:
        """Whether a picture is still to be made."""

    def advance(self) -> bool:
        """Make one; True when one was made."""


class PageScene(Scene):
    """A scene whose `pages` are in reading order, the main one last."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.pages: list[Page] = self.widgets.pages
        self.makers: list[Maker] = []
        """What makes pictures for its pages."""

    @property
    def main(self) -> Page:
        """The page that the wheel and the page keys scroll."""
        return self.pages[-1]

    def new_page(self) -> Page:
        """An empty page at the scale of the window; glides unless motion is off."""
        return self.widgets.new_page(glides=self.app.settings.animation != "none")

    # --- events ---------------------------------------------------------------------------------------------------

    def event(self, event: pygame.Event) -> bool:
        """Handle an event; True when the picture changed."""
        if event.type == pygame.KEYDOWN and self.widgets.dropped:
            return self.widgets.dropped.key(event)
        if event.type == pygame.KEYDOWN:
            return self.opens_settings(event) or self.key(event)
        if event.type == pygame.MOUSEWHEEL:
            page = self.widgets.under(pygame.mouse.get_pos()) or self.main
            return page.scroll(-event.y * self.app.scale(NOTCH))
        return self.widgets.event(event)

    def key(self, event: pygame.Event) -> bool:
        """Handle the keys that all screens made of pages share."""
        typed = self.widgets.typing
        if not (typed and writes(event)) and means(self.app.texts.keys, event, "rules") and self.open_rules():
            return True
        if typed and event.key not in _NOT_TYPED:
            return self.widgets.event(event)
        self.widgets.stop_typing()
        if event.key == pygame.K_TAB:
            return self.widgets.move_focus(not event.mod & pygame.KMOD_SHIFT)
        if event.key in ENTER and typed:
            return self.typed(typed.name)
        if event.key == pygame.K_ESCAPE:
            return bool(typed) or self.widgets.hush() or self.back()
        if event.key in (*ENTER, pygame.K_SPACE):
            return self.widgets.press() if self.widgets.focused else self.enter_without_focus(event.key)
        if event.key in ARROWS:
            return self.arrow(*ARROWS[event.key])
        if event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            return self.main.turn(1 if event.key == pygame.K_PAGEDOWN else -1)
        if event.key in (pygame.K_HOME, pygame.K_END):
            return self.main.scroll(self.main.height if event.key == pygame.K_END else -self.main.height)
        return self.letter(event)

    def open_rules(self) -> bool:
        """F1: open the rules of the game that the screen is about; False where it is about none."""
        return False

    def enter_without_focus(self, key: int) -> bool:
        """Handle Enter or Space while nothing has the focus."""
        return False

    def letter(self, event: pygame.Event) -> bool:
        """A key that no page uses; True when the picture changed."""
        return False

    def typed(self, field: str) -> bool:
        """Handle Enter in a text field: move the focus to the next control."""
        return self.widgets.move_focus(forward=True)

    def arrow(self, dx: int, dy: int) -> bool:
        return self.widgets.arrow(dx, dy) if self.widgets.page else self.arrow_without_focus(dx, dy)

    def arrow_without_focus(self, dx: int, dy: int) -> bool:
        """Handle an arrow key while nothing has the focus: focus the main page."""
        return self.main.step(forward=True)

    # --- frames ---------------------------------------------------------------------------------------------------

    @property
    def moving(self) -> bool:
        """Whether a page is gliding, or a picture is still to be made."""
        return self.widgets.gliding or any(maker.busy for maker in self.makers)

    def advance(self, dt: float) -> bool:
        made = any(maker.advance() for maker in self.makers)
        return super().advance(dt) | made

    def draw_pages(self, surface: pygame.Surface) -> None:
        """Draw the pages, then the controls on them."""
        self.widgets.draw_spots(surface)
        self.widgets.draw(surface)
