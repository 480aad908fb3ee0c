"""The strip at the top of a table during a class session: the current point of the programme, and the quiet time."""

from __future__ import annotations

from functools import partial

import pygame

from jeux.common.palette import colours
from jeux.common.settings import FACING
from jeux.common.theme import Scale
from jeux.common.typography import shortened
from jeux.scenes.app import App
from jeux.scenes.classroom.showing import point_words
from jeux.ui.drawing import put, width_of
from jeux.ui.widgets import Widgets

HIGH, BAR = 2.2, 12.0
"""Body sizes: the strip, and the bar of the quiet time."""
BEFORE, NEXT = "\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}", "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}"


def strip_height(app: App) -> int:
    """The pixels that it takes from a table; none where there is nothing to show, or persons sit at both ends."""
    return app.scale(HIGH) if app.hour.head and app.settings.orientation != FACING else 0


class Strip:
    """The strip, laid out and drawn by a table in the room of `strip_height`."""

    def __init__(self, app: App, widgets: Widgets) -> None:
        self._app = app
        margin = app.scale(0.6)
        self.rect = pygame.Rect(margin, margin // 2, app.size[0] - 2 * margin, strip_height(app) - margin // 2)
        self._left = self.rect.x
        running = app.hour.running
        if self.rect.height > 0 and running and running.classroom.programme:
            get, scale = app.texts.get, app.scale
            ends = ((BEFORE, -1, "animation-before-help"), (NEXT, 1, "animation-next-help"))
            for sign, by, tip in ends:
                rect = pygame.Rect(self._left, self.rect.y, scale(2), self.rect.height)
                widgets.button(rect, sign, partial(app.hour.step, by), tip=get(tip))
                self._left = rect.right + scale(0.4)

    def _point(self) -> str:
        """The name of the current point, or of the programme if none is shown yet."""
        texts, running = self._app.texts, self._app.hour.running
        if not running or not running.classroom.programme:
            return ""
        if not running.point:
            return texts.get("animation-programme")
        return f"{running.at + 1}/{len(running.classroom.programme)} · {point_words(running.point, texts)}"

    def told(self) -> tuple[str, ...]:
        """The text for speech: the current point and the end of a quiet time, but not each second."""
        over = self._app.hour.quiet.over
        return tuple(filter(None, (self._point(), self._app.texts.get("animation-quiet-over") if over else "")))

    def draw(self, surface: pygame.Surface) -> None:
        """The name of the point at the left, the quiet time at the right."""
        if self.rect.height <= 0:
            return
        scale, words = self._app.scale, self._point()
        right = self._draw_quiet(surface, scale) if self._app.hour.quiet.shown else self.rect.right
        room = pygame.Rect(self._left, self.rect.y, right - self._left - scale(0.6), self.rect.height)
        words = shortened(words, "bold", scale.body, room.width)
        put(surface, words, "bold", scale.body, colours().on_cloth, room, "left")

    def _draw_quiet(self, surface: pygame.Surface, scale: Scale) -> int:
        """Draw the remaining time and a bar, or a word at the end. Returns their left edge."""
        quiet, get = self._app.hour.quiet, self._app.texts.get
        words = get("animation-quiet-over") if quiet.over else quiet.figure
        if quiet.paused:
            words = get("animation-quiet-paused", time=quiet.figure)
        wide = width_of(words, "bold", scale.body) + scale(0.4)
        place = pygame.Rect(self.rect.right - wide, self.rect.y, wide, self.rect.height)
        put(surface, words, "bold", scale.body, colours().on_cloth, place, "right")
        if quiet.over:
            return place.x
        bar = pygame.Rect(0, 0, min(scale(BAR), self.rect.width // 4), max(8, scale(0.7)))
        bar.midright = (place.x - scale(0.5), place.centery)
        pygame.draw.rect(surface, colours().on_cloth, bar, max(1, scale.thin), border_radius=bar.height // 3)
        inner = bar.inflate(-4 * scale.thin, -4 * scale.thin)
        inner.width = round(inner.width * quiet.part)
        pygame.draw.rect(surface, colours().on_cloth, inner)
        return bar.x
