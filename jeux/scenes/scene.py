"""The base class of screens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

import pygame

from jeux.common import shortcuts
from jeux.common.theme import Scale
from jeux.scenes.app import App
from jeux.scenes.narrator import Narrator, PageNarrator
from jeux.scenes.screen import Scroller
from jeux.scenes.seen.describer import Describer
from jeux.scenes.seen.page_tree import PageDescriber
from jeux.ui.widgets import ARROWS, ENTER, Widgets


class Scene:
    """One screen. The application shows one at a time and changes it between two frames.

    A scene builds its layout in `layout`, called when it is shown and after each change of size, language or text
    size; `self.widgets` is empty each time. `draw` changes nothing."""

    takes_keys = False
    leaf = False
    named = "button-back"
    """The text of a way back that leads here."""
    card: pygame.Rect | None = None
    """The place in the window of a card that leads to the next scene, and may grow into it."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.widgets = Widgets(app.size, self.widget_scale, self.hidden)

    @property
    def widget_scale(self) -> Scale:
        """The size of the words on the controls."""
        return self.app.scale

    @property
    def called(self) -> str:
        """The words of a way back that leads here."""
        return self.app.texts.get(self.named)

    @property
    def stage(self) -> pygame.Rect | None:
        """The place that the card of the scene before grows into; none on most pages."""
        return None

    @property
    def narrator(self) -> Narrator:
        """The narrator that gives this scene's text to speech output."""
        return PageNarrator(self.widgets, self.app.texts)

    @property
    def describer(self) -> Describer:
        """The describer that gives this scene to assistive technology."""
        return PageDescriber(self.widgets, self.app.texts, self.narrator, dialog=self is not self.app.scene)

    def enter(self) -> None:
        """The scene is shown for the first time."""
        self.layout()

    def may_leave(self, leave: Callable[[], object]) -> bool:
        """Whether the scene can be left without loss. If not, it asks, and calls `leave` if the answer is yes."""
        return True

    def leave(self) -> None:
        """The scene is left: free what it holds."""
        self.widgets.kill()

    def again(self) -> Self:
        """The same scene in its current state, ready to be entered again."""
        self.widgets.renew(self.app.size, self.widget_scale)
        return self

    def relayout(self) -> None:
        """Build the scene again for the present size, language and text size."""
        self.widgets.renew(self.app.size, self.widget_scale)
        self.layout()

    def layout(self) -> None:
        """Compute the rectangles and create the controls."""

    def rescue(self) -> None:
        """Save what must not be lost; called when something failed, and before quitting."""

    def let_go(self) -> None:
        """Cancel the gesture in progress: nothing is held any more, and nothing is played."""
        self.widgets.let_go()

    def hidden(self, _pixel: tuple[int, int]) -> bool:
        """Whether something lies above this scene at a pixel of the window."""
        return self.app.dialogue not in (None, self)

    def scroller(self, pixel: tuple[int, int]) -> Scroller | None:
        """What a finger put down at this pixel scrolls, or None."""
        return self.widgets.under(pixel)

    def event(self, event: pygame.Event) -> bool:
        """Handle an event; True when the picture changed."""
        if event.type == pygame.KEYDOWN and self.widgets.dropped:
            return self.widgets.dropped.key(event)
        if event.type == pygame.KEYDOWN:
            return self.opens_settings(event) or self.key(event)
        return self.widgets.event(event)

    def opens_settings(self, event: pygame.Event) -> bool:
        """Open the settings if the event is their key and nothing covers the scene; True if it did."""
        if not self.app.hour.offered.has("settings"):
            return False
        if self.app.dialogue or self.typing or not shortcuts.means(self.app.texts.keys, event, "settings"):
            return False
        self.app.open_settings()
        return True

    def key(self, event: pygame.Event) -> bool:
        """Keys that every scene knows: Tab, arrows, Enter, Space, Escape."""
        if event.key == pygame.K_TAB:
            return self.widgets.move_focus(not event.mod & pygame.KMOD_SHIFT)
        if event.key in (*ENTER, pygame.K_SPACE):
            return self.widgets.press()
        if event.key in ARROWS:
            return self.arrow(*ARROWS[event.key])
        if event.key == pygame.K_ESCAPE:
            return self.widgets.hush() or self.back()
        return self.widgets.event(event)

    @property
    def typing(self) -> bool:
        """Whether a text field has the focus, so that letters are not commands."""
        return self.widgets.writes

    def arrow(self, dx: int, dy: int) -> bool:
        """An arrow key: to the nearest control, or to the first one while none is focused."""
        return self.widgets.arrow(dx, dy) if self.widgets.page else self.widgets.move_focus(forward=dx + dy > 0)

    def back(self) -> bool:
        """Escape: cancel, or leave the scene. True when something happened."""
        return False

    def advance(self, dt: float) -> bool:
        """Let `dt` seconds pass; True when the picture changed."""
        return self.widgets.update(dt)

    @property
    def moving(self) -> bool:
        """Whether something moves or is awaited, so that frames come at full rate."""
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole screen."""
        self.widgets.draw(surface)
