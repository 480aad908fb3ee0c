"""A demonstration on the table: a game plays itself, captions below the board."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame

from jeux.common.palette import colours
from jeux.common.paths import config_folder
from jeux.common.typography import height_of, leading, write
from jeux.match.taught import taught_match
from jeux.play.learn.demonstration.activity import DemoActivity
from jeux.play.learn.learnt import learnt_in
from jeux.play.learn.lesson.lessons import DEMO, course_of
from jeux.play.table.buttons import LINK, PRIMARY, Button
from jeux.play.table.panel_content import PanelContent
from jeux.scenes.app import App
from jeux.scenes.learn.lesson.panel import A_DEMONSTRATION, LessonContent, players_at
from jeux.scenes.navigation.learning import show_learn
from jeux.scenes.screen import Learning
from jeux.scenes.table.activity_screen import MARGIN, ActivityScreen, ScreenTable
from jeux.scenes.table.display.areas import Areas
from jeux.scenes.table.display.way_row import lay_way_row
from jeux.scenes.table.hands.key_table import KeyCommand
from jeux.scenes.table.match_keeper import MatchKeeper
from jeux.scenes.table.throwaway_keeper import ThrowawayKeeper
from jeux.ui.shapes import draw_rounded
from jeux.ui.widgets import ARROWS

LARGEST, SMALLEST = 2.0, 1.0
"""Body sizes: the largest and smallest captions. All have one size, the largest at which each fits in two lines."""
LINES = 2
FADE = 0.35
"""Seconds of the cross-fade between two positions that do not follow from each other."""
BAR = 0.4
"""Body sizes: the height of the progress bar."""
AMONG_KEYS = ("rules", "coordinates", "turn-board", "sound", "nearer", "farther", "bare")
"""The commands of a game that also make sense for a spectator."""


class DemoScreen(ActivityScreen):
    """Plays the demonstration of a game. A click on the board pauses it, the next one resumes it."""

    with_band = False

    activity: DemoActivity
    plan = A_DEMONSTRATION

    def __init__(self, learning: Learning) -> None:
        self.learning = learning
        demo = course_of(learning.game).demo
        self._room = self._strip = pygame.Rect(0, 0, 0, 0)
        self._caption_size = 0
        self._not_kept = ""
        """The name of the text that reports that the progress could not be saved; empty otherwise."""
        self._scene_drawn, self._before = 0, pygame.Surface((0, 0))
        """The number of the scene drawn last, and the picture of the table before it."""
        super().__init__(taught_match(learning.game, demo.options, demo.players), DemoActivity(demo, self._keep_seen))

    def keeper(self, app: App) -> MatchKeeper:
        return ThrowawayKeeper(app, self.match)

    def join(self, table: ScreenTable) -> None:
        super().join(table)
        table.rules.learn = self.to_list

    def _keep_seen(self) -> None:
        problem = learnt_in(config_folder()).add(f"{self.learning.game}/{DEMO}")
        self._not_kept = "demo-not-kept" if problem else ""

    def to_list(self) -> None:
        """Go to the list of lessons of this game."""
        show_learn(self.table.app, self.learning)

    def to_game(self) -> None:
        """Start a real game."""
        self.learning.play()

    # --- layout ---------------------------------------------------------------------------------------------------

    def areas(self, areas: Areas) -> Areas:
        """The areas, with a strip for the caption below the board."""
        room, sheet = areas
        scale = self.table.app.scale
        inner = room.width - 2 * scale(1)
        self._caption_size = self._size_in(inner)
        height = LINES * leading(self._caption_size) + scale(BAR) + scale(1.2)
        self._strip = pygame.Rect(room.left, room.bottom - height, room.width, height)
        room.height -= height + scale(MARGIN)
        self._room, self._before = room.copy(), pygame.Surface((0, 0))
        return room, sheet

    def _size_in(self, width: int) -> int:
        """The font size of all captions."""
        scale, captions = self.table.app.scale, self.activity.captions
        size, least = scale(LARGEST), scale(SMALLEST)
        while size > least and any(height_of(each, "text", size, width) > LINES * leading(size) for each in captions):
            size -= 1
        return size

    # --- buttons and keys -----------------------------------------------------------------------------------------

    def fixed_buttons(self) -> tuple[dict[str, Button], ...]:
        get = self.table.app.texts.get
        activity = self.activity
        transport = {
            "again": Button(get("demo-again"), activity.again, icon="start"),
            "pause": Button(get("demo-pause"), activity.pause, PRIMARY, icon="pause", while_able=True),
            "go-on": Button(get("demo-go-on"), activity.pause, PRIMARY, icon="play", while_able=True),
            "slower": Button(get("demo-slower"), activity.slow, icon="clock", while_able=True),
            "normal": Button(get("demo-normal"), activity.slow, icon="clock", while_able=True),
            "skip": Button(get("demo-skip"), activity.skip, icon="end", while_able=True),
        }
        return (transport,)

    def end_layout(self) -> None:
        """The way back to the lessons, and the rules."""
        table, get = self.table, self.table.app.texts.get
        if table.bare:
            return
        back = Button(get("lesson-learn"), self.to_list, "back", get("lesson-list-help"))
        lay_way_row(table.widgets, table.panel, back, Button(get("button-rules"), self.read, LINK))

    def buttons(self) -> list[Button]:
        activity, get = self.activity, self.table.app.texts.get
        near = self.table.pan_zoom.buttons(self.table.session.texts)
        play = Button(get("lesson-play"), self.to_game, PRIMARY, get("lesson-play-help"))
        return [play, *near] if activity.over else near

    def able(self) -> dict[str, bool]:
        running, paused, slowed = not self.activity.over, self.table.session.watch.paused, self.activity.slowed
        return {
            "pause": running and not paused,
            "go-on": running and paused,
            "slower": running and not slowed,
            "normal": running and slowed,
            "skip": running,
        }

    def commands(self) -> tuple[KeyCommand, ...]:
        own = {"rules": self.read}
        shown = (one for one in super().commands() if one.name in AMONG_KEYS)
        return tuple(replace(one, act=own.get(one.name, one.act)) for one in shown)

    def read(self) -> None:
        """Open or close the rules over the sheet; opening them pauses the demonstration."""
        self.table.rules.toggle()
        if self.table.rules.reading and not self.activity.over and not self.table.session.watch.paused:
            self.activity.pause()

    def key(self, event: pygame.Event) -> bool | None:
        """Ignore the arrow keys while no button has the focus, as nothing can be touched on the board."""
        return False if event.key in ARROWS and self.table.widgets.focused is None else None

    def open_menu(self) -> None:
        self.to_list()

    def back(self) -> bool:
        """Escape: skip the rest; at the end, go to the list of lessons."""
        if self.activity.over:
            self.to_list()
        else:
            self.activity.skip()
        return True

    def button(self, event: pygame.Event) -> bool | None:
        """A click outside the buttons pauses or resumes the demonstration."""
        if event.button != 1 or (not self.table.bare and self.table.panel.rect.collidepoint(event.pos)):
            return False
        if event.type == pygame.MOUSEBUTTONDOWN:
            if not self.table.pan_zoom.press(event.pos):
                self.activity.pause()
        else:
            self.table.pan_zoom.release()
        return True

    # --- time and picture -----------------------------------------------------------------------------------------

    @property
    def moving(self) -> bool:
        return not (self.activity.over or self.table.session.watch.paused)

    def content(self, of_game: Callable[[], PanelContent]) -> PanelContent:
        session, activity, get = self.table.session, self.activity, self.table.app.texts.get
        return LessonContent(
            title=get("lesson-demo"),
            subtitle=session.sentences.name(),
            players=players_at(session),
            message=get((self._not_kept or "demo-over") if activity.over else "demo-pause-help"),
            refusal=bool(activity.over and self._not_kept),
            turns=(),
        )

    def _fade(self, surface: pygame.Surface, draw: Callable[[pygame.Surface], None]) -> None:
        """Draw the table. When another position is laid out, the previous picture fades out above it."""
        room = self._room.clip(surface.get_rect())
        if self.activity.number != self._scene_drawn:
            self._scene_drawn = self.activity.number
            self._before = surface.subsurface(room).copy()
        draw(surface)
        left = 1.0 - self.activity.since_laid / FADE
        if left > 0 and self.table.app.settings.animation != "none":
            self._before.set_alpha(round(255 * left))
            surface.blit(self._before, room)

    def draw(self, surface: pygame.Surface, draw_table: Callable[[pygame.Surface], None]) -> None:
        self._fade(surface, draw_table)
        scale, strip, palette = self.table.app.scale, self._strip, colours()
        inner = strip.inflate(-2 * scale(1), 0)
        bar = pygame.Rect(inner.left, strip.bottom - scale(BAR), inner.width, scale(BAR))
        draw_rounded(surface, bar, bar.height // 2, palette.field, palette.edge, scale.thin)
        bar.width = max(bar.height, round(bar.width * self.activity.progress))
        draw_rounded(surface, bar, bar.height // 2, palette.accent)
        caption, size = self.activity.caption, self._caption_size
        high = height_of(caption, "text", size, inner.width)
        inner.top = strip.top + (strip.height - scale(BAR) - high) // 2
        write(surface, caption, inner, "text", size, palette.on_cloth, "center")
