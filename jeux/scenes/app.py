"""The window: one loop, one scene at a time, at most one dialogue above it."""

from __future__ import annotations

import gc
import logging
from collections.abc import Callable
from functools import cached_property, partial
from typing import TYPE_CHECKING, NamedTuple, Protocol

import pygame

from jeux.common.files import Problem
from jeux.common.keys import KeyMap
from jeux.common.paths import config_folder, data_folder
from jeux.common.settings import Settings, load_settings, settings_kept
from jeux.common.sounds import Sounds
from jeux.common.texts import RULES, Texts
from jeux.common.theme import Scale, apply_theme
from jeux.match.archive import Archive
from jeux.match.ledger import Ledger
from jeux.match.statistics import Statistics
from jeux.match.store import Store
from jeux.play.gestures.pace import duration
from jeux.play.setup.next_level import NextLevel
from jeux.scenes import ahead
from jeux.scenes.classroom.hour import ClassHour, ClassRoutes
from jeux.scenes.cross_fade import CrossFade, rise_of
from jeux.scenes.entrance import HANDS, Entrance
from jeux.scenes.faults import SHELF, Faults
from jeux.scenes.files.arrivals import Arrivals
from jeux.scenes.fingers import Fingers
from jeux.scenes.screen import Act, Learning, Screen, Setup, Way
from jeux.scenes.seen.follower import Follower
from jeux.scenes.settings_keeper import SettingsKeeper
from jeux.scenes.window import SMALLEST, Resizing, Window, draw_sentence, too_small
from jeux.views.style.badges import players_of
from jeux.voice.speaker import Speaker

if TYPE_CHECKING:
    from jeux.match.match import Match
    from jeux.match.record import Record
    from jeux.play.analysis.analysis import Analysis
    from jeux.play.classroom.classrooms import Point
    from jeux.play.learn.diagram.diagrams import Diagram
    from jeux.play.learn.puzzle.puzzles import Puzzle
    from jeux.play.setup.choosing import Choice
    from jeux.play.setup.rule_text import RulesOf

LIVELY_SECONDS = 0.5
"""Seconds of full frame rate after a gesture."""
LONGEST_FRAME = 0.05
_LOOKS = (
    *("text_size", "simple", "projector", "fullscreen", "panel", "orientation", "confirm", "large_targets"),
    *("theme", "font", "hidden", "coordinates"),
)
LAYOUT_SETTINGS = ("language", *_LOOKS, "teacher", "keys", "forced", "throws")
"""The settings that change what screens keep between two layouts: places, backgrounds, buttons and their labels."""
DISPLAY_SETTINGS = (*_LOOKS, "maximised", "animation", "speech")
"""The display settings. The crash page can reset them to their defaults, in case one of them broke a screen."""
SHOWN = (pygame.WINDOWEXPOSED, pygame.WINDOWFOCUSGAINED, pygame.MOUSEMOTION, pygame.KEYDOWN, pygame.MOUSEBUTTONUP)
"""The events after which to redraw: pygame_gui shows hovering and typing without reporting a change."""

_log = logging.getLogger(__name__)


class Routes(Protocol):
    """Makes the screens that one can go to from elsewhere: `jeux.scenes.routes`, the only module to know them all."""

    def shelf(self, app: App) -> Screen:
        """The matches to resume, and every game."""

    def new_game(self, app: App, key: str, who: str, back: Act | None) -> Screen:
        """The choices before a match. `who` is ``computer``, ``people``, ``watch``, or empty for the last choice.
        `back` returns to the previous screen; without it, to the shelf."""

    def table(self, app: App, match: Match) -> Screen:
        """A match in play."""

    def tournaments(self, app: App) -> Screen:
        """The tournaments stored on this computer."""

    def past(self, app: App) -> Screen:
        """The games that ended, as a dialogue."""

    def statistics(self, app: App, back: Act) -> Screen:
        """The charts of all games, as a dialogue; `back` returns to the previous screen."""

    def review(self, app: App, record: Record, known: Analysis | None = None, back: Act | None = None) -> Screen:
        """A review of the last game of a record, which has ended. `known` is the analysis made while it was played;
        `back` returns to the previous screen (default: the shelf)."""

    def vote(self, app: App, match: Match, back: Act, decide: Callable[[tuple[str, ...]], None]) -> Screen:
        """A class votes on the next turn of a match."""

    def puzzles(self, app: App, key: str) -> Screen:
        """All the problems, those of a game first."""

    def puzzle(self, app: App, puzzle: Puzzle) -> Screen:
        """A problem on the table."""

    def own_mistake(self, app: App, player: str) -> Screen:
        """The mistake of a player that waits longest; the shelf where none waits."""

    def diagram(self, app: App, diagram: Diagram, page: RulesOf, back: Act) -> Screen:
        """A diagram of `page` as a playable position, with the page beside the board; `back` returns to the page."""

    def learn(self, app: App, learning: Learning) -> Screen:
        """The demonstration and the lessons of a game."""

    def demo(self, app: App, learning: Learning) -> Screen:
        """The demonstration of a game on the table."""

    def lesson(self, app: App, learning: Learning, lesson: str) -> Screen:
        """A lesson on the table."""

    def edit(self, app: App, setup: Setup) -> Screen:
        """A position set up by hand."""

    def analysis(self, app: App, match: Match, back: Act) -> Screen:
        """An analysis of a position by the computer; `back` returns to the previous screen."""

    def settings(self, app: App) -> Screen:
        """The settings, as a dialogue."""

    def rules(self, app: App, key: str, choice: Choice | None = None, kind: str = RULES) -> Screen:
        """The rules of a game or the advice on it, as a dialogue: of a match that is being chosen, or the booklet's."""

    def class_page(self, app: App, name: str) -> Screen:
        """A page of the classroom mode, as a dialogue: ``prepare``, ``sheet`` or ``word``."""

    def show_point(self, app: App, point: Point) -> None:
        """Go to a point of a programme."""

    def about(self, app: App) -> Screen:
        """What the program is, and its keys, as a dialogue."""

    def spoken(self, app: App) -> Screen:
        """The log of everything spoken, as a dialogue."""

    def open_files(self, app: App, files: list[str]) -> None:
        """Open the match in some files, or show one sentence that says why it cannot be opened."""

    def open_text(self, app: App, text: str) -> None:
        """Open what a text contains, or show one sentence that says why it cannot be opened."""

    def ask_what_to_open(self, app: App) -> None:
        """Show a file dialogue, then open the match in the chosen file."""

    def crash(self, app: App) -> Screen:
        """The page shown after an exception."""

    def load_next(self) -> None:
        """Load the screens on the way to a table."""


MakeScreen = Callable[["App"], Screen]


class _Visit(NamedTuple):
    """How to make a scene, the name of what it shows, the match that is played there, and a dialogue to be shown above
    it once more."""

    make: MakeScreen
    place: str = ""
    match: str = ""
    above: Screen | None = None


class App:
    """Owns what outlives a scene: window, settings, texts, sounds, engine, saved games.

    `propagate` lets exceptions of a scene through instead of showing the crash page; the tests need this."""

    def __init__(self, routes: Routes, propagate: bool = False, speaker: Speaker | None = None) -> None:
        self.routes, self._propagate = routes, propagate
        assert getattr(pygame, "IS_CE", False), "Tablier needs pygame-ce; pygame itself must not be installed beside it"
        self.settings, self.problems = load_settings(config_folder())
        self._keeper = SettingsKeeper(self.settings)
        ways = ClassRoutes(
            partial(routes.class_page, self), partial(routes.show_point, self), self.show_shelf, self._relayout
        )
        self.hour = ClassHour(self, self._keeper, ways)
        self.problems = (*self.problems, *self.hour.problems)
        self.dismissed: set[tuple[str, str]] = set()
        """The problems (code, name) that the player has dismissed."""
        apply_theme(self.settings.look, self.settings.font)
        ahead.before_first_frame(self.settings.favourites)
        self.texts = Texts(self.settings.language, keys=KeyMap(self.settings.keys))
        self.store, self.ledger = Store(data_folder()), Ledger(data_folder())
        self.archive, self.statistics = Archive(data_folder()), Statistics(data_folder())
        self.next_level, self.players = NextLevel(), players_of(data_folder())
        self.window = Window(self.settings, first=not settings_kept(config_folder()))
        self.sounds = Sounds(*_heard(self.settings))
        self.follower = Follower(self, speaker or Speaker(), lambda: self.open(routes.spoken(self)))
        self.announcer = self.follower.announcer
        self.clock, self.running = pygame.time.Clock(), True
        self.scene: Screen | None = None
        self.dialogue: Screen | None = None
        self.faults = Faults()
        self.fingers = Fingers(self, partial(_let_go, self), lambda: self.dialogue or self.scene)
        self._next: _Visit | None = None
        self._here = _Visit(routes.shelf, SHELF)
        doors = routes.open_files, routes.open_text, routes.ask_what_to_open
        arrivals = Arrivals(lambda: self.hour.offered.has("files"), *(partial(way, self) for way in doors))
        self._entrance = Entrance(self, lambda: self.top, self.follower, arrivals, self.hour)
        self._resizing, self._size_to_keep = Resizing(), False
        self._lively, self._dirty, self._crashing = 0.0, True, False
        self._fade = CrossFade()
        self._left = False
        """Whether a screen was left whose memory can be given back."""
        self._leaf_turned = False
        """Whether a page was come to or left in this frame."""

    engine = cached_property(ahead.engine_of)

    # --- what scenes ask ------------------------------------------------------------------------------------------

    @property
    def screen(self) -> pygame.Surface:
        """The surface of the window."""
        return self.window.surface

    @property
    def top(self) -> Screen | None:
        """The screen that receives input. None while a change of scene is pending or the window is too small."""
        return None if self._next or self.too_small else self.dialogue or self.scene

    @property
    def size(self) -> tuple[int, int]:
        """The size for layout in pixels: that of the window, but at least the smallest supported size."""
        width, height = self.screen.get_size()
        return max(width, SMALLEST[0]), max(height, SMALLEST[1])

    @property
    def scale(self) -> Scale:
        """The text sizes and measures for this window."""
        return Scale.of(self.size, self.settings.letters, self.settings.least_letters)

    def go(self, make: MakeScreen, place: str = "", match: str = "") -> None:
        """Show another scene from the next frame on. The current scene may first ask whether to leave. `place` and
        `match` name the new one for the crash page."""
        self._leave_for(partial(setattr, self, "_next", _Visit(make, place, match)))

    def _leave_for(self, act: Act) -> None:
        if self.scene is None or self.scene.may_leave(act):
            act()

    def way_here(self, scene: Screen, above: Screen | None = None) -> Act:
        """An action that shows `scene` again in its current state, with the dialogue `above` it."""
        again = self._here._replace(make=lambda app: scene.again(), above=above)
        return Way(partial(self._leave_for, partial(setattr, self, "_next", again)), above or scene)

    def show_shelf(self) -> None:
        """Go to the shelf."""
        self.go(self.routes.shelf, SHELF)

    def show_new_game(self, key: str, who: str = "", back: Act | None = None) -> None:
        """Go to the choices before a match of this game; Escape does what `back` does."""
        self.go(lambda app: self.routes.new_game(app, key, who, back), f"new {key}")

    def show_table(self, match: Match) -> None:
        """Go to a match in play."""
        self.go(lambda app: self.routes.table(app, match), f"table {match.record.id}", match.record.id)

    def open_settings(self) -> None:
        """Show the settings above the scene."""
        self.open(self.routes.settings(self))

    def open_about(self) -> None:
        """Show what the program is above the scene."""
        self.open(self.routes.about(self))

    def open_rules(self, key: str, choice: Choice | None = None, kind: str = RULES) -> None:
        """Show the rules of a game or the advice on it: for the match in `choice`, or else the standard text."""
        self.open(self.routes.rules(self, key, choice, kind))

    def open(self, dialogue: Screen) -> None:
        """Show a dialogue above the scene; it gets all the events."""
        self._begin_fade("dialogue")
        self._shut_dialogue()
        self.dialogue = dialogue
        self._leaf_turned |= dialogue.leaf
        if self.scene:
            self.scene.let_go()
        dialogue.enter()
        self.renewed()

    def close(self) -> None:
        """Close the dialogue."""
        if self.dialogue:
            self._begin_fade("dialogue")
            self._shut_dialogue()

    def _shut_dialogue(self) -> None:
        if self.dialogue:
            self._leaf_turned |= self.dialogue.leaf
            self.dialogue.leave()
            self.dialogue = None
            self._left = True
            self.renewed()

    def _begin_fade(self, event: str, rise: int = 0, card: pygame.Rect | None = None) -> None:
        """Fade from what the window shows now; at once without motion, and where nothing was shown before."""
        if self.scene:
            self._fade.begin(self.screen, duration(event, self.settings.animation), rise, card)

    def renewed(self) -> None:
        """Note that another screen is on top: clicks and keys that began before do not reach it."""
        self._entrance.gate.change()
        self._dirty = True

    def change(self, settings: Settings) -> None:
        """Apply and save new settings at once."""
        before = self.settings
        self._keep(settings)
        self.sounds.set_volumes(*_heard(settings))
        if (settings.language, settings.keys) != (before.language, before.keys):
            self.texts = Texts(settings.language, keys=KeyMap(settings.keys))
        if settings.fullscreen != before.fullscreen:
            self.window.fill_screen(settings.fullscreen)
        apply_theme(settings.look, settings.font)
        if any(getattr(settings, name) != getattr(before, name) for name in LAYOUT_SETTINGS):
            self._relayout()

    def _keep(self, settings: Settings) -> None:
        """Store and save new settings."""
        self.settings = settings
        self._tell(self._keeper.keep(settings))

    def _tell(self, problems: tuple[Problem, ...]) -> None:
        """Add problems to those shown on the shelf, each once."""
        self.problems = tuple(dict.fromkeys((*self.problems, *problems)))

    def leave_match(self) -> None:
        """Set the failing match aside with its file intact, and go to the shelf."""
        problem = self.store.forget(self._here.match)
        self._tell((problem,) if problem else ())
        self.show_shelf()

    def quit(self) -> None:
        """Quit at the end of this frame. Asks first if something would be lost or a class session is on."""
        self.hour.quit(partial(self._leave_for, partial(setattr, self, "running", False)))

    # --- the loop -------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Run the main loop until the window is closed."""
        dt = 0.0
        ahead.look_after_memory()
        self.frame(pygame.event.get(), dt)
        ahead.after_first_frame(self.routes.load_next)
        while self.running:
            self.frame(pygame.event.get(), dt)
            self.give_back()
            busy = self._lively > 0 or self._fade.moving or any(scene.moving for scene in self._shown())
            dt = self.clock.tick(60 if busy else 20) / 1000
        self.shut()

    def give_back(self) -> None:
        """Free the screens that were left. They hold reference cycles and surfaces as large as the window."""
        if self._left:
            self._left = False
            gc.collect()

    def shut(self) -> None:
        """Save, stop the engine, close the window."""
        for scene in self._shown():
            scene.rescue()
            scene.leave()
        self._keeper.close()
        self.follower.close()
        if "engine" in vars(self):
            self.engine.close()
        pygame.event.get()  # pygame frees neither an event left in the queue nor the UI elements it refers to
        # not pygame.quit(): cached fonts and pictures serve the next window of this process (the tests open several)
        pygame.mixer.quit()
        self.window.close()

    def _shown(self) -> list[Screen]:
        return [scene for scene in (self.scene, self.dialogue) if scene]

    def frame(self, events: list[pygame.Event], dt: float) -> None:
        """Handle events, advance time, and redraw if something changed."""
        try:
            self._change_scene()
            for event in self.fingers.of(events, dt):
                self._dirty |= self._event(event)
            self._dirty |= (self.fingers.filled > 0) | self.follower.advance(dt)
            self._entrance.arrivals.open()
            self._entrance.gate.pass_time(dt)
            self._lively -= dt
            if self._resizing.settled(dt):
                self._relayout()
                self._size_to_keep = True
            self._tell(self._keeper.advance(dt))
            self._dirty |= self.hour.advance(dt) | self._fade.advance(dt)
            for scene in self._shown():
                self._dirty |= scene.advance(min(dt, LONGEST_FRAME))
            if self._dirty and not self._next:
                self._draw()
            if self._leaf_turned and not self._next:
                self._leaf_turned = False
                self.sounds.turn_page()
        except Exception:
            if self._propagate:
                raise
            self._crashed()

    def _change_scene(self) -> None:
        if not self._next:
            return
        way, self._next = self._next, None
        card = self.scene.card if self.scene else None
        self._begin_fade("grow" if card else "page", rise_of(self.scale), card)
        self._shut_dialogue()
        left, self.scene = self.scene, None
        if left:
            left.leave()
            self._left = True
        self._crashing = way.make == self.routes.crash
        self._leaf_turned |= left is not None and not self._crashing
        self._here = self._here if self._crashing else way
        self.scene = way.make(self)
        self.scene.enter()
        if way.above:
            self.open(way.above.again())
        self.renewed()

    def _event(self, event: pygame.Event) -> bool:
        if event.type == pygame.QUIT:
            self.quit()
            return False
        self._entrance.arrivals.take(event)
        self.window.follow(event)
        if event.type == pygame.VIDEORESIZE:
            self._resizing.begin()
            return True
        if event.type == pygame.WINDOWFOCUSLOST:
            _let_go(self)
        if event.type in HANDS:
            self._lively = LIVELY_SECONDS
        return self._entrance.give(event) or event.type in SHOWN

    def _relayout(self) -> None:
        for scene in self._shown():
            scene.relayout()
        self._dirty = True

    @property
    def too_small(self) -> bool:
        """Whether the window is too small to be laid out."""
        return too_small(self.screen.get_size())

    def _draw(self) -> None:
        self._dirty = False
        if self.too_small:
            draw_sentence(self.screen, self.texts.get("error-window-too-small"))
        else:
            for scene in self._shown():
                scene.draw(self.screen)
            self._fade.draw(self.screen, self.scene.stage if self.scene else None)
        self.fingers.draw(self.screen)
        self.follower.follow(self.dialogue or self.scene)
        self.window.flip()
        if self._size_to_keep and not self._crashing:  # only now is the new size known to work
            self._size_to_keep = False
            kept = self.window.kept(self.settings)
            if kept != self.settings:
                self._keep(kept)

    def _crashed(self) -> None:
        _log.exception("a screen failed")
        if self._crashing:
            raise
        self._crashing, self._size_to_keep = True, False
        first = Settings()
        plain = all(getattr(self.settings, name) == getattr(first, name) for name in ("window", *DISPLAY_SETTINGS))
        self.faults.add(self._here.place, self._here.match, plain)
        failed = self._shown()
        self.scene = self.dialogue = None
        for act in (act for scene in failed for act in (scene.rescue, scene.leave)):
            try:
                act()
            except Exception:
                _log.exception("the rescue failed too; the last save stands")
        self._next = _Visit(self.routes.crash)


def _heard(settings: Settings) -> tuple[int, int, bool, bool]:
    """What is heard: the volume of effects, that of signals, whether all is mute, whether a room is heard."""
    return settings.volume, settings.signals, settings.muted, settings.room


def _let_go(app: App) -> None:
    """Cancel the gesture in progress."""
    app._entrance.gate.let_go()
    for scene in app._shown():
        scene.let_go()
