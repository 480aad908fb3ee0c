"""What the application asks of a screen."""

from __future__ import annotations

import pygame

from jeux.common.theme import Scale
from jeux.scenes.app import App
from jeux.ui.widgets import Widgets


class Scene:
    """One screen. The application shows one at a time and changes it between two frames.

    A scene builds its layout in `layout`, called when it is shown and after each change of size, language or text
    size; `self.widgets` is fresh each time. `draw` changes nothing."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.widgets = Widgets(app.size, self.widget_scale)

    @property
    def widget_scale(self) -> Scale:
        """The size of the words on the widgets."""
        return self.app.scale

    def enter(self) -> None:
        """The scene is shown for the first time."""
        self.layout()

    def leave(self) -> None:
        """The scene is left: free what it holds."""
        self.widgets.kill()

    def relayout(self) -> None:
        """Build the scene again for the present size, language and text size."""
        self.widgets.kill()
        self.widgets = Widgets(self.app.size, self.widget_scale)
        self.layout()

    def layout(self) -> None:
        """Compute the rectangles and create the widgets."""

    def rescue(self) -> None:
        """Save what must not be lost; called when something failed, and before quitting."""

    def event(self, event: pygame.Event) -> bool:
        """Handle an event; True when the picture changed."""
        if event.type == pygame.KEYDOWN:
            return self.key(event)
        return self.widgets.event(event)

    def key(self, event: pygame.Event) -> bool:
        """Keys that every scene knows: Tab, Enter, Escape, arrows on a slider."""
        if self.widgets.typing and event.key not in (pygame.K_TAB, pygame.K_ESCAPE):
            return self.widgets.event(event)
        if event.key == pygame.K_TAB:
            return self.widgets.move_focus(not event.mod & pygame.KMOD_SHIFT)
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            return self.widgets.press()
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT) and self.widgets.nudge(-1 if event.key == pygame.K_LEFT else 1):
            return True
        if event.key == pygame.K_ESCAPE:
            return self.back()
        return self.widgets.event(event)

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
