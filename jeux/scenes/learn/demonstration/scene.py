"""A demonstration on the table: a game plays itself, captions below the board."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame

from jeux.common.palette import colours
from jeux.common.paths import config_folder
from jeux.common.typography import height_of, leading, write
from jeux.match.match import Match
from jeux.play.learn.demonstration.demo_session import DemoSession
from jeux.play.learn.learnt import learnt_in
from jeux.play.learn.lesson.lesson_session import match_of
from jeux.play.learn.lesson.lessons import DEMO, course_of
from jeux.play.table.buttons import PLAIN, PRIMARY, Button
from jeux.play.table.panel_content import PanelContent
from jeux.play.table.session import Session
from jeux.scenes.app import App
from jeux.scenes.learn.lesson.panel import DemoPanel, LessonContent, players_at
from jeux.scenes.navigation.learning import show_learn
from jeux.scenes.screen import Learning
from jeux.scenes.table.hands.key_table import KeyCommand
from jeux.scenes.table.match_keeper import MatchKeeper
from jeux.scenes.table.scene import MARGIN, GameScene, Show
from jeux.scenes.table.throwaway_keeper import ThrowawayKeeper
from jeux.ui.drawing import draw_sheet
from jeux.ui.widgets import ARROWS

LARGEST, SMALLEST = 2.0, 1.0
"""Body sizes of the captions: all as large as the longest one on two lines allows."""
LINES = 2
FADE = 0.35
"""Seconds in which one position gives way to another that does not follow from it."""
BAR = 0.4
"""Body sizes of the bar that tells how far it is."""
AMONG_KEYS = ("rules", "coordinates", "turn-board", "sound", "nearer", "farther", "bare")
"""The commands of a game that make sense while one looks on."""


class DemoScene(GameScene):
    """Plays the demonstration of a game. A click on the board stops it, the next one goes on."""

    session: DemoSession
    sheet = DemoPanel

    def __init__(self, app: App, learning: Learning) -> None:
        self.learning = learning
        self._demo = course_of(learning.game).demo
        self._taught = match_of(learning.game, self._demo.options, self._demo.players)
        self._room = self._strip = pygame.Rect(0, 0, 0, 0)
        self._caption_size = 0
        self._not_kept = ""
        """The sentence that says that the tick could not be kept."""
        self._scene_drawn, self._before = 0, pygame.Surface((0, 0))
        """The last scene that was drawn, and the table as it was before."""
        super().__init__(app, self._taught, self._sit)
        self.rules.learn = self.to_list

    def _sit(self, app: App, match: Match, show: Show) -> tuple[MatchKeeper, Session]:
        keeper, settings, taught = ThrowawayKeeper(app, match), lambda: app.settings, self._taught
        return keeper, DemoSession(taught, self._demo, app.engine, keeper, app.texts, settings, show, self._keep_seen)

    def _keep_seen(self) -> None:
        problem = learnt_in(config_folder()).add(f"{self.learning.game}/{DEMO}")
        self._not_kept = "demo-not-kept" if problem else ""

    def to_list(self) -> None:
        """All the lessons of this game."""
        show_learn(self.app, self.learning)

    def to_game(self) -> None:
        """A real game."""
        self.learning.play()

    # --- layout ---------------------------------------------------------------------------------------------------

    def _areas(self) -> tuple[pygame.Rect, pygame.Rect]:
        """The caption takes a strip below the board."""
        room, sheet = super()._areas()
        scale = self.app.scale
        inner = room.width - 2 * scale(1)
        self._caption_size = self._size_in(inner)
        height = LINES * leading(self._caption_size) + scale(BAR) + scale(1.2)
        self._strip = pygame.Rect(room.left, room.bottom - height, room.width, height)
        room.height -= height + scale(MARGIN)
        self._room, self._before = room.copy(), pygame.Surface((0, 0))
        return room, sheet

    def _size_in(self, width: int) -> int:
        """The size of all captions."""
        scale, captions = self.app.scale, self.session.captions
        size, least = scale(LARGEST), scale(SMALLEST)
        while size > least and any(height_of(each, "text", size, width) > LINES * leading(size) for each in captions):
            size -= 1
        return size

    # --- buttons and keys -----------------------------------------------------------------------------------------

    def _fixed_buttons(self) -> tuple[dict[str, Button], ...]:
        get = self.app.texts.get
        return (
            {
                "list": Button(get("lesson-list"), self.to_list, PLAIN, get("lesson-list-help")),
                "rules": Button(get("button-rules"), self.read),
            },
        )

    def _buttons(self) -> list[Button]:
        get, session = self.app.texts.get, self.session
        near = self.pan_zoom.buttons(session.texts)
        if session.over:
            again = Button(get("demo-again"), session.again)
            return [Button(get("lesson-play"), self.to_game, PRIMARY, get("lesson-play-help")), again, *near]
        pause = Button(get("demo-go-on" if session.watch.paused else "demo-pause"), session.pause, PRIMARY)
        slow = Button(get("demo-normal" if session.slowed else "demo-slower"), session.slow)
        return [pause, slow, Button(get("demo-skip"), session.skip), *near]

    def _show_buttons(self) -> None:
        if not self.bare:
            self._lay_buttons()

    def _commands(self) -> tuple[KeyCommand, ...]:
        own = {"rules": self.read}
        shown = (one for one in super()._commands() if one.name in AMONG_KEYS)
        return tuple(replace(one, act=own.get(one.name, one.act)) for one in shown)

    def read(self) -> None:
        """The rules over the sheet, or no more; it stands still as long as one may read."""
        self.rules.toggle()
        if self.rules.reading and not self.session.over and not self.session.watch.paused:
            self.session.pause()

    def key(self, event: pygame.Event) -> bool:
        """Nothing is touched on the board: the arrows go from button to button only."""
        return (event.key not in ARROWS or self.widgets.focused is not None) and super().key(event)

    def open_menu(self) -> None:
        self.to_list()

    def back(self) -> bool:
        """Escape skips what is left, then leads to the list."""
        if self.session.over:
            self.to_list()
        else:
            self.session.skip()
        return True

    def _button(self, event: pygame.Event) -> bool:
        """A click beside the buttons stops it, or goes on."""
        if event.button != 1 or (not self.bare and self.panel.rect.collidepoint(event.pos)):
            return False
        if event.type == pygame.MOUSEBUTTONDOWN:
            if not self.pan_zoom.press(event.pos):
                self.session.pause()
        else:
            self.pan_zoom.release()
        return True

    # --- time and picture -----------------------------------------------------------------------------------------

    @property
    def moving(self) -> bool:
        return super().moving or not (self.session.over or self.session.watch.paused)

    def content_now(self) -> PanelContent:
        session, get = self.session, self.app.texts.get
        return LessonContent(
            title=get("lesson-demo"),
            subtitle=session.sentences.name(),
            players=players_at(session),
            message=get("demo-pause-help") if not session.over else get(self._not_kept) if self._not_kept else "",
            refusal=bool(session.over and self._not_kept),
            turns=(),
        )

    def _fade(self, surface: pygame.Surface, draw: Callable[[pygame.Surface], None]) -> None:
        """Draw over a picture of the table; where another position is laid out, the picture that was there fades."""
        room = self._room.clip(surface.get_rect())
        if self.session.number != self._scene_drawn:
            self._scene_drawn = self.session.number
            self._before = surface.subsurface(room).copy()
        draw(surface)
        left = 1.0 - self.session.since_laid / FADE
        if left > 0 and self.app.settings.animation != "none":
            self._before.set_alpha(round(255 * left))
            surface.blit(self._before, room)

    def draw(self, surface: pygame.Surface) -> None:
        self._fade(surface, super().draw)
        scale, strip, palette = self.app.scale, self._strip, colours()
        draw_sheet(surface, strip, scale)
        bar = pygame.Rect(strip.left, strip.bottom - scale(BAR), strip.width, scale(BAR))
        pygame.draw.rect(surface, palette.paper_deep, bar)
        bar.width = round(bar.width * self.session.progress)
        pygame.draw.rect(surface, palette.primary, bar)
        inner = strip.inflate(-2 * scale(1), 0)
        caption, size = self.session.caption, self._caption_size
        high = height_of(caption, "text", size, inner.width)
        inner.top = strip.top + (strip.height - scale(BAR) - high) // 2
        write(surface, caption, inner, "text", size, palette.ink, "center")
