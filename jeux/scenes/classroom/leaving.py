"""Asks for the password that ends a class session. It is no security measure, only a guard against ending it by
accident."""

from __future__ import annotations

import pygame

from jeux.common.palette import colours
from jeux.scenes.app import App
from jeux.scenes.sheet_scene import SheetScene
from jeux.ui.blocks import Column
from jeux.ui.controls import Field
from jeux.ui.drawing import BUTTON_HEIGHT


class LeavePage(SheetScene):
    """A field for the password, or a plain question if none was set."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._typed = ""
        self._wrong = False

    @property
    def _asks(self) -> bool:
        running = self.app.hour.running
        return bool(running and running.classroom.word)

    def layout(self) -> None:
        """Lay out one sheet."""
        room = self.lay_band(self.app.texts.get("animation-leave-now"), "", back="animation-resume")
        self.lay_sheets(room, self._question)

    def _question(self, page: Column) -> None:
        get = self.app.texts.get
        page.write(get("animation-word-asked" if self._asks else "animation-leave-sure"))
        page.gap(0.8)
        if self._asks:
            rect = pygame.Rect(page.x, page.y, page.width, page.scale(BUTTON_HEIGHT))
            hint = get("animation-word")
            page.items.append(Field("word", rect, self._typed, hint, self._take, page.scale))
            page.y = rect.bottom
            page.gap(0.8)
        if self._wrong:
            page.write(get("animation-word-wrong"), "bold", colour=colours().warning)
            page.gap(0.8)
        page.button("leave", get("animation-leave-now"), self.leave_classroom)
        page.gap(1.2)
        page.note(get("animation-word-forgotten"))

    def enter(self) -> None:
        """Focus the password field."""
        super().enter()
        if self._asks:
            self.widgets.focus(self.body, "word")

    def _take(self, typed: str) -> None:
        self._typed = typed

    def typed(self, field: str) -> bool:
        """Handle Enter: check the password."""
        self.leave_classroom()
        return True

    def leave_classroom(self) -> None:
        """End the session, or report a wrong password."""
        running = self.app.hour.running
        if running and running.classroom.ends_with(self._typed):
            self.app.hour.leave()
            return
        self._typed, self._wrong = "", True
        self.widgets.stop_typing()
        self.layout()
        self.widgets.focus(self.body, "word")
